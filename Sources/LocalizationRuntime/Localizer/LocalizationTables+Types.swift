extension LocalizationTables {
    /// One table, which also serves the symbols of a type instead of the table that is part of the program.
    ///
    /// It may be older or newer than the symbols: one that points at another key there is looked up by its key.
    public init(_ table: LocalizationTable, for type: (some StringTable).Type) {
        self.init(entries: [Entry(type: ObjectIdentifier(type), table: table)])
    }
}
