/// A table of messages as a type, so that symbols belong to their table.
///
/// Generated code has one for each catalog, with the table's bytes embedded in the program:
///
/// ```swift
/// enum Pizza: StringTable {
///     static let table = LocalizationTable.embedded(pizzaTable)
/// }
/// ```
public protocol StringTable: Sendable {
    /// The table.
    static var table: LocalizationTable { get }
}
