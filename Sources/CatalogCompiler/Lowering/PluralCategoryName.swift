/// The plural categories of CLDR by the names that catalogs have for them, numbered as the table numbers them.
enum PluralCategoryName {
    /// The number of `other`.
    static let other: UInt8 = 5

    /// The number of a category; `nil` for a name that is none.
    static func number(of name: String) -> UInt8? {
        switch name {
        case "zero": 0
        case "one": 1
        case "two": 2
        case "few": 3
        case "many": 4
        case "other": other
        default: nil
        }
    }
}
