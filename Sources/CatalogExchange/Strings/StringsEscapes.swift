/// Decodes the text between the quotes of a `.strings` file.
struct StringsEscapes {
    private var bytes: [UInt8] = []
    /// The first half of a character that is written as two escapes of UTF-16.
    private var highSurrogate: UInt32?

    /// Appends a byte of the file.
    mutating func append(_ byte: UInt8) {
        dropHighSurrogate()
        bytes.append(byte)
    }

    /// Appends what an escape stands for.
    ///
    /// - Parameter rest: What follows the backslash.
    /// - Returns: How many bytes of `rest` belong to the escape; nil where it is none.
    mutating func appendEscape(_ rest: ArraySlice<UInt8>) -> Int? {
        guard let first = rest.first else { return nil }
        switch first {
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            let digits = rest.dropFirst().prefix(4)
            guard digits.count == 4, let unit = Self.number(digits, radix: 16) else { return nil }
            append(unit: unit)
            return 5
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let digits = rest.prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
            // Above 177 the numbers are those of an encoding of the past.
            guard let code = Self.number(digits, radix: 8), let byte = UInt8(exactly: code), byte < 0x80 else {
                return nil
            }
            append(byte)
            return digits.count
        case UInt8(ascii: "n"): append(0x0A)
        case UInt8(ascii: "r"): append(0x0D)
        case UInt8(ascii: "t"): append(0x09)
        case UInt8(ascii: "a"): append(0x07)
        case UInt8(ascii: "b"): append(0x08)
        case UInt8(ascii: "f"): append(0x0C)
        case UInt8(ascii: "v"): append(0x0B)
        case 0x80...: return 0
        default: append(first)
        }
        return 1
    }

    /// The text.
    mutating func finish() -> String {
        dropHighSurrogate()
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func append(unit: UInt32) {
        switch unit {
        case 0xD800...0xDBFF:
            dropHighSurrogate()
            highSurrogate = unit
        case 0xDC00...0xDFFF:
            let high = highSurrogate
            highSurrogate = nil
            append(high.flatMap { Unicode.Scalar(0x10000 + (($0 - 0xD800) << 10) + (unit - 0xDC00)) } ?? "\u{FFFD}")
        default:
            dropHighSurrogate()
            append(Unicode.Scalar(unit) ?? "\u{FFFD}")
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }

    private mutating func dropHighSurrogate() {
        guard highSurrogate != nil else { return }
        highSurrogate = nil
        bytes += UTF8.encodedReplacementCharacter
    }

    private static func number(_ digits: ArraySlice<UInt8>, radix: UInt32) -> UInt32? {
        UInt32(String(decoding: digits, as: UTF8.self), radix: Int(radix))
    }
}
