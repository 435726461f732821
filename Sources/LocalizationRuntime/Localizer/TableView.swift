import Internationalization
import LookupTable

/// A table as a localizer sees it: in the language that was chosen.
///
/// An object, so that a lookup neither copies it nor counts a reference for each of its parts.
final class TableView: Sendable {
    /// The type of the table, by which symbols find it; `nil` for a table that was opened without one.
    let type: ObjectIdentifier?
    let reader: TableReader
    let owner: TableBytes?
    let languages: TableLanguages

    /// The place of the chosen language in the table.
    let column: Int

    /// What all keys give in the chosen language.
    let slots: RawBytes

    /// What formatting needs to know about the chosen language.
    let context: LanguageContext

    /// The same for the source language, which is shown where translations are missing.
    private let sourceContext: LanguageContext

    private let choice: LanguageChoice

    init(_ table: LocalizationTable, type: ObjectIdentifier?, choice: LanguageChoice) {
        self.type = type
        reader = table.reader
        owner = table.owner
        languages = table.languages
        self.choice = choice
        column = choice.column(in: table)
        slots = reader.column(column)
        context = choice.context(column, in: table.languages)
        sourceContext =
            reader.sourceLanguage == column ? context : choice.context(reader.sourceLanguage, in: table.languages)
    }

    /// Calls `body` with what formatting needs to know about the language that a text came from.
    @inline(__always)
    func withContext(origin: Int, _ body: (LanguageContext) -> Void) {
        if origin == column { return body(context) }
        if origin == reader.sourceLanguage { return body(sourceContext) }
        body(choice.context(origin, in: languages))
    }

    /// The tag of the language of an index, with hyphens.
    func tag(_ index: Int) -> String? {
        languages.tags.indices.contains(index) ? languages.tags[index].description : nil
    }
}
