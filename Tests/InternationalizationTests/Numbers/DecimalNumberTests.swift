import Internationalization
import Testing

@Suite("A decimal number")
struct DecimalNumberTests {
    @Test(
        "is read from text",
        arguments: [
            ("0", "0"), ("-0", "-0"), ("12345.6700", "12345.6700"), (".5", "0.5"), ("5.", "5"), ("+7", "7"),
            ("0012", "12"), ("1e3", "1000"), ("1.5E+3", "1500"), ("125e-2", "1.25"), ("1e-3", "0.001"),
            ("0.00", "0.00"), ("0e999999999999", "0"), ("1.0e1", "10"), ("inf", "inf"), ("-Infinity", "-inf"),
            ("NaN", "nan"),
            ("18446744073709551615", "18446744073709551615"), ("18446744073709551616", "18446744073709551616"),
            ("-123456789012345678901234567890.12", "-123456789012345678901234567890.12"),
        ])
    func parses(text: String, expected: String) throws {
        #expect(try #require(DecimalNumber(text)).description == expected)
    }

    @Test(
        "is not read from other text",
        arguments: [
            "", "-", ".", "e3", "1e", "1e+", "1 ", " 1", "1,5", "1.2.3", "0x10", "١", "1e1001", "1e-1001", "infinit",
            "--1",
            String(repeating: "9", count: 1001), "0." + String(repeating: "0", count: 1000) + "1",
        ])
    func refuses(text: String) {
        #expect(DecimalNumber(text) == nil)
    }

    @Test("takes as many digits as it says")
    func cap() throws {
        let digits = String(repeating: "9", count: DecimalNumber.greatestDigitCount)
        #expect(try #require(DecimalNumber(digits)).description == digits)
        #expect(try #require(DecimalNumber("1e999")).description.utf8.count == 1000)
    }

    @Test("has the shortest digits of a floating-point number")
    func doubles() throws {
        var generator = SeededGenerator(seed: 1)
        var values: [Double] = [
            0, 0.1, 0.3, 1.0 / 3, 1e15, 1e15 + 0.125, 999_999_999_999_999, 1e16, 1e21, .leastNonzeroMagnitude,
            .greatestFiniteMagnitude,
            .leastNormalMagnitude, 123_456.789, 0.1 + 0.2, 4.35, 9_007_199_254_740_991, 0.000_001, 1e-7, 1.5e-8,
            2_251_799_813_685_247.75, 4_503_599_627_370_495.5,
        ]
        for _ in 0..<4_000 {
            values.append(Double(bitPattern: generator.next()))
            values.append(Double(generator.next() % 1_000_000_000_000) / 1_000_000)
            values.append(Double(generator.next() % 10_000_000) / 1000 + 0.1)
        }
        var wrong: [Double] = []
        for value in values where value.isFinite {
            let digits = DecimalNumber(value).description
            let shortest = try #require(DecimalNumber(value.description)).description
            if digits != Self.withoutFractionZeros(shortest) || Double(digits) != value { wrong.append(value) }
        }
        #expect(values.count > 12_000)
        #expect(wrong == [])
        #expect(DecimalNumber(-Double.infinity).description == "-inf")
        #expect(DecimalNumber(Double.nan).isNaN)
        #expect(DecimalNumber(Float(0.1)).description == "0.1")
        #expect(DecimalNumber(-0.0).description == "-0")
    }

    @Test("holds integers of every width")
    func integers() {
        #expect(DecimalNumber(Int64.min).description == "-9223372036854775808")
        #expect(DecimalNumber(UInt64.max).description == "18446744073709551615")
        #expect(DecimalNumber(Int8(-128)).description == "-128")
        #expect(DecimalNumber(Int128.min).description == Int128.min.description)
        #expect(DecimalNumber(UInt128.max).description == UInt128.max.description)
    }

    /// Columns: half even, half up, half down, up, down, ceiling, floor.
    static let roundingRows: [(String, Int, [String])] = [
        ("2.5", 0, ["2", "3", "2", "3", "2", "3", "2"]),
        ("3.5", 0, ["4", "4", "3", "4", "3", "4", "3"]),
        ("-2.5", 0, ["-2", "-3", "-2", "-3", "-2", "-2", "-3"]),
        ("0.125", 2, ["0.12", "0.13", "0.12", "0.13", "0.12", "0.13", "0.12"]),
        ("0.1251", 2, ["0.13", "0.13", "0.13", "0.13", "0.12", "0.13", "0.12"]),
        ("-0.121", 2, ["-0.12", "-0.12", "-0.12", "-0.13", "-0.12", "-0.12", "-0.13"]),
        ("0.001", 0, ["0", "0", "0", "1", "0", "1", "0"]),
        ("-0.001", 0, ["-0", "-0", "-0", "-1", "-0", "-0", "-1"]),
        ("9.99", 1, ["10", "10", "10", "10", "9.9", "10", "9.9"]),
        ("0.5", 0, ["0", "1", "0", "1", "0", "1", "0"]),
        ("1e-30", 2, ["0", "0", "0", "0.01", "0", "0.01", "0"]),
        // More digits than 64 bits hold.
        (
            "99999999999999999999.5", 0,
            [
                "100000000000000000000", "100000000000000000000", "99999999999999999999", "100000000000000000000",
                "99999999999999999999", "100000000000000000000", "99999999999999999999",
            ]
        ),
        (
            "12345678901234567890123.45", 1,
            [
                "12345678901234567890123.4", "12345678901234567890123.5", "12345678901234567890123.4",
                "12345678901234567890123.5", "12345678901234567890123.4", "12345678901234567890123.5",
                "12345678901234567890123.4",
            ]
        ),
        ("0.00000000012345678901234567890", 6, ["0", "0", "0", "0.000001", "0", "0.000001", "0"]),
    ]

    @Test("rounds as the mode says", arguments: roundingRows.indices)
    func rounds(row: Int) throws {
        let (text, digits, expected) = Self.roundingRows[row]
        let printer = NumberPrinter(for: .root)
        let modes: [RoundingMode] = [.halfEven, .halfUp, .halfDown, .up, .down, .ceiling, .floor]
        for (mode, expected) in zip(modes, expected) {
            let options = NumberOptions(
                precision: .fractionDigits(0...digits), rounding: mode, grouping: .never)
            #expect(printer.text(try #require(DecimalNumber(text)), options: options) == expected, "\(text) \(mode)")
        }
    }

    private static func withoutFractionZeros(_ text: String) -> String {
        guard text.contains(".") else { return text }
        var text = text[...]
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return String(text)
    }
}
