import StringCatalog

/// Counts the units of a catalog in one pass over its entries.
struct ProgressCounter {
    private let sourceLanguage: String
    private var indices: [String: Int] = [:]
    private var rules: [UnitRules] = []
    private var counts: [ProgressCounts] = []
    private(set) var unitCount = 0
    private(set) var staleCount = 0

    init(sourceLanguage: String) {
        self.sourceLanguage = sourceLanguage
        _ = addLanguage(sourceLanguage)
    }

    mutating func add(_ entry: StringCatalog.Entry) {
        let isTranslatable = UnitRules.isTranslatable(entry)
        let isUnit = isTranslatable && entry.extractionState != .stale
        if isUnit {
            unitCount += 1
        } else if isTranslatable {
            staleCount += 1
        }
        for localization in entry.localizations {
            let tag = localization.languageTag
            let index = indices[tag] ?? addLanguage(tag)
            if isUnit, !localization.isNull { counts[index].add(rules[index].state(of: entry, localization)) }
        }
    }

    /// The languages in the order of the bytes of their tags.
    ///
    /// Units without a localization are counted here, so that no pass over entries × languages is needed.
    var languages: [LanguageProgress] {
        rules.indices
            .map { index in
                var counts = counts[index]
                counts.add(rules[index].stateWithoutLocalization, count: unitCount - counts.total)
                counts.stale = staleCount
                return LanguageProgress(languageTag: rules[index].languageTag, counts: counts)
            }
            .sorted { $0.languageTag.utf8.lexicographicallyPrecedes($1.languageTag.utf8) }
    }

    private mutating func addLanguage(_ tag: String) -> Int {
        indices[tag] = rules.count
        rules.append(UnitRules(languageTag: tag, sourceLanguage: sourceLanguage))
        counts.append(ProgressCounts())
        return rules.count - 1
    }
}
