import CatalogEditing
import CatalogProgress
import StringCatalog

/// `xcstrings set`: texts and their states.
struct SetCommand: Command {
    private static let catalog = Positional(
        "CATALOG", isPath: true, help: "The catalog; - reads standard input and prints the result.")
    private static let key = Positional("KEY", .optional, help: "The key. Without it rows are read, see --tsv.")
    private static let language = CommandOption(
        "language", short: "l", value: .text("LANGUAGE"), help: "The language, such as fr or pt-BR.")
    private static let value = CommandOption("value", value: .text("TEXT"), help: "The text.")
    static let states = [
        StringCatalog.State.new, .translated, .needsReview, .machineTranslated, .stale,
    ].map(\.rawValue)
    private static let state = CommandOption(
        "state", value: .choice("STATE", among: states),
        help: "The state; a new text is translated, an old one keeps its own.")
    private static let device = CommandOption(
        "device", value: .choice("DEVICE", among: EditRefusal.devices), help: "The form for this device.")
    private static let plural = CommandOption(
        "plural", value: .choice("CATEGORY", among: EditRefusal.categories), help: "The form for this plural category.")
    private static let substitution = CommandOption(
        "substitution", value: .text("NAME"), help: "A form of this substitution.")
    private static let addKey = CommandOption(
        "add-key", help: "Add an entry for a key that the catalog does not have; it is manual.")

    private static let columns = TabSeparatedRows.Columns(
        names: ["key", "language", "variation", "value", "state"], ignored: ["catalog", "source", "comment"])

    static let description = CommandDescription(
        "set", summary: "Set texts of a catalog and their states.",
        details: [
            "Changes the lines of these texts alone. What is absent, the localization or a form, is made. A text where "
                + "variations stand, or the reverse, is refused, and so is all that would be an error for 'check'; "
                + "then nothing is written.",
            "Rows have the columns key, language, variation, value and state, in any order; --state counts for all of "
                + "them, --language for those without one. An empty value leaves a text as it is. A variation is written "
                + "plural.one, device.mac, device.mac.plural.one or substitutions.NAME.plural.one. In a field \\t, \\n, "
                + "\\r and \\\\ stand for a tab, line ends and a backslash. The columns catalog, source and comment, which "
                + "'status --list' prints, are passed over, and so is its state missing.",
        ],
        positionals: [catalog, key],
        options: [
            language, value, state, device, plural, substitution, CatalogChange.Options.rows, addKey,
            CatalogChange.Options.dryRun, EditedCatalog.breakHardLink,
        ],
        examples: [
            .init("xcstrings set App.xcstrings Size -l de --value Größe", "A text."),
            .init("xcstrings set App.xcstrings '%lld files' -l ru --plural few --value '%lld файла'", "A plural form."),
            .init("xcstrings set App.xcstrings -l fr < french.tsv", "Many texts, with the columns key and value."),
        ])

    private let path: String
    private let key: String?
    private let rowsPath: String?
    private let language: String?
    private let value: String?
    private let state: StringCatalog.State?
    private let variation: VariationPath
    private let addsKeys: Bool
    private let options: CatalogChange.Options

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let path = arguments.value(of: Self.catalog) else { throw UsageError("CATALOG is missing") }
        self.path = path
        key = arguments.value(of: Self.key)
        language = arguments.value(of: Self.language)
        value = arguments.value(of: Self.value)
        state = arguments.value(of: Self.state).map { StringCatalog.State(rawValue: $0) }
        addsKeys = arguments.has(Self.addKey)
        options = CatalogChange.Options(arguments)
        var variation = VariationPath()
        if let name = arguments.value(of: Self.substitution) { variation = variation.appending(substitution: name) }
        if let name = arguments.value(of: Self.device) { variation = variation.appending(.device, name) }
        if let name = arguments.value(of: Self.plural) { variation = variation.appending(.plural, name) }
        self.variation = variation
        rowsPath = try EditRows.path(arguments, hasTarget: key != nil, catalog: path, missing: "KEY")
        guard key != nil else {
            if value != nil || !variation.steps.isEmpty {
                throw UsageError("KEY is missing; with rows, texts and variations stand in these")
            }
            return
        }
        guard language != nil else { throw UsageError("the language is missing: --language LANGUAGE") }
        guard value != nil || state != nil else {
            throw UsageError("the text is missing: --value TEXT or --state STATE")
        }
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let rows = try rowsPath.map { path throws(Failure) in try TabSeparatedRows.read(path, Self.columns, output) }
        var change = try CatalogChange(path, output)
        var counter = Counter()
        if let key, let language {
            let edit = TextEdit(key: key, language: language, path: variation, value: value, state: state)
            set(edit, for: nil, &change, &counter)
        }
        for row in rows?.rows ?? [] {
            guard row["value"] != nil || row["state"].map({ $0 != UnitState.missing.name }) ?? false else {
                counter.rowsWithoutValue += 1
                continue
            }
            guard let edit = edit(of: row, &change) else { continue }
            set(edit, for: row.place, &change, &counter)
        }
        for language in counter.newLanguages {
            output.report("note", "the catalog has no text in '\(language.shownInOneLine)' yet; it gets the language")
        }
        if counter.rowsWithoutValue > 0 {
            output.report("note", "\(CountWords.of(counter.rowsWithoutValue, "row")) without a value passed over")
        }
        return try change.finish("set \(CountWords.of(counter.texts, "text")) in", options, output)
    }

    private struct Counter {
        var texts = 0
        var rowsWithoutValue = 0
        var newLanguages: [String] = []
    }

    private func set(_ edit: TextEdit, for place: String?, _ change: inout CatalogChange, _ counter: inout Counter) {
        change.edit(for: place) { session throws(EditRefusal) in
            if addsKeys, !session.hasKey(edit.key) { try session.addKey(edit.key) }
            if try session.set(edit) { counter.newLanguages.append(edit.language) }
            counter.texts += 1
        }
    }

    /// The state that a row asks for: that of the command line if there is one.
    private func stateName(of row: TabSeparatedRows.Row) -> String? {
        state?.rawValue ?? row["state"].flatMap { $0 == UnitState.missing.name ? nil : $0 }
    }

    /// What a row asks for; nil where it is refused.
    private func edit(of row: TabSeparatedRows.Row, _ change: inout CatalogChange) -> TextEdit? {
        guard let key = row["key"] else {
            change.refuse("the row has no key", for: row.place)
            return nil
        }
        guard let language = row["language"] ?? language else {
            change.refuse("the row has no language; add the column or --language", for: row.place)
            return nil
        }
        guard let path = VariationPath(row["variation"] ?? "") else {
            change.refuse("'\(row["variation"] ?? "")' is no variation; write one such as plural.one", for: row.place)
            return nil
        }
        let state = stateName(of: row)
        if let state, !Self.states.contains(state) {
            change.refuse("'\(state)' is no state; choose from \(Self.states.joined(separator: ", "))", for: row.place)
            return nil
        }
        return TextEdit(
            key: key, language: language, path: path, value: row["value"],
            state: state.map { StringCatalog.State(rawValue: $0) })
    }
}
