/// A language tag: a language with, where it matters, a script, a region, variants and extensions (BCP 47,
/// UTS #35 part 1).
///
/// Reads `zh-Hant-TW`, Apple's `zh_TW`, POSIX's `zh_TW.UTF-8` and `sr_RS@latin`, the old `ar@numbers=arab` and
/// grandfathered tags such as `i-klingon`. Equal means equal subtags, however they were written; `iw` and `he` are equal only once they are
/// ``canonical``. A plain tag takes no memory of its own, and comparing or hashing one costs a few instructions.
///
/// It is not called `Locale` so that it can be used beside Foundation's.
public struct LanguageTag: Hashable, Sendable {
    /// Language, script and region.
    package var subtags: LanguageSubtags

    /// Variants and extensions in lower case, each with a hyphen before it, in canonical order; empty for a plain tag.
    package var tail: String

    package init(subtags: LanguageSubtags, tail: String = "") {
        self.subtags = subtags
        self.tail = tail
    }

    /// The root of all locales, `und`.
    public static let root = LanguageTag(subtags: LanguageSubtags())

    /// Reads a tag; nil when it is malformed.
    ///
    /// Letters may be in either case, `_` may stand for `-`. Tags of more than 512 bytes count as malformed.
    public init?(_ text: String) {
        guard let tag = text.withUTF8Span({ LanguageTagParser.tag(from: $0) }) else { return nil }
        self = tag
    }

    /// Reads a tag from its bytes in UTF-8; nil when it is malformed.
    package init?(utf8 bytes: Span<UInt8>) {
        guard let tag = LanguageTagParser.tag(from: bytes) else { return nil }
        self = tag
    }

    /// The language in lower case, such as `zh`; `und` when the tag names none.
    public var language: String { subtags.languageText }

    /// The script, such as `Hant`; nil when the tag names none.
    public var script: String? { subtags.script == 0 ? nil : subtags.scriptText }

    /// The region, such as `TW` or `419`; nil when the tag names none.
    public var region: String? { subtags.region == 0 ? nil : subtags.regionText }

    /// The variants, such as `valencia` in `ca-ES-valencia`.
    public var variants: [String] {
        tail.split(separator: "-").prefix { $0.utf8.count > 1 }.map(String.init)
    }

    /// The value of a key of the `-u-` extension, such as `arab` for `nu` in `ar-EG-u-nu-arab`; empty when the key
    /// stands alone, nil when it is not there.
    public func unicodeExtensionValue(for key: String) -> String? {
        if tail.isEmpty { return nil }
        var parts = tail.split(separator: "-")[...]
        while let singleton = parts.popFirst() {
            if singleton == "x" { return nil }
            if singleton != "u" { continue }
            let keywords = parts.prefix { $0.utf8.count > 1 }
            guard let place = keywords.firstIndex(where: { $0 == key && $0.utf8.count == 2 }) else { return nil }
            return keywords[(place + 1)...].prefix { $0.utf8.count > 2 }.joined(separator: "-")
        }
        return nil
    }
}

extension LanguageTag: LosslessStringConvertible {
    /// The tag with hyphens and the letter case of BCP 47, such as `zh-Hant-TW`.
    public var description: String {
        var text = subtags.languageText
        if subtags.script != 0 { text += "-" + subtags.scriptText }
        if subtags.region != 0 { text += "-" + subtags.regionText }
        return text + tail
    }
}
