/// How far the translation into one language is.
package struct LanguageProgress: Hashable, Sendable {
    /// The language as the catalog spells it.
    package let languageTag: String
    /// The counts of the language's units.
    package let counts: ProgressCounts

    init(languageTag: String, counts: ProgressCounts) {
        self.languageTag = languageTag
        self.counts = counts
    }

    /// The progress of several catalogs, language by language, in the order of the bytes of the tags.
    package static func sum(of catalogs: [CatalogProgress]) -> [LanguageProgress] {
        var sums: [String: ProgressCounts] = [:]
        for language in catalogs.lazy.flatMap(\.languages) {
            sums[language.languageTag, default: ProgressCounts()] += language.counts
        }
        return sums.map { LanguageProgress(languageTag: $0.key, counts: $0.value) }
            .sorted { $0.languageTag.utf8.lexicographicallyPrecedes($1.languageTag.utf8) }
    }
}
