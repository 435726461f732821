import Internationalization
import Testing

@Suite("Compact numbers and lists")
struct CompactAndListTests {
    static let compact: [(String, CompactNumberPrinter.Width, String, String)] = [
        ("en", .short, "1234", "1.2K"), ("en", .short, "12345", "12K"), ("en", .short, "999", "999"),
        ("en", .short, "999.5", "1K"), ("en", .short, "999499", "999K"), ("en", .short, "999999", "1M"),
        ("en", .short, "-1234567", "-1.2M"), ("en", .short, "0", "0"), ("en", .short, "0.0123", "0.012"),
        ("en", .short, "1e21", "1,000,000,000T"), ("en", .short, "inf", "∞"), ("en", .short, "nan", "NaN"),
        ("en", .short, "1500", "1.5K"), ("en", .short, "1050", "1K"), ("en", .short, "1000", "1K"),
        ("en", .long, "1234", "1.2 thousand"), ("en", .long, "2000000", "2 million"),
        ("de", .short, "1234567", "1,2\u{A0}Mio."), ("de", .short, "1234", "1234"), ("de", .short, "12345", "12.345"),
        ("de", .long, "1000000", "1 Million"), ("de", .long, "1200000", "1,2 Millionen"),
        ("fr", .short, "1200000", "1,2\u{A0}M"), ("fr", .long, "1000000", "1 million"),
        ("fr", .long, "2000000", "2 millions"), ("fr", .long, "1000", "mille"), ("fr", .long, "-1000", "-1 millier"),
        ("pl", .long, "1000", "1 tysiąc"), ("pl", .long, "2000", "2 tysiące"), ("pl", .long, "5000", "5 tysięcy"),
        ("ja", .short, "12345678", "1235万"), ("hi", .short, "1234567", "12\u{A0}लाख"),
        ("ar-EG", .short, "1234", "١٫٢\u{A0}ألف"), ("es", .short, "1234567890", "1235\u{A0}M"),
        ("sw", .long, "-3000", "elfu -3"), ("ckb", .short, "1234", "١٫٢K"),
    ]

    @Test("a number in short", arguments: compact.indices)
    func compactNumber(row: Int) throws {
        let (tag, width, number, expected) = Self.compact[row]
        let printer = CompactNumberPrinter(for: try #require(LanguageTag(tag)), width: width)
        #expect(printer.text(try #require(DecimalNumber(number))) == expected, "\(tag) \(number)")
    }

    @Test("a number in short takes options and tells its operands")
    func compactOptions() throws {
        let printer = CompactNumberPrinter(for: try #require(LanguageTag("fr")))
        var output: [UInt8] = []
        let printed = printer.print(DecimalNumber(1_234_567), to: &output)
        #expect(printed.operands == PluralOperands("1.2c6"))
        #expect(PluralRules(for: try #require(LanguageTag("fr"))).category(for: printed.operands) == .many)
        let options = NumberOptions(precision: .fractionDigits(2), sign: .always)
        #expect(printer.text(DecimalNumber(1_234_567), options: options) == "+1,23\u{A0}M")
        #expect(printer.print(DecimalNumber(12), to: &output).operands == PluralOperands(12))
    }

    static let lists: [(String, ListPrinter.Kind, ListPrinter.Width, [String], String)] = [
        ("en", .and, .wide, [], ""), ("en", .and, .wide, ["A"], "A"), ("en", .and, .wide, ["A", "B"], "A and B"),
        ("en", .and, .wide, ["A", "B", "C"], "A, B, and C"), ("en-GB", .and, .wide, ["A", "B", "C"], "A, B and C"),
        ("en", .and, .short, ["A", "B", "C"], "A, B, & C"), ("en", .and, .narrow, ["A", "B", "C"], "A, B, C"),
        ("en", .or, .wide, ["A", "B", "C", "D"], "A, B, C, or D"),
        ("en", .unit, .narrow, ["3 ft", "7 in"], "3 ft 7 in"),
        ("de", .or, .wide, ["A", "B", "C"], "A, B oder C"), ("ja", .and, .wide, ["A", "B", "C"], "A、B、C"),
        ("fr-CA", .and, .wide, ["A", "B"], "A et B"), ("ar", .and, .wide, ["أ", "ب", "ج"], "أ وب وج"),
        ("am", .and, .wide, ["A", "B"], "A እና B"),
        ("es", .and, .wide, ["padre", "hijo"], "padre e hijo"), ("es", .and, .wide, ["agua", "hielo"], "agua y hielo"),
        ("es", .and, .wide, ["a", "Isabel"], "a e Isabel"),
        ("es-MX", .and, .wide, ["a", "b", "iglesia"], "a, b e iglesia"),
        ("es", .and, .wide, ["Italia", "Francia"], "Italia y Francia"), ("es", .and, .wide, ["a", "hi"], "a e hi"),
        ("es", .or, .wide, ["plata", "oro"], "plata u oro"), ("es", .or, .wide, ["minuto", "Hora"], "minuto u Hora"),
        ("es", .or, .wide, ["7", "8"], "7 u 8"), ("es", .or, .wide, ["10", "11"], "10 u 11"),
        ("es", .or, .wide, ["10", "110"], "10 o 110"), ("es", .or, .wide, ["a", "b", "11 km"], "a, b u 11 km"),
        ("he", .and, .wide, ["א", "ב"], "א וב"), ("he", .and, .wide, ["א", "B"], "א ו-B"),
        ("iw", .and, .wide, ["א", "ב", "7"], "א, ב ו-7"), ("he", .and, .wide, ["א", ""], "א ו"),
        ("xx", .and, .wide, ["A", "B", "C"], "A, B, C"),
    ]

    @Test("a list", arguments: lists.indices)
    func list(row: Int) throws {
        let (tag, kind, width, items, expected) = Self.lists[row]
        let printer = ListPrinter(for: try #require(LanguageTag(tag)), kind: kind, width: width)
        #expect(printer.text(items) == expected, "\(tag) \(items)")
    }
}
