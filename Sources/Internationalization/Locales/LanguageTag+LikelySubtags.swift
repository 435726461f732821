import LocaleData

extension LanguageTag {
    /// The tag with the likely script and region filled in: `zh-TW` → `zh-Hant-TW`, `und-Hira` → `ja-Hira-JP`
    /// (UTS #35 part 1, 4.3); nil when CLDR knows nothing about the language.
    ///
    /// The tag is made ``canonical`` first. Variants and extensions stay.
    public var maximized: LanguageTag? {
        let canonical = canonical
        return canonical.subtags.maximal.map { LanguageTag(subtags: $0, tail: canonical.tail) }
    }

    /// The shortest tag with the same ``maximized`` form: `zh-Hant-TW` → `zh-Hant`, `en-Latn-US` → `en`.
    ///
    /// - Parameter favoringRegion: whether `zh-Hant-TW` becomes `zh-TW`.
    public func minimized(favoringRegion: Bool = false) -> LanguageTag? {
        guard let maximized else { return nil }
        let full = maximized.subtags
        let language = LanguageSubtags(language: full.language)
        let inRegion = LanguageSubtags(language: full.language, region: full.region)
        let inScript = LanguageSubtags(language: full.language, script: full.script)
        let candidates = favoringRegion ? [language, inRegion, inScript] : [language, inScript, inRegion]
        let shortest = candidates.first { $0.maximal == full } ?? full
        return LanguageTag(subtags: shortest, tail: maximized.tail)
    }
}

extension LanguageSubtags {
    /// The subtags with the likely ones filled in; nil when CLDR has none. They are taken to be canonical.
    package var maximal: LanguageSubtags? {
        var given = self
        if given.script == Self.unknownScript { given.script = 0 }
        if given.region == Self.unknownRegion { given.region = 0 }
        let language = LanguageSubtags(language: given.language)
        let inRegion = LanguageSubtags(language: given.language, region: given.region)
        let inScript = LanguageSubtags(language: given.language, script: given.script)
        if given.language != 0, given.script != 0, given.region != 0 {
            // Nothing to fill in, but of a language without data CLDR's tests want no answer.
            return LikelySubtagData.row(for: language.key) == nil ? nil : given
        }
        var found: Int?
        if given.script != 0, given.region != 0 { found = LikelySubtagData.row(for: given.key) }
        // The script comes before the region, against the order in UTS #35, as CLDR's own tests want it:
        // `und-Arab-IL` is Arabic, not Hebrew. Where the language is known the order makes no difference.
        if found == nil, given.script != 0 { found = LikelySubtagData.row(for: inScript.key) }
        if found == nil, given.region != 0 { found = LikelySubtagData.row(for: inRegion.key) }
        if found == nil { found = LikelySubtagData.row(for: language.key) }
        guard let found else { return nil }
        let likely = LanguageSubtags(key: found)
        return LanguageSubtags(
            language: given.language == 0 ? likely.language : given.language,
            script: given.script == 0 ? likely.script : given.script,
            region: given.region == 0 ? likely.region : given.region)
    }
}
