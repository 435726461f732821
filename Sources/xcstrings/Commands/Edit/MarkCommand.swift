import CatalogEditing
import StringCatalog

/// `xcstrings mark`: states of texts and of entries.
struct MarkCommand: Command {
    private static let catalog = Positional(
        "CATALOG", isPath: true, help: "The catalog; - reads standard input and prints the result.")
    private static let keys = Positional("KEY", .any, help: "The keys. Without any, rows are read, see --tsv.")
    private static let entryStates = [StringCatalog.ExtractionState.stale, .manual].map(\.rawValue)
    private static let textStates = SetCommand.states.filter { !entryStates.contains($0) }
    private static let state = CommandOption(
        "state", value: .choice("STATE", among: textStates + entryStates),
        help: "The state of the texts, or for stale and manual that of the entries.")
    private static let languages = LanguageChoice.option(
        "Mark the texts in this language only; without it, in all but the source language.")

    private static let columns = TabSeparatedRows.Columns(
        names: ["key", "language", "state"], ignored: ["catalog", "source", "comment", "variation", "value"])

    static let description = CommandDescription(
        "mark", summary: "Give texts or entries of a catalog a state.",
        details: [
            "new, translated, needs_review and machine_translated are states of texts: all texts of an entry get it, "
                + "each form of its variations too. stale and manual are states of entries: no longer found in source "
                + "code, and made by a person.",
            "Rows have the columns key, language and state, in any order. --state counts for all of them, --language for "
                + "those without one.",
        ],
        positionals: [catalog, keys],
        options: [
            state, languages, CatalogChange.Options.rows, CatalogChange.Options.dryRun, EditedCatalog.breakHardLink,
        ],
        examples: [
            .init("xcstrings mark App.xcstrings Size Colour --state needs_review", "All translations of two keys."),
            .init("xcstrings mark App.xcstrings 'Old title' --state stale", "An entry that is used no more."),
            .init(
                "xcstrings status App.xcstrings --list new -l fr --format tsv | xcstrings mark App.xcstrings --state "
                    + "translated --tsv -",
                "What another command lists."),
        ])

    private let path: String
    private let keys: [String]
    private let rowsPath: String?
    private let languages: [String]
    private let state: String?
    private let options: CatalogChange.Options

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let path = arguments.value(of: Self.catalog) else { throw UsageError("CATALOG is missing") }
        self.path = path
        keys = arguments.values(of: Self.keys)
        languages = arguments.values(of: Self.languages)
        state = arguments.value(of: Self.state)
        options = CatalogChange.Options(arguments)
        rowsPath = try EditRows.path(arguments, hasTarget: !keys.isEmpty, catalog: path, missing: "KEY")
        if !keys.isEmpty, state == nil { throw UsageError("the state is missing: --state STATE") }
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let rows = try rowsPath.map { path throws(Failure) in try TabSeparatedRows.read(path, Self.columns, output) }
        var change = try CatalogChange(path, output)
        var counter = Counter()
        for key in keys {
            if let state { mark(key, languages, state, for: nil, &change, &counter) }
        }
        for row in rows?.rows ?? [] {
            guard let key = row["key"] else {
                change.refuse("the row has no key", for: row.place)
                continue
            }
            // What the command line says is meant for all rows.
            guard let state = state ?? row["state"] else {
                change.refuse("the row has no state; add the column or --state", for: row.place)
                continue
            }
            guard (Self.textStates + Self.entryStates).contains(state) else {
                let states = (Self.textStates + Self.entryStates).joined(separator: ", ")
                change.refuse("'\(state)' is no state; choose from \(states)", for: row.place)
                continue
            }
            mark(key, row["language"].map { [$0] } ?? languages, state, for: row.place, &change, &counter)
        }
        return try change.finish("marked \(counter.words) in", options, output)
    }

    private struct Counter {
        var texts = 0
        var entries = 0

        var words: String {
            if entries == 0 { return CountWords.of(texts, "text") }
            let entries = self.entries == 1 ? "1 entry" : "\(self.entries) entries"
            return texts == 0 ? entries : "\(CountWords.of(texts, "text")) and \(entries)"
        }
    }

    private func mark(
        _ key: String, _ languages: [String], _ state: String, for place: String?, _ change: inout CatalogChange,
        _ counter: inout Counter
    ) {
        change.edit(for: place) { session throws(EditRefusal) in
            if Self.entryStates.contains(state) {
                try session.mark(key, as: StringCatalog.ExtractionState(rawValue: state))
                counter.entries += 1
                return
            }
            let entry = try session.entry(key)
            let all = entry.localizations.filter { !$0.isNull }.map(\.languageTag)
            let chosen = languages.isEmpty ? all.filter { $0 != session.catalog.sourceLanguage } : languages
            for language in chosen {
                counter.texts += try session.mark(key, in: language, as: StringCatalog.State(rawValue: state))
            }
        }
    }
}
