/// Where the rows of a command that edits come from.
enum EditRows {
    /// The file that rows are read from; nil where the command line says all.
    ///
    /// - Parameters:
    ///   - hasTarget: Whether the command line says what to edit.
    ///   - catalog: The path of the catalog, which cannot be standard input too.
    ///   - missing: What the command line lacks, for the error on a terminal.
    static func path(
        _ arguments: ParsedArguments, hasTarget: Bool, catalog: String, missing: String
    ) throws(UsageError) -> String? {
        let given = arguments.value(of: CatalogChange.Options.rows)
        if given != nil, hasTarget { throw UsageError("'--tsv' takes the place of what else says what to edit") }
        if hasTarget { return nil }
        let path = given ?? CatalogFinder.standardInput
        if given == nil, StandardStream(descriptor: 0).isTerminal {
            throw UsageError("\(missing) is missing; give it, or rows on standard input")
        }
        if path == CatalogFinder.standardInput, catalog == CatalogFinder.standardInput {
            throw UsageError("the catalog and the rows cannot both come from standard input")
        }
        return path
    }
}
