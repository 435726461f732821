import Internationalization
import LookupTable

/// The outcome of a negotiation: a language that was chosen for all tables, and how numbers are printed.
struct LanguageChoice: Sendable {
    /// The chosen language; `nil` where no table has a language that was wanted, and each shows its source language.
    let language: LanguageTag?

    /// The same as one catalog spells it, when it was asked for by that spelling.
    let spelling: String?

    /// The tag by which numbers are printed: the language's with the region and the extensions that were wanted.
    let numberTag: LanguageTag

    /// The choice among `languages` for what `match` finds.
    init(among languages: TableLanguages, _ match: LocaleMatcher.Match?) {
        language = match.map { languages.tags[languages.place($0)] }
        spelling = nil
        numberTag = match?.formatting ?? .root
    }

    /// The choice of a language that a catalog spells exactly so.
    init(spelling: String, in languages: TableLanguages) {
        let place = languages.place(ofSpelling: spelling)
        language = place.map { languages.tags[$0] }
        self.spelling = spelling
        numberTag = language ?? .root
    }

    /// The place of the language in a table, of its nearest parent where the table does not have it, or of the table's
    /// source language.
    func column(in table: LocalizationTable) -> Int {
        if let spelling, let place = table.languages.place(ofSpelling: spelling) { return place }
        guard let language else { return table.reader.sourceLanguage }
        if let place = table.languages.place(of: language) { return place }
        return language.textFallbacks(in: table.languages.tags).first ?? table.reader.sourceLanguage
    }
}
