import LocalizationRuntime
import LookupTable
import Testing

struct NegotiationTests {
    private func tables() throws -> LocalizationTables {
        let languages = ["en", "de", "pt_BR", "pt-BR", "ar", "zh-Hant"]
        return LocalizationTables(
            try PizzaTable.table(languages: languages, ["key": languages.map { [PizzaTable.text($0)] }])
        )
    }

    @Test(
        arguments: [
            ("de", "de"), ("de-CH;q=0.8, fr", "de"), ("fr", "en"), (nil, "en"), ("", "en"), ("zh-TW", "zh-Hant"),
            ("pt", "pt-BR"), ("xx;;;, ar;q=0.1", "ar"),
        ] as [(String?, String)])
    func headerChoosesTheLanguage(header: String?, language: String) throws {
        let localizer = Localizer(try tables(), acceptLanguage: header)
        #expect(localizer.languageTag == language)
        #expect(localizer.text("key") == language)
    }

    @Test(arguments: [
        (["ar-EG"], "ar"), (["fr", "de"], "de"), (["not a tag", "ar"], "ar"), ([], "en"), (["pt_BR"], "pt_BR"),
        (["pt-BR"], "pt-BR"), (["pt-PT"], "pt-BR"),
    ])
    func listChoosesTheLanguage(languages: [String], text: String) throws {
        #expect(Localizer(try tables(), languages: languages).text("key") == text)
    }

    @Test func directionIsThatOfTheLanguage() throws {
        #expect(Localizer(try tables(), language: "ar").direction == .rightToLeft)
        #expect(Localizer(try tables(), language: "de").direction == .leftToRight)
    }

    @Test func severalTablesShowOneLanguage() throws {
        let one = try PizzaTable.table(
            languages: ["en", "de"], ["one": [[PizzaTable.text("1")], [PizzaTable.text("eins")]]])
        let other = try PizzaTable.table(
            languages: ["en", "fr", "de"],
            ["two": [[PizzaTable.text("2")], [PizzaTable.text("deux")], [PizzaTable.text("zwei")]]]
        )
        let german = Localizer(LocalizationTables([one, other]), language: "de")
        #expect(german.text("one") + german.text("two") == "einszwei")
        let french = Localizer(LocalizationTables([one, other]), language: "fr")
        #expect(french.languageTag == "fr")
        #expect(french.text("one") + french.text("two") == "1deux")
    }
}
