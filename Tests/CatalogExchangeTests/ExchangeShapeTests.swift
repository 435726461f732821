import StringCatalog
import Testing

@testable import CatalogExchange

/// Which texts of an entry translators get, with what source and in what state.
@Suite struct ExchangeShapeTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let language: String
        let entry: String
        let units: [String]

        init(_ name: String, language: String = "fr", _ entry: String, _ units: [String]) {
            testDescription = name
            self.language = language
            self.entry = entry
            self.units = units
        }
    }

    private static let englishPlural = Catalogs.plural(["one": "%lld cat", "other": "%lld cats"])
    private static let englishCats = """
        "en" : {"stringUnit" : {"state" : "translated", "value" : "%@ has %#@cats@"}, "substitutions" : {"cats" : \
        {"argNum" : 2, "formatSpecifier" : "lld", \(Catalogs.plural(["one": "%arg cat", "other": "%arg cats"]))}}}
        """

    static let cases: [Case] = [
        Case("the key is the source text", "{}", ["k = k"]),
        Case(
            "a source text in any state", #""localizations" : {"en" : \#(Catalogs.unit("Text", "new"))}"#,
            ["k = Text"]),
        Case(
            "states", #""localizations" : {"fr" : \#(Catalogs.unit("Texte", "needs_review"))}"#,
            ["k = k -> Texte (needs-review-l10n)"]),
        Case(
            "a state of another tool is for review", #""localizations" : {"fr" : \#(Catalogs.unit("T", "odd"))}"#,
            ["k = k -> T (needs-review-l10n)"]),
        Case(
            "a machine's translation", #""localizations" : {"fr" : \#(Catalogs.unit("T", "machine_translated"))}"#,
            ["k = k -> T (translated, leveraged-mt)"]),
        Case(
            "a missing translation takes the categories of its language", language: "ru",
            #""localizations" : {"en" : {\#(englishPlural)}}"#,
            [
                "k|==|plural.few = %lld cats", "k|==|plural.many = %lld cats", "k|==|plural.one = %lld cat",
                "k|==|plural.other = %lld cats",
            ]),
        Case(
            "French needs no form for millions", #""localizations" : {"en" : {\#(englishPlural)}}"#,
            ["k|==|plural.one = %lld cat", "k|==|plural.other = %lld cats"]),
        Case(
            "a null localization is none", #""localizations" : {"en" : {\#(englishPlural)}, "fr" : null}"#,
            ["k|==|plural.one = %lld cat", "k|==|plural.other = %lld cats"]),
        Case(
            "a translation has its own forms and those that its language needs", language: "ru",
            #"""
            "localizations" : {"en" : {\#(englishPlural)}, "ru" : \#
            {\#(Catalogs.plural(["zero": "нет", "other": "%lld"]))}}
            """#,
            [
                "k|==|plural.few = %lld cats", "k|==|plural.many = %lld cats", "k|==|plural.one = %lld cat",
                "k|==|plural.other = %lld cats -> %lld (translated)",
                "k|==|plural.zero = %lld cats -> нет (translated)",
            ]),
        Case(
            "a flat translation of a text that varies",
            #""localizations" : {"en" : {\#(englishPlural)}, "fr" : \#(Catalogs.unit("%lld chats"))}"#,
            ["k = %lld cats -> %lld chats (translated)"]),
        Case(
            "a translation that varies where the source does not",
            #""localizations" : {"fr" : {\#(Catalogs.plural(["one": "un", "other": "%lld"]))}}"#,
            ["k|==|plural.one = k -> un (translated)", "k|==|plural.other = k -> %lld (translated)"]),
        Case(
            "devices with plural forms", language: "ja",
            #"""
            "localizations" : {"en" : {"variations" : {"device" : {"mac" : {\#(englishPlural)}, \#
            "other" : \#(Catalogs.unit("cats"))}}}}
            """#,
            ["k|==|device.mac.plural.other = %lld cats", "k|==|device.other = cats"]),
        Case(
            "a device that the source lacks has the text of all others",
            #"""
            "localizations" : {"en" : {"variations" : {"device" : {"mac" : \#(Catalogs.unit("click")), \#
            "other" : \#(Catalogs.unit("tap"))}}}, "fr" : {"variations" : {"device" : {\#
            "ipad" : \#(Catalogs.unit("toucher"))}}}}
            """#,
            ["k|==|device.ipad = tap -> toucher (translated)"]),
        Case(
            "substitutions are spelled with numbers", #""localizations" : {\#(englishCats)}"#,
            [
                "k = %@ has %2$#@cats@", "k|==|substitutions.cats.plural.one = %2$lld cat",
                "k|==|substitutions.cats.plural.other = %2$lld cats",
            ]),
        Case(
            "a substitution without a number keeps its marker, and its argument is that of its place",
            #"""
            "localizations" : {"en" : {"stringUnit" : {"state" : "new", "value" : "%@ %#@x@"}, "substitutions" : {\#
            "x" : {\#(Catalogs.plural(["other": "%arg of %d"]))}}}}
            """#,
            [
                "k = %@ %#@x@", "k|==|substitutions.x.plural.one = %2$d of %d",
                "k|==|substitutions.x.plural.other = %2$d of %d",
            ]),
        Case(
            "a substitution of the translation alone has its id as source", language: "ja",
            #"""
            "localizations" : {"ja" : {"stringUnit" : {"state" : "translated", "value" : "%#@a.b@"}, \#
            "substitutions" : {"a.b" : {"argNum" : 1, "formatSpecifier" : "d", \#
            \#(Catalogs.plural(["other": "%arg"]))}}}}
            """#,
            [
                "k = k -> %1$#@a.b@ (translated)",
                "k|==|substitutions.@a.b@.plural.other = k|==|substitutions.@a.b@.plural.other -> %1$d (translated)",
            ]),
        Case("entries that are not to be translated", #""shouldTranslate" : false"#, []),
        Case("stale entries", #""extractionState" : "stale""#, []),
        Case(
            "sets of phrases", #""localizations" : {"en" : {"stringSet" : {"state" : "new", "values" : ["a"]}}}"#, []),
    ]

    @Test(arguments: cases) func shape(_ test: Case) throws {
        let body = test.entry == "{}" ? "{}" : "{\(test.entry)}"
        let catalog = try Catalogs.catalog(#""k" : \#(body)"#)
        let units = ExchangeFile(original: "Test.xcstrings", catalog: catalog).entries(in: test.language)
            .flatMap { entry in
                entry.units.map { unit in
                    var line = "\(unit.id) = \(entry.exchangedSource(of: unit))"
                    if let target = entry.exchangedTarget(of: unit),
                        let state = unit.target.map({ XLIFFState($0.state) })
                    {
                        let words = [state.state, state.qualifier].compactMap(\.self).joined(separator: ", ")
                        line += " -> \(target) (\(words))"
                    }
                    return line
                }
            }
        #expect(units.sorted() == test.units)
    }

    @Test(arguments: [
        ("plural.one", "plural.one"), ("device.iphone.plural.other", "device.iphone.plural.other"),
        ("substitutions.@a.b@.plural.one", "substitutions.a.b.plural.one"), ("width.20", "width.20"),
        ("", ""), ("plural", nil), ("plural.", nil), (".one", nil), ("color.red", nil), ("plural.one.", nil),
        ("device.mac.substitutions.x", nil), ("substitutions.@a.b.plural.one", nil),
        ("substitutions.@@.plural.one", nil),
    ]) func path(_ text: String, _ description: String?) {
        let path = VariationPath(exchangeText: text)
        #expect(path?.description == description)
        if let path { #expect(path.exchangeText == text) }
    }
}
