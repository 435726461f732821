import CatalogEditing
import StringCatalog

/// `xcstrings remove`: entries, languages, or single localizations.
struct RemoveCommand: Command {
    private static let catalog = Positional(
        "CATALOG", isPath: true, help: "The catalog; - reads standard input and prints the result.")
    private static let keys = Positional(
        "KEY", .any, help: "The keys. Without any and without --language, rows are read, see --tsv.")
    private static let languages = LanguageChoice.option(
        "Remove this language: of the keys that are given, else of all.")

    private static let columns = TabSeparatedRows.Columns(
        names: ["key", "language"], ignored: ["catalog", "state", "source", "comment", "variation", "value"])

    static let description = CommandDescription(
        "remove", summary: "Remove entries or languages from a catalog.",
        details: [
            "With keys alone it removes their entries, with languages alone these languages, with both the localizations "
                + "of these keys in these languages.",
            "Rows have the columns key and language, of which one may be absent or empty, with the same meaning.",
        ],
        positionals: [catalog, keys],
        options: [
            languages, CatalogChange.Options.rows, CatalogChange.Options.dryRun, EditedCatalog.breakHardLink,
        ],
        examples: [
            .init("xcstrings remove App.xcstrings 'Old title'", "An entry."),
            .init("xcstrings remove App.xcstrings -l nl", "A language."),
            .init("xcstrings remove App.xcstrings Size -l nl", "One localization."),
        ])

    private let path: String
    private let keys: [String]
    private let languages: [String]
    private let rowsPath: String?
    private let options: CatalogChange.Options

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let path = arguments.value(of: Self.catalog) else { throw UsageError("CATALOG is missing") }
        self.path = path
        keys = arguments.values(of: Self.keys)
        languages = arguments.values(of: Self.languages)
        options = CatalogChange.Options(arguments)
        rowsPath = try EditRows.path(
            arguments, hasTarget: !keys.isEmpty || !languages.isEmpty, catalog: path, missing: "KEY")
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let rows = try rowsPath.map { path throws(Failure) in try TabSeparatedRows.read(path, Self.columns, output) }
        var change = try CatalogChange(path, output)
        var counter = Counter()
        if keys.isEmpty {
            for language in languages { remove(nil, language, for: nil, &change, &counter) }
        }
        for key in keys {
            if languages.isEmpty { remove(key, nil, for: nil, &change, &counter) }
            for language in languages { remove(key, language, for: nil, &change, &counter) }
        }
        for row in rows?.rows ?? [] {
            if row["key"] == nil, row["language"] == nil {
                change.refuse("the row has neither a key nor a language", for: row.place)
            } else {
                remove(row["key"], row["language"], for: row.place, &change, &counter)
            }
        }
        return try change.finish("removed \(counter.words) from", options, output)
    }

    private struct Counter {
        var entries = 0
        var localizations = 0

        var words: String {
            if entries == 0 { return CountWords.of(localizations, "localization") }
            let entries = self.entries == 1 ? "1 entry" : "\(self.entries) entries"
            return localizations == 0 ? entries : "\(entries) and \(CountWords.of(localizations, "localization"))"
        }
    }

    private func remove(
        _ key: String?, _ language: String?, for place: String?, _ change: inout CatalogChange,
        _ counter: inout Counter
    ) {
        change.edit(for: place) { session throws(EditRefusal) in
            switch (key, language) {
            case (let key?, let language?):
                try session.removeLocalization(language, of: key)
                counter.localizations += 1
            case (let key?, nil):
                try session.removeKey(key)
                counter.entries += 1
            case (nil, let language?):
                counter.localizations += try session.removeLanguage(language)
            case (nil, nil):
                return
            }
        }
    }
}
