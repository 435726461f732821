import CatalogCompiler

/// A file that a catalog is compiled to.
struct CompiledFile {
    /// The path below the folder for output.
    let path: String
    let contents: [UInt8]
    /// How much is in it, for people.
    let size: String

    /// The lookup table of a catalog, none where there is an error.
    static func files(of result: CompilationResult, named name: String) -> [CompiledFile] {
        guard let table = result.table else { return [] }
        let counts = [
            CountWords.of(result.keyCount, "key"), CountWords.of(result.languages.count, "language"),
            CountWords.of(table.count, "byte"),
        ]
        return [CompiledFile(path: "\(name).xctable", contents: table, size: counts.joined(separator: ", "))]
    }

    /// Apple's tables of a catalog, none where there is an error.
    static func files(of tables: AppleTables) -> [CompiledFile] {
        tables.files.map { file in
            CompiledFile(path: file.path, contents: file.contents, size: CountWords.of(file.contents.count, "byte"))
        }
    }
}
