import CatalogProgress

/// Progress as JSON.
enum StatusJSON {
    static func value(of catalogs: [CatalogProgress], sums: [LanguageProgress]) -> JSONText {
        .object([
            ("catalogs", .array(catalogs.map(value))),
            ("languages", .array(sums.map(value))),
            ("total", .object(members(of: CatalogProgress.total(of: catalogs)))),
        ])
    }

    private static func value(of catalog: CatalogProgress) -> JSONText {
        .object([
            ("path", .string(catalog.path)),
            ("sourceLanguage", .string(catalog.sourceLanguage)),
            ("languages", .array(catalog.languages.map(value))),
            ("total", .object(members(of: catalog.total))),
        ])
    }

    private static func value(of language: LanguageProgress) -> JSONText {
        .object([("language", .string(language.languageTag))] + members(of: language.counts))
    }

    private static func members(of counts: ProgressCounts) -> [(key: String, value: JSONText)] {
        [
            ("total", .integer(counts.total)),
            ("translated", .integer(counts.translated)),
            ("machineTranslated", .integer(counts.machineTranslated)),
            ("needsReview", .integer(counts.needsReview)),
            ("new", .integer(counts.new)),
            ("missing", .integer(counts.missing)),
            ("stale", .integer(counts.stale)),
            ("translatedPercent", .number(counts.translatedShare.description)),
            ("filledPercent", .number(counts.filledShare.description)),
        ]
    }
}
