import LocaleData

/// Finds which of some locales may stand in for one another, in time that does not grow with their number.
package struct TextFallbacks: Sendable {
    private let available: [LanguageTag]
    /// The places of the locales that are the same when everything likely is added, in their order.
    private let placesOfSubtags: [LanguageSubtags: [Int]]
    /// The places of the locales that are canonically the same, in their order.
    private let placesOfCanonical: [LanguageTag: [Int]]

    /// Finds locales among `available`.
    package init(among available: [LanguageTag]) {
        self.available = available
        var placesOfSubtags: [LanguageSubtags: [Int]] = [:]
        var placesOfCanonical: [LanguageTag: [Int]] = [:]
        for (place, tag) in available.enumerated() {
            let canonical = tag.canonical
            placesOfSubtags[canonical.subtags.maximal ?? canonical.subtags, default: []].append(place)
            placesOfCanonical[canonical, default: []].append(place)
        }
        self.placesOfSubtags = placesOfSubtags
        self.placesOfCanonical = placesOfCanonical
    }

    /// The places of the locales that are `tag`, whatever their spelling.
    package func spellings(of tag: LanguageTag) -> [Int] {
        placesOfCanonical[tag.canonical] ?? []
    }

    /// The places of the locales whose text may stand in for one in `tag`, as ``LanguageTag/textFallbacks(in:)`` says.
    package func places(for tag: LanguageTag) -> [Int] {
        let own = tag.canonical
        let script = own.subtags.maximal?.script
        var places: [Int] = []
        var seen: Set<LanguageSubtags> = []
        for ancestor in LocaleDataChain(of: own) where ancestor.language != 0 {
            let maximal = ancestor.maximal
            if maximal?.script != script { break }
            let subtags = maximal ?? ancestor
            guard seen.insert(subtags).inserted else { continue }
            places += (placesOfSubtags[subtags] ?? []).filter { available[$0] != tag }
        }
        return places
    }
}
