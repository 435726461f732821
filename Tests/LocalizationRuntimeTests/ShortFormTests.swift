import LocalizationRuntime
import LookupTable
import LookupTableWriter
import Testing

/// Numbers in short, lists and digits by option, as a localizer prints them.
struct ShortFormTests {
    static func localizer(_ language: String, digits: NumberingSystem = .automatic) throws -> Localizer {
        let forms: [(PluralCategory, [MessagePart])] = [
            (.one, [PizzaTable.text("one "), PizzaTable.placeholder(1, FormatSpecifier(.object), "%@")]),
            (.many, [PizzaTable.text("many "), PizzaTable.placeholder(1, FormatSpecifier(.object), "%@")]),
            (.other, [PizzaTable.text("other "), PizzaTable.placeholder(1, FormatSpecifier(.object), "%@")]),
        ]
        let parts = [PizzaTable.plural(1, FormatSpecifier(.object), spelling: "%@", forms)]
        let table = try PizzaTable.table(parts, languages: ["en", "de", "fr", "ar", "es", "hi"])
        var options = LocalizerOptions()
        options.numberingSystem = digits
        return Localizer(LocalizationTables([table]), language: language, options: options)
    }

    @Test(
        "a number in short is text, and chooses the plural form of what was printed",
        arguments: [
            ("fr", 1_234_567, "1,2\u{A0}M", "many 1,2\u{A0}M"), ("fr", 1_234, "1,2\u{A0}k", "other 1,2\u{A0}k"),
            ("en", 1_049, "1K", "other 1K"), ("en", 1, "1", "one 1"), ("de", 12_345, "12.345", "other 12.345"),
            ("ar-EG", 1_234, "١٫٢\u{A0}ألف", "other ١٫٢\u{A0}ألف"), ("pt", 1_500_000, "1.5M", "other 1.5M"),
        ]
    )
    func compact(language: String, number: Int, text: String, message: String) throws {
        let localizer = try Self.localizer(language)
        let compact = localizer.compact(number)
        #expect(compact.text == text)
        #expect("\(compact)" == text)
        #expect(localizer.text("key", compact) == message)
    }

    @Test("a number in short takes a width and options, and floating-point numbers")
    func compactOptions() throws {
        let localizer = try Self.localizer("de")
        #expect(localizer.compact(1_200_000, width: .long).text == "1,2 Millionen")
        #expect(localizer.compact(1_234_567.8, options: NumberOptions(sign: .always)).text == "+1,2\u{A0}Mio.")
    }

    @Test("a number in short stands for integers too, but not for hexadecimal digits")
    func compactInPlaceholders() throws {
        let integer = FormatSpecifier(.signedInteger, length: .longLong, width: 6)
        let padded = try PizzaTable.table([PizzaTable.placeholder(1, integer, "%6lld")])
        let localizer = Localizer(LocalizationTables([padded]), language: "en")
        #expect(localizer.localized("key", arguments: [localizer.compact(12_345)]).text == "   12K")
        #expect(localizer.localized("key", arguments: [localizer.compact(12_345)]).problems.isEmpty)
        let hexadecimal = try PizzaTable.table([PizzaTable.placeholder(1, FormatSpecifier(.hexadecimalLowercase), "%x")]
        )
        let other = Localizer(LocalizationTables([hexadecimal]), language: "en")
        let localized = other.localized("key", arguments: [other.compact(12_345)])
        #expect(localized.text == "12K")
        #expect(localized.problems == [.mismatchedArgument(key: "key", index: 1, placeholder: "%x")])
    }

    @Test("a list is joined as the language does")
    func list() throws {
        #expect(try Self.localizer("es").list(["padre", "hijo"]) == "padre e hijo")
        #expect(try Self.localizer("en").list(["A", "B", "C"], kind: .or) == "A, B, or C")
        #expect(try Self.localizer("de").list(["A", "B", "C"]) == "A, B und C")
    }

    @Test("digits by option go before those of the tag")
    func numberingSystem() throws {
        #expect(try Self.localizer("hi", digits: .native).number(1_234) == "१,२३४")
        #expect(try Self.localizer("ar-EG", digits: .named("latn")).number(1_234) == "1,234")
        let deva = try Self.localizer("en", digits: .named("deva"))
        #expect(deva.text("key", 12) == "other १२")
        #expect(deva.compact(1_234).text == "१.२K")
        #expect(try Self.localizer("hi-u-nu-deva", digits: .localeDefault).number(1_234) == "1,234")
    }
}
