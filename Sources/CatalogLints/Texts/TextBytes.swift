/// A text as UTF-8, read by code points from either end. Malformed bytes read as U+FFFD, one for each byte.
struct TextBytes {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// The number of bytes. Offsets count from 0.
    var count: Int { bytes.count }

    /// The byte at `offset`, 0 outside of the text.
    subscript(offset: Int) -> UInt8 {
        offset >= 0 && offset < bytes.count ? bytes[bytes.startIndex + offset] : 0
    }

    /// A code point and the bytes it takes.
    struct Character {
        var value: UInt32
        var range: Range<Int>
    }

    /// The code point that begins at `offset`; nil at the end.
    func character(at offset: Int) -> Character? {
        guard offset < count else { return nil }
        let lead = self[offset]
        let length: Int
        var value: UInt32
        switch lead {
        case 0..<0x80: return Character(value: UInt32(lead), range: offset..<offset + 1)
        case 0xC2..<0xE0: (length, value) = (2, UInt32(lead & 0x1F))
        case 0xE0..<0xF0: (length, value) = (3, UInt32(lead & 0x0F))
        case 0xF0..<0xF5: (length, value) = (4, UInt32(lead & 0x07))
        default: return Character(value: 0xFFFD, range: offset..<offset + 1)
        }
        for index in 1..<length {
            let byte = self[offset + index]
            guard byte & 0xC0 == 0x80 else { return Character(value: 0xFFFD, range: offset..<offset + 1) }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return Character(value: value, range: offset..<offset + length)
    }

    /// The code point that ends before `offset`; nil at the start.
    func character(before offset: Int) -> Character? {
        guard offset > 0, offset <= count else { return nil }
        if self[offset - 1] < 0x80 { return Character(value: UInt32(self[offset - 1]), range: offset - 1..<offset) }
        for start in stride(from: offset - 1, through: max(0, offset - 4), by: -1) where self[start] & 0xC0 != 0x80 {
            if let found = character(at: start), found.range.upperBound == offset { return found }
            break
        }
        return Character(value: 0xFFFD, range: offset - 1..<offset)
    }

    /// The bytes of a part.
    func text(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<count)
        return String(
            decoding: bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound], as: UTF8.self)
    }

    /// Whether all bytes are ASCII.
    var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

    /// Whether two texts have the same bytes.
    func isEqual(to other: TextBytes) -> Bool { bytes.elementsEqual(other.bytes) }
}
