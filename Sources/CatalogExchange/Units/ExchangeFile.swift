package import StringCatalog

/// A catalog and the path by which exchanged files name it.
package struct ExchangeFile: Sendable {
    /// The path from the folder that is exchanged, such as `Sources/App/Localizable.xcstrings`.
    package let original: String
    /// The catalog.
    package let catalog: StringCatalog

    /// Names a catalog.
    package init(original: String, catalog: StringCatalog) {
        self.original = original
        self.catalog = catalog
    }

    /// The entries of the catalog that translators get, with their texts in one language.
    ///
    /// Left out are entries that are not to be translated, stale ones, and sets of App Shortcuts phrases, which no
    /// format of exchange has a place for.
    ///
    /// - Complexity: Linear in the size of the catalog.
    package func entries(in languageTag: String) -> [ExchangeEntry] {
        let spelling = LanguageSpelling.tag(languageTag, in: catalog)
        let shape = ExchangeShape(languageTag: spelling, sourceLanguage: catalog.sourceLanguage)
        return catalog.entries.compactMap { entry in
            guard entry.isValid, entry.shouldTranslate, entry.extractionState != .stale else { return nil }
            return shape.entry(entry)
        }
    }

    /// The number of entries that ``entries(in:)`` leaves out because they hold sets of App Shortcuts phrases.
    package var stringSetCount: Int {
        catalog.entries.reduce(0) { count, entry in
            count + (entry.localizations.contains { $0.stringSet != nil } ? 1 : 0)
        }
    }

    /// The languages that the catalog has besides its source language, in the order of their tags.
    package var languageTags: [String] {
        var tags: Set<String> = []
        for entry in catalog.entries {
            for localization in entry.localizations where !localization.isNull { tags.insert(localization.languageTag) }
        }
        tags.remove(catalog.sourceLanguage)
        return tags.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
