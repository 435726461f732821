extension LocalizationTable {
    /// The table of a file, mapped; where that cannot be opened, an empty one, whose every text is its key.
    ///
    /// Generated code has it for tables that are files beside the program.
    public static func file(at path: String) -> LocalizationTable {
        do throws(LocalizationTableError) {
            return try LocalizationTable(mapping: path)
        } catch {
            return .empty
        }
    }
}
