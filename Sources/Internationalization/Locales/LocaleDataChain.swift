import LocaleData

/// The locales under which CLDR may have data for a tag, nearest first, ending with the root.
///
/// CLDR names a locale with its script where the language has several, and without it elsewhere, while a tag may do
/// either: `zh-HK` finds `zh-Hant-HK` and `zh-Hant`, `de-Latn-CH` finds `de-CH` and `de`. So each step offers the name
/// with the script and, where it is the likely one, the name without.
package struct LocaleDataChain: Sequence, IteratorProtocol {
    /// What comes next, with its script; nil at the end.
    private var upcoming: LanguageSubtags?
    /// What was offered last without its script, when that is to be offered next.
    private var shortForm: LanguageSubtags?
    /// How many more steps are made, should the data make a circle.
    private var remainingSteps = 16

    /// The chain of a tag, which is made canonical first.
    package init(of tag: LanguageTag) {
        self.init(of: tag.canonical.subtags)
    }

    /// The chain of canonical subtags.
    package init(of subtags: LanguageSubtags) {
        upcoming = Self.withScript(subtags)
    }

    package mutating func next() -> LanguageSubtags? {
        if let short = shortForm {
            shortForm = nil
            return short
        }
        guard let current = upcoming, remainingSteps > 0 else { return nil }
        remainingSteps -= 1
        var short = current
        short.script = 0
        if current.script != 0, short.maximal?.script == current.script { shortForm = short }
        upcoming = Self.parent(of: current, shortForm: shortForm)
        return current
    }

    /// The parent that CLDR states for either form, else the one that is found by cutting the region, else the root.
    private static func parent(of full: LanguageSubtags, shortForm: LanguageSubtags?) -> LanguageSubtags? {
        if full == LanguageSubtags() { return nil }
        if let stated = ParentLocaleData.parent(of: full.key)
            ?? shortForm.flatMap({ ParentLocaleData.parent(of: $0.key) })
        {
            return withScript(LanguageSubtags(key: stated))
        }
        if full.region == 0 { return LanguageSubtags() }
        return LanguageSubtags(language: full.language, script: full.script)
    }

    private static func withScript(_ subtags: LanguageSubtags) -> LanguageSubtags {
        guard subtags.script == 0, subtags.language != 0 else { return subtags }
        var full = subtags
        full.script = subtags.maximal?.script ?? 0
        return full
    }
}
