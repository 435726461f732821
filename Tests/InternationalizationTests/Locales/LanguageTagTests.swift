import Internationalization
import Testing

@Suite("A language tag")
struct LanguageTagTests {
    @Test(
        "is read in every spelling",
        arguments: [
            ("en", "en"), ("EN-us", "en-US"), ("zh_Hant_TW", "zh-Hant-TW"), ("zh-HANS", "zh-Hans"),
            ("es-419", "es-419"),
            ("sr_latn", "sr-Latn"), ("fil", "fil"), ("und", "und"), ("root", "und"), ("und-hira", "und-Hira"),
            ("ca-ES-VALENCIA", "ca-ES-valencia"), ("sl-rozaj-biske-1994", "sl-1994-biske-rozaj"),
            ("ar-EG-u-nu-arab", "ar-EG-u-nu-arab"), ("ar_EG@numbers=arab", "ar-EG-u-nu-arab"),
            ("ar@calendar=islamic;numbers=latn", "ar-u-ca-islamic-nu-latn"),
            ("ar-u-nu-latn@numbers=arab", "ar-u-nu-latn"),
            ("de_DE@euro", "de-DE"), ("de_DE.UTF-8", "de-DE"), ("zh_TW.Big5", "zh-TW"),
            ("de_DE.iso8859-15@euro", "de-DE"),
            ("sr_RS@latin", "sr-Latn-RS"), ("uz_UZ.UTF-8@cyrillic", "uz-Cyrl-UZ"), ("ks_IN@devanagari", "ks-Deva-IN"),
            ("sr-Cyrl@latin", "sr-Cyrl"), ("en-u-nu-latn-ca-gregory", "en-u-ca-gregory-nu-latn"),
            ("en-u-kn-true", "en-u-kn"),
            ("en-x-Harbor", "en-x-harbor"), ("x-whatever", "und-x-whatever"), ("de-x-u-nu-arab", "de-x-u-nu-arab"),
            ("en-t-fr-u-nu-deva-a-foo", "en-a-foo-t-fr-u-nu-deva"), ("i-klingon", "tlh"), ("i-klingon-US", "tlh-US"),
            ("zh-min-nan", "nan"), ("zh-yue-HK", "yue-HK"), ("zh-cmn-Hans", "zh-Hans"), ("ar-arb", "arb"),
            ("sgn-BE-FR", "sfb"), ("no-bok-NO", "nb-NO"), ("i-default", "en-x-i-default"), ("en-USA", "en-US"),
            ("sr-Latn-SRB", "sr-Latn-RS"), ("abcdefgh", "abcdefgh"), ("en-US-posix", "en-US-posix"),
            ("en-GB-oed", "en-GB-oxendict"), ("ar-und", "und"),
        ])
    func reading(text: String, expected: String) throws {
        #expect(LanguageTag(text)?.description == expected)
        #expect(LanguageTag(expected)?.description == expected)
    }

    @Test(
        "is none when malformed",
        arguments: [
            "", "-", "_", "e", "abcd", "abcdefghi", "en-", "-en", "en--US", "en-US-", "12", "en-12", "e1", "en US",
            "en-ä",
            "en-US-US", "en-Latn-Latn", "en-US-Latn", "en-u", "en-u-nu-latn-u-ca-roc", "en-a-b-c-d",
            "en-valencia-valencia",
            "en-x", "en-xyz", "en-US-123456789", "ｅｎ", "i-nonsense", "*", "en;q=1", "\u{0}", "en-1234-1234",
            "de_DE.", ".UTF-8", "de.a.b", "de_DE.ü", "de..",
        ])
    func malformed(text: String) {
        #expect(LanguageTag(text) == nil)
    }

    @Test("is none when it is very long")
    func longTag() {
        #expect(LanguageTag("en-x" + String(repeating: "-a", count: 200)) != nil)
        #expect(LanguageTag("en-x" + String(repeating: "-a", count: 300)) == nil)
        #expect(LanguageTag(String(repeating: "a", count: 1_000_000)) == nil)
    }

    @Test("tells its parts")
    func parts() throws {
        let tag = try #require(LanguageTag("sl-Latn-IT-nedis-u-co-phonebk-nu-latn-x-y"))
        #expect(tag.language == "sl")
        #expect(tag.script == "Latn")
        #expect(tag.region == "IT")
        #expect(tag.variants == ["nedis"])
        #expect(tag.unicodeExtensionValue(for: "nu") == "latn")
        #expect(tag.unicodeExtensionValue(for: "co") == "phonebk")
        #expect(tag.unicodeExtensionValue(for: "ca") == nil)
        let plain = try #require(LanguageTag("ar-001"))
        #expect(plain.region == "001")
        #expect(plain.script == nil)
        #expect(plain.variants == [])
        #expect(plain.unicodeExtensionValue(for: "nu") == nil)
        #expect(LanguageTag("de-x-u-nu-arab")?.unicodeExtensionValue(for: "nu") == nil)
        #expect(LanguageTag("de-u-kn")?.unicodeExtensionValue(for: "kn") == "")
        #expect(LanguageTag.root.language == "und")
    }

    @Test("is equal however it was written")
    func equality() {
        #expect(LanguageTag("zh_hant_tw") == LanguageTag("ZH-Hant-TW"))
        #expect(LanguageTag("iw") != LanguageTag("he"))
        #expect(LanguageTag("iw")?.canonical == LanguageTag("he"))
        #expect(Set([LanguageTag("en-u-ca-roc-nu-latn"), LanguageTag("en-u-nu-latn-ca-roc")]).count == 1)
    }

    @Test(
        "has a canonical form",
        arguments: [
            ("iw", "he"), ("in-ID", "id-ID"), ("tl", "fil"), ("no", "no"), ("mo", "ro"), ("sh", "sr-Latn"),
            ("sh-Cyrl", "sr-Cyrl"), ("cnr", "sr-ME"), ("cmn-Hans", "zh-Hans"), ("en-UK", "en-GB"), ("hy-SU", "hy-AM"),
            ("ru-SU", "ru-RU"), ("xx-SU", "xx-RU"), ("cs-200", "cs-CZ"), ("sk-200", "sk-SK"), ("en-840", "en-US"),
            ("und-Qaai", "und-Zinh"), ("hy-arevmda", "hyw"), ("en-aaland", "en-AX"), ("sgn-US", "ase"),
            ("sgn-840", "ase"),
            ("ja-hepburn-heploc", "ja-alalc97"), ("iw-u-nu-hebr", "he-u-nu-hebr"),
            ("zh-guoyu-u-nu-latn", "zh-u-nu-latn"),
        ])
    func canonical(text: String, expected: String) throws {
        let tag = try #require(LanguageTag(text)).canonical
        #expect(tag.description == expected)
        #expect(tag.canonical == tag)
    }
}
