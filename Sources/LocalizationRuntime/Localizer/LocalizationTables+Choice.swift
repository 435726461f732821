import Internationalization

extension LocalizationTables {
    /// The language for all tables that `match` finds among those that they have.
    func choice(_ match: (LocaleMatcher) -> LocaleMatcher.Match?) -> LanguageChoice {
        LanguageChoice(among: languages, match(languages.matcher))
    }

    /// The language of the first table that spells it exactly so.
    func choice(spelling: String) -> LanguageChoice? {
        for entry in entries {
            let languages = entry.table.languages
            guard let place = languages.place(ofSpelling: spelling) else { continue }
            return LanguageChoice(spelling: spelling, at: place, in: languages)
        }
        return nil
    }
}
