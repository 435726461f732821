import Internationalization
import Testing

@Suite("A locale matcher")
struct LocaleMatcherTests {
    static func tags(_ list: String) throws -> [LanguageTag] {
        try list.split(separator: " ").map { try #require(LanguageTag(String($0))) }
    }

    @Test(
        "chooses the nearest supported locale",
        arguments: [
            ("en fr zh-Hant zh-Hans", "zh-TW", "zh-Hant"), ("en zh-Hans zh-Hant", "zh-SG", "zh-Hans"),
            ("en pt pt-PT", "pt-AO", "pt-PT"), ("en nb", "no", "nb"), ("en no", "nb-NO", "no"), ("en fil", "tl", "fil"),
            ("en tl", "fil-PH", "tl"), ("en he", "iw", "he"), ("en iw", "he-IL", "iw"), ("de en", "en-GB", "en"),
            ("en-US en-GB", "en-AU", "en-GB"), ("en es es-419", "es-MX", "es-419"), ("en sr-Latn", "sr", "sr-Latn"),
            ("en zh-Hans", "ja", "none"), ("en", "fr", "none"), ("en ru", "uz-Cyrl", "ru"), ("en ru", "tr", "none"),
            ("en", "und", "none"),
            ("en de", "gsw", "de"), ("de gsw", "de", "de"), ("", "en", "none"), ("en fr", "", "none"),
            ("de-AT de-CH", "de", "de-AT"), ("de-CH de", "de-LI", "de"), ("en-US en", "en", "en"),
            ("en fr de", "fr-CA de", "fr"), ("en de nl", "gsw nl", "nl"), ("en qaa", "qaa", "qaa"),
        ])
    func nearest(supported: String, wanted: String, expected: String) throws {
        let matcher = LocaleMatcher(supported: try Self.tags(supported))
        let match = matcher.bestMatch(for: try Self.tags(wanted))
        #expect(match?.supported.description ?? "none" == expected)
        #expect(match.map { matcher.supported[$0.index] } == match?.supported)
    }

    @Test("tells which wanted locale it was found for, and by which to format")
    func formatting() throws {
        let matcher = LocaleMatcher(supported: try Self.tags("en ar pt-BR sr"))
        let arabic = try #require(matcher.bestMatch(for: try Self.tags("qaa ar-EG-u-nu-latn")))
        #expect(arabic.wanted.description == "ar-EG-u-nu-latn")
        #expect(arabic.formatting.description == "ar-EG-u-nu-latn")
        let portuguese = try #require(matcher.bestMatch(for: try Self.tags("pt")))
        #expect(portuguese.formatting.description == "pt-BR")
        let serbian = try #require(matcher.bestMatch(for: try Self.tags("sr-Latn-ME")))
        #expect(serbian.formatting.description == "sr-ME")
    }

    @Test("gives ties to the preferred locale")
    func preferred() throws {
        let tags = try Self.tags("de-CH de-LI")
        let wanted = try Self.tags("de-BE")
        #expect(LocaleMatcher(supported: tags).bestMatch(for: wanted)?.index == 0)
        #expect(LocaleMatcher(supported: tags, preferred: tags[1]).bestMatch(for: wanted)?.index == 1)
    }

    @Test(
        "allows a threshold of any size", arguments: [(.min, false), (0, false), (5, false), (6, true), (.max, true)])
    func threshold(threshold: Int, matches: Bool) throws {
        let matcher = LocaleMatcher(supported: try Self.tags("en-GB"), threshold: threshold)
        #expect((matcher.bestMatch(for: try Self.tags("en-US")) != nil) == matches)
    }

    @Test(
        "follows a header",
        arguments: [
            ("en de fr", "de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "de"), ("en de fr", "da, fr;q=0.5, de;q=0.6", "de"),
            ("en de fr", "ja", "none"), ("en de fr", "ja, *;q=0.1", "en"), ("en de fr", "*", "en"),
            ("en de fr", "en;q=0.5, *", "de"), ("en", "en;q=0.5, *", "en"), ("en de", "en;q=0, *", "de"),
            ("en de", "en;q=0", "none"), ("en en-GB", "en-GB, en;q=0", "en-GB"), ("en-GB en", "en, en-GB;q=0", "en"),
            ("en de", "de, *;q=0", "de"), ("en de", "fr, *;q=0", "none"), ("en de", "", "none"),
            ("en de", ",,;q=1,x;", "none"),
            ("en de", "de;q=0.1, en;q=1.1, fr", "de"), ("en ar", "ar-EG-u-nu-latn, en;q=0.1", "ar"),
            ("en zh-Hant", "zh-HK;q=0.9,\ten;q=0.001", "zh-Hant"),
        ])
    func header(supported: String, header: String, expected: String) throws {
        let matcher = LocaleMatcher(supported: try Self.tags(supported))
        #expect(matcher.bestMatch(for: AcceptLanguage(header))?.supported.description ?? "none" == expected)
    }
}
