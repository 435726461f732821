import Internationalization
import LookupTable

/// The languages of a table, prepared for negotiation.
struct TableLanguages: Sendable {
    /// The tags as the catalog spells them, in the order of the table.
    let spellings: [String]

    /// The same as language tags; a spelling that is no tag is the root.
    let tags: [LanguageTag]

    let matcher: LocaleMatcher

    /// The place of the source language.
    private let source: Int

    /// What formatting needs to know about each language.
    private let contexts: [LanguageContextSlot]

    /// For each language that the matcher knows its place in the table.
    private let places: [Int]

    /// The languages of a table.
    init(_ reader: TableReader) {
        let spellings = (0..<reader.languageCount).map { reader.language($0)?.tag ?? "" }
        self.init(spellings: spellings, source: reader.sourceLanguage)
    }

    /// The languages of several tables.
    init(joining languages: [TableLanguages]) {
        guard let first = languages.first else {
            self.init(spellings: [], source: 0)
            return
        }
        var spellings = first.spellings
        var known = Set(spellings)
        for other in languages.dropFirst() {
            for spelling in other.spellings where known.insert(spelling).inserted { spellings.append(spelling) }
        }
        if spellings.count == first.spellings.count {
            self = first
        } else {
            self.init(spellings: spellings, source: first.source)
        }
    }

    private init(spellings: [String], source: Int) {
        let tags = spellings.map { LanguageTag($0) ?? .root }
        self.spellings = spellings
        contexts = spellings.map { _ in LanguageContextSlot() }
        self.tags = tags
        // Of two spellings of one language the one with hyphens is found.
        let hyphenated = tags.indices.filter { spellings[$0] == tags[$0].description }
        let others = tags.indices.filter { spellings[$0] != tags[$0].description }
        let places = hyphenated + others
        self.places = places
        self.source = source
        matcher = LocaleMatcher(
            supported: places.map { tags[$0] },
            preferred: source < tags.count ? tags[source] : nil
        )
    }

    /// The place in the table of a language that the matcher found.
    func place(_ match: LocaleMatcher.Match) -> Int {
        places[match.index]
    }

    /// The place of the language that the catalog spells exactly so.
    func place(ofSpelling spelling: String) -> Int? {
        spellings.firstIndex(of: spelling)
    }

    /// The place of a language, by the spelling with hyphens if there is one.
    func place(of tag: LanguageTag) -> Int? {
        places.first { tags[$0] == tag }
    }

    /// What formatting needs to know about the language of a place; about the root where there is none.
    func context(_ place: Int) -> LanguageContext {
        guard tags.indices.contains(place) else { return LanguageContext(tag: .root, numberTag: .root) }
        return contexts[place].context(for: tags[place])
    }
}
