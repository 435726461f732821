import LocaleData

/// A tag as the matcher compares it: canonical, maximized, and with a note of what the tag said itself.
struct MatchedSubtags: Equatable {
    var language: UInt64
    var script: UInt32
    var region: UInt16
    /// Bit 2 when the tag names its language, bit 1 its script, bit 0 its region. Of two tags with the same maximized
    /// form the one that says as much as the wanted one is nearer.
    var explicit: UInt8

    /// Above the letters of any language: `und`, which matches only itself although it is likely English; private use,
    /// which has no language; and the kinds of pseudolocale.
    private static var undetermined: UInt64 { 1 << 48 }
    private static var privateUse: UInt64 { 1 << 49 }

    init(_ tag: LanguageTag) {
        var subtags = tag.subtags
        var pseudo = Self.pseudolocale(region: subtags.region)
        if pseudo == 0, !tag.tail.isEmpty { pseudo = Self.pseudolocale(variants: tag.variants) }
        if pseudo != 0 {
            // A pseudolocale matches only itself, whatever its language and script seem to be.
            language = subtags.language | UInt64(pseudo) << 40
            script = subtags.script | UInt32(pseudo) << 24
            region = subtags.region == 0 ? UInt16(24 << 5 | pseudo) : subtags.region
            explicit = subtags.region == 0 ? 6 : 7
            return
        }
        if subtags == LanguageSubtags() {
            language = tag.tail.hasPrefix("-x-") ? Self.privateUse : Self.undetermined
            script = 0
            region = 0
            explicit = 7
            return
        }
        if let alias = LanguageAliasData.language(LanguageSubtags(language: subtags.language).key) {
            // Only another name for the same language; `sh` has distances of its own.
            let replacement = LanguageSubtags(key: alias.replacement)
            if replacement.script == 0, replacement.region == 0 { subtags.language = replacement.language }
        }
        if subtags.region != 0, let successor = LanguageAliasData.region(Int(subtags.region), preferred: 0) {
            subtags.region = UInt16(truncatingIfNeeded: successor)
        }
        // A language without data is taken to be in the likely script and region of no language, so that what is said
        // of it can still be compared.
        let inAnyLanguage = LanguageSubtags(script: subtags.script, region: subtags.region)
        let full = subtags.maximal ?? inAnyLanguage.maximal ?? subtags
        language = subtags.language == 0 ? full.language : subtags.language
        script = full.script
        region = full.region
        explicit = (subtags.language != 0 ? 4 : 0) | (subtags.script != 0 ? 2 : 0) | (subtags.region != 0 ? 1 : 0)
    }

    var isPrivateUse: Bool { language == Self.privateUse }

    /// Whether language, script and region are the same.
    func isEquivalent(to other: MatchedSubtags) -> Bool {
        language == other.language && script == other.script && region == other.region
    }

    /// Language and script as the tables know them.
    var scriptKey: Int { LanguageSubtags(language: language, script: script).key }

    /// The language as the tables know it; -1, which none holds, for one that is no plain language.
    var languageKey: Int { language < 0x8000 ? Int(language) : -1 }

    /// 1 for accents (`XA`), 2 for right to left (`XB`), 3 for damaged text (`XC`), 0 for a real locale.
    private static func pseudolocale(region: UInt16) -> Int {
        let isPseudo = region >> 5 == 24 && (1...3).contains(region & 31)
        return isPseudo ? Int(region & 31) : 0
    }

    private static func pseudolocale(variants: [String]) -> Int {
        switch variants.first {
        case "psaccent": 1
        case "psbidi": 2
        case "pscrack": 3
        default: 0
        }
    }
}
