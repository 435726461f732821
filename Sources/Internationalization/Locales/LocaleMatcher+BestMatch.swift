import LocaleData

extension LocaleMatcher {
    /// What was found for a list of wanted locales.
    public struct Match: Hashable, Sendable {
        /// The place of the supported locale in ``LocaleMatcher/supported``.
        public let index: Int
        /// The supported locale.
        public let supported: LanguageTag
        /// The wanted locale that it was found for; the supported one itself for `*`.
        public let wanted: LanguageTag

        /// The locale by which numbers are formatted: language and script of the supported locale, region, variants and
        /// extensions of the wanted one where it has any. `ar` found for `ar-EG-u-nu-latn` gives `ar-EG-u-nu-latn`.
        public var formatting: LanguageTag {
            if wanted == supported { return supported }
            var subtags = supported.subtags
            if wanted.subtags.region != 0 { subtags.region = wanted.subtags.region }
            if wanted.tail.isEmpty { return LanguageTag(subtags: subtags, tail: supported.tail) }
            return LanguageTag(subtags: subtags, tail: TagExtensions.tail(of: supported, overriddenBy: wanted))
        }
    }

    /// The best supported locale for the wanted ones, most wanted first; nil when none is near enough.
    ///
    /// A later wanted locale that fits exactly beats an earlier one that fits only by language.
    ///
    /// - Complexity: O(*wanted* × *supported*); about a tenth of a microsecond when the first wanted locale is supported.
    public func bestMatch(for wanted: [LanguageTag]) -> Match? {
        bestMatch(count: wanted.count, excluded: nil) { wanted[$0] }
    }

    /// The best supported locale for an `Accept-Language` header; nil when none is near enough or all are excluded.
    ///
    /// `*` stands for any supported locale, the preferred one first; ranges with `q=0` exclude what they cover, unless a
    /// longer range allows it (RFC 4647, 3.4).
    public func bestMatch(for header: AcceptLanguage) -> Match? {
        let excluded = header.hasExclusions ? supported.map { header.excludes($0) } : nil
        let languages = header.languages
        guard let wildcard = header.wildcardPosition else {
            return bestMatch(count: languages.count, excluded: excluded) { languages[$0] }
        }
        if let match = bestMatch(count: wildcard, excluded: excluded, tag: { languages[$0] }) { return match }
        let unnamed = candidates.first { candidate in
            excluded?[candidate.index] != true && !header.names(supported[candidate.index])
        }
        if let unnamed {
            return Match(
                index: unnamed.index, supported: supported[unnamed.index], wanted: supported[unnamed.index])
        }
        return bestMatch(count: languages.count - wildcard, excluded: excluded) { languages[wildcard + $0] }
    }

    private func bestMatch(count: Int, excluded: [Bool]?, tag: (Int) -> LanguageTag) -> Match? {
        var bestDistance = threshold
        var best: (index: Int, wanted: Int)?
        for position in 0..<count {
            let wanted = tag(position)
            if let index = exactIndex(of: wanted), excluded?[index] != true {
                return Match(index: index, supported: supported[index], wanted: wanted)
            }
            if let found = nearest(to: wanted, below: bestDistance, excluded: excluded) {
                bestDistance = found.distance
                best = (found.index, position)
                if found.distance == 0 { break }
            }
            bestDistance -= Self.demotion
            if bestDistance <= 0 { break }
        }
        return best.map { Match(index: $0.index, supported: supported[$0.index], wanted: tag($0.wanted)) }
    }

    /// The supported locale that has the very subtags of a plain wanted one.
    private func exactIndex(of wanted: LanguageTag) -> Int? {
        guard wanted.tail.isEmpty || wanted.tail.utf8.starts(with: "-u-".utf8) else { return nil }
        for exact in exactTags where exact.subtags == wanted.subtags && exact.isPlain { return exact.index }
        return nil
    }

    /// The candidate nearest to `wanted` with a distance below `limit`, in eighths.
    private func nearest(to wanted: LanguageTag, below limit: Int, excluded: [Bool]?) -> (index: Int, distance: Int)? {
        let subtags = MatchedSubtags(wanted)
        let search = Search(wanted: subtags, favor: favor)
        var limit = limit
        var best: Int?
        for (place, candidate) in candidates.enumerated() {
            if excluded?[candidate.index] == true { continue }
            let isOtherPrivateUse =
                subtags.isPrivateUse && candidate.subtags.isPrivateUse && wanted.tail != supported[candidate.index].tail
            guard let distance = search.distance(to: candidate, limit: limit, isOtherLanguage: isOtherPrivateUse) else {
                continue
            }
            if distance < limit {
                limit = distance
                best = place
                if distance == 0 { break }
            } else if distance == limit, distance >= 8, let known = best,
                Self.isLikelier(candidate.subtags, than: candidates[known].subtags)
            {
                best = place
            }
        }
        return best.map { (candidates[$0].index, limit) }
    }

    /// Whether, of two locales of one language that are equally far, the first has the more usual script or region.
    private static func isLikelier(_ one: MatchedSubtags, than other: MatchedSubtags) -> Bool {
        guard one.language == other.language else { return false }
        let language = LanguageSubtags(language: one.language)
        if one.script != other.script { return language.maximal?.script == one.script }
        guard one.region != other.region else { return false }
        let inScript = LanguageSubtags(language: one.language, script: one.script)
        return inScript.maximal?.region == one.region
    }

    /// One wanted locale and what is looked up about it once.
    private struct Search {
        let wanted: MatchedSubtags
        let favor: Favor
        /// Where the distances of its language begin.
        let rows: Int?
        let regionClasses: UInt16

        init(wanted: MatchedSubtags, favor: Favor) {
            self.wanted = wanted
            self.favor = favor
            rows = LanguageMatchingData.rows(forWanted: wanted.languageKey)
            regionClasses = LanguageMatchingData.classes(ofRegion: Int(wanted.region))
        }

        /// The distance in eighths; nil when it is above `limit`.
        func distance(to candidate: Candidate, limit: Int, isOtherLanguage: Bool) -> Int? {
            let supported = candidate.subtags
            let hasSameLanguage = wanted.language == supported.language && !isOtherLanguage
            var distance = 0
            if !hasSameLanguage {
                let ruled = rows.flatMap { LanguageMatchingData.distance(of: supported.languageKey, from: $0) }
                distance = ruled ?? LanguageMatchingData.languageDistance
                if favor == .script { distance /= 4 }
            }
            if distance * 8 > limit { return nil }
            if wanted.script != supported.script {
                distance += LanguageMatchingData.scriptDistance(
                    wanted: wanted.scriptKey, supported: supported.scriptKey)
                if distance * 8 > limit { return nil }
            }
            if wanted.region != supported.region {
                let shared = hasSameLanguage && wanted.script == supported.script
                distance += LanguageMatchingData.regionDistance(
                    language: shared ? wanted.languageKey : nil, script: Int(wanted.script), wanted: regionClasses,
                    supported: candidate.regionClasses)
            }
            // Of locales that are the same once maximized, those that say the same as the wanted one are nearer.
            if distance == 0 { return Int(wanted.explicit ^ supported.explicit) }
            return distance * 8
        }
    }
}
