import Internationalization
import Testing

@Suite("A printf placeholder")
struct NumberSpecifierTests {
    typealias Row = (NumberSpecifier, NumberArgument, String)

    static func print(_ specifier: NumberSpecifier, _ argument: NumberArgument, _ tag: String) throws -> String {
        var output: [UInt8] = []
        NumberPrinter(for: try #require(LanguageTag(tag))).print(argument, as: specifier, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    static let integers: [Row] = [
        (.init(.signedInteger), .signed(1_234_567), "1,234,567"),
        (.init(.signedInteger), .signed(.min), "-9,223,372,036,854,775,808"),
        (.init(.unsignedInteger), .unsigned(.max), "18,446,744,073,709,551,615"),
        (.init(.signedInteger, width: 12), .signed(1_234_567), "   1,234,567"),
        (.init(.signedInteger, flags: .leftAligned, width: 12), .signed(1_234_567), "1,234,567   "),
        (.init(.signedInteger, flags: .plusSign), .signed(5), "+5"),
        (.init(.signedInteger, flags: [.plusSign, .space]), .signed(5), "+5"),
        (.init(.signedInteger, flags: .space), .signed(5), " 5"),
        (.init(.signedInteger, flags: .space), .signed(-5), "-5"),
        (.init(.signedInteger, flags: .zeroPadded, width: 3), .signed(7), "007"),
        (.init(.signedInteger, flags: .zeroPadded, width: 5), .signed(-42), "-00,042"),
        (.init(.signedInteger, flags: [.zeroPadded, .leftAligned], width: 3), .signed(7), "7  "),
        (.init(.signedInteger, flags: .zeroPadded, width: 5, precision: 3), .signed(7), "  007"),
        (.init(.signedInteger, precision: 3), .signed(-42), "-042"),
        (.init(.signedInteger, precision: 0), .signed(0), "0"),
        (.init(.signedInteger, flags: .grouped), .signed(1234), "1,234"),
        (.init(.signedInteger, bitWidth: .thirtyTwo), .signed(3_000_000_000), "3,000,000,000"),
        (.init(.signedInteger), .double(3), "3"),
        // What does not fit prints by its own kind.
        (.init(.signedInteger), .double(2.5), "2.5"),
        (.init(.unsignedInteger), .signed(-1), "-1"),
        (.init(.signedInteger, width: 5), .double(.nan), "  NaN"),
        (
            .init(.signedInteger), .decimal(DecimalNumber(Int128(123_456_789_012_345_678_901))),
            "123,456,789,012,345,678,901"
        ),
    ]

    static let unlocalized: [Row] = [
        (.init(.hexadecimalLowercase), .signed(255), "ff"),
        (.init(.hexadecimalUppercase), .signed(255), "FF"),
        (.init(.octal), .signed(8), "10"),
        (.init(.hexadecimalLowercase, bitWidth: .thirtyTwo), .signed(-1234), "fffffb2e"),
        (.init(.hexadecimalLowercase, bitWidth: .sixtyFour), .signed(-1234), "fffffffffffffb2e"),
        (.init(.hexadecimalLowercase, bitWidth: .eight), .signed(-1), "ff"),
        (.init(.hexadecimalLowercase, bitWidth: .sixteen), .signed(-1), "ffff"),
        (.init(.hexadecimalLowercase, bitWidth: .eight), .signed(-129), "ffffffffffffff7f"),
        (.init(.hexadecimalLowercase), .signed(.min), "8000000000000000"),
        (.init(.octal, bitWidth: .thirtyTwo), .signed(-1234), "37777775456"),
        (.init(.hexadecimalLowercase), .unsigned(.max), "ffffffffffffffff"),
        (.init(.hexadecimalLowercase, flags: .alternateForm), .signed(255), "0xff"),
        (.init(.hexadecimalUppercase, flags: .alternateForm), .signed(255), "0XFF"),
        (.init(.hexadecimalLowercase, flags: .alternateForm), .signed(0), "0"),
        (.init(.octal, flags: .alternateForm), .signed(8), "010"),
        (.init(.hexadecimalLowercase, width: 8), .signed(255), "      ff"),
        (.init(.hexadecimalLowercase, flags: .zeroPadded, width: 8), .signed(255), "000000ff"),
        (.init(.hexadecimalLowercase, flags: [.zeroPadded, .alternateForm], width: 8), .signed(255), "0x0000ff"),
        (.init(.hexadecimalLowercase, flags: .leftAligned, width: 4), .signed(255), "ff  "),
        (.init(.hexadecimalLowercase, precision: 4), .signed(255), "00ff"),
        (.init(.hexadecimalLowercase, flags: .plusSign), .signed(255), "ff"),
        (.init(.character), .signed(65), "A"),
        (.init(.character, width: 3), .signed(0x20AC), "  €"),
        (.init(.character, flags: .leftAligned, width: 3), .signed(0x1F600), "😀  "),
        (.init(.hexadecimalFloat), .double(1), "0x1p+0"),
        (.init(.hexadecimalFloat), .double(1_234_567.891), "0x1.2d687e4189375p+20"),
        (.init(.hexadecimalFloat), .double(-0.0), "-0x0p+0"),
        (.init(.hexadecimalFloat), .double(.leastNonzeroMagnitude), "0x0.0000000000001p-1022"),
        (.init(.hexadecimalFloat, precision: 2), .double(1_234_567.891), "0x1.2dp+20"),
        (.init(.hexadecimalFloat, precision: 0), .double(1.5), "0x2p+0"),
        (.init(.hexadecimalFloat, precision: 15), .double(1), "0x1.000000000000000p+0"),
        (.init(.hexadecimalFloatUppercase), .double(10), "0X1.4P+3"),
        (.init(.hexadecimalFloat, flags: .plusSign), .double(1), "+0x1p+0"),
        (.init(.hexadecimalFloat, flags: .zeroPadded, width: 12), .double(1), "0x0000001p+0"),
        (.init(.hexadecimalFloat, width: 5), .double(-.infinity), " -inf"),
        (.init(.hexadecimalFloatUppercase), .double(.nan), "NAN"),
        (.init(.hexadecimalFloat), .signed(3), "0x1.8p+1"),
    ]

    static let floats: [Row] = [
        (.init(.fixed), .double(1_234_567.891), "1,234,567.891000"),
        (.init(.fixed, precision: 2), .double(2.675), "2.68"),
        (.init(.fixed, precision: 2), .double(0.125), "0.12"),
        (.init(.fixed, precision: 0), .double(2.5), "2"),
        (.init(.fixed, flags: .alternateForm, precision: 0), .double(3), "3."),
        (.init(.fixed, precision: 20), .double(0.1), "0.10000000000000000000"),
        (.init(.fixed, precision: 2), .signed(12), "12.00"),
        (.init(.fixed, precision: 1), .double(-0.01), "-0.0"),
        (.init(.fixed, flags: .plusSign, precision: 1), .double(1234.56), "+1,234.6"),
        (.init(.fixed, flags: .space, precision: 1), .double(1.5), " 1.5"),
        (.init(.fixed, flags: .zeroPadded, width: 8, precision: 2), .double(-3.5), "-0003.50"),
        (.init(.fixed, flags: .zeroPadded, width: 6, precision: 0), .double(-3), "-00003"),
        (.init(.fixed, flags: .zeroPadded, width: 12, precision: 2), .double(1234.5), "00001,234.50"),
        (.init(.fixed, flags: .leftAligned, width: 8, precision: 2), .double(-3.5), "-3.50   "),
        (.init(.fixed, width: 8, precision: 2), .double(-3.5), "   -3.50"),
        (.init(.fixed, flags: .zeroPadded, width: 5), .double(.infinity), "    ∞"),
        (.init(.fixed), .double(-.infinity), "-∞"),
        (.init(.fixedUppercase), .double(.nan), "NaN"),
        (.init(.exponential), .double(1_234_567.891), "1.234568E+06"),
        (.init(.exponential), .double(-0.000_123_4), "-1.234000E-04"),
        (.init(.exponential), .double(0), "0.000000E+00"),
        (.init(.exponential), .double(1e100), "1.000000E+100"),
        (.init(.exponential, precision: 2), .double(9.999), "1.00E+01"),
        (.init(.exponential, precision: 0), .double(1_234_567), "1E+06"),
        (.init(.exponential, flags: .alternateForm, precision: 0), .double(1_234_567), "1.E+06"),
        (.init(.exponential, flags: .zeroPadded, width: 12, precision: 2), .double(-1234), "-0001.23E+03"),
        (.init(.exponential, width: 12, precision: 2), .double(1234), "    1.23E+03"),
        (.init(.general), .double(1_234_567.891), "1.23457E+06"),
        (.init(.general), .double(123_456.5), "123,456"),
        (.init(.general), .double(1_000_000), "1,000,000"),
        (.init(.general), .double(0.000_1), "0.0001"),
        (.init(.general), .double(0.000_099_9), "9.99E-05"),
        (.init(.general), .double(0), "0"),
        (.init(.general), .double(1e21), "1E+21"),
        (.init(.general, precision: 3), .double(100_000), "1E+05"),
        (.init(.general, precision: 0), .double(0.5), "0.5"),
        (.init(.general, precision: 10), .double(1_234_567.891), "1,234,567.891"),
        (.init(.general, flags: .alternateForm), .double(1.5), "1.50000"),
        (.init(.general, flags: .alternateForm), .double(0), "0.00000"),
        (.init(.general, flags: .alternateForm, precision: 3), .double(1_234_000), "1.23E+06"),
        (.init(.generalUppercase), .double(-.infinity), "-∞"),
    ]

    @Test("prints in English", arguments: (integers + unlocalized + floats).indices)
    func english(row: Int) throws {
        let (specifier, argument, expected) = (Self.integers + Self.unlocalized + Self.floats)[row]
        #expect(try Self.print(specifier, argument, "en") == expected, "\(specifier)")
    }

    @Test(
        "prints with the locale's digits, signs, separators and groups",
        arguments: [
            ("de", NumberSpecifier(.signedInteger), NumberArgument.signed(1_234_567), "1.234.567"),
            ("es", .init(.signedInteger), .signed(1234), "1234"),
            ("hi", .init(.signedInteger, flags: .zeroPadded, width: 12), .signed(1_234_567), "0,00,00,12,34,567"),
            ("ar-EG", .init(.signedInteger, width: 12), .signed(-1234), "     \u{61C}-١٬٢٣٤"),
            ("ar-EG", .init(.fixed, precision: 2), .double(1234.5), "١٬٢٣٤٫٥٠"),
            ("ar-EG", .init(.fixed, flags: .zeroPadded, width: 9, precision: 2), .double(-4.5), "\u{61C}-٠٠٠٤٫٥٠"),
            ("ar-EG", .init(.exponential), .double(1_234_567.891), "١٫٢٣٤٥٦٨أس\u{61C}+٠٦"),
            ("ar-EG", .init(.hexadecimalLowercase), .signed(255), "ff"),
            ("ar-EG", .init(.octal), .signed(8), "10"),
            ("et", .init(.exponential), .double(1234.5), "1,234500×10^+03"),
            ("de", .init(.hexadecimalFloat), .double(3), "0x1,8p+1"),
            ("fa", .init(.signedInteger, flags: .plusSign), .signed(1234), "\u{200E}+۱٬۲۳۴"),
            ("eu", .init(.signedInteger), .signed(-1234), "\u{2212}1.234"),
        ])
    func localized(tag: String, specifier: NumberSpecifier, argument: NumberArgument, expected: String) throws {
        #expect(try Self.print(specifier, argument, tag) == expected)
    }

    @Test("caps width and precision")
    func caps() throws {
        let specifier = NumberSpecifier(.fixed, width: .max, precision: .max)
        #expect(specifier.width == 999)
        #expect(specifier.precision == 999)
        #expect(NumberSpecifier(.fixed, width: -1, precision: -1) == NumberSpecifier(.fixed, width: 0, precision: 0))
        for conversion in NumberSpecifier.Conversion.allCases {
            let widest = NumberSpecifier(conversion, flags: .zeroPadded, width: 999, precision: 999)
            for argument: NumberArgument in [
                .signed(.min), .unsigned(.max), .double(1e308), .double(-.leastNonzeroMagnitude), .double(.nan),
            ] {
                #expect(try Self.print(widest, argument, "ar-EG").unicodeScalars.count >= 999)
            }
        }
    }

    @Test("tells the operands of what it printed")
    func operands() throws {
        let printer = NumberPrinter(for: .root)
        var output: [UInt8] = []
        let rows: [(NumberSpecifier, NumberArgument, String)] = [
            (.init(.fixed, precision: 1), .double(1), "1.0"), (.init(.signedInteger), .signed(-1), "1"),
            (.init(.general), .double(1), "1"), (.init(.fixed), .double(.pi), "3.141593"),
            (.init(.exponential, precision: 1), .double(1500), "1500"),
            (.init(.hexadecimalLowercase), .signed(12), "12"),
        ]
        for (specifier, argument, expected) in rows {
            #expect(printer.print(argument, as: specifier, to: &output).operands == PluralOperands(expected))
        }
    }

    @Test("knows which numbers a conversion can print")
    func fits() throws {
        #expect(NumberArgument.double(3).fits(.signedInteger))
        #expect(!NumberArgument.double(3.5).fits(.signedInteger))
        #expect(!NumberArgument.signed(-1).fits(.unsignedInteger))
        #expect(!NumberArgument.double(1e300).fits(.hexadecimalLowercase))
        #expect(!NumberArgument.signed(0xD800).fits(.character))
        #expect(!NumberArgument.signed(.max).fits(.hexadecimalFloat))
        #expect(NumberArgument.decimal(try #require(DecimalNumber("0.50"))).fits(.hexadecimalFloat))
        #expect(
            !NumberArgument.decimal(try #require(DecimalNumber("0.1000000000000000000001"))).fits(.hexadecimalFloat))
    }
}
