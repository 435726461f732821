import CatalogEditing
import StringCatalog

/// `xcstrings add-language`: localizations to be translated.
struct AddLanguageCommand: Command {
    private static let catalog = Positional(
        "CATALOG", isPath: true, help: "The catalog; - reads standard input and prints the result.")
    private static let languages = Positional(
        "LANGUAGE", .any, help: "The languages, such as fr or pt-BR. Without any, rows are read, see --tsv.")
    private static let value = CommandOption(
        "value", value: .choice("TEXT", among: EditSession.NewText.allCases.map(\.rawValue)),
        help: "What new texts say: as the source language (source, the default), or nothing (empty).")

    private static let columns = TabSeparatedRows.Columns(
        names: ["language", "key"], ignored: ["catalog", "state", "source", "comment", "variation", "value"])

    static let description = CommandDescription(
        "add-language", summary: "Add a language to a catalog, with texts to be translated.",
        details: [
            "Each entry that is to be translated and lacks the language gets a localization in the state new, laid out "
                + "like that of the source language, with the plural categories of the new language. The texts are those "
                + "of the source language, so that nothing reads worse than before; Apple's platforms show empty ones as "
                + "they are.",
            "Rows have the column language and may have the column key, for single entries.",
        ],
        positionals: [catalog, languages],
        options: [value, CatalogChange.Options.rows, CatalogChange.Options.dryRun, EditedCatalog.breakHardLink],
        examples: [
            .init("xcstrings add-language App.xcstrings fr pt-BR", "Two languages."),
            .init(
                "xcstrings status App.xcstrings -l fr --list missing --format tsv | xcstrings add-language App.xcstrings",
                "French, for the keys that another command lists."),
        ])

    private let path: String
    private let languages: [String]
    private let rowsPath: String?
    private let text: EditSession.NewText
    private let options: CatalogChange.Options

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let path = arguments.value(of: Self.catalog) else { throw UsageError("CATALOG is missing") }
        self.path = path
        languages = arguments.values(of: Self.languages)
        text = arguments.value(of: Self.value).flatMap(EditSession.NewText.init) ?? .source
        options = CatalogChange.Options(arguments)
        rowsPath = try EditRows.path(arguments, hasTarget: !languages.isEmpty, catalog: path, missing: "LANGUAGE")
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let rows = try rowsPath.map { path throws(Failure) in try TabSeparatedRows.read(path, Self.columns, output) }
        var change = try CatalogChange(path, output)
        var count = 0
        for language in languages {
            change.edit { session throws(EditRefusal) in
                count += try session.addLanguage(language, text: text)
            }
        }
        for row in rows?.rows ?? [] {
            guard let language = row["language"] else {
                change.refuse("the row has no language", for: row.place)
                continue
            }
            change.edit(for: row.place) { session throws(EditRefusal) in
                count += try session.addLanguage(language, to: row["key"].map { [$0] }, text: text)
            }
        }
        return try change.finish("added \(CountWords.of(count, "localization")) to", options, output)
    }
}
