import LocalizationRuntime
import LookupTable
import LookupTableWriter
import Testing

/// How placeholders and their arguments print, rule by rule.
struct PlaceholderFormattingTests {
    typealias Specifier = FormatSpecifier

    struct Case: CustomTestStringConvertible, Sendable {
        let language: String
        let specifier: FormatSpecifier
        let argument: ArgumentValue
        let text: String
        /// Whether the argument is told to be of the wrong kind.
        var isMismatched = false

        var testDescription: String { "\(language) \(specifier.conversion) \(argument) → \(text)" }
    }

    static let lld = FormatSpecifier(.signedInteger, length: .longLong)
    static let object = FormatSpecifier(.object)

    static let cases: [Case] = [
        // The locale's digits, separators and grouping.
        Case(language: "en", specifier: lld, argument: .integer(1_234_567), text: "1,234,567"),
        Case(language: "de", specifier: lld, argument: .integer(-1_234_567), text: "-1.234.567"),
        Case(language: "hi", specifier: lld, argument: .integer(1_234_567), text: "12,34,567"),
        Case(language: "ar-EG", specifier: lld, argument: .integer(1_234), text: "١٬٢٣٤"),
        Case(language: "ar-EG-u-nu-latn", specifier: lld, argument: .integer(1_234), text: "1,234"),
        Case(language: "en", specifier: lld, argument: .integer(.min), text: "-9,223,372,036,854,775,808"),
        // The full unsigned range.
        Case(
            language: "en", specifier: Specifier(.unsignedInteger, length: .longLong),
            argument: .unsignedInteger(.max), text: "18,446,744,073,709,551,615"),
        // Hexadecimal, octal and characters are never localized.
        Case(language: "ar-EG", specifier: Specifier(.hexadecimalLowercase), argument: .integer(48_879), text: "beef"),
        Case(language: "ar-EG", specifier: Specifier(.octal), argument: .integer(8), text: "10"),
        Case(language: "ar-EG", specifier: Specifier(.character), argument: .integer(65), text: "A"),
        // Two's complement by the length.
        Case(
            language: "en", specifier: Specifier(.hexadecimalLowercase, length: .byte), argument: .integer(-1),
            text: "ff"),
        Case(language: "en", specifier: Specifier(.hexadecimalUppercase), argument: .integer(-2), text: "FFFFFFFE"),
        Case(
            language: "en", specifier: Specifier(.hexadecimalLowercase, length: .longLong), argument: .integer(-1),
            text: "ffffffffffffffff"),
        // Flags, width and precision.
        Case(
            language: "en", specifier: Specifier(.signedInteger, flags: .plusSign, width: 6), argument: .integer(42),
            text: "   +42"),
        Case(
            language: "en", specifier: Specifier(.signedInteger, flags: .leftAligned, width: 5), argument: .integer(42),
            text: "42   "),
        Case(
            language: "de", specifier: Specifier(.fixed, precision: 2), argument: .double(1234.5), text: "1.234,50"),
        // A type that differs converts where nothing is lost.
        Case(language: "en", specifier: Specifier(.fixed, precision: 2), argument: .integer(3), text: "3.00"),
        Case(language: "en", specifier: lld, argument: .double(3), text: "3"),
        Case(language: "en", specifier: Specifier(.fixed, precision: 1), argument: .float(0.1), text: "0.1"),
        // Every number may stand for %@.
        Case(language: "de", specifier: object, argument: .double(1234.5), text: "1.234,5"),
        Case(language: "de", specifier: object, argument: .integer(1_234), text: "1.234"),
        Case(language: "en", specifier: object, argument: .float(0.1), text: "0.1"),
        Case(language: "de", specifier: object, argument: .percent(0.256), text: "25,6\u{A0}%"),
        Case(language: "en", specifier: object, argument: .percent(1), text: "100%"),
        Case(language: "en", specifier: object, argument: .percent(1.0 / 3), text: "33.333333%"),
        Case(language: "tr", specifier: object, argument: .percentHundredths(25), text: "%25"),
        Case(language: "en", specifier: object, argument: .percentHundredths(25.6), text: "25.6%"),
        Case(language: "en", specifier: object, argument: .percentHundredths(0), text: "0%"),
        Case(
            language: "de", specifier: object,
            argument: FormattedNumber(1.5, options: NumberOptions(precision: .fractionDigits(2))).argumentValue,
            text: "1,50"),
        // Text.
        Case(language: "en", specifier: object, argument: .text("Ana"), text: "Ana"),
        Case(language: "en", specifier: Specifier(.string), argument: .text("Ana"), text: "Ana"),
        Case(language: "en", specifier: Specifier(.character), argument: .text("é"), text: "é"),
        Case(language: "en", specifier: Specifier(.object, width: 5), argument: .text("Ana"), text: "  Ana"),
        Case(
            language: "en", specifier: Specifier(.object, flags: .leftAligned, width: 5), argument: .text("Ana"),
            text: "Ana  "),
        Case(language: "en", specifier: Specifier(.string, precision: 2), argument: .text("Ana"), text: "An"),
        // The wrong kind prints by its own kind, and is told.
        Case(language: "de", specifier: lld, argument: .double(2.5), text: "2,5", isMismatched: true),
        Case(language: "de", specifier: lld, argument: .text("Ana"), text: "Ana", isMismatched: true),
        Case(language: "de", specifier: lld, argument: .percent(0.5), text: "50\u{A0}%", isMismatched: true),
        Case(
            language: "en", specifier: Specifier(.unsignedInteger), argument: .integer(-1), text: "-1",
            isMismatched: true),
        Case(language: "en", specifier: Specifier(.string), argument: .integer(7), text: "7", isMismatched: true),
        Case(
            language: "en", specifier: Specifier(.character), argument: .text("Ana"), text: "Ana", isMismatched: true),
        Case(language: "en", specifier: Specifier(.character), argument: .text(""), text: "", isMismatched: true),
        Case(language: "en", specifier: Specifier(.fixed), argument: .text("1"), text: "1", isMismatched: true),
    ]

    @Test(arguments: cases)
    func argumentPrintsByItsPlaceholder(_ test: Case) throws {
        let message = PizzaTable.placeholder(1, test.specifier, "%1")
        let language = LanguageTag(test.language)?.language ?? ""
        let table = try PizzaTable.table([message], languages: [language])
        let result = table.localizer(test.language).localized("key", arguments: Arguments(test.argument))
        #expect(result.text == test.text)
        #expect(
            result.problems
                == (test.isMismatched ? [.mismatchedArgument(key: "key", index: 1, placeholder: "%1")] : []))
    }

    @Test func argumentsArePlacedByTheirNumber() throws {
        let table = try PizzaTable.table([
            PizzaTable.placeholder(2, Self.object, "%2$@"), PizzaTable.text(" "),
            PizzaTable.placeholder(1, Self.lld, "%1$lld"), PizzaTable.text(" "),
            PizzaTable.placeholder(6, Self.object, "%6$@"), PizzaTable.text(" "),
            PizzaTable.placeholder(5, Self.object, "%5$@"),
        ])
        let localizer = table.localizer("en")
        #expect(localizer.text("key", 1, "two", 3, 4, 5, "six") == "two 1 six 5")
        #expect(localizer.text("key", arguments: [1, "two", 3, 4, 5, "six"]) == "two 1 six 5")
    }

    @Test func missingArgumentShowsThePlaceholderAsWritten() throws {
        let table = try PizzaTable.table([
            PizzaTable.text("From "), PizzaTable.placeholder(1, Self.object, "%1$@"), PizzaTable.text(" to "),
            PizzaTable.placeholder(2, Self.object, "%2$(place)@"), PizzaTable.text(" to "),
            PizzaTable.placeholder(200, Self.lld, "%200$lld"),
        ])
        let result = table.localizer("en").localized("key", arguments: ["Rome"])
        #expect(result.text == "From Rome to %2$(place)@ to %200$lld")
        #expect(
            result.problems == [
                .missingArgument(key: "key", index: 2, placeholder: "%2$(place)@"),
                .missingArgument(key: "key", index: 200, placeholder: "%200$lld"),
            ])
    }

    @Test func escapedPercentSignPrintsOneAndSilentPlaceholderNothing() throws {
        let parts: [MessagePart] = [
            PizzaTable.text("100"), .escapedPercentSign, PizzaTable.text(" sure"), .silent(spelling: Array("%n".utf8)),
            PizzaTable.placeholder(1, FormatSpecifier(.pointer), "%p"),
        ]
        let localizer = try PizzaTable.table(parts).localizer("en")
        #expect(localizer.text("key", 5) == "100% sure%p")
        #expect(localizer.rawText("key") == "100%% sure%n%p")
        #expect(localizer.localized("key", arguments: [5]).problems == [])
    }

    @Test(arguments: [
        ("he", "Pizza", "שלום \u{2068}Pizza\u{2069}"), ("he", "פיצה", "שלום פיצה"), ("he", "12:30", "שלום 12:30"),
        // The message's own words count where none of them goes the way of the language.
        ("en", "Pizza", "שלום Pizza"), ("en", "פיצה", "שלום פיצה"),
    ])
    func textOfAnotherDirectionIsIsolated(language: String, argument: String, text: String) throws {
        let parts = [PizzaTable.text("שלום "), PizzaTable.placeholder(1, Self.object, "%@")]
        let table = try PizzaTable.table(parts, languages: [language])
        #expect(table.localizer(language).text("key", argument) == text)
        var options = LocalizerOptions()
        options.isolatesTextArguments = false
        #expect(table.localizer(language, options: options).text("key", argument) == "שלום \(argument)")
    }

    @Test(arguments: [
        ("Hello ", "Hello Pizza"), ("iPhone של ", "iPhone של \u{2068}Pizza\u{2069}"),
        ("12: ", "12: \u{2068}Pizza\u{2069}"), ("", "\u{2068}Pizza\u{2069}"),
    ])
    func textLeftInAnotherLanguageIsolatesNothingOfItsDirection(literal: String, text: String) throws {
        let parts = [PizzaTable.text(literal), PizzaTable.placeholder(1, Self.object, "%@")]
        #expect(try PizzaTable.table(parts, languages: ["he"]).localizer("he").text("key", "Pizza") == text)
    }

    @Test func everyTypeOfArgumentPrints() throws {
        let localizer = try PizzaTable.table([PizzaTable.placeholder(1, Self.object, "%@")]).localizer("en")
        let arguments: [(any Argument, String)] = [
            (Int(-1), "-1"), (Int8(-2), "-2"), (Int16(-3), "-3"), (Int32(-4), "-4"), (Int64(-5), "-5"),
            (UInt(1), "1"), (UInt8(2), "2"), (UInt16(3), "3"), (UInt32(4), "4"), (UInt64(5), "5"),
            (Float(1.5), "1.5"), (2.5, "2.5"), ("text", "text"), ("text".dropFirst(), "ext"), (Character("x"), "x"),
            (Percent(0.5), "50%"), (Percent(hundredths: 5), "5%"), (DecimalNumber("1.50") ?? 0, "1.5"),
        ]
        for (argument, text) in arguments { #expect(localizer.text("key", arguments: Arguments([argument])) == text) }
        #expect(localizer.text("key", .percent(0.25)) == "25%")
        #expect(localizer.text("key", .percent(hundredths: 25)) == "25%")
    }
}
