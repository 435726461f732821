package import StringCatalog

/// How far the translations of one catalog are, language by language.
package struct CatalogProgress: Sendable {
    /// The path of the catalog as the caller gave it.
    package let path: String
    /// The source language as the catalog spells it.
    package let sourceLanguage: String
    /// The languages in the order of the bytes of their tags, the source language among them.
    package let languages: [LanguageProgress]
    /// The number of units that each language has.
    package let unitCount: Int
    /// The number of entries that are no longer found in source code and would be units otherwise.
    package let staleCount: Int

    /// Counts the units of a catalog in all languages that occur in it.
    ///
    /// - Complexity: Linear in the size of the catalog.
    package init(of catalog: StringCatalog) {
        var counter = ProgressCounter(sourceLanguage: catalog.sourceLanguage)
        for entry in catalog.entries { counter.add(entry) }
        self.init(
            path: catalog.path, sourceLanguage: catalog.sourceLanguage, languages: counter.languages,
            unitCount: counter.unitCount, staleCount: counter.staleCount)
    }

    private init(
        path: String, sourceLanguage: String, languages: [LanguageProgress], unitCount: Int, staleCount: Int
    ) {
        self.path = path
        self.sourceLanguage = sourceLanguage
        self.languages = languages
        self.unitCount = unitCount
        self.staleCount = staleCount
    }

    /// All languages together.
    package var total: ProgressCounts {
        languages.reduce(into: ProgressCounts()) { $0 += $1.counts }
    }

    /// All catalogs and languages together.
    package static func total(of catalogs: [CatalogProgress]) -> ProgressCounts {
        catalogs.reduce(into: ProgressCounts()) { $0 += $1.total }
    }

    /// The progress in the given languages only, spelled as the catalog spells them, in that order. One that does not
    /// occur in the catalog has all its units missing.
    package func selecting(_ languageTags: [String]) -> CatalogProgress {
        let known = Dictionary(languages.map { ($0.languageTag, $0) }, uniquingKeysWith: { first, _ in first })
        let selected = languageTags.map { tag in
            known[tag]
                ?? LanguageProgress(
                    languageTag: tag, counts: ProgressCounts(missing: unitCount, stale: staleCount))
        }
        return CatalogProgress(
            path: path, sourceLanguage: sourceLanguage, languages: selected, unitCount: unitCount,
            staleCount: staleCount)
    }
}
