import LocaleData

/// Finds, among the locales that a program supports, the best one for what a user wants (UTS #35 part 1, 4.4).
///
/// `de-CH` gets `de`, `zh-TW` gets `zh-Hant`, `nb` gets `no`, `en-AU` gets `en-GB` rather than `en-US`, and nobody gets
/// another script than theirs. Make a matcher once, it holds the supported locales ready, and ask it for each request.
public struct LocaleMatcher: Sendable {
    /// What counts as nearer.
    public enum Favor: Hashable, Sendable {
        /// The same language.
        case language
        /// The same script, so that a related text in letters that the reader knows comes before the same language in
        /// others.
        case script
    }

    /// The locales to choose from, as they were given.
    public let supported: [LanguageTag]

    /// What is asked about a supported locale, in the order in which equal distances are decided.
    struct Candidate {
        var subtags: MatchedSubtags
        var regionClasses: UInt16
        /// The place in ``supported``.
        var index: Int
    }

    /// The default first, then the paradigm locales, then the others; of equal ones only the first.
    let candidates: [Candidate]

    /// For each supported locale what finds it without looking at distances.
    struct ExactTag {
        var subtags: LanguageSubtags
        /// Whether the tag has no variants and no extension, so that its subtags say everything.
        var isPlain: Bool
        /// The first supported locale that says the same.
        var index: Int
    }

    let exactTags: [ExactTag]

    let favor: Favor

    /// How far a locale may be, in eighths.
    let threshold: Int

    /// How much nearer a locale must be for each wanted one that comes before, in eighths: as much as another region
    /// costs at most, so that a mere difference in region for the first is as good as a perfect match for the second.
    static var demotion: Int { 5 * 8 }

    /// A matcher for these locales.
    ///
    /// - Parameters:
    ///   - supported: the locales to choose from. Of equally near ones the first wins.
    ///   - preferred: the locale that wins before all others, usually that of the source texts; the first supported one
    ///     when nil.
    ///   - favor: what counts as nearer.
    ///   - threshold: the distance, from 0 to 100, that no match may reach. The default allows no other script and no
    ///     unrelated language.
    public init(
        supported: [LanguageTag], preferred: LanguageTag? = nil, favor: Favor = .language, threshold: Int = 50
    ) {
        self.supported = supported
        self.favor = favor
        self.threshold = min(max(threshold, 0), 100) * 8
        let matched = supported.map { MatchedSubtags($0) }
        let first = preferred.map { MatchedSubtags($0) } ?? matched.first
        let paradigms = LanguageMatchingData.paradigms.map {
            MatchedSubtags(LanguageTag(subtags: LanguageSubtags(key: $0)))
        }
        var ranks: [Int] = []
        for subtags in matched {
            if let first, subtags.isEquivalent(to: first) {
                ranks.append(0)
            } else {
                ranks.append(paradigms.contains { $0.isEquivalent(to: subtags) } ? 1 : 2)
            }
        }
        var candidates: [Candidate] = []
        var exactTags: [ExactTag] = []
        /// The candidate that says the same as a supported locale. Private use has no language to compare: every tag
        /// stands for itself.
        func known(_ index: Int) -> Candidate? {
            candidates.first {
                $0.subtags == matched[index]
                    && (!matched[index].isPrivateUse || supported[$0.index].tail == supported[index].tail)
            }
        }
        for rank in 0...2 {
            for index in supported.indices where ranks[index] == rank && known(index) == nil {
                let classes = LanguageMatchingData.classes(ofRegion: Int(matched[index].region))
                candidates.append(Candidate(subtags: matched[index], regionClasses: classes, index: index))
            }
        }
        for index in supported.indices {
            exactTags.append(
                ExactTag(
                    subtags: supported[index].subtags, isPlain: supported[index].tail.isEmpty,
                    index: known(index)?.index ?? index))
        }
        self.candidates = candidates
        self.exactTags = exactTags
    }
}
