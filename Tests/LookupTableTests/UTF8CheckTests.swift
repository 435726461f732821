import LookupTable
import Testing

/// What eight bytes a step say of a text is what the standard library says of it.
struct UTF8CheckTests {
    /// Bytes at the borders of all ranges of The Unicode Standard's table 3-7.
    private static let borders: [UInt8] = [
        0x00, 0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
        0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]

    private static func agrees(_ bytes: [UInt8]) -> Bool {
        let expected: UTF8Check.Encoding =
            if String(validating: bytes, as: UTF8.self) == nil { .other } else if bytes.allSatisfy({ $0 < 0x80 }) {
                .ascii
            } else { .utf8 }
        return RawBytes.withBytes(of: bytes.span) { raw in
            let text = raw.string
            return UTF8Check.encoding(of: raw) == expected && text == String(decoding: bytes, as: UTF8.self)
                && text.utf8.elementsEqual(String(decoding: bytes, as: UTF8.self).utf8)
                && (UTF8Check.firstInvalidOffset(in: raw) == nil) == (expected != .other)
        }
    }

    /// Every sequence of three of the bytes, and a scalar's end after it, at a place that changes: within a word, across
    /// two and at the end.
    @Test(arguments: borders)
    func sequences(first: UInt8) {
        var number = Int(first)
        var failures: [[UInt8]] = []
        for second in Self.borders {
            for third in Self.borders {
                for end in [[], [0x80], [0xBF, 0x61, 0x62, 0x63, 0x64, 0x65, 0x66, 0x67]] as [[UInt8]] {
                    let bytes = [UInt8](repeating: 0x61, count: number % 11) + [first, second, third] + end
                    if !Self.agrees(bytes) { failures.append(bytes) }
                    number += 1
                }
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(3))")
    }

    @Test(arguments: [
        "", "a", "Title of section 12", "Заголовок раздела 12", "मुख्य मेनू", "設定を開く", "👩‍👩‍👧‍👦 rodzina", "€", "\u{10FFFF}\u{0}é",
    ])
    func everyBeginningOfATextIsTold(text: String) {
        let bytes = Array(text.utf8)
        for count in 0...bytes.count { #expect(Self.agrees(Array(bytes[..<count])), "\(count) bytes of \(text)") }
    }
}
