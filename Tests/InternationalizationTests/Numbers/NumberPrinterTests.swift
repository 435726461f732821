import Internationalization
import LocaleData
import Testing

@Suite("A number printer")
struct NumberPrinterTests {
    static func printer(_ tag: String, _ system: NumberingSystem = .automatic) throws -> NumberPrinter {
        NumberPrinter(for: try #require(LanguageTag(tag)), numberingSystem: system)
    }

    /// Tag, 1234567.891, -1234.5, 0.256 as a percentage, -0.5 as a percentage.
    static let localeRows: [(String, [String])] = [
        ("en", ["1,234,567.891", "-1,234.5", "25.6%", "-50%"]),
        ("de", ["1.234.567,891", "-1.234,5", "25,6\u{A0}%", "-50\u{A0}%"]),
        ("fr", ["1\u{202F}234\u{202F}567,891", "-1\u{202F}234,5", "25,6\u{A0}%", "-50\u{A0}%"]),
        ("de-CH", ["1'234'567.891", "-1'234.5", "25.6%", "-50%"]),
        ("es", ["1.234.567,891", "-1234,5", "25,6\u{A0}%", "-50\u{A0}%"]),
        ("pl", ["1\u{A0}234\u{A0}567,891", "-1234,5", "25,6%", "-50%"]),
        ("tr", ["1.234.567,891", "-1.234,5", "%25,6", "-%50"]),
        ("eu", ["1.234.567,891", "\u{2212}1.234,5", "%\u{A0}25,6", "\u{2212}%\u{A0}50"]),
        ("hi", ["12,34,567.891", "-1,234.5", "25.6%", "-50%"]),
        ("ar", ["1,234,567.891", "\u{200E}-1,234.5", "25.6\u{200E}%\u{200E}", "\u{200E}-50\u{200E}%\u{200E}"]),
        ("ar-EG", ["١٬٢٣٤٬٥٦٧٫٨٩١", "\u{61C}-١٬٢٣٤٫٥", "٢٥٫٦٪\u{61C}", "\u{61C}-٥٠٪\u{61C}"]),
        ("fa", ["۱٬۲۳۴٬۵۶۷٫۸۹۱", "\u{200E}\u{2212}۱٬۲۳۴٫۵", "۲۵٫۶٪", "\u{200E}\u{2212}۵۰٪"]),
        ("bn", ["১২,৩৪,৫৬৭.৮৯১", "-১,২৩৪.৫", "২৫.৬%", "-৫০%"]),
        ("my", ["၁,၂၃၄,၅၆၇.၈၉၁", "-၁,၂၃၄.၅", "၂၅.၆%", "-၅၀%"]),
        ("he", ["1,234,567.891", "\u{200E}-1,234.5", "25.6%", "\u{200E}-50%"]),
        ("ckb", ["١٬٢٣٤٬٥٦٧٫٨٩١", "\u{200F}-١٬٢٣٤٫٥", "٢٥٫٦\u{A0}٪", "\u{200F}-٥٠\u{A0}٪"]),
        // By likely subtags, parents, aliases and root.
        ("pa-PK", ["۱٬۲۳۴٬۵۶۷٫۸۹۱", "\u{200E}-\u{200E}۱٬۲۳۴٫۵", "۲۵٫۶٪", "\u{200E}-\u{200E}۵۰٪"]),
        ("es-MX", ["1,234,567.891", "-1,234.5", "25.6%", "-50%"]),
        ("pt-AO", ["1\u{A0}234\u{A0}567,891", "-1\u{A0}234,5", "25,6%", "-50%"]),
        ("iw", ["1,234,567.891", "\u{200E}-1,234.5", "25.6%", "\u{200E}-50%"]),
        ("xx-XX", ["1,234,567.891", "-1,234.5", "25.6%", "-50%"]),
    ]

    @Test("prints as the locale does", arguments: localeRows.indices)
    func locales(row: Int) throws {
        let (tag, expected) = Self.localeRows[row]
        let printer = try Self.printer(tag)
        let texts = [
            printer.text(DecimalNumber(1_234_567.891)), printer.text(DecimalNumber(-1234.5)),
            printer.percentText(DecimalNumber(0.256)), printer.percentText(DecimalNumber(-0.5)),
        ]
        #expect(texts == expected, "\(tag)")
    }

    @Test(
        "takes its numbering system from the tag or from the caller",
        arguments: [
            ("hi-u-nu-deva", NumberingSystem.automatic, "१,२३४.५"), ("hi", .native, "१,२३४.५"),
            ("hi", .automatic, "1,234.5"),
            ("ar-EG-u-nu-latn", .automatic, "1,234.5"), ("ar-EG-u-nu-latn", .localeDefault, "١٬٢٣٤٫٥"),
            ("ar-EG", .named("latn"), "1,234.5"), ("ar@numbers=arab", .automatic, "١٬٢٣٤٫٥"),
            ("zh-u-nu-hanidec", .automatic, "一,二三四.五"), ("zh", .native, "一,二三四.五"),
            // Symbols of a system that the locale has none for are those of latn.
            ("de", .named("deva"), "१.२३४,५"), ("en", .named("mathsans"), "𝟣,𝟤𝟥𝟦.𝟧"), ("ta", .traditional, "1,234.5"),
            // But root has separators of its own for Arabic digits.
            ("en-u-nu-arab", .automatic, "١٬٢٣٤٫٥"), ("de", .named("arabext"), "۱٬۲۳۴٫۵"),
            ("es-u-nu-arab", .automatic, "١٢٣٤٫٥"), ("sd", .named("arab"), "١٬٢٣٤.٥"),
            // Algorithmic and unknown ones give the default.
            ("en", .named("roman"), "1,234.5"), ("ar-EG-u-nu-hebr", .automatic, "١٬٢٣٤٫٥"),
            ("en-u-nu-nonsense", .automatic, "1,234.5"), ("zh", .finance, "1,234.5"),
            ("zh-u-nu-traditio", .automatic, "1,234.5"),
            ("ta-u-nu-native", .automatic, "௧,௨௩௪.௫"),
        ])
    func numberingSystems(tag: String, system: NumberingSystem, expected: String) throws {
        #expect(try Self.printer(tag, system).text(DecimalNumber(1234.5)) == expected)
    }

    @Test(
        "has root's signs with Arabic digits and its own patterns",
        arguments: [
            ("en-u-nu-arab", "\u{61C}-١٬٢٣٤٬٥٦٧", "\u{61C}-٥٠٪\u{61C}"),
            ("de-u-nu-arab", "\u{61C}-١٬٢٣٤٬٥٦٧", "\u{61C}-٥٠\u{A0}٪\u{61C}"),
            ("hi-u-nu-arabext", "\u{200E}-\u{200E}۱۲٬۳۴٬۵۶۷", "\u{200E}-\u{200E}۵۰٪"),
            ("xx-u-nu-arabext", "\u{200E}-\u{200E}۱٬۲۳۴٬۵۶۷", "\u{200E}-\u{200E}۵۰٪"),
        ])
    func arabicDigits(tag: String, number: String, percent: String) throws {
        let printer = try Self.printer(tag)
        #expect(printer.text(DecimalNumber(-1_234_567)) == number)
        #expect(printer.percentText(DecimalNumber(-0.5)) == percent)
    }

    static let optionRows: [(String, NumberOptions, String)] = [
        ("1234.5", .init(precision: .fractionDigits(2)), "1,234.50"),
        ("1234.5", .init(precision: .fractionDigits(0)), "1,234"),
        ("1234.5678", .init(precision: .fractionDigits(1...3)), "1,234.568"),
        ("1234", .init(precision: .fractionDigits(1...3)), "1,234.0"),
        ("1234.5678", .init(precision: .significantDigits(2)), "1,200"),
        ("0.0123456", .init(precision: .significantDigits(1...3)), "0.0123"),
        ("1", .init(precision: .significantDigits(3)), "1.00"),
        ("0", .init(precision: .significantDigits(3)), "0.00"),
        ("9.996", .init(precision: .significantDigits(3)), "10.0"),
        ("0.1234567", .init(), "0.123457"),
        ("12345.6700", .init(), "12,345.67"),
        ("1234567", .init(grouping: .never), "1234567"),
        ("7", .init(minimumIntegerDigits: 3), "007"),
        ("7", .init(minimumIntegerDigits: 5), "00,007"),
        ("7", .init(sign: .always), "+7"),
        ("0", .init(sign: .always), "+0"),
        ("-7", .init(sign: .always), "-7"),
        ("-7", .init(sign: .never), "7"),
        ("0", .init(sign: .exceptZero), "0"),
        ("0.0000001", .init(sign: .exceptZero), "0"),
        ("-0.0000001", .init(sign: .exceptZero), "0"),
        ("7", .init(sign: .exceptZero), "+7"),
        ("-0", .init(), "-0"),
        ("-0.0000001", .init(), "-0"),
        ("nan", .init(sign: .always), "+NaN"),
        ("nan", .init(sign: .exceptZero), "NaN"),
        ("-inf", .init(), "-∞"),
        ("inf", .init(precision: .fractionDigits(2), minimumIntegerDigits: 4), "∞"),
        ("0.5", .init(minimumIntegerDigits: 0), ".5"),
        ("0", .init(minimumIntegerDigits: 0), "0"),
        ("-0.4", .init(precision: .fractionDigits(0), minimumIntegerDigits: 0), "-0"),
        ("0", .init(precision: .significantDigits(1), minimumIntegerDigits: 0), "0"),
        ("0", .init(minimumIntegerDigits: 0, alwaysHasDecimalSeparator: true), "0."),
    ]

    @Test("follows its options", arguments: optionRows.indices)
    func options(row: Int) throws {
        let (text, options, expected) = Self.optionRows[row]
        #expect(try Self.printer("en").text(#require(DecimalNumber(text)), options: options) == expected)
    }

    @Test("takes counts that make no sense as the nearest that do")
    func clampedOptions() throws {
        let options = NumberOptions(precision: .fractionDigits(-5...(.max)), minimumIntegerDigits: -1)
        #expect(options.minimumIntegerDigits == 0)
        #expect(try Self.printer("en").text(DecimalNumber(1.5), options: options) == "1.5")
        let widest = NumberOptions(precision: .fractionDigits(.max), minimumIntegerDigits: .max)
        #expect(
            try Self.printer("hi", .native).text(DecimalNumber(1), options: widest).unicodeScalars.count == 999 + 498
                + 1 + 999)
        #expect(
            try Self.printer("en").text(DecimalNumber(1.25), options: .init(precision: .significantDigits(0))) == "1")
    }

    @Test("multiplies by a hundred exactly")
    func exactPercents() throws {
        let printer = try Self.printer("en")
        #expect(printer.percentText(DecimalNumber(0.07)) == "7%")
        #expect(printer.percentText(DecimalNumber(1.0 / 3)) == "33.333333%")
        #expect(printer.percentText(DecimalNumber(0.000_000_005)) == "0%")
        #expect(
            printer.percentText(try #require(DecimalNumber("123456789012345678901.2345")))
                == "12,345,678,901,234,567,890,123.45%")
        #expect(try Self.printer("eu").percentText(DecimalNumber(0.12), options: .init(sign: .always)) == "+%\u{A0}12")
    }

    /// What was printed tells its plural operands: the same as those of the printed text.
    @Test(
        "tells the operands of what it printed",
        arguments: [
            ("1", 0...0, "1"), ("1", 1...1, "1.0"), ("1.50", 0...6, "1.5"), ("1.5", 2...4, "1.50"),
            ("1234567.5", 0...1, "1234567.5"),
            ("0.00012", 0...3, "0"), ("99999999999999999999.25", 0...6, "99999999999999999999.25"),
            ("1e21", 0...0, "1000000000000000000000"),
            ("1e3", 0...0, "1000"), ("0.1", 25...25, "0.1000000000000000000000000"),
            ("0.12345678901234567", 17...17, "0.12345678901234567"),
            ("-3", 0...0, "3"), ("0", 3...3, "0.000"), ("1.20", 1...1, "1.2"), ("1000000", 0...0, "1000000"),
        ])
    func operands(text: String, digits: ClosedRange<Int>, expected: String) throws {
        var output: [UInt8] = []
        let printed = try Self.printer("en")
            .print(#require(DecimalNumber(text)), options: .init(precision: .fractionDigits(digits)), to: &output)
        #expect(printed.operands == PluralOperands(expected))
    }

    @Test("appends to what is there")
    func appending() throws {
        var output = Array("costs ".utf8)
        try Self.printer("en").print(DecimalNumber(5), to: &output)
        #expect(output == Array("costs 5".utf8))
    }
}
