internal import LookupTable
internal import LookupTableWriter
public import StringCatalog

/// Compiles string catalogs to lookup tables.
///
/// ```swift
/// let reading = StringCatalog.read(bytes, path: "Localizable.xcstrings")
/// let result = CatalogCompiler.compile(reading, options: CompilationOptions(tableName: "Localizable"))
/// for diagnostic in result.diagnostics { print(diagnostic) }
/// if let table = result.table { … }
/// ```
///
/// Format strings are parsed here and never at run time. In every language an entry gives its localization in whatever
/// state that is; a missing one is taken from the nearest language that has it, for each device, and at last from the
/// source language, whose text is its localization or else the key.
public enum CatalogCompiler {
    /// Compiles a catalog that was read, and gives the findings of reading along with its own.
    ///
    /// Every problem of the catalog is reported in one run, and one bad entry does not hide the rest. With an error
    /// there is no table.
    ///
    /// - Complexity: Linear in the size of the catalog and in the number of keys times languages.
    public static func compile(
        _ reading: StringCatalog.ReadingResult, options: CompilationOptions
    ) -> CompilationResult {
        guard let catalog = reading.catalog else {
            return CompilationResult(table: nil, diagnostics: reading.diagnostics, languages: [], keyCount: 0)
        }
        let languages = LanguagePlan(catalog, options: options)
        var findings = Findings(path: catalog.path)
        languages.check(catalog, options: options, findings: &findings)
        var lowering = CatalogLowering(
            catalog: catalog, options: options, languages: languages, findings: findings)
        lowering.lowerEntries()
        let (table, problem) = finish(lowering.writer)
        if let problem, !reading.hasErrors {
            lowering.findings.add(.tableNotWritten(problem), at: catalog.json.position)
        }
        var diagnostics = reading.diagnostics + lowering.findings.diagnostics
        // Sorting keeps the order of findings at one place.
        diagnostics.sort { $0.position < $1.position }
        let hasErrors = diagnostics.contains { $0.severity == .error }
        return CompilationResult(
            table: hasErrors ? nil : table, diagnostics: diagnostics,
            languages: hasErrors ? [] : languages.languages.map(\.tag), keyCount: hasErrors ? 0 : lowering.keyCount)
    }

    /// Reads and compiles a catalog from the bytes of its file.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: How diagnostics name the file.
    ///   - options: What to compile, and how.
    public static func compile(_ bytes: [UInt8], path: String, options: CompilationOptions) -> CompilationResult {
        compile(StringCatalog.read(bytes, path: path), options: options)
    }

    private static func finish(_ writer: consuming TableWriter) -> ([UInt8]?, TableWriterError?) {
        do throws(TableWriterError) {
            return (try writer.finish(), nil)
        } catch {
            return (nil, error)
        }
    }
}

extension DiagnosticMessage {
    fileprivate static func tableNotWritten(_ error: TableWriterError) -> DiagnosticMessage {
        DiagnosticMessage("table-not-written", .error, "The catalog fits into no table: \(error)")
    }
}
