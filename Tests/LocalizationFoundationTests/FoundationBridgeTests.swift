import Foundation
import LocalizationFoundation
import LocalizationRuntime
import LocalizationTesting
import Testing

struct FoundationBridgeTests {
    private static func tables() throws -> LocalizationTables {
        let text = { (value: String) in #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"# }
        return try LocalizationTables(
            catalog: #"""
                {"sourceLanguage": "en", "version": "1.0", "strings": {
                  "due %@": {"localizations": {
                    "en": \#(text("Due on %@")), "ru": \#(text("Срок: %@")), "de": \#(text("Fällig am %@")),
                    "ar": \#(text("الموعد: %@"))}},
                  "price %@": {"localizations": {
                    "en": \#(text("Price: %@")), "ru": \#(text("Цена: %@")), "de": \#(text("Preis: %@")),
                    "ar": \#(text("السعر: %@"))}}
                }}
                """#)
    }

    /// 5 March 2026, noon in Greenwich.
    private static let date = Date(timeIntervalSince1970: 1_772_712_000)

    private static var day: Date.FormatStyle {
        var style = Date.FormatStyle(timeZone: .gmt).day().month(.wide)
        style.calendar = Calendar(identifier: .gregorian)
        return style
    }

    @Test(arguments: [
        ("en-US", "Due on March 5", "Price: €12.50"), ("ru", "Срок: 5 марта", "Цена: 12,50\u{A0}€"),
        ("de-AT", "Fällig am 5. März", "Preis: €\u{A0}12,50"), ("de", "Fällig am 5. März", "Preis: 12,50\u{A0}€"),
        ("ar-EG", "الموعد: ٥ مارس", "السعر: \u{200F}١٢٫٥٠\u{A0}€"),
    ]) func valuesAreFormattedInTheLanguageOfTheText(language: String, due: String, price: String) throws {
        let localizer = Localizer(try Self.tables(), languages: [language])
        #expect(localizer.text("due %@", localizer.formatted(Self.date, Self.day)) == due)
        #expect(localizer.text("price %@", localizer.formatted(12.5, .currency(code: "EUR"))) == price)
        let decimal: Decimal = 12.5
        #expect(localizer.text("price %@", localizer.formatted(decimal, .currency(code: "EUR"))) == price)
    }

    @Test func dateAndTimeStylesAreShort() throws {
        let localizer = Localizer(try Self.tables(), languages: ["de"])
        #expect(localizer.formatted(Self.date, date: .long, time: .omitted) == "5. März 2026")
    }

    @Test(arguments: [
        ("de-AT", "de", "de-AT"), ("ru_RU", "ru", "ru-RU"), ("ar-EG", "ar", "ar-EG"), ("fr", "en", "en"),
        ("ar-EG-u-nu-latn", "ar", "ar-EG-u-nu-latn"),
    ]) func localesChooseLanguageAndFormat(identifier: String, language: String, formatting: String) throws {
        let localizer = Localizer(try Self.tables(), locale: Locale(identifier: identifier))
        #expect(localizer.languageTag == language)
        #expect(localizer.formattingTag == formatting)
        #expect(localizer.locale.identifier(.bcp47) == formatting)
    }

    @Test func decimalsKeepTheirDigits() throws {
        let localizer = Localizer(try Self.tables(), languages: ["de"])
        let decimal = try #require(Decimal(string: "1234567890123456789012.125"))
        #expect(localizer.text("price %@", decimal) == "Preis: 1.234.567.890.123.456.789.012,125")
        #expect(localizer.text("price %@", Decimal.nan) == "Preis: NaN")
        #expect(localizer.text("price %@", Decimal(sign: .minus, exponent: 3, significand: 2)) == "Preis: -2.000")
    }
}
