import StringCatalog

/// Cuts a Swift file into tokens.
///
/// It follows "Lexical Structure" of The Swift Programming Language where strings, comments and regular expressions
/// need it, so that no quote is taken for another. Interpolations are kept on a stack of its own and not by recursion:
/// no file is nested too deep. The time is linear in the number of bytes.
struct SwiftLexer {
    /// How many problems of a file are reported.
    private static let problemLimit = 100

    /// An interpolation that is still open.
    struct Interpolation {
        /// The literal that it stands in.
        let literal: Int
        /// The index of its first token.
        let firstToken: Int
        /// The open brackets around it, by kind.
        let outerCounts: BracketCounts
        /// How many open brackets there are around it.
        let outerBrackets: Int
    }

    /// How many brackets of each kind are open inside the innermost interpolation.
    struct BracketCounts {
        var parentheses = 0, squares = 0, braces = 0

        subscript(_ open: UInt8) -> Int {
            get {
                switch open {
                case UInt8(ascii: "("): parentheses
                case UInt8(ascii: "["): squares
                default: braces
                }
            }
            set {
                switch open {
                case UInt8(ascii: "("): parentheses = newValue
                case UInt8(ascii: "["): squares = newValue
                default: braces = newValue
                }
            }
        }
    }

    let bytes: [UInt8]
    let count: Int
    private let words = SwiftWordTable()
    var offset: Int
    private(set) var tokens: [SwiftToken] = []
    var literals: [SwiftStringLiteral] = []
    private(set) var problems: [(message: DiagnosticMessage, offset: Int)] = []
    var interpolations: [Interpolation] = []
    private var brackets: [Int] = []
    private var counts = BracketCounts()
    private var startsLine = true
    /// Up to where no slash begins a regular expression, as a search has shown.
    var plainRegexFailure = 0
    /// The numbers of number signs with which a search has found no end of a regular expression.
    var extendedRegexFailures: Set<Int> = []

    init(_ bytes: [UInt8], contentStart: Int) {
        self.bytes = bytes
        count = bytes.count
        offset = contentStart
        tokens.reserveCapacity(bytes.count / 6)
    }

    /// The byte at `offset`, 0 behind the end.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 {
        offset < count ? bytes[offset] : 0
    }

    mutating func report(_ message: DiagnosticMessage, at offset: Int) {
        if problems.count < Self.problemLimit { problems.append((message, offset)) }
    }

    /// Goes through the whole file.
    mutating func lex() {
        if byte(offset) == UInt8(ascii: "#"), byte(offset + 1) == UInt8(ascii: "!") { skipLine() }
        while offset < count { lexToken() }
        if let outermost = interpolations.first {
            report(.unterminatedInterpolation, at: literals[outermost.literal].start)
            for interpolation in interpolations { literals[interpolation.literal].endToken = tokens.count }
        }
        for index in brackets { tokens[index].link = UInt32(truncatingIfNeeded: tokens.count) }
    }

    private mutating func lexToken() {
        let start = offset
        switch bytes[start] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            startsLine = true
            offset += 1
        case 0...UInt8(ascii: " "), 0x7F:
            offset += 1
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...:
            lexIdentifier()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            lexNumber()
        case UInt8(ascii: "\""):
            lexString(pounds: 0)
        case UInt8(ascii: "#"):
            lexPound()
        case UInt8(ascii: "`"):
            lexQuotedIdentifier()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            counts[bytes[start]] += 1
            brackets.append(tokens.count)
            add(.open, length: 1)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            close(bytes[start])
        case UInt8(ascii: "/"):
            lexSlash()
        case UInt8(ascii: "."):
            byte(start + 1) == UInt8(ascii: ".") ? lexOperator() : add(.punctuation, length: 1)
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
            add(.punctuation, length: 1)
        default:
            Self.isOperator(bytes[start]) ? lexOperator() : (offset += 1)
        }
    }

    /// Adds the token that begins here, and goes behind it.
    mutating func add(_ kind: SwiftToken.Kind, word: SwiftWord = .other, length: Int, link: Int = 0) {
        tokens.append(
            SwiftToken(
                kind: kind, word: word, startsLine: startsLine, start: UInt32(truncatingIfNeeded: offset),
                length: UInt32(truncatingIfNeeded: length), link: UInt32(truncatingIfNeeded: link)))
        startsLine = false
        offset += length
    }

    // MARK: Names and numbers

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private mutating func lexIdentifier() {
        var end = offset + 1
        while end < count, Self.isNamePart(bytes[end]) { end += 1 }
        add(.identifier, word: words.word(bytes, offset..<end), length: end - offset)
    }

    /// A name in backticks, which stands in one line.
    private mutating func lexQuotedIdentifier() {
        var end = offset + 1
        while end < count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
        guard byte(end) == UInt8(ascii: "`"), end > offset + 1 else {
            offset += 1
            return
        }
        add(.identifier, length: end + 1 - offset)
    }

    private mutating func lexNumber() {
        let isHexadecimal = byte(offset) == UInt8(ascii: "0") && byte(offset + 1) | 0x20 == UInt8(ascii: "x")
        var end = offset + 1
        while end < count {
            let isSign = bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-")
            let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
            if Self.isNamePart(bytes[end]) {
                end += 1
            } else if bytes[end] == UInt8(ascii: "."), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(end + 1)) {
                end += 1
            } else if isSign, bytes[end - 1] | 0x20 == exponent {
                end += 1
            } else {
                break
            }
        }
        add(.number, length: end - offset)
    }

    // MARK: Operators

    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }

    /// A run of operator characters. A comment ends it; dots belong to it only if it begins with one.
    mutating func lexOperator() {
        let allowsDots = bytes[offset] == UInt8(ascii: ".")
        var end = offset + 1
        while end < count {
            let next = byte(end + 1)
            if bytes[end] == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break }
            guard Self.isOperator(bytes[end]) || allowsDots && bytes[end] == UInt8(ascii: ".") else { break }
            end += 1
        }
        add(.symbol, length: end - offset)
    }

    // MARK: Brackets

    private mutating func close(_ bracket: UInt8) {
        let open: UInt8 =
            switch bracket {
            case UInt8(ascii: ")"): UInt8(ascii: "(")
            case UInt8(ascii: "]"): UInt8(ascii: "[")
            default: UInt8(ascii: "{")
            }
        guard counts[open] > 0 else {
            if bracket == UInt8(ascii: ")"), let interpolation = interpolations.popLast() {
                end(interpolation)
            } else {
                // It closes nothing; the compiler will say so.
                add(.close, length: 1, link: tokens.count)
            }
            return
        }
        // What was opened since and not closed ends here too.
        while let index = brackets.popLast() {
            let kind = bytes[Int(tokens[index].start)]
            counts[kind] -= 1
            tokens[index].link = UInt32(truncatingIfNeeded: tokens.count)
            if kind == open {
                add(.close, length: 1, link: index)
                return
            }
        }
    }

    /// Goes from the text of a literal into an interpolation, behind its opening parenthesis.
    mutating func beginInterpolation(of literal: Int) {
        interpolations.append(
            Interpolation(
                literal: literal, firstToken: tokens.count, outerCounts: counts, outerBrackets: brackets.count))
        counts = BracketCounts()
    }

    private mutating func end(_ interpolation: Interpolation) {
        while brackets.count > interpolation.outerBrackets, let index = brackets.popLast() {
            tokens[index].link = UInt32(truncatingIfNeeded: tokens.count)
        }
        counts = interpolation.outerCounts
        literals[interpolation.literal].segments.append(.interpolation(interpolation.firstToken..<tokens.count))
        offset += 1
        continueString(interpolation.literal)
    }

    // MARK: What stands before a slash or a number sign

    /// Whether a value ends just before, so that a slash divides.
    var isAfterOperand: Bool {
        // A literal begins an interpolation; no value stands before it there.
        if let interpolation = interpolations.last, interpolation.firstToken == tokens.count { return false }
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .number, .string, .regex, .close: return true
        case .identifier: return last.word.isOperand
        case .symbol:
            // `x! / y` and `x? / y`.
            let byte = bytes[Int(last.start)]
            return last.length == 1 && (byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?"))
        case .open, .punctuation: return false
        }
    }

    mutating func skipLine() {
        while offset < count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") { offset += 1 }
    }
}
