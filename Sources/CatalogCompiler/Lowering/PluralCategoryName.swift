internal import StringCatalog

/// The plural categories of CLDR by the names that catalogs have for them, numbered as the table numbers them.
enum PluralCategoryName {
    /// The number of `other`.
    static let other: UInt8 = 5

    private static let names: [[UInt8]] = ["zero", "one", "two", "few", "many", "other"].map { Array($0.utf8) }

    /// The number of a category; `nil` for a name that is none.
    static func number(of name: JSONString) -> UInt8? {
        let bytes = name.utf8
        guard (3...5).contains(bytes.count) else { return nil }
        return names.firstIndex { bytes.elementsEqual($0) }.map { UInt8($0) }
    }
}
