import LocalizationRuntime
import LookupTable
import LookupTableWriter
import Testing

/// How plural forms are chosen.
struct PluralFormattingTests {
    static let lld = FormatSpecifier(.signedInteger, length: .longLong)
    static let object = FormatSpecifier(.object)

    /// A message whose forms are the names of their categories, after the number.
    private static func message(_ specifier: FormatSpecifier, _ categories: [PluralCategory]) -> [MessagePart] {
        [
            PizzaTable.plural(
                1, specifier,
                categories.map { category in
                    (
                        category,
                        [PizzaTable.placeholder(1, specifier, "%1"), PizzaTable.text(" \(category.keyword)")]
                    )
                })
        ]
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let language: String
        var specifier = PluralFormattingTests.lld
        var categories: [PluralCategory] = PluralCategory.allCases
        let argument: ArgumentValue
        let text: String

        var testDescription: String { "\(language) \(argument) → \(text)" }
    }

    static let cases: [Case] = [
        Case(language: "ru", argument: .integer(21), text: "21 one"),
        Case(language: "ru", argument: .integer(3), text: "3 few"),
        Case(language: "ru", argument: .integer(-5), text: "-5 many"),
        Case(language: "ar", argument: .integer(11), text: "11 many"),
        Case(language: "lv", argument: .integer(10), text: "10 zero"),
        Case(language: "pl", argument: .unsignedInteger(22), text: "22 few"),
        Case(language: "ja", argument: .integer(1), text: "1 other"),
        // A form for zero is for the value 0 in every language.
        Case(language: "en", argument: .integer(0), text: "0 zero"),
        Case(language: "en", specifier: object, argument: .double(0), text: "0 zero"),
        Case(language: "en", specifier: object, argument: .percent(0), text: "0% zero"),
        Case(language: "en", categories: [.one, .other], argument: .integer(0), text: "0 other"),
        Case(language: "fr", categories: [.one, .other], argument: .integer(0), text: "0 one"),
        // The digits as printed decide.
        Case(
            language: "en", specifier: FormatSpecifier(.fixed, precision: 1), argument: .double(1), text: "1.0 other"),
        Case(
            language: "en", specifier: FormatSpecifier(.fixed, precision: 0), argument: .double(1.2), text: "1 one"),
        Case(
            language: "en", specifier: FormatSpecifier(.fixed, precision: 1), argument: .integer(1), text: "1.0 other"),
        Case(language: "en", specifier: object, argument: .double(1), text: "1 one"),
        Case(language: "ru", specifier: object, argument: .double(1.5), text: "1,5 other"),
        Case(language: "en", specifier: object, argument: .percent(0.01), text: "1% one"),
        // A missing form falls back to other, else to the last of many, few, two, one, zero.
        Case(language: "ru", categories: [.one, .other], argument: .integer(3), text: "3 other"),
        Case(language: "ru", categories: [.one, .few], argument: .integer(5), text: "5 few"),
        Case(language: "ru", categories: [.zero, .one], argument: .integer(5), text: "5 one"),
        Case(language: "ru", categories: [.zero], argument: .integer(5), text: "5 zero"),
    ]

    @Test(arguments: cases)
    func numberChoosesTheForm(_ test: Case) throws {
        let message = Self.message(test.specifier, test.categories)
        let table = try PizzaTable.table(message, languages: [test.language])
        let result = table.localizer(test.language).localized("key", arguments: Arguments(test.argument))
        #expect(result.text == test.text)
        #expect(result.problems == [])
    }

    @Test func categoryFollowsTheLanguageThatTheTextCameFrom() throws {
        let slices = Self.message(Self.lld, [.one, .other])
        let table = try PizzaTable.table(languages: ["en", "ru"], ["key": [slices, nil]])
        let result = table.localizer("ru").localized("key", arguments: [21])
        #expect(result.text == "21 other")
        #expect(result.languageTag == "en")
    }

    @Test func numbersFollowTheWantedTagWhereItsLanguageIsTheTexts() throws {
        let number = [PizzaTable.placeholder(1, Self.lld, "%lld")]
        let table = try PizzaTable.table(languages: ["en", "ar", "de"], ["key": [number, number, nil]])
        #expect(table.localizer("ar-EG").text("key", 1_234) == "١٬٢٣٤")
        #expect(table.localizer("ar-AE-u-nu-arab").text("key", 1_234) == "١٬٢٣٤")
        #expect(table.localizer("en-IN").text("key", 1_234_567) == "12,34,567")
        // English text under German: as in English.
        #expect(table.localizer("de-CH").text("key", 1_234) == "1,234")
        #expect(table.localizer("de-CH").number(1_234) == "1'234")
    }

    @Test func missingAndUnfitDriversGiveTheFormForOtherNumbers() throws {
        let message = Self.message(Self.lld, [.one, .other])
        let localizer = try PizzaTable.table(message).localizer("en")
        let missing = localizer.localized("key")
        #expect(missing.text == "%1 other")
        #expect(
            missing.problems == [
                .missingArgument(key: "key", index: 1, placeholder: "%lld"),
                .missingArgument(key: "key", index: 1, placeholder: "%1"),
            ])
        #expect(localizer.localized("key", arguments: ["one"]).text == "one other")
    }

    @Test func choiceWithinAText() throws {
        let parts = [
            PizzaTable.placeholder(2, Self.object, "%2$@"), PizzaTable.text(": "),
            PizzaTable.plural(
                1, spelling: "%#@slices@",
                [
                    (.one, [PizzaTable.placeholder(1, Self.lld, "%arg"), PizzaTable.text(" slice")]),
                    (.other, [PizzaTable.placeholder(1, Self.lld, "%arg"), PizzaTable.text(" slices")]),
                ]),
            PizzaTable.text("!"),
        ]
        let localizer = try PizzaTable.table(parts).localizer("en")
        #expect(localizer.text("key", 1, "Ana") == "Ana: 1 slice!")
        #expect(localizer.text("key", 2_000, "Ana") == "Ana: 2,000 slices!")
        #expect(localizer.rawText("key") == "%2$@: %#@slices@!")
    }

    @Test func rawTextOfAVariationIsItsFormForOtherNumbers() throws {
        let localizer = try PizzaTable.table(Self.message(Self.lld, [.one, .other])).localizer("en")
        #expect(localizer.rawText("key") == "%1 other")
    }
}
