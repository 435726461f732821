import Internationalization
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
    static func rules(_ tag: String, _ kind: PluralRules.Kind = .cardinal) throws -> PluralRules {
        PluralRules(for: try #require(LanguageTag(tag)), kind: kind)
    }

    @Test(
        "choose by the digits that are printed",
        arguments: [
            ("en", "1", "one"), ("en", "1.0", "other"), ("en", "-1", "one"), ("da", "1.0", "one"), ("ru", "21", "one"),
            ("ru", "11", "many"), ("ru", "1.5", "other"), ("ar", "0", "zero"), ("ar", "100003", "few"),
            ("fr", "1000000", "many"), ("fr", "1200000", "other"), ("fr", "1.2c6", "many"), ("fr", "1.2e6", "many"),
            ("fr", "1c3", "other"), ("pt", "1.5", "one"), ("pt-PT", "1.5", "other"), ("pt-AO", "1.5", "one"),
            ("pt-Latn-PT", "0", "other"), ("sr-Latn", "21", "one"), ("sr-Latn-ME", "22", "few"), ("iw", "2", "two"),
            ("no", "1", "one"), ("tl", "4", "other"), ("zh-Hant-HK", "1", "other"), ("qaa", "1", "other"),
            ("und", "1", "other"), ("lv", "0.1", "one"), ("lv", "0.10", "other"), ("lv", "10.00", "zero"),
            ("sl", "1.0", "few"),
            ("br", "1000000", "many"), ("en", "1000001", "other"), ("fr", "3000000", "many"), ("gv", "1000000", "few"),
        ])
    func category(tag: String, number: String, expected: String) throws {
        let operands = try #require(PluralOperands(number))
        #expect(try Self.rules(tag).category(for: operands).keyword == expected)
    }

    @Test(
        "choose ordinals",
        arguments: [
            ("en", 1, "one"), ("en", 2, "two"), ("en", 3, "few"), ("en", 11, "other"), ("en", 123, "few"),
            ("it", 8, "many"), ("it", 9, "other"), ("cy", 0, "zero"), ("fr", 1, "one"), ("de", 1, "other"),
        ])
    func ordinal(tag: String, number: Int, expected: String) throws {
        #expect(try Self.rules(tag, .ordinal).category(for: number).keyword == expected)
    }

    @Test("take numbers of any size without rounding")
    func size() throws {
        let russian = try Self.rules("ru")
        let digits = String(repeating: "9", count: 400)
        #expect(russian.category(for: try #require(PluralOperands(digits + "21"))) == .one)
        #expect(russian.category(for: try #require(PluralOperands(digits + "11"))) == .many)
        #expect(russian.category(for: UInt64.max) == .many)
        #expect(russian.category(for: Int64.min) == .many)
        #expect(try Self.rules("en").category(for: try #require(PluralOperands("1" + digits))) == .other)
        let many = try Self.rules("fr")
        #expect(many.category(for: try #require(PluralOperands("1" + String(repeating: "0", count: 60)))) == .many)
        #expect(many.category(for: try #require(PluralOperands("1.5c99999999999999999999"))) == .many)
    }

    @Test("read operands from digits, ASCII or not")
    func digits() throws {
        let ascii = PluralOperands(
            integerDigits: [49, 50].span, fractionDigits: [53, 48].span)
        #expect(ascii == PluralOperands(integerDigits: [1, 2].span, fractionDigits: [5, 0].span))
        #expect(ascii == PluralOperands("12.50"))
        // v = 2, and i % 10 = 1 whether or not the point was shifted.
        #expect(try Self.rules("hsb").category(for: #require(PluralOperands("1.20150c3"))) == .other)
        #expect(try Self.rules("lt").category(for: #require(PluralOperands("1.2023c4"))) == .few)
        #expect(PluralOperands("1c0") == PluralOperands("1"))
        #expect(PluralOperands("1200c0") == PluralOperands(1200))
        #expect(PluralOperands("1.0") != PluralOperands("1"))
        #expect(PluralOperands(-5) == PluralOperands("5"))
    }

    @Test(
        "know no operands of what is not a number",
        arguments: ["", "-", ".", "1.", "c3", "1c", "1,5", "0x1", "1 ", "٣", "1c-3"])
    func malformed(text: String) {
        #expect(PluralOperands(text) == nil)
    }

    @Test(
        "say which categories a language has and which a translation needs",
        arguments: [
            ("fr", "one many other", "one other"), ("ru", "one few many other", "one few many other"),
            ("en", "one other", "one other"), ("ja", "other", "other"), ("es", "one many other", "one other"),
            ("ar", "zero one two few many other", "zero one two few many other"),
            ("cs", "one few many other", "one few many other"), ("he", "one two other", "one two other"),
        ])
    func categories(tag: String, known: String, required: String) throws {
        let rules = try Self.rules(tag)
        #expect(rules.categories.map(\.keyword).joined(separator: " ") == known)
        #expect(rules.requiredCategories.map(\.keyword).joined(separator: " ") == required)
    }

    @Test("name their categories as CLDR does")
    func keywords() {
        #expect(PluralCategory.allCases.map(\.keyword) == ["zero", "one", "two", "few", "many", "other"])
        #expect(PluralCategory(keyword: "few") == .few)
        #expect(PluralCategory(keyword: "some") == nil)
    }
}
