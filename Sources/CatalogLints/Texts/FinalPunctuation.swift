/// The punctuation that a text ends with, whatever script it is in.
struct FinalPunctuation {
    /// What a mark means.
    struct Mark: OptionSet, Hashable {
        let rawValue: UInt8

        static let period = Mark(rawValue: 1)
        static let question = Mark(rawValue: 2)
        static let exclamation = Mark(rawValue: 4)
        static let colon = Mark(rawValue: 8)
        static let semicolon = Mark(rawValue: 16)
        static let ellipsis = Mark(rawValue: 32)
        static let comma = Mark(rawValue: 64)

        /// The words for a set of marks.
        var words: String {
            let names: [(Mark, String)] = [
                (.period, "a period"), (.question, "a question mark"), (.exclamation, "an exclamation mark"),
                (.colon, "a colon"), (.semicolon, "a semicolon"), (.ellipsis, "an ellipsis"), (.comma, "a comma"),
            ]
            let words = names.filter { contains($0.0) }.map(\.1)
            return words.isEmpty ? "no punctuation" : words.joined(separator: " or ")
        }
    }

    /// What the marks mean; empty where there is none.
    let marks: Mark
    /// The marks in the text; where there is none, the place where one would stand.
    let range: Range<Int>

    /// Looks at the end of a text, behind which white space, closing quotes and brackets and invisible marks may stand.
    init(_ text: TextBytes, language: LintLanguage) {
        var end = text.count
        while let last = text.character(before: end), Self.isCloser(last.value) || Spaces.isSpace(last.value) {
            end = last.range.lowerBound
        }
        var marks: Mark = []
        var start = end
        var dots = 0
        while let last = text.character(before: start) {
            if last.value == 0x2E { dots += 1 }
            guard let mark = Self.mark(last.value, language: language) else { break }
            marks.formUnion(mark)
            start = last.range.lowerBound
        }
        // Two dots or more are an ellipsis; so is a doubled one of Chinese.
        if dots > 1 || marks.contains(.ellipsis) { marks = marks.subtracting(.period).union(.ellipsis) }
        self.marks = marks
        range = start..<end
    }

    /// Whether a code point may stand behind the mark that ends a sentence.
    private static func isCloser(_ value: UInt32) -> Bool {
        switch value {
        case 0x22, 0x27, 0x29, 0x2A, 0x5D, 0x5F, 0x60, 0x7D, 0xBB, 0x2019, 0x201C, 0x201D, 0x203A, 0x300B, 0x300D,
            0x300F, 0x3011, 0x3015, 0xFF09, 0xFF3D, 0xFF02, 0xFF07, 0x3009:
            true
        // Marks of direction, and the selectors of emoji.
        case 0x200B...0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0xFE0E, 0xFE0F, 0x2060, 0xFEFF: true
        default: false
        }
    }

    /// What a code point means at the end of a sentence.
    private static func mark(_ value: UInt32, language: LintLanguage) -> Mark? {
        switch value {
        case 0x2E, 0x3002, 0xFF0E, 0xFF61: .period
        // Danda of the scripts of India, Arabic, Ethiopic, Myanmar, Khmer, Tibetan, Mongolian, Canadian, Lisu.
        case 0x0964, 0x0965, 0x06D4, 0x1362, 0x104B, 0x17D4, 0x17D5, 0x0F0D, 0x1803, 0x166E, 0xA4FF: .period
        case 0x3F, 0xFF1F, 0x061F, 0x1367, 0x2047, 0x203D: .question
        case 0x21, 0xFF01, 0x203C, 0x1944: .exclamation
        case 0x2048, 0x2049: [.question, .exclamation]
        // The question mark of Greek is the semicolon of others.
        case 0x3B: language.code == "el" ? [.question, .semicolon] : .semicolon
        case 0x37E: .question
        case 0xFF1B, 0x061B, 0x1364: .semicolon
        case 0xB7, 0x387: language.code == "el" ? [.semicolon, .colon] : nil
        // The full stop of Armenian looks like a colon and is often written as one.
        case 0x3A: language.code == "hy" ? [.colon, .period] : .colon
        case 0x0589: [.colon, .period]
        case 0xFF1A, 0x1365, 0x1366, 0xFE55: .colon
        case 0x2026, 0x22EF: .ellipsis
        case 0x2C, 0x3001, 0xFF0C, 0x060C, 0x1363, 0x104A: .comma
        default: nil
        }
    }
}
