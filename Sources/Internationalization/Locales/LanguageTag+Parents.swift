import LocaleData

extension LanguageTag {
    /// The locale that data missing here is taken from: `en-GB` → `en-001`, `zh-Hant` → `und`, `de-CH` → `de`
    /// (UTS #35 part 1, "Parent Locales"); nil for the root, `und`.
    ///
    /// Extensions go first, then variants, then CLDR's own parents count before the last subtag is cut.
    public var parent: LanguageTag? {
        if tail.isEmpty { return subtags.parent.map { LanguageTag(subtags: $0) } }
        let variants = variants
        let extensions = variants.reduce(tail.utf8.count) { $0 - 1 - $1.utf8.count }
        let kept = extensions > 0 ? variants : Array(variants.dropLast())
        return LanguageTag(subtags: subtags, tail: kept.map { "-" + $0 }.joined())
    }

    /// The places in `available` of the locales whose text may stand in for a text that is missing here, nearest
    /// first: the parents of the maximized tag, but none in another script.
    ///
    /// `zh-HK` is `zh-Hant-HK` and falls back to `zh-Hant` or `zh-TW`, never to `zh`, which is simplified Chinese. A tag
    /// that says the same in other words counts as near as it can be: `en-US` for `en`. The tag itself is left out.
    public func textFallbacks(in available: [LanguageTag]) -> [Int] {
        TextFallbacks(among: available).places(for: self)
    }
}

extension LanguageSubtags {
    /// The parent of these subtags as they stand; nil for the root.
    package var parent: LanguageSubtags? {
        if self == LanguageSubtags() { return nil }
        if let stated = ParentLocaleData.parent(of: key) { return LanguageSubtags(key: stated) }
        if region != 0 { return LanguageSubtags(language: language, script: script) }
        let languageAlone = LanguageSubtags(language: language)
        if script != 0, languageAlone.maximal?.script == script { return languageAlone }
        // Another script than the likely one: nothing of the language's own data would be readable.
        return LanguageSubtags()
    }
}
