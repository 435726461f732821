import Internationalization
import LookupTable

/// The outcome of a negotiation: a language that was chosen for all tables, and how numbers are printed.
struct LanguageChoice: Sendable {
    /// The chosen language; `nil` where no table has a language that was wanted, and each shows its source language.
    let language: LanguageTag?

    /// The same as one catalog spells it, when it was asked for by that spelling.
    private let spelling: String?

    /// The tag by which numbers are printed in texts of the wanted language: that of the texts with the region and the
    /// extensions that were wanted. `nil` where the texts are in another language than the wanted one.
    let numberTag: LanguageTag?

    /// The digits that were asked for beside the tags.
    var numberingSystem = NumberingSystem.automatic

    /// The choice among `languages` of what was found for a user's wishes.
    init(among languages: TableLanguages, _ match: LocaleMatcher.Match?) {
        language = match.map { languages.tags[languages.place($0)] }
        spelling = nil
        numberTag = match.flatMap { match in
            match.wanted.canonical.language == match.supported.canonical.language ? match.formatting : nil
        }
    }

    /// The choice of a language that a catalog spells exactly so.
    init(spelling: String, at place: Int, in languages: TableLanguages) {
        language = languages.tags[place]
        self.spelling = spelling
        numberTag = nil
    }

    /// The place of the language in a table, of its nearest parent where the table does not have it, or of the table's
    /// source language.
    func column(in table: LocalizationTable) -> Int {
        if let spelling, let place = table.languages.place(ofSpelling: spelling) { return place }
        guard let language else { return table.reader.sourceLanguage }
        if let place = table.languages.place(of: language) { return place }
        return language.textFallbacks(in: table.languages.tags).first ?? table.reader.sourceLanguage
    }

    /// What formatting needs to know about texts in a language of a table: numbers are printed as they were wanted
    /// where the wanted language is the text's, else as the text's language has them.
    func context(_ place: Int, in languages: TableLanguages) -> LanguageContext {
        guard languages.tags.indices.contains(place) else { return languages.context(place) }
        let tag = languages.tags[place]
        let isWanted = numberTag.map { $0.canonical.language == tag.canonical.language } ?? false
        let printingTag = isWanted ? numberTag ?? tag : tag
        guard printingTag != tag || numberingSystem != .automatic else { return languages.context(place) }
        return LanguageContext(tag: tag, numberTag: printingTag, numberingSystem: numberingSystem)
    }
}
