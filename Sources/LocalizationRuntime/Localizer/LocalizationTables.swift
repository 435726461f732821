import Internationalization

/// The tables that a localizer looks texts up in, in this order, prepared for negotiation.
///
/// Make it once, as generated code does, and localizers from it for each request. A language is chosen for all tables
/// together, so that a page does not mix languages.
public struct LocalizationTables: Sendable {
    struct Entry: Sendable {
        let type: ObjectIdentifier?
        let table: LocalizationTable
    }

    let entries: [Entry]

    /// The languages of all tables.
    let languages: TableLanguages

    /// The tables of these types.
    public init(_ types: [any StringTable.Type]) {
        self.init(entries: types.map { Entry(type: ObjectIdentifier($0), table: $0.table) })
    }

    /// One table.
    public init(_ table: LocalizationTable) {
        self.init(entries: [Entry(type: nil, table: table)])
    }

    /// Several tables.
    public init(_ tables: [LocalizationTable]) {
        self.init(entries: tables.map { Entry(type: nil, table: $0) })
    }

    /// These tables and then those of another module, negotiated together.
    public func adding(_ others: LocalizationTables) -> LocalizationTables {
        LocalizationTables(entries: entries + others.entries)
    }

    init(entries: [Entry]) {
        self.entries = entries
        languages = TableLanguages(joining: entries.map(\.table.languages))
    }
}
