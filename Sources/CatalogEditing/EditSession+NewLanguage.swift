internal import Internationalization
import StringCatalog

extension EditSession {
    /// What new texts of a new language say.
    package enum NewText: String, CaseIterable, Sendable {
        /// What the source language says, so that everything reads as without the language.
        case source
        /// Nothing.
        case empty
    }

    /// Gives entries a localization in a language, in the state `new`, where they have none.
    ///
    /// A localization is laid out like that of the source language, with the plural categories that the new language
    /// needs. Entries that are not to be translated, stale, or have the empty key are passed over.
    ///
    /// - Parameters:
    ///   - language: The language. One that the catalog spells otherwise or that is its source language is refused.
    ///   - keys: The entries; nil for all.
    ///   - text: What the texts say.
    /// - Returns: How many localizations were made.
    package mutating func addLanguage(
        _ language: String, to keys: [String]? = nil, text: NewText
    ) throws(EditRefusal) -> Int {
        guard let tag = LanguageTag(language) else { throw .malformedLanguageTag(language) }
        if let known = try spelling(of: language) {
            if known == catalog.sourceLanguage { throw .sourceLanguage(known) }
            if known != language { throw .spelledOtherwise(language, inCatalog: known) }
        }
        let shape = NewLocalization(
            categories: PluralRules(for: tag).requiredCategories.map(\.keyword), text: text)
        var entries: [StringCatalog.Entry] = []
        if let keys {
            for key in keys { entries.append(try entry(key)) }
        } else {
            entries = Array(catalog.entries)
        }
        var count = 0
        for entry in entries where Self.isTranslated(entry) {
            guard entry.localizations[language]?.isNull ?? true,
                made[language, default: []].insert(ExactName(entry.key)).inserted
            else { continue }
            let content = shape.content(for: entry, sourceLanguage: catalog.sourceLanguage)
            try edit { editor throws(EditError) in try editor.setLocalization(content, in: language, of: entry.key) }
            count += 1
        }
        return count
    }

    private static func isTranslated(_ entry: StringCatalog.Entry) -> Bool {
        entry.isValid && entry.shouldTranslate && entry.extractionState != .stale && !entry.key.isEmpty
    }
}
