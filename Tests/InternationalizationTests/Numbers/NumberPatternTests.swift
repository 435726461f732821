import Testing

@testable import Internationalization

@Suite("A number pattern")
struct NumberPatternTests {
    @Test(
        "is refused with the place of what is wrong",
        arguments: [
            ("0.00E0", "byte 4: an exponent"), ("#,##0.00 ¤", "byte 9: a currency sign"),
            ("0‰", "byte 1: a per mille sign"),
            ("*x0", "byte 0: padding"), ("#,##5", "byte 4: a rounding increment"), ("", "byte 0: no digits"),
            ("abc", "byte 3: no digits"), ("'0", "byte 0: quotation mark without its partner"),
            ("0#", "byte 1: unexpected character"), ("0.#0", "byte 3: unexpected character"),
            ("0.0.0", "byte 3: unexpected character"),
            ("0.0,0", "byte 3: unexpected character"), ("@0", "byte 1: unexpected character"),
            ("#,", "byte 2: unexpected character"),
            ("0;0;0", "byte 3: unexpected character"), ("0\u{1}", "byte 1: unexpected character"),
            (String(repeating: "x", count: 64) + "0", "byte 0: affix longer than 63 bytes"),
        ])
    func errors(pattern: String, expected: String) {
        let error = #expect(throws: NumberPatternError.self) { try NumberPattern(parsing: Array(pattern.utf8).span) }
        #expect(error?.description == "number pattern, \(expected)")
    }

    @Test(
        "says how digits are grouped and how many there are",
        arguments: [
            ("#,##0.###", 3, 3, 1, 0...3), ("#,##,##0.00", 3, 2, 1, 2...2), ("0", 0, 0, 1, 0...0),
            ("#,#0", 2, 2, 1, 0...0),
            ("000.0#", 0, 0, 3, 1...2), ("#", 0, 0, 1, 0...0), (".00", 0, 0, 0, 2...2), ("#,####", 4, 4, 1, 0...0),
        ])
    func digits(text: String, primary: Int, secondary: Int, integers: Int, fraction: ClosedRange<Int>) throws {
        let pattern = try NumberPattern(parsing: Array(text.utf8).span)
        #expect(pattern.primaryGroupSize == primary)
        #expect(pattern.secondaryGroupSize == secondary)
        #expect(pattern.minimumIntegerDigits == integers)
        #expect(pattern.fractionDigits == fraction)
    }

    @Test(
        "says what stands around a number",
        arguments: [
            ("0%", "5%", "-5%", "+5%"), ("% 0", "% 5", "-% 5", "+% 5"), ("0;(0)", "5", "(5)", "(5)"),
            ("% 0;% -0", "% 5", "% -5", "% +5"),
            ("'%'0", "%5", "-%5", "+%5"), ("''0", "'5", "-'5", "+'5"), ("0;", "5", "-5", "+5"),
            ("0'o''clock'", "5o'clock", "-5o'clock", "+5o'clock"),
            ("+0", "+5", "-+5", "++5"),
        ])
    func affixes(text: String, plain: String, minus: String, plus: String) throws {
        let pattern = ResolvedPattern(try NumberPattern(parsing: Array(text.utf8).span), symbols: .root)
        for (sign, expected) in [(ResolvedPattern.Sign.none, plain), (.minus, minus), (.plus, plus)] {
            let affixes = pattern.affixes(sign)
            #expect(affixes.prefix.text + "5" + affixes.suffix.text == expected)
        }
    }
}

extension InlineText {
    fileprivate var text: String { String(decoding: (0..<count).map { self[$0] }, as: UTF8.self) }
}
