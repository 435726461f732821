import AtomicFiles
import CatalogCompiler
import CatalogConfiguration
import StringCatalog

/// `xcstrings compile`: catalogs to lookup tables, or to the tables of Apple's platforms.
struct CompileCommand: Command {
    private static let files = Positional(
        "FILE", .oneOrMore, isPath: true,
        help: "A catalog, a folder that is searched for catalogs, or - for standard input, which needs --table.")
    private static let folder = CommandOption(
        "output", short: "o", value: .path("DIR"), help: "The folder for the tables. It is made if need be.")
    private static let languages = LanguageChoice.option(
        "Compile this language only; a lookup table has the source language too, which others fall back to.")
    private static let states = CommandOption(
        "state", value: .text("STATE"), isRepeatable: true,
        help: "Compile texts in this state only, such as translated. The source text always stays.")
    private static let noStale = CommandOption(
        "no-stale", help: "Leave out entries that are no longer found in source code.")
    private static let strict = CommandOption("strict", help: "Treat warnings as errors.")
    private static let format = CommandOption(
        "format", value: .choice("FORMAT", among: CompiledFormat.allCases.map(\.rawValue)),
        help: "What to write: a lookup table (table, the default), or .strings and .stringsdict files (strings).")
    private static let dryRun = CommandOption(
        "dry-run", help: "Print the paths of the files that would be written, one a line, and write nothing.")
    private static let depfile = CommandOption(
        "depfile", value: .path("FILE"),
        help: "Write to FILE what was read, as a rule of Make, which Ninja and CMake read too.")

    static let description = CommandDescription(
        "compile", summary: "Compile catalogs to lookup tables, or to Apple's tables.",
        details: [
            "Writes a file DIR/NAME.xctable for each catalog, with all its languages. With an error in one of the "
                + "catalogs nothing is written. A table that would not change is not touched.",
            "With --format strings it writes what Apple's platforms read, DIR/LANGUAGE.lproj/NAME.strings and "
                + ".stringsdict, each where there is a text for it. Two languages that belong into one directory, such as "
                + "iw and he, are an error.",
            "A file .xcstrings.json above a catalog may choose languages and states; options go before it.",
        ],
        positionals: [files],
        options: [folder, format, languages, states, noStale, strict, TableNames.option, dryRun, depfile],
        examples: [
            .init("xcstrings compile Podcasts.xcstrings -o build", "Writes build/Podcasts.xctable."),
            .init(
                "xcstrings compile Sources -o build -l ru -l pl --state translated",
                "Only Russian and Polish, and of these only what is finished."),
            .init(
                "xcstrings compile Podcasts.xcstrings --format strings -o App.bundle",
                "Writes App.bundle/ru.lproj/Podcasts.stringsdict and the like."),
        ])

    private let paths: [String]
    private let folder: String
    private let languages: [String]
    private let states: [String]
    private let leavesOutStaleEntries: Bool
    private let tableName: String?
    private let isStrict: Bool
    private let format: CompiledFormat
    private let isDryRun: Bool
    private let depfile: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        paths = arguments.values(of: Self.files)
        guard let folder = arguments.value(of: Self.folder), !folder.isEmpty else {
            throw UsageError("the folder for the tables is missing: -o DIR")
        }
        self.folder = folder
        tableName = try TableNames.name(in: arguments)
        isStrict = arguments.has(Self.strict)
        format = arguments.value(of: Self.format).flatMap(CompiledFormat.init) ?? .table
        isDryRun = arguments.has(Self.dryRun)
        depfile = arguments.value(of: Self.depfile)
        languages = arguments.values(of: Self.languages)
        states = arguments.values(of: Self.states)
        leavesOutStaleEntries = arguments.has(Self.noStale)
    }

    /// What the command line says, else what the configuration says.
    private func options(tableName: String, _ configuration: Configuration) -> CompilationOptions {
        CompilationOptions(
            tableName: tableName,
            languages: languages.isEmpty ? configuration.languages : languages,
            states: states.isEmpty
                ? configuration.states : Set(states.map { StringCatalog.State(rawValue: $0) }),
            includesStaleEntries: !leavesOutStaleEntries && configuration.includesStaleEntries ?? true)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let files = try CatalogFinder.files(at: paths)
        let names = try TableNames.names(of: files, asked: tableName) { "\($0).\(format.fileExtension)" }
        warnOfUnknownStates(output)
        var counts = DiagnosticCounts()
        var compiled: [CompiledFile] = []
        var configurations = ConfigurationCache()
        let settings = try files.map { path throws(Failure) in try configurations.configuration(forCatalog: path) }
        for diagnostic in configurations.diagnostics { output.report(diagnostic) }
        counts.add(configurations.diagnostics)
        for (index, path) in files.enumerated() {
            let options = options(tableName: names[index], settings[index])
            let result = format.compile(try InputFile.read(path), path: path, options: options)
            for diagnostic in result.diagnostics where diagnostic.severity != .note { output.report(diagnostic) }
            counts.add(result.diagnostics)
            compiled += result.files
        }
        if counts.isFailure(strict: isStrict) {
            let cause = counts[.error] > 0 ? CountWords.of(counts[.error], "error") : "warnings count as errors"
            output.report("nothing was written: \(cause)")
            return .inputError
        }
        for file in compiled { try write(file, output) }
        if !isDryRun {
            try OutputFile.writeDependencies(of: compiled.map(path), on: files + configurations.paths, to: depfile)
        }
        return .success
    }

    private func warnOfUnknownStates(_ output: Output) {
        let known = StringCatalog.State.known
        for state in states where !known.contains(StringCatalog.State(rawValue: state)) {
            output.report(
                "warning",
                "'\(state)' is no state that Xcode knows"
                    + Suggestion.clause(for: state, among: known.map(\.rawValue)))
        }
    }

    private func path(of file: CompiledFile) -> String {
        folder.hasSuffix("/") ? folder + file.path : "\(folder)/\(file.path)"
    }

    private func write(_ file: CompiledFile, _ output: Output) throws(Failure) {
        let path = path(of: file)
        if isDryRun {
            output.writeLine(path)
            return
        }
        let outcome = try OutputFile.write(file.contents, to: path)
        output.writeLine("\(outcome.verb) \(path) (\(file.size))")
    }
}
