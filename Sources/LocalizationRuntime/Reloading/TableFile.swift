/// A table that is a file, as `xcstrings compile` writes it, and the type whose symbols it serves.
public struct TableFile: Sendable {
    /// Where the file is.
    public let path: String

    let type: ObjectIdentifier?

    /// A table whose texts are looked up by their keys.
    public init(_ path: String) {
        self.path = path
        type = nil
    }

    /// A table that also serves the symbols of a type, instead of the table that is part of the program.
    ///
    /// It may be older or newer than the symbols: one that points at another key there is looked up by its key.
    public init(_ path: String, for type: (some StringTable).Type) {
        self.path = path
        self.type = ObjectIdentifier(type)
    }

    /// Opens the file and looks at every byte: a service must not change to a table that is damaged.
    func open(copying: Bool) throws(LocalizationTableError) -> LocalizationTables.Entry {
        let table = copying ? try LocalizationTable(copying: path) : try LocalizationTable(mapping: path)
        guard table.verify().isEmpty else { throw .file(path: path, .damaged) }
        return LocalizationTables.Entry(type: type, table: table)
    }
}
