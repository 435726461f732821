import LocaleData

/// Reads the tags that are not plain: with variants, extensions, an extended language, keywords after `@`, or
/// grandfathered. The text is in lower case with hyphens.
enum ExtendedTagReader {
    static func tag(from text: String) -> LanguageTag? {
        let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = halves.first, let withoutCodeset = withoutCodeset(first) else { return nil }
        var tagText = String(withoutCodeset)
        if let (legacyTag, replacement) = LanguageAliasData.legacyTag(atStartOf: tagText) {
            tagText = replacement + String(decoding: tagText.utf8.dropFirst(legacyTag.utf8.count), as: UTF8.self)
        }
        guard var parts = parts(of: tagText) else { return nil }
        guard var subtags = takeSubtags(from: &parts) else { return nil }
        guard let variants = takeVariants(from: &parts) else { return nil }
        guard var extensions = takeExtensions(from: &parts) else { return nil }
        if halves.count == 2 {
            if subtags.script == 0, let script = scriptModifiers[halves[1]] { subtags.script = script }
            for (key, value) in keywords(halves[1]) { extensions.addKeyword(key, value) }
        }
        let tail = variants.map { "-" + $0 }.joined() + extensions.text
        return LanguageTag(subtags: subtags, tail: tail)
    }

    /// The subtags; nil when one is empty, longer than eight characters or not made of ASCII letters and digits.
    private static func parts(of text: String) -> ArraySlice<Substring>? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let areSound = parts.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetter($0) || isDigit($0) }
        }
        return areSound ? parts[...] : nil
    }

    /// Takes language, extended language, script and region.
    private static func takeSubtags(from parts: inout ArraySlice<Substring>) -> LanguageSubtags? {
        var subtags = LanguageSubtags()
        guard let first = parts.first else { return nil }
        if first == "x" {
            // A tag for private use alone says nothing about the language.
            return subtags
        }
        parts.removeFirst()
        if first != "root" {
            guard first.utf8.count != 1, first.utf8.count != 4, first.utf8.allSatisfy(isLetter) else { return nil }
            subtags.language = language(first)
        }
        if let next = parts.first, next.utf8.count == 3, next.utf8.allSatisfy(isLetter) {
            parts.removeFirst()
            if extendedLanguagePrefixes.contains(first) {
                // RFC 5646, 4.5: the extended language alone is the canonical form.
                subtags.language = language(next)
            } else if let region = LanguageAliasData.region(forLetters: Int(letters(next))) {
                // Three letters of ISO 3166, as in `en-USA`.
                subtags.region = UInt16(truncatingIfNeeded: region)
                return subtags
            } else {
                return nil
            }
        }
        if let next = parts.first, next.utf8.count == 4, next.utf8.allSatisfy(isLetter) {
            parts.removeFirst()
            subtags.script = UInt32(truncatingIfNeeded: letters(next))
        }
        if let next = parts.first {
            if next.utf8.count == 2, next.utf8.allSatisfy(isLetter) {
                parts.removeFirst()
                subtags.region = UInt16(truncatingIfNeeded: letters(next))
            } else if next.utf8.count == 3, next.utf8.allSatisfy(isDigit), let number = UInt16(next) {
                parts.removeFirst()
                subtags.region = 1024 + number
            } else if next.utf8.count == 3, next.utf8.allSatisfy(isLetter),
                let region = LanguageAliasData.region(forLetters: Int(letters(next)))
            {
                parts.removeFirst()
                subtags.region = UInt16(truncatingIfNeeded: region)
            }
        }
        return subtags
    }

    /// The languages that extended languages may follow, by the IANA registry.
    private static let extendedLanguagePrefixes: [Substring] = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

    /// Takes the variants, sorted; nil when one stands twice.
    private static func takeVariants(from parts: inout ArraySlice<Substring>) -> [Substring]? {
        var variants: [Substring] = []
        while let part = parts.first, isVariant(part) {
            if variants.contains(part) { return nil }
            variants.append(part)
            parts.removeFirst()
        }
        return variants.sorted()
    }

    /// Takes the extensions up to the end; nil when something else follows, a singleton stands twice or alone.
    private static func takeExtensions(from parts: inout ArraySlice<Substring>) -> TagExtensions? {
        var extensions = TagExtensions()
        while let singleton = parts.popFirst() {
            guard singleton.utf8.count == 1 else { return nil }
            let isPrivate = singleton == "x"
            let content = isPrivate ? parts : parts.prefix { $0.utf8.count > 1 }
            parts = parts.dropFirst(content.count)
            guard !content.isEmpty, extensions.add(singleton, content) else { return nil }
        }
        return extensions
    }

    /// The tag before the codeset of POSIX, `de-de` of `de-de.utf-8`; nil when nothing follows the dot, or something
    /// that no codeset is named.
    private static func withoutCodeset(_ text: Substring) -> Substring? {
        guard let dot = text.firstIndex(of: ".") else { return text }
        let codeset = text[dot...].dropFirst().utf8
        let isSound = codeset.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
        return !codeset.isEmpty && isSound ? text[..<dot] : nil
    }

    /// The modifiers of POSIX that name a script, as in `sr_RS@latin`.
    private static let scriptModifiers: [Substring: UInt32] = [
        "latin": script("latn"), "cyrillic": script("cyrl"),
        "devanagari": script("deva"),
    ]

    /// The keywords after `@` that have a key in the `-u-` extension. Others, and malformed ones, are passed over.
    private static func keywords(_ text: Substring) -> [(key: String, value: String)] {
        let keys = ["numbers": "nu", "calendar": "ca", "collation": "co", "currency": "cu"]
        return text.split(separator: ";").compactMap { keyword in
            let sides = keyword.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, let key = keys[String(sides[0])] else { return nil }
            let parts = sides[1].split(separator: "-", omittingEmptySubsequences: false)
            let isSound = parts.allSatisfy { part in
                (3...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetter($0) || isDigit($0) }
            }
            return isSound ? (key, String(sides[1])) : nil
        }
    }

    private static func isVariant(_ part: Substring) -> Bool {
        part.utf8.count >= 5 || (part.utf8.count == 4 && part.utf8.first.map(isDigit) == true)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func script(_ letters: Substring) -> UInt32 {
        UInt32(truncatingIfNeeded: self.letters(letters))
    }

    /// The language of a subtag; 0 for the unknown one.
    private static func language(_ subtag: Substring) -> UInt64 { subtag == "und" ? 0 : letters(subtag) }

    /// Packs at most eight letters.
    private static func letters(_ part: Substring) -> UInt64 {
        part.utf8.reduce(0) { $0 << 5 | UInt64($1 & 0x1F) }
    }
}
