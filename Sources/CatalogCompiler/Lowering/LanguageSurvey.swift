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
    /// The number of each spelling.
    private var places: [[UInt8]: Int] = [:]
    /// Where to look first: catalogs have their languages in the same order in every entry.
    private var guess = 0

    /// As many languages as a table can have, the source language apart, which may have no localization.
    private static let mostSpellings = TableLayout.greatestLanguageCount - 1

    /// Looks through all entries that are to be compiled.
    init(_ catalog: StringCatalog, options: CompilationOptions) {
        for entry in catalog.entries where options.includes(entry) {
            for localization in entry.localizations {
                guard let tag = localization.languageTagText else { continue }
                let index = index(of: tag)
                if let index, spellings[index].hasText { continue }
                let hasText = !localization.isNull && localization.isValid && localization.hasState(in: options.states)
                if let index {
                    spellings[index].hasText = hasText
                } else if spellings.count == Self.mostSpellings {
                    firstBeyondLimit = localization
                    return
                } else {
                    let bytes = Array(tag.utf8)
                    places[bytes] = spellings.count
                    spellings.append(
                        Spelling(
                            bytes: bytes, tag: LanguageTag(utf8: bytes.span), localization: localization,
                            hasText: hasText))
                }
            }
        }
    }

    /// The number of a spelling.
    mutating func index(of tag: JSONString) -> Int? {
        let bytes = tag.utf8
        let index: Int
        if guess < spellings.count, spellings[guess].bytes.elementsEqual(bytes) {
            index = guess
        } else {
            guard let place = places[Array(bytes)] else { return nil }
            index = place
        }
        guess = index + 1 == spellings.count ? 0 : index + 1
        return index
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
