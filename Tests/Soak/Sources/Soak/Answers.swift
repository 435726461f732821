import LocalizationRuntime

/// The text of every question in every language, for one version of the table.
struct Answers: Sendable {
    private let texts: [String]

    /// Asks a table that nobody replaces.
    init(of table: LocalizationTable) {
        let tables = LocalizationTables(table)
        texts = Question.languages.flatMap { header in
            let localizer = Localizer(tables, acceptLanguage: header)
            return Question.all.map { $0.ask(localizer) }
        }
    }

    /// The text of a question, by the number of the language and its own.
    func text(_ language: Int, _ question: Int) -> String { texts[language * Question.all.count + question] }

    /// Whether they are those of the version, of which the second one marks its texts.
    func areMarked(_ isMarked: Bool) -> Bool { texts.allSatisfy { Self.isMarked($0) == isMarked } }

    /// Whether a text ends in the mark of the second version.
    static func isMarked(_ text: String) -> Bool { text.utf8.last == UInt8(ascii: ")") }
}
