import StringCatalog

/// Cuts a C or Objective-C file into tokens, as far as finding calls needs it.
struct CLexer {
    private let bytes: [UInt8]
    private let count: Int
    private var offset: Int
    private(set) var tokens: [CToken] = []
    private(set) var problems: [(message: DiagnosticMessage, offset: Int)] = []

    init(_ bytes: [UInt8], contentStart: Int) {
        self.bytes = bytes
        count = bytes.count
        offset = contentStart
    }

    private func byte(_ offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

    /// Goes through the whole file.
    mutating func lex() {
        while offset < count {
            switch bytes[offset] {
            case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "@") where byte(offset + 1) == UInt8(ascii: "\""):
                lexString(start: offset, quote: offset + 1)
            case UInt8(ascii: "\""): lexString(start: offset, quote: offset)
            case UInt8(ascii: "'"): skipCharacter()
            case let byte where Self.isWordPart(byte): lexWord()
            case 0...UInt8(ascii: " "): offset += 1
            default:
                tokens.append(CToken(kind: .symbol(bytes[offset]), start: offset))
                offset += 1
            }
        }
    }

    private static func isWordPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }

    private mutating func lexWord() {
        let start = offset
        while offset < count, Self.isWordPart(bytes[offset]) { offset += 1 }
        tokens.append(CToken(kind: .word(String(decoding: bytes[start..<offset], as: UTF8.self)), start: start))
    }

    private mutating func skipLine() {
        while offset < count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") { offset += 1 }
    }

    private mutating func skipComment() {
        let start = offset
        offset += 2
        while offset < count {
            if bytes[offset] == UInt8(ascii: "*"), byte(offset + 1) == UInt8(ascii: "/") {
                offset += 2
                return
            }
            offset += 1
        }
        problems.append((.unterminatedComment, start))
    }

    /// A character literal; in text that only the preprocessor sees, an apostrophe.
    private mutating func skipCharacter() {
        var end = offset + 1
        while end < min(count, offset + 12), bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == UInt8(ascii: "'") {
                offset = end + 1
                return
            }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset += 1
    }

    private mutating func lexString(start: Int, quote: Int) {
        var text: [UInt8] = []
        offset = quote + 1
        while offset < count {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                offset += 1
                tokens.append(CToken(kind: .string(String(decoding: text, as: UTF8.self)), start: start))
                return
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                problems.append((.unterminatedString, start))
                return
            case UInt8(ascii: "\\"): readEscape(into: &text)
            default:
                text.append(bytes[offset])
                offset += 1
            }
        }
        problems.append((.unterminatedString, start))
    }

    private mutating func readEscape(into text: inout [UInt8]) {
        let letter = byte(offset + 1)
        offset = min(offset + 2, count)
        switch letter {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "u"): text += Self.utf8(number(radix: 16, digits: 4))
        case UInt8(ascii: "U"): text += Self.utf8(number(radix: 16, digits: 8))
        case UInt8(ascii: "x"): text.append(UInt8(truncatingIfNeeded: number(radix: 16, digits: 2)))
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            offset -= 1
            text.append(UInt8(truncatingIfNeeded: number(radix: 8, digits: 3)))
        case UInt8(ascii: "\n"): break
        case UInt8(ascii: "\r"): if byte(offset) == UInt8(ascii: "\n") { offset += 1 }
        default: text.append(letter)
        }
    }

    /// Reads a number of at most so many digits.
    private mutating func number(radix: Int, digits: Int) -> Int {
        var number = 0
        for _ in 0..<digits {
            let digit = offset < count ? Character(Unicode.Scalar(bytes[offset])).hexDigitValue : nil
            guard let digit, digit < radix else { break }
            number = number * radix + digit
            offset += 1
        }
        return number
    }

    private static func utf8(_ number: Int) -> [UInt8] {
        let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
        return Array(String(Character(scalar)).utf8)
    }
}
