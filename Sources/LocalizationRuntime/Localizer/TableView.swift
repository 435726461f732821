import Internationalization
import LookupTable

/// A table as a localizer sees it: in the language that was chosen.
struct TableView: Sendable {
    /// The type of the table, by which symbols find it; `nil` for a table that was opened without one.
    let type: ObjectIdentifier?
    let reader: TableReader
    let owner: TableBytes?
    let languages: TableLanguages

    /// The place of the chosen language in the table.
    let column: Int

    /// What formatting needs to know about the chosen language.
    let context: LanguageContext

    /// The tag by which numbers are printed where the text is in its language.
    let numberTag: LanguageTag

    init(_ table: LocalizationTable, type: ObjectIdentifier?, choice: LanguageChoice) {
        self.type = type
        reader = table.reader
        owner = table.owner
        languages = table.languages
        column = choice.column(in: table)
        let tag = column < languages.tags.count ? languages.tags[column] : LanguageTag.root
        numberTag = choice.numberTag
        context = LanguageContext(tag: tag, numbers: Self.numberTag(text: tag, wanted: choice.numberTag))
    }

    /// What formatting needs to know about the language that a text came from.
    func context(origin: Int) -> LanguageContext {
        guard origin != column, origin < languages.tags.count else { return context }
        let tag = languages.tags[origin]
        return LanguageContext(tag: tag, numbers: Self.numberTag(text: tag, wanted: numberTag))
    }

    /// The tag by which numbers in a text are printed: the wanted one when it is of the text's language.
    private static func numberTag(text: LanguageTag, wanted: LanguageTag) -> LanguageTag {
        text.canonical.language == wanted.canonical.language ? wanted : text
    }

    /// The tag of the language of an index, with hyphens.
    func tag(_ index: Int) -> String? {
        index < languages.tags.count ? languages.tags[index].description : nil
    }
}
