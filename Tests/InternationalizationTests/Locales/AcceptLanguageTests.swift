import Internationalization
import Testing

@Suite("An Accept-Language header")
struct AcceptLanguageTests {
    @Test(
        "is read by quality, the header's order deciding ties",
        arguments: [
            ("da, en-GB;q=0.8, en;q=0.7", "da en-GB en"), ("a1, en;q=0.1,fr;q=0.9 , de ", "de fr en"),
            ("en;q=1.000,fr", "en fr"),
            ("EN_us ; Q=0.5", "en-US"), ("en;q=0.8,fr;q=0.8,de;q=0.9", "de en fr"), ("en;q=0.", "en~"),
            ("fr;q=1.", "fr"),
            ("\ten\t;\tq=0.5\t", "en"), ("i-klingon, iw", "tlh iw"), ("", ""), ("   ", ""), (",,,", ""),
        ])
    func order(header: String, expected: String) {
        let read = AcceptLanguage(header)
        let excluded = read.excluded.map { $0.description + "~" }
        #expect((read.languages.map(\.description) + excluded).joined(separator: " ") == expected)
    }

    @Test(
        "leaves out malformed parts and keeps the rest",
        arguments: [
            "en-", "-en", "e", "en;", "en;q", "en;q=", "en;q=2", "en;q=1.001", "en;q=0.1234", "en;q=-1", "en;q=.5",
            "en;q=0,5x",
            "en;level=1", "en;q=0.5;q=0.6", "en q=0.5", "en;q = 0.5", "zh-*", "\u{0}", "é", "en;q=٠", ";q=1", "**",
            "en;p=0.5",
        ])
    func malformed(part: String) {
        #expect(AcceptLanguage("fr, \(part), de;q=0.5").languages.map(\.description) == ["fr", "de"])
    }

    @Test("knows `*` and exclusions")
    func wildcard() {
        let read = AcceptLanguage("fr;q=0.9, *;q=0.5, en;q=0.1, de;q=0")
        #expect(read.wildcardPosition == 1)
        #expect(read.excluded.map(\.description) == ["de"])
        #expect(!read.excludesOthers)
        #expect(AcceptLanguage("*;q=0").excludesOthers)
        #expect(AcceptLanguage("fr").wildcardPosition == nil)
    }

    @Test("is read up to 32 ranges and 4,096 bytes")
    func limits() {
        let many = (0..<100).map { "en-\(100 + $0)" }
        #expect(AcceptLanguage(many.joined(separator: ",")).languages.count == 32)
        #expect(AcceptLanguage(String(repeating: "?,", count: 100) + "fr").languages.map(\.description) == ["fr"])
        let padding = String(repeating: " ", count: 4090)
        #expect(AcceptLanguage(padding + ", fr-CA").languages.isEmpty)
        #expect(AcceptLanguage(padding + "fr-CA,").languages.map(\.description) == ["fr-CA"])
        #expect(AcceptLanguage(padding + "fr-CA").languages.map(\.description) == ["fr-CA"])
        #expect(AcceptLanguage("de," + String(repeating: "x", count: 1_000_000)).languages.count == 1)
    }
}
