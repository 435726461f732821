/// The escapes in JSON strings (RFC 8259, section 7).
enum JSONEscapes {
    /// Appends the text of the string content in `range` of `source`.
    ///
    /// Escapes that are not JSON's, which the scanner has reported, give the character after the backslash, and
    /// unpaired surrogates U+FFFD.
    static func decode(_ source: SourceBytes, _ range: Range<Int>, into decoded: inout [UInt8]) {
        var plainStart = range.lowerBound
        var offset = plainStart
        while offset < range.upperBound {
            guard source[offset] == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            source.append(plainStart..<offset, to: &decoded)
            let escape = Escape(source, at: offset, limit: range.upperBound)
            if let codePoint = escape.codePoint { decoded.appendUTF8(codePoint) }
            offset += escape.length
            plainStart = offset
        }
        source.append(plainStart..<max(plainStart, range.upperBound), to: &decoded)
    }

    /// The offset in `source` of the code point that holds the byte `decodedOffset` of the text.
    static func sourceOffset(_ source: SourceBytes, _ range: Range<Int>, decodedOffset: Int) -> Int {
        var offset = range.lowerBound
        var remaining = max(decodedOffset, 0)
        while offset < range.upperBound, remaining > 0 {
            guard source[offset] == UInt8(ascii: "\\") else {
                offset += 1
                remaining -= 1
                continue
            }
            let escape = Escape(source, at: offset, limit: range.upperBound)
            guard remaining >= escape.decodedLength else { break }
            remaining -= escape.decodedLength
            offset += escape.length
        }
        return min(offset, range.upperBound)
    }
}

/// One escape: what it means and how long it is.
struct Escape {
    /// The code point, or nil where the escape is not one of JSON's.
    private let validCodePoint: UInt32?
    /// The byte after the backslash.
    private let letter: UInt8
    /// The number of bytes from the backslash on, a second `\u` of a surrogate pair included. At least 1.
    let length: Int

    /// What the escape stands for; a surrogate that has no partner gives itself. Nil where the backslash just goes.
    var codePoint: UInt32? { validCodePoint ?? (letter < 0x80 ? UInt32(letter) : nil) }

    /// Whether the escape is one of JSON's. An unpaired surrogate is.
    var isValid: Bool { validCodePoint != nil }

    /// Whether it is a surrogate without its partner.
    var isUnpairedSurrogate: Bool { validCodePoint.map { (0xD800...0xDFFF).contains($0) } ?? false }

    /// The number of UTF-8 bytes of what it stands for.
    var decodedLength: Int {
        switch codePoint {
        case nil: 0
        case .some(0..<0x80): 1
        case .some(0x80..<0x800): 2
        case .some(0x800..<0x10000): 3
        default: 4
        }
    }

    /// Reads the escape whose backslash is at `offset`, looking no further than `limit`.
    init(_ bytes: SourceBytes, at offset: Int, limit: Int) {
        guard offset + 1 < limit else {
            (validCodePoint, letter, length) = (nil, UInt8(ascii: "\\"), 1)
            return
        }
        letter = bytes[offset + 1]
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): (validCodePoint, length) = (UInt32(letter), 2)
        case UInt8(ascii: "n"): (validCodePoint, length) = (0x0A, 2)
        case UInt8(ascii: "t"): (validCodePoint, length) = (0x09, 2)
        case UInt8(ascii: "r"): (validCodePoint, length) = (0x0D, 2)
        case UInt8(ascii: "b"): (validCodePoint, length) = (0x08, 2)
        case UInt8(ascii: "f"): (validCodePoint, length) = (0x0C, 2)
        case UInt8(ascii: "u"):
            guard let unit = Self.hexadecimal(bytes, at: offset + 2, limit: limit) else {
                (validCodePoint, length) = (nil, 2)
                return
            }
            let isPair =
                (0xD800...0xDBFF).contains(unit) && bytes[offset + 6] == UInt8(ascii: "\\")
                && bytes[offset + 7] == UInt8(ascii: "u")
            if isPair, let low = Self.hexadecimal(bytes, at: offset + 8, limit: limit),
                (0xDC00...0xDFFF).contains(low)
            {
                (validCodePoint, length) = (0x10000 + ((unit - 0xD800) << 10 | (low - 0xDC00)), 12)
            } else {
                (validCodePoint, length) = (unit, 6)
            }
        case 0x80...:
            // The backslash goes; the character after it keeps its bytes.
            (validCodePoint, length) = (nil, 1)
        default:
            (validCodePoint, length) = (nil, 2)
        }
    }

    private static func hexadecimal(_ bytes: SourceBytes, at offset: Int, limit: Int) -> UInt32? {
        guard offset + 4 <= limit else { return nil }
        var value: UInt32 = 0
        for index in offset..<offset + 4 {
            let byte = bytes[index]
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            value = value << 4 | UInt32(digit)
        }
        return value
    }
}
