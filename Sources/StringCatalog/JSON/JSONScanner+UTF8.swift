extension JSONScanner {
    /// Reports each place in `range` that is not UTF-8 (RFC 3629: nothing overlong, no surrogates, nothing above
    /// U+10FFFF).
    mutating func checkUTF8(_ range: Range<Int>) {
        var offset = range.lowerBound
        let end = range.upperBound
        while offset < end {
            if bytes.hasWord(at: offset) {
                let word = bytes.word(at: offset)
                let length = Self.lengthOfCodePoint(word)
                if length > 1, offset + length <= end {
                    offset += length
                    continue
                }
                if length == 1 {
                    let high = word & 0x8080_8080_8080_8080
                    offset += high == 0 ? 8 : high.trailingZeroBitCount >> 3
                    continue
                }
            }
            let length = lengthOfCodePoint(at: offset)
            if length == 0 || offset + length > end {
                report(.invalidUTF8, at: offset)
                offset += 1
                while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            } else {
                offset += length
            }
        }
    }

    /// The number of bytes of the code point in the low bytes of a word; 0 if it is not UTF-8 or has four bytes.
    @inline(__always)
    private static func lengthOfCodePoint(_ word: UInt64) -> Int {
        if word & 0x80 == 0 { return 1 }
        if word & 0xC0E0 == 0x80C0 { return word & 0x1E == 0 ? 0 : 2 }
        if word & 0xC0_C0F0 == 0x80_80E0 {
            // Overlong: E0 and a second byte below A0. A surrogate: ED and a second byte above 9F.
            let bits = word & 0x200F
            return bits == 0 || bits == 0x200D ? 0 : 3
        }
        return 0
    }

    /// The number of bytes of the code point at `offset`, 0 if it is not UTF-8.
    @inline(__always)
    private func lengthOfCodePoint(at offset: Int) -> Int {
        let first = bytes[offset]
        let second = bytes[offset + 1]
        switch first {
        case 0..<0x80:
            return 1
        case 0xC2...0xDF:
            return second & 0xC0 == 0x80 ? 2 : 0
        case 0xE0...0xEF:
            guard second & 0xC0 == 0x80, bytes[offset + 2] & 0xC0 == 0x80 else { return 0 }
            if first == 0xE0, second < 0xA0 { return 0 }
            if first == 0xED, second > 0x9F { return 0 }
            return 3
        case 0xF0...0xF4:
            guard second & 0xC0 == 0x80, bytes[offset + 2] & 0xC0 == 0x80, bytes[offset + 3] & 0xC0 == 0x80
            else { return 0 }
            if first == 0xF0, second < 0x90 { return 0 }
            if first == 0xF4, second > 0x8F { return 0 }
            return 4
        default:
            return 0
        }
    }

    /// The text at `offset` for a message: up to `limit` code points of the same line.
    func snippet(at offset: Int, limit: Int = 24) -> String {
        var shown: [UInt8] = []
        var next = offset
        var length = 0
        while next < bytes.count, bytes[next] >= UInt8(ascii: " ") {
            if bytes[next] & 0xC0 != 0x80 {
                guard length < limit else { return String(decoding: shown, as: UTF8.self) + "…" }
                length += 1
            }
            shown.append(bytes[next])
            next += 1
        }
        return String(decoding: shown, as: UTF8.self)
    }

    /// The text in `range` for a message, cut to some code points.
    func snippet(_ range: Range<Int>) -> String {
        var end = min(range.upperBound, range.lowerBound + 256)
        while bytes[end] & 0xC0 == 0x80 { end += 1 }
        let shown = String(decoding: (range.lowerBound..<end).map { bytes[$0] }, as: UTF8.self)
        return shown.unicodeScalars.count > 48 ? String(shown.unicodeScalars.prefix(48)) + "…" : shown
    }
}
