import LookupTable

/// `xcstrings inspect`: what a lookup table holds.
struct InspectCommand: Command {
    private static let table = Positional("TABLE", isPath: true, help: "A compiled table, *.xctable.")
    private static let key = Positional("KEY", .optional, help: "Show the message of this key in parts.")
    private static let languages = LanguageChoice.option("Show this language only.")
    private static let json = CommandOption("json", help: "Print JSON.")

    static let description = CommandDescription(
        "inspect", summary: "Show what a compiled table holds, and verify it.",
        details: [
            "Prints the header, the languages and the sizes of a table, or with KEY one message in parts: texts, "
                + "arguments and the choices between them. A table that is damaged ends with 1."
        ],
        positionals: [table, key],
        options: [languages, json],
        examples: [
            .init("xcstrings inspect Podcasts.xctable", "The header, and whether the checksum is right."),
            .init("xcstrings inspect Podcasts.xctable '%lld episodes' -l ru", "The Russian forms of a message."),
        ])

    private let path: String
    private let key: String?
    private let languages: LanguageChoice
    private let isJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        path = arguments.value(of: Self.table) ?? ""
        key = arguments.value(of: Self.key)
        languages = LanguageChoice(arguments.values(of: Self.languages))
        isJSON = arguments.has(Self.json)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let bytes = try InputFile.read(path)
        let result = RawBytes.withBytes(of: bytes.span) { bytes in
            Result<ExitCode, Failure> { () throws(Failure) in
                let table: TableReader
                do throws(TableReaderError) {
                    table = try TableReader(bytes)
                } catch {
                    throw Failure(.inputError, "cannot open '\(path)': \(TableProblem.words(for: error))")
                }
                return try inspect(table, output)
            }
        }
        return try result.get()
    }

    private func inspect(_ table: TableReader, _ output: Output) throws(Failure) -> ExitCode {
        let summary = TableSummary(of: table, languages: languages)
        for tag in languages.unknown(among: TableSummary.languageTags(of: table)) {
            throw Failure(
                .inputError,
                "the table has no language '\(tag)'"
                    + Suggestion.clause(for: tag, among: TableSummary.languageTags(of: table)))
        }
        if let key {
            guard let number = RawBytes.withBytes(of: key, { table.keyNumber(of: $0) }) else {
                throw Failure(.inputError, TableProblem.missingKey(key, in: table))
            }
            let messages = MessageOutline.messages(ofKey: number, in: table, languages: summary.languages.map(\.index))
            isJSON
                ? output.write(MessageOutline.json(key: key, messages).document)
                : MessageOutline.print(key: key, messages, output)
        } else {
            isJSON ? output.write(summary.json.document) : summary.print(path: path, output)
        }
        for damage in summary.damage { output.report("error", "'\(path)' is damaged: \(damage)") }
        return summary.damage.isEmpty ? .success : .inputError
    }
}
