import Internationalization
import Testing

@Suite("Inheritance between locales")
struct LocaleInheritanceTests {
    @Test(
        "follows CLDR's parents, then cuts subtags",
        arguments: [
            ("en-GB", "en-001 en und"), ("en-AT", "en-150 en-001 en und"), ("es-MX", "es-419 es und"),
            ("pt-AO", "pt-PT pt und"), ("zh-Hant-MO", "zh-Hant-HK zh-Hant und"), ("sr-Latn-RS", "sr-Latn und"),
            ("zh-Hans-SG", "zh-Hans zh und"), ("nb", "no und"), ("de-CH", "de und"), ("hi-Latn", "en-IN en-001 en und"),
            ("kk-Latn", "und"), ("ca-ES-valencia-u-nu-latn", "ca-ES-valencia ca-ES ca und"), ("und", ""),
        ])
    func parents(tag: String, expected: String) throws {
        var ancestors: [String] = []
        var current = try #require(LanguageTag(tag)).parent
        while let ancestor = current {
            ancestors.append(ancestor.description)
            current = ancestor.parent
        }
        #expect(ancestors.joined(separator: " ") == expected)
    }

    @Test(
        "finds data with and without the script",
        arguments: [
            ("zh-HK", "zh-Hant-HK zh-HK zh-Hant und"), ("zh-Hant-MO", "zh-Hant-MO zh-MO zh-Hant-HK zh-HK zh-Hant und"),
            ("de-Latn-CH", "de-Latn-CH de-CH de-Latn de und"),
            ("en-GB", "en-Latn-GB en-GB en-Latn-001 en-001 en-Latn en und"),
            ("sr-ME", "sr-Latn-ME sr-ME sr-Latn und"), ("sr-Latn", "sr-Latn und"),
            ("uz-AF", "uz-Arab-AF uz-AF uz-Arab und"),
            ("no", "no-Latn no und"), ("nb-NO", "nb-Latn-NO nb-NO nb-Latn nb no-Latn no und"), ("iw", "he-Hebr he und"),
            ("qaa-DE", "qaa-DE qaa und"), ("und", "und"),
        ])
    func dataChain(tag: String, expected: String) throws {
        let chain = LocaleDataChain(of: try #require(LanguageTag(tag))).map { LanguageTag(subtags: $0).description }
        #expect(chain.joined(separator: " ") == expected)
    }

    @Test(
        "gives text to a language from its parents, never from another script",
        arguments: [
            ("en-GB", "en en-001 fr", "en-001 en"), ("es-MX", "es es-419", "es-419 es"),
            ("zh-HK", "zh zh-Hant en", "zh-Hant"),
            ("zh-HK", "zh zh-TW", "zh-TW"), ("zh-Hant", "zh-Hans zh-TW zh", "zh-TW"), ("sr-Latn", "sr sr-Cyrl", ""),
            ("pt-BR", "pt pt-PT", "pt"), ("pt-AO", "pt pt-PT", "pt-PT pt"), ("nb", "no en", "no"),
            ("en", "en-US en-GB", "en-US"),
            ("iw-IL", "he en", "he"), ("de-CH", "de de-CH de-AT", "de"), ("und", "en", ""), ("qaa-DE", "qaa", "qaa"),
        ])
    func textFallbacks(tag: String, available: String, expected: String) throws {
        let tags = try available.split(separator: " ").map { try #require(LanguageTag(String($0))) }
        let places = try #require(LanguageTag(tag)).textFallbacks(in: tags)
        #expect(places.map { tags[$0].description }.joined(separator: " ") == expected)
    }

    @Test(
        "knows the direction of a language",
        arguments: [
            ("ar", WritingDirection.rightToLeft), ("he", .rightToLeft), ("iw", .rightToLeft), ("fa-AF", .rightToLeft),
            ("ur", .rightToLeft), ("az-Arab", .rightToLeft), ("uz-AF", .rightToLeft), ("pa-PK", .rightToLeft),
            ("ku-IQ", .rightToLeft), ("yi", .rightToLeft), ("dv", .rightToLeft), ("ff-Adlm", .rightToLeft),
            ("en", .leftToRight), ("uz", .leftToRight), ("ar-Latn", .leftToRight), ("qaa", .leftToRight),
            ("und", .leftToRight),
        ])
    func direction(tag: String, expected: WritingDirection) throws {
        #expect(try #require(LanguageTag(tag)).direction == expected)
    }
}
