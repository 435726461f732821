import Foundation
import Internationalization
import TestSupport
import Testing

@Suite("The name of Apple's directory for a language")
struct AppleLocaleDirectoryTests {
    static let path = "conformance/locale-to-lproj.json"

    @Test("is the recorded one", .enabled(if: ReferenceData.isPresent(path), "no reference data"))
    func recorded() throws {
        let data = try Data(contentsOf: ReferenceData.url(Self.path))
        let names = try #require(JSONSerialization.jsonObject(with: data) as? [String: String])
        let wrong = names.filter { AppleLocaleDirectory.name(for: $0.key) != $0.value }.map {
            "\($0.key): \(AppleLocaleDirectory.name(for: $0.key)), not \($0.value)"
        }
        #expect(wrong == [])
        #expect(names.count == 195)
    }

    @Test(
        "follows the same rules for other languages",
        arguments: [
            ("deu", "de"), ("ger-AT", "de-AT"), ("zho-Hant", "zh-Hant"), ("nor", "nb"), ("no_SJ", "nb_SJ"),
            ("ru-Cyrl", "ru"),
            ("ar_Arab_EG", "ar_EG"), ("hi-Latn", "hi-Latn"), ("az_Cyrl_AZ", "az-Cyrl_AZ"), ("zh_Hans_SG", "zh_SG"),
            ("zh-Hant-TW", "zh-Hant-TW"), ("zh_Hans_TW", "zh-Hans_TW"), ("sh-HR", "hr-HR"), ("sr-YU", "sr-RS"),
            ("sr_CS", "sr_RS"), ("sk-CS", "sk-SK"), ("pt-TP", "pt-TL"), ("sgn-US", "ase"), ("zh-min-nan-TW", "nan-TW"),
            ("i-default", "i-default"), ("hy-arevmda", "hy-arevmda"), ("en_us_posix", "en_US_POSIX"),
            ("de-a-b", "de-a-b"),
            ("scr", "hr"), ("prs", "fa-AF"), ("ja-Jpan-JP", "ja-JP"), ("es_419", "es_419"), ("fil-Latn", "fil"),
        ])
    func rules(tag: String, name: String) {
        #expect(AppleLocaleDirectory.name(for: tag) == name)
    }

    @Test(
        "is what was written when that is no language",
        arguments: ["", "Base", "und", "x", "1", "en--US", "en US", "é", "-", "../x"])
    func others(tag: String) {
        #expect(AppleLocaleDirectory.name(for: tag) == tag)
    }
}
