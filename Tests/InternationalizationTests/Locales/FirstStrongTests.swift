import Foundation
import Internationalization
import LocaleData
import TestSupport
import Testing

@Suite("The first strong direction of a text")
struct FirstStrongTests {
    @Test(
        "is that of its first letter outside of isolates",
        arguments: [
            ("Anna", "ltr"), ("  12 אנה", "rtl"), ("العربية", "rtl"), ("日本", "ltr"), ("ß", "ltr"), ("", "none"),
            ("12:30", "none"), ("… —", "none"), ("٣٤", "none"), ("\u{200F}abc", "rtl"), ("\u{200E}אב", "ltr"),
            ("\u{2068}abc\u{2069} אב", "rtl"), ("\u{2067}אב\u{2069}abc", "ltr"),
            ("\u{2066}a\u{2067}b\u{2069}c\u{2069}א", "rtl"),
            ("\u{2066}abc", "none"), ("\u{2066}abc\nא", "rtl"), ("\u{2066}abc\u{2029}a", "ltr"), ("\u{2069}a", "ltr"),
            ("𞤀", "rtl"), ("\u{1F600}a", "ltr"), ("ߊ", "rtl"), ("\u{10C00}", "rtl"), ("\u{5F0}\u{0590}", "rtl"),
            ("\u{1EFFF}", "rtl"),
        ])
    func firstStrong(text: String, expected: String) {
        let direction = WritingDirection.firstStrong(in: text)
        #expect((direction.map { $0 == .leftToRight ? "ltr" : "rtl" } ?? "none") == expected)
    }

    @Test("finds nothing in damaged bytes, and goes on after them")
    func damaged() {
        let damaged: [[UInt8]] = [
            [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xD7],
            [0xE2, 0x81],
            [0xF0, 0x9E, 0xA4], [0xFF], [0xF4, 0x90, 0x80, 0x80],
        ]
        for bytes in damaged {
            #expect(WritingDirection.firstStrong(ofUTF8: bytes.span) == nil)
            #expect(WritingDirection.firstStrong(ofUTF8: (bytes + [0xD7, 0x90]).span) == .rightToLeft)
        }
    }

    static let path = "cldr/DerivedBidiClass.txt"

    @Test("agrees with every listed character", .enabled(if: ReferenceData.isPresent(path), "no reference data"))
    func everyCharacter() throws {
        let text = try String(contentsOf: ReferenceData.url(Self.path), encoding: .utf8)
        var ran = 0
        var wrong = 0
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.prefix { $0 != "#" }.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            let bounds = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
            let lower = try #require(bounds.first)
            let upper = try #require(bounds.last)
            let expected: BidiClassData.Kind =
                switch fields[1] {
                case "L": .leftToRight
                case "R", "AL": .rightToLeft
                case "LRI", "RLI", "FSI": .isolateInitiator
                case "PDI": .isolateEnd
                case "B": .paragraphEnd
                default: .neutral
                }
            for scalar in lower...upper {
                ran += 1
                if BidiClassData.kind(of: scalar) != expected { wrong += 1 }
            }
        }
        #expect(wrong == 0)
        #expect(ran == 290_554)
    }
}
