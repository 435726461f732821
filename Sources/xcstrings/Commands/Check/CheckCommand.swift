import CatalogCompiler
import StringCatalog

/// `xcstrings check`: everything that is wrong with catalogs.
struct CheckCommand: Command {
    private static let paths = Positional(
        "PATH", .oneOrMore, isPath: true,
        help: "A catalog, a folder that is searched for catalogs, or - for standard input.")
    private static let strict = CommandOption("strict", help: "End with 1 on warnings too.")
    private static let json = CommandOption("json", help: "Print JSON to standard output.")

    static let description = CommandDescription(
        "check", summary: "Report everything that is wrong with catalogs.",
        details: [
            "Prints errors, warnings and notes as PATH:LINE:COLUMN: SEVERITY: MESSAGE (LANGUAGE: KEY PATH) to standard "
                + "error, in the order of the file, and ends with 1 where there is an error."
        ],
        positionals: [paths],
        options: [strict, json],
        examples: [
            .init("xcstrings check Sources", "Checks every catalog below Sources."),
            .init("git show HEAD:App.xcstrings | xcstrings check - --strict", "Checks another version of a file."),
        ])

    private let paths: [String]
    private let isStrict: Bool
    private let isJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        paths = arguments.values(of: Self.paths)
        isStrict = arguments.has(Self.strict)
        isJSON = arguments.has(Self.json)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let files = try CatalogFinder.files(at: paths)
        var counts = DiagnosticCounts()
        var all: [Diagnostic] = []
        for path in files {
            let diagnostics = Self.diagnostics(of: try InputFile.read(path), path: path)
            counts.add(diagnostics)
            if isJSON {
                all += diagnostics
            } else {
                for diagnostic in diagnostics { output.report(diagnostic) }
            }
        }
        if isJSON { output.write(DiagnosticJSON.value(of: all, counts: counts).document) }
        output.report("\(counts.words) in \(CountWords.of(files.count, "catalog"))")
        return counts.isFailure(strict: isStrict) ? .inputError : .success
    }

    /// What reading and compiling find, in the order of the file.
    private static func diagnostics(of bytes: [UInt8], path: String) -> [Diagnostic] {
        // Whoever checks a catalog wants to know of keys that an edit would have to choose between.
        let reading = StringCatalog.read(bytes, path: path, options: .init(duplicateKeySeverity: .error))
        let options = CompilationOptions(tableName: CatalogFile.tableName(of: path))
        return CatalogCompiler.compile(reading, options: options).diagnostics
    }
}
