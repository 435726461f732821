import LocaleData

extension LanguageTag {
    /// The tag with every outdated part replaced by CLDR's aliases: `iw` → `he`, `tl` → `fil`, `sh` → `sr-Latn`,
    /// `en-UK` → `en-GB`, `hy-arevmda` → `hyw` (UTS #35 part 1, annex C).
    ///
    /// Where a state has several successors, the one in which the language is likely is taken: `hy-SU` → `hy-AM`.
    /// `no` stays `no`, which CLDR does not call outdated.
    public var canonical: LanguageTag {
        var tag = self
        // Each rule removes what it asked about, and CLDR's rules make no circle; should other data make one, stop.
        for _ in 0..<16 {
            let isChanged =
                tag.applyVariantRule(ofAnyLanguage: false) || tag.applyLanguageAlias() || tag.applyScriptAlias()
                || tag.applyRegionAlias() || tag.applyVariantRule(ofAnyLanguage: true)
            if !isChanged { break }
        }
        tag.applyVariantAliases()
        return tag
    }

    /// - Returns: whether something changed, as below.
    private mutating func applyLanguageAlias() -> Bool {
        let language = LanguageSubtags(language: subtags.language)
        if subtags.region != 0 {
            let inRegion = LanguageSubtags(language: subtags.language, region: subtags.region)
            if let alias = LanguageAliasData.language(inRegion.key) {
                subtags.region = 0
                replace(by: LanguageSubtags(key: alias.replacement))
                return true
            }
        }
        guard subtags.language != 0, let alias = LanguageAliasData.language(language.key) else { return false }
        replace(by: LanguageSubtags(key: alias.replacement))
        return true
    }

    /// Puts in the language of the replacement, and its script and region where the tag has none.
    private mutating func replace(by replacement: LanguageSubtags) {
        if replacement.language != 0 { subtags.language = replacement.language }
        if subtags.script == 0 { subtags.script = replacement.script }
        if subtags.region == 0 { subtags.region = replacement.region }
    }

    private mutating func applyScriptAlias() -> Bool {
        guard subtags.script != 0, let script = LanguageAliasData.script(Int(subtags.script)) else { return false }
        subtags.script = UInt32(truncatingIfNeeded: script)
        return true
    }

    private mutating func applyRegionAlias() -> Bool {
        guard subtags.region != 0 else { return false }
        var inAnyRegion = subtags
        inAnyRegion.region = 0
        let preferred = inAnyRegion.maximal?.region ?? 0
        guard let region = LanguageAliasData.region(Int(subtags.region), preferred: Int(preferred)) else {
            return false
        }
        subtags.region = UInt16(truncatingIfNeeded: region)
        return true
    }

    private mutating func applyVariantRule(ofAnyLanguage: Bool) -> Bool {
        let variants = variants
        if variants.isEmpty { return false }
        for rule in LanguageAliasData.variantRules {
            let key = LanguageSubtags(key: rule.key)
            let wanted = rule.variants.split(separator: "-").map(String.init)
            guard ofAnyLanguage ? key.language == 0 : key.language != 0 && key.language == subtags.language,
                wanted.allSatisfy(variants.contains)
            else { continue }
            replace(by: LanguageSubtags(key: rule.replacement))
            let added = rule.replacementVariants.split(separator: "-").map(String.init)
            setVariants(variants.filter { !wanted.contains($0) } + added)
            return true
        }
        return false
    }

    private mutating func applyVariantAliases() {
        let variants = variants
        if variants.isEmpty { return }
        setVariants(variants.map { LanguageAliasData.variant($0) ?? $0 })
    }

    private mutating func setVariants(_ new: [String]) {
        let extensions = tail.utf8.dropFirst(variants.reduce(0) { $0 + 1 + $1.utf8.count })
        tail = Set(new).sorted().map { "-" + $0 }.joined() + String(decoding: extensions, as: UTF8.self)
    }
}
