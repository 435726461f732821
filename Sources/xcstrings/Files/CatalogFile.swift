import StringCatalog

/// The catalogs that a command reads.
enum CatalogFile {
    /// The errors that a command which is not about errors shows of one file.
    private static let shownErrorCount = 3

    /// Reads the catalog at `path` for a command that shows what is in it, and reports the first of its errors.
    ///
    /// - Returns: The catalog with what could be read of it, and whether there is an error.
    static func read(_ path: String, _ output: Output) throws(Failure) -> (catalog: StringCatalog?, hasErrors: Bool) {
        let result = StringCatalog.read(try InputFile.read(path), path: path)
        reportErrors(in: result.diagnostics, path: path, output)
        return (result.catalog, result.hasErrors)
    }

    /// Reports the first errors of a file, and how many more there are.
    static func reportErrors(in diagnostics: [Diagnostic], path: String, _ output: Output) {
        let errors = diagnostics.filter { $0.severity == .error }
        for error in errors.prefix(shownErrorCount) { output.report(error) }
        if errors.count > shownErrorCount {
            output.report(
                "note",
                "\(CountWords.of(errors.count - shownErrorCount, "more error")); 'xcstrings check' shows all of '\(path)'"
            )
        }
    }
}
