internal import Internationalization
internal import LookupTable
internal import StringCatalog

/// The languages that occur in a catalog, in the order of the file.
struct LanguageSurvey {
    /// A language tag as the catalog spells it.
    struct Spelling {
        let bytes: [UInt8]
        let tag: LanguageTag?
        /// Where it stands first. The place is worked out only for a finding: that reads the whole file.
        let localization: StringCatalog.Localization
        /// Whether there is a text to be compiled.
        var hasText: Bool

        var position: SourcePosition { localization.position }

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    private(set) var spellings: [Spelling] = []
    /// Where the first language stands that is one too many for a table. It and those after it are not looked at.
    private(set) var firstBeyondLimit: StringCatalog.Localization?

    /// As many languages as a table can have, the source language apart, which may have no localization.
    private static let mostSpellings = TableLayout.greatestLanguageCount - 1

    /// Finds the localizations of the catalog, and gives each spelling its number in ``spellings``.
    private(set) var finder: LocalizationFinder

    /// Looks through all entries that are to be compiled.
    init(_ catalog: StringCatalog, options: CompilationOptions) {
        finder = LocalizationFinder(catalog, tagLimit: Self.mostSpellings)
        for entry in catalog.entries.indices where finder.find(entry, looksAtTexts: false, options) {
            for localization in finder.localizations {
                guard let tag = localization.tag else {
                    firstBeyondLimit = finder.value(of: localization)
                    return
                }
                if tag < spellings.count, spellings[tag].hasText { continue }
                let hasText: Bool
                if localization.isPlain, options.states == nil {
                    hasText = true
                } else {
                    let value = finder.value(of: localization)
                    hasText = !value.isNull && value.isValid && value.hasState(in: options.states)
                }
                if tag < spellings.count {
                    spellings[tag].hasText = hasText
                } else {
                    let bytes = finder.tags[tag]
                    spellings.append(
                        Spelling(
                            bytes: bytes, tag: LanguageTag(utf8: bytes.span),
                            localization: finder.value(of: localization), hasText: hasText))
                }
            }
        }
    }

    /// The number of a spelling.
    func index(of tag: JSONString) -> Int? {
        finder.number(ofTag: tag)
    }
}

extension LocalizationFinder {
    /// Goes to an entry, by its place in the catalog, if it is to be compiled.
    mutating func find(_ entry: Int, looksAtTexts: Bool, _ options: CompilationOptions) -> Bool {
        guard find(entry, looksAtTexts: looksAtTexts) else { return false }
        return options.includesStaleEntries || options.includes(self.entry)
    }
}

extension StringCatalog.Localization {
    /// Whether one of its texts is in one of the states; all are where `states` is `nil`.
    fileprivate func hasState(in states: Set<StringCatalog.State>?) -> Bool {
        guard let states else { return true }
        func hasState(_ value: JSONValue) -> Bool {
            value.children.contains { child in
                if let state = child.string, let key = child.key, key == "state" {
                    return states.contains(StringCatalog.State(rawValue: state.string))
                }
                return hasState(child)
            }
        }
        return hasState(json)
    }
}
