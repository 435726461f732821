extension SwiftSource {
    /// The text of a piece of a literal: escapes replaced, the indentation of multi-line literals taken off.
    ///
    /// - Complexity: Linear in the number of bytes.
    func text(_ range: Range<Int>, of literal: SwiftStringLiteral) -> String {
        var reader = LiteralReader(bytes: bytes, literal: literal, range: range)
        return reader.read()
    }

    /// The text of a literal without interpolations; nil of one that has some.
    func plainText(of literal: SwiftStringLiteral) -> String? {
        guard literal.isPlain else { return nil }
        return literal.segments.reduce(into: "") { result, segment in
            if case .text(let range) = segment { result += text(range, of: literal) }
        }
    }
}

/// Reads the text of a piece of a literal.
private struct LiteralReader {
    let bytes: [UInt8]
    let literal: SwiftStringLiteral
    let end: Int
    var offset: Int
    var output: [UInt8] = []

    init(bytes: [UInt8], literal: SwiftStringLiteral, range: Range<Int>) {
        self.bytes = bytes
        self.literal = literal
        offset = range.lowerBound
        end = min(range.upperBound, bytes.count)
        output.reserveCapacity(range.count)
    }

    private func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

    mutating func read() -> String {
        if literal.isMultiLine, offset == literal.contentStart { skipIndentation() }
        while offset < end {
            switch bytes[offset] {
            case UInt8(ascii: "\\") where hasPounds: readEscape()
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): readLineEnd(isKept: true)
            default:
                output.append(bytes[offset])
                offset += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private var hasPounds: Bool {
        (0..<literal.pounds).allSatisfy { byte(offset + 1 + $0) == UInt8(ascii: "#") }
    }

    /// A line end of any form is a line feed; the next line loses its indentation.
    private mutating func readLineEnd(isKept: Bool) {
        offset += bytes[offset] == UInt8(ascii: "\r") && byte(offset + 1) == UInt8(ascii: "\n") ? 2 : 1
        if isKept { output.append(UInt8(ascii: "\n")) }
        skipIndentation()
    }

    private mutating func skipIndentation() {
        for index in literal.indentation {
            guard offset < end, bytes[offset] == bytes[index] else { return }
            offset += 1
        }
    }

    private mutating func readEscape() {
        offset += 1 + literal.pounds
        let letter = byte(offset)
        switch letter {
        case UInt8(ascii: "n"): append("\n")
        case UInt8(ascii: "t"): append("\t")
        case UInt8(ascii: "r"): append("\r")
        case UInt8(ascii: "0"): append("\0")
        case UInt8(ascii: "u"): readUnicodeEscape()
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): readLineContinuation()
        default: append(Unicode.Scalar(letter))
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        output += String(Character(scalar)).utf8
        offset += 1
    }

    /// `\u{1F355}`; what is no character is left out.
    private mutating func readUnicodeEscape() {
        offset += 1
        guard byte(offset) == UInt8(ascii: "{") else { return }
        var value: UInt32 = 0
        offset += 1
        while offset < end, bytes[offset] != UInt8(ascii: "}") {
            let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue ?? 0
            value = min(value << 4 | UInt32(truncatingIfNeeded: digit), 0x11_0000)
            offset += 1
        }
        offset = min(offset + 1, end)
        if let scalar = Unicode.Scalar(value) { output += String(Character(scalar)).utf8 }
    }

    /// A backslash at the end of a line joins the next one to it.
    private mutating func readLineContinuation() {
        var next = offset
        while byte(next) == UInt8(ascii: " ") || byte(next) == UInt8(ascii: "\t") { next += 1 }
        guard byte(next) == UInt8(ascii: "\n") || byte(next) == UInt8(ascii: "\r") else { return }
        offset = next
        readLineEnd(isKept: false)
    }
}
