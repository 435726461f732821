import LocalizationRuntime

/// Compares what symbols give with what their keys give.
struct Check {
    private var localizers: [Localizer] = []
    private(set) var symbols = 0
    private(set) var texts = 0
    private(set) var problems: [String] = []

    /// Goes on with the symbols of a table.
    mutating func take(_ table: LocalizationTable) {
        let tables = LocalizationTables(table)
        localizers = table.languageTags.map { Localizer(tables, language: $0) }
        if table.keyCount == 0, table.name.isEmpty { problems.append("a table cannot be opened") }
    }

    /// The text of a symbol in each language of its table, and that of the key with the same arguments.
    mutating func callAsFunction<Table>(_ message: Message<Table>, _ key: String) {
        symbols += 1
        for localizer in localizers {
            texts += 1
            let bySymbol = localizer.localized(message)
            let byKey = localizer.localized(key, arguments: message.arguments)
            let isMissing = byKey.problems.contains { if case .missingKey = $0 { true } else { false } }
            if bySymbol != byKey || isMissing {
                problems.append("\(Table.self), \(localizer.languageTag), \(key): \(bySymbol.text) / \(byKey.text)")
            }
        }
    }
}

var check = Check()
checkAll(&check)
print("\(check.symbols) symbols give \(check.texts) texts, those of their keys")
for problem in check.problems.prefix(20) { print(problem) }
if !check.problems.isEmpty { fatalError("\(check.problems.count) texts are others") }
if CommandLine.arguments.dropFirst().first != "\(check.symbols)" { fatalError("some symbols were not called") }
