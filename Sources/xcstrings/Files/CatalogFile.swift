import StringCatalog

/// The catalogs that a command reads.
enum CatalogFile {
    /// Reads the catalog at `path` and reports its errors, not its warnings.
    ///
    /// - Returns: The catalog with what could be read of it, and whether there is an error.
    static func read(_ path: String, _ output: Output) throws(Failure) -> (catalog: StringCatalog?, hasErrors: Bool) {
        let options = StringCatalog.ReadingOptions(duplicateKeySeverity: .error)
        let result = StringCatalog.read(try InputFile.read(path), path: path, options: options)
        for diagnostic in result.diagnostics where diagnostic.severity == .error {
            output.report(diagnostic)
        }
        return (result.catalog, result.hasErrors)
    }

    /// The name of the table that the catalog at `path` is compiled to: its file name without extension.
    static func tableName(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
        return String(file[..<dot])
    }
}
