import CatalogExchange
import Internationalization
import StringCatalog

/// `xcstrings export`: texts for translators.
struct ExportCommand: Command {
    private static let paths = Positional(
        "PATH", .oneOrMore, isPath: true, help: "A catalog, or a folder that is searched for catalogs.")
    private static let format = CommandOption(
        "format", value: .choice("FORMAT", among: ExportFormat.allCases.map(\.rawValue)),
        help: "What to write: XLIFF 1.2 (the default), an .xcloc bundle as Xcode writes it, or a table.")
    private static let languages = LanguageChoice.option(
        "Export this language, one that no catalog has yet too; all but the source language if not given.")
    private static let directory = CommandOption(
        "output", short: "o", value: .path("DIR"), help: "The folder for the files. It is made if need be.")
    static let folder = CommandOption(
        "folder", value: .path("DIR"),
        help: "The folder from which the paths of catalogs in the files count; the current one if they are below it.")

    static let description = CommandDescription(
        "export", summary: "Write the texts of catalogs for translators.",
        details: [
            "Writes DIR/LANGUAGE.xliff with all catalogs for each language, DIR/LANGUAGE.xcloc, or DIR/NAME.csv with all "
                + "languages for each catalog. Translators fill in 'target' (in a table the column 'translation'), and "
                + "'xcstrings import' takes the files back.",
            "Entries that are not to be translated and stale ones are left out. A text that varies by number has the "
                + "plural forms that the language needs.",
        ],
        positionals: [paths],
        options: [directory, format, languages, folder],
        examples: [
            .init("xcstrings export App.xcstrings -l fr -o out", "Writes out/fr.xliff."),
            .init("xcstrings export Sources --format xcloc -o out", "A bundle for each language of all catalogs."),
            .init("xcstrings export App.xcstrings --format csv -l fr -l ja -o out", "One table, out/App.csv."),
        ])

    private let paths: [String]
    private let format: ExportFormat
    private let languages: LanguageChoice
    private let directory: String
    private let folder: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        paths = arguments.values(of: Self.paths)
        guard !paths.contains(CatalogFinder.standardInput) else {
            throw UsageError("a catalog from standard input has no path for the files; give the path of a file")
        }
        guard let directory = arguments.value(of: Self.directory), !directory.isEmpty else {
            throw UsageError("the folder for the files is missing: -o DIR")
        }
        self.directory = directory
        format = arguments.value(of: Self.format).flatMap(ExportFormat.init) ?? .xliff
        let tags = arguments.values(of: Self.languages).flatMap { $0.split(separator: ",").map(String.init) }
        for tag in tags where LanguageTag(tag) == nil {
            throw UsageError("'\(tag)' is no language tag; write it like 'fr' or 'pt-BR'")
        }
        languages = LanguageChoice(tags)
        folder = arguments.value(of: Self.folder)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let paths = try CatalogFinder.files(at: paths)
        let folder = folder.map { ExchangeFolder($0) } ?? ExchangeFolder(forCatalogs: paths)
        var catalogs: [ExchangeFile] = []
        var hasErrors = false
        for path in paths {
            guard let original = folder.path(of: path) else {
                throw Failure(.usageOrFileError, "'\(path)' is not in the folder '\(folder.path)'")
            }
            let (catalog, isDamaged) = try CatalogFile.read(path, output)
            if isDamaged { hasErrors = true }
            if let catalog { catalogs.append(ExchangeFile(original: original, catalog: catalog)) }
        }
        guard !hasErrors else {
            output.report("nothing was written: the catalogs have errors")
            return .inputError
        }
        let tags = try languageTags(of: catalogs, output)
        let files = try format.files(catalogs, languageTags: tags)
        for file in files { try write(file, output) }
        let setCount = catalogs.map(\.stringSetCount).reduce(0, +)
        if setCount > 0 {
            output.report(
                "note",
                "\(CountWords.of(setCount, "entry", plural: "entries")) with phrases of App Shortcuts cannot be exchanged"
            )
        }
        return .success
    }

    private func languageTags(of catalogs: [ExchangeFile], _ output: Output) throws(Failure) -> [String] {
        let available = Set(catalogs.flatMap(\.languageTags)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        guard languages.isEverything else {
            let sources = catalogs.map(\.catalog.sourceLanguage)
            for tag in languages.unknown(among: available + sources) {
                output.report(
                    "warning",
                    "no catalog has the language '\(tag)': all its texts are untranslated"
                        + Suggestion.clause(for: tag, among: available))
            }
            return languages.tags(among: available)
        }
        guard !available.isEmpty else {
            throw Failure(
                .usageOrFileError, "there is no language besides the source language; name one with --language")
        }
        return available
    }

    private func write(_ file: ExportFormat.File, _ output: Output) throws(Failure) {
        let path = directory.hasSuffix("/") ? directory + file.path : "\(directory)/\(file.path)"
        let outcome = try OutputFile.write(file.bytes, to: path)
        guard let document = file.document else { return }
        for diagnostic in document.diagnostics { output.report(diagnostic) }
        output.writeLine(
            "\(outcome.verb) \(path) (\(CountWords.of(document.unitCount, "text")), "
                + "\(document.untranslatedCount) untranslated)")
    }
}
