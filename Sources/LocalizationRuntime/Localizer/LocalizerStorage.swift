import Internationalization
import LookupTable

/// What a localizer holds. It never changes.
@usableFromInline
final class LocalizerStorage: Sendable {
    /// The first table, apart from the others since most programs have one.
    let first: TableView
    let others: [TableView]
    let choice: LanguageChoice
    let options: LocalizerOptions

    /// The language that was chosen.
    let language: LanguageTag

    /// How it prints numbers.
    let numbers: NumberPrinter

    init(_ tables: LocalizationTables, choice: LanguageChoice, options: LocalizerOptions) {
        var choice = choice
        choice.numberingSystem = options.numberingSystem
        self.choice = choice
        self.options = options
        let views = tables.entries.map { [choice] in TableView($0.table, type: $0.type, choice: choice) }
        first = views.first ?? TableView(.empty, type: nil, choice: choice)
        others = Array(views.dropFirst())
        let language = choice.language ?? first.context.tag
        self.language = language
        // Where the first table has the language, it has a printer for it too.
        numbers =
            first.context.tag == language
            ? first.context.numbers
            : NumberPrinter(for: choice.numberTag ?? language, numberingSystem: choice.numberingSystem)
    }
}
