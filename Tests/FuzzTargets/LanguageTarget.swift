import Internationalization
import StringCatalog

/// `Accept-Language` headers and language tags.
enum LanguageTarget {
    private static let matcher = LocaleMatcher(
        supported: ["en", "de", "pt-BR", "pt-PT", "zh-Hant", "zh-Hans", "ar", "sr-Latn", "nb", "fil"].compactMap(
            LanguageTag.init))

    static func check(_ input: [UInt8]) throws(BrokenProperty) {
        let text = String(decoding: input, as: UTF8.self)
        let header = AcceptLanguage(text)
        try BrokenProperty.unless(
            header.languages.count + header.excluded.count <= AcceptLanguage.mostRanges, "too many ranges are read")
        if let match = matcher.bestMatch(for: header) {
            try BrokenProperty.unless(matcher.supported.indices.contains(match.index), "a match that is not supported")
        }
        for tag in header.languages + header.excluded { try check(tag) }
        for word in text.split(separator: "\n").prefix(4) {
            _ = AppleLocaleDirectory.name(for: String(word))
            if let tag = LanguageTag(String(word)) { try check(tag) }
        }
    }

    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        guard let catalog = StringCatalog.read(bytes, path: "x").catalog else { return [] }
        let tags = Set(catalog.entries.flatMap { $0.localizations.map(\.languageTag) }).sorted()
        let header = tags.enumerated().map { "\($1);q=0.\(9 - $0 % 10)" }.joined(separator: ", ")
        return [Array(header.utf8), Array(tags.joined(separator: "\n").utf8)]
            + ["*;q=0, en-US-u-nu-arab-x-y", "zh-cmn-Hans-CN", "i-klingon", "de-CH-1901-u-co-phonebk"].map {
                Array($0.utf8)
            }
    }

    private static func check(_ tag: LanguageTag) throws(BrokenProperty) {
        try BrokenProperty.unless(LanguageTag(tag.description) == tag, "'\(tag)' is not read as itself")
        let canonical = tag.canonical
        try BrokenProperty.unless(
            canonical.canonical == canonical, "'\(tag)' is canonically \(canonical), and that \(canonical.canonical)")
        try BrokenProperty.unless(
            LanguageTag(canonical.description) == canonical, "'\(canonical)', canonical, is not read as itself")
        if let maximized = canonical.maximized {
            try BrokenProperty.unless(maximized.maximized == maximized, "'\(maximized)' is not as large as it gets")
        }
        _ = canonical.minimized()
        var parent = Optional(canonical)
        for _ in 0..<300 {
            guard let tag = parent else { break }
            parent = tag.parent
        }
        try BrokenProperty.unless(parent == nil, "'\(tag)' has no last parent")
        _ = tag.direction
        _ = tag.textFallbacks(in: matcher.supported)
        try BrokenProperty.unless(
            PluralRules(for: tag).categories.contains(.other), "'\(tag)' has no category for other numbers")
        _ = matcher.bestMatch(for: [tag])
        _ = NumberPrinter(for: tag).text(DecimalNumber(-1234.5))
    }
}
