import LocaleData

/// Names the `.lproj` directory in which Apple's tools put the text of a language.
///
/// Apple writes a canonical identifier of its own: outdated languages are replaced (`iw` → `he`, `cmn-Hans` → `zh-Hans`,
/// `i-lux` → `lb`), a script that the language has anyway is left out (`sr-Cyrl-RS` → `sr-RS`), letters get the usual
/// case, and separators stay as written (`pt_br` → `pt_BR`). It differs from ``LanguageTag/canonical`` where the
/// comments below say so, each time because Apple's recorded output does.
public enum AppleLocaleDirectory {
    /// The name for a language as a catalog spells it, without `.lproj`. What is no language tag is returned as it is.
    public static func name(for tag: String) -> String {
        guard tag.utf8.count <= LanguageTagParser.longestTag, var subtags = SeparatedSubtags(tag) else { return tag }
        replaceWholeTag(in: &subtags)
        guard let first = subtags.first, let language = LanguageTag(first.text)?.subtags.language, language != 0 else {
            return tag
        }
        replaceLanguage(language, in: &subtags)
        subtags.normalizeCase()
        replaceRegion(in: &subtags)
        dropScript(from: &subtags)
        return subtags.text
    }

    /// Replaces a grandfathered tag or an extended language at the start.
    private static func replaceWholeTag(in subtags: inout SeparatedSubtags) {
        if let (tag, replacement) = LanguageAliasData.legacyTag(atStartOf: subtags.hyphenated) {
            let new = replacement.split(separator: "-").map(String.init)
            // What CLDR turns into private use or a variant (`i-default`, `en-GB-oed`) Apple leaves alone.
            guard new.allSatisfy({ (2...4).contains($0.utf8.count) }) else { return }
            subtags.replaceFirst(tag.split(separator: "-").count, by: new)
            return
        }
        // RFC 5646 grandfathers `art-lojban`, `cel-gaulish`, `zh-guoyu`, `zh-hakka` and `zh-xiang`. CLDR has rules of the
        // same shape for variants (`no-bokmal`, `aa-saaho`, `hy-arevmda`), which Apple leaves alone.
        guard let first = subtags.first?.text, ["art", "cel", "zh"].contains(first) else { return }
        for rule in LanguageAliasData.variantRules where LanguageSubtags(key: rule.key).languageText == first {
            if subtags.hyphenated.hasPrefix("\(first)-\(rule.variants)") {
                subtags.replaceFirst(2, by: [LanguageSubtags(key: rule.replacement).languageText])
                return
            }
        }
    }

    private static func replaceLanguage(_ language: UInt64, in subtags: inout SeparatedSubtags) {
        // The second subtag says which Norwegian it is, in a way that Apple leaves alone.
        let isVariantOfRule = LanguageAliasData.variantRules.contains { rule in
            LanguageSubtags(key: rule.key).language == language && subtags.contains(rule.variants)
        }
        if isVariantOfRule { return }
        let name = LanguageSubtags(language: language).languageText
        switch name {
        case "no", "nor", "nob":
            // CLDR keeps `no`, the macrolanguage; to Apple it is Bokmål.
            subtags.replaceFirst(1, by: ["nb"])
            return
        case "mol":
            // CLDR has given up Moldavian for Romanian; Apple has it yet, under its short code.
            subtags.replaceFirst(1, by: ["mo"])
            return
        case "mo":
            return
        case "sh":
            // CLDR makes Serbo-Croatian Serbian in Latin script. Apple keeps it, but where the region decides.
            switch subtags.region {
            case "rs", "cs", "yu": subtags.replaceFirst(1, by: ["sr"])
            case "hr": subtags.replaceFirst(1, by: ["hr"])
            default: break
            }
            return
        default: break
        }
        let key = LanguageSubtags(language: language).key
        if let region = subtags.region, let code = LanguageTag("und-\(region)")?.subtags.region,
            let alias = LanguageAliasData.language(key | Int(code)), subtags.indexOfRegion == 1
        {
            // A sign language that was called by its region: `sgn-US`.
            subtags.replaceFirst(2, by: [LanguageSubtags(key: alias.replacement).languageText])
            return
        }
        // Longer codes for the same language and the withdrawn two-letter codes are replaced. A three-letter code that
        // CLDR calls deprecated, since it was merged into another language, stays, but for two bibliographic ones.
        guard let alias = LanguageAliasData.language(key),
            !alias.isDeprecated || name.utf8.count == 2 || name == "scc" || name == "scr"
        else { return }
        let replacement = LanguageSubtags(key: alias.replacement)
        var new = [replacement.languageText]
        if replacement.script != 0, subtags.script == nil { new.append(replacement.scriptText) }
        if replacement.region != 0, subtags.region == nil { new.append(replacement.regionText) }
        subtags.replaceFirst(1, by: new)
    }

    /// Replaces four outdated regions. Others, such as `BU` and `DD`, Apple leaves alone.
    private static func replaceRegion(in subtags: inout SeparatedSubtags) {
        switch (subtags.region, subtags.first?.text) {
        case ("UK", _): subtags.replaceRegion(by: "GB")
        case ("TP", _): subtags.replaceRegion(by: "TL")
        // CS was Czechoslovakia before it was Serbia and Montenegro, whose likely successor is Serbia.
        case ("CS", "cs"): subtags.replaceRegion(by: "CZ")
        case ("CS", "sk"): subtags.replaceRegion(by: "SK")
        case ("CS", _), ("YU", _): subtags.replaceRegion(by: "RS")
        default: break
        }
    }

    /// Leaves out a subtag that names the script the language has anyway, wherever it stands: Apple's tool takes even
    /// the `latn` of `en-u-nu-latn` for one.
    private static func dropScript(from subtags: inout SeparatedSubtags) {
        guard let first = subtags.first, let tag = LanguageTag(first.text) else { return }
        if let script = subtags.script, ["Hans", "Hant"].contains(script) {
            // Chinese is named by its script; only after an underscore does the region stand for it.
            guard subtags.isRegionAfterUnderscore, let region = subtags.region,
                LanguageTag("\(tag.language)-\(region)")?.maximized?.script == script
            else { return }
            subtags.remove(script)
            return
        }
        guard let likely = LanguageSubtags(language: tag.subtags.language).maximal else { return }
        subtags.remove(likely.scriptText)
    }
}
