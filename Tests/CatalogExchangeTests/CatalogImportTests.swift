import Foundation
import StringCatalog
import Testing

@testable import CatalogExchange

/// What importing XLIFF takes, leaves out and refuses, by both policies.
@Suite struct CatalogImportTests {
    /// A `trans-unit`, in a document of which every case has a few.
    struct Unit: Sendable {
        let id: String
        let target: String?
        let attributes: String

        init(_ id: String, _ target: String?, _ attributes: String = #"state="translated""#) {
            self.id = id
            self.target = target
            self.attributes = attributes
        }

        var xml: String {
            let target = target.map { "<target \(attributes)>\($0)</target>" } ?? ""
            return #"<trans-unit id="\#(id)">\#(target)</trans-unit>"#
        }
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let language: String
        /// The members of `localizations`, before and after.
        let before: String
        let units: [Unit]
        let after: String
        /// `line: message name`.
        let problems: [String]
        let options: ImportOptions

        init(
            _ name: String, language: String = "fr", _ before: String, _ units: [Unit], _ after: String? = nil,
            _ problems: [String] = [], options: ImportOptions = ImportOptions()
        ) {
            testDescription = name
            self.language = language
            self.before = before
            self.units = units
            self.after = after ?? before
            self.problems = problems
            self.options = options
        }
    }

    private static func fr(_ value: String, _ state: String = "translated", source: String? = nil) -> String {
        let en = source.map { #""en" : \#(Catalogs.unit($0)), "# } ?? ""
        return en + #""fr" : \#(Catalogs.unit(value, state))"#
    }

    private static let en = #""en" : \#(Catalogs.unit("Hello"))"#
    private static let enArguments = #""en" : \#(Catalogs.unit("%@ has %lld"))"#
    private static let enPlural = #""en" : {\#(Catalogs.plural(["one": "%lld cat", "other": "%lld cats"]))}"#
    private static let accepting = ImportOptions(acceptsUnfinished: true)
    private static let xcode = ImportOptions(policy: .xcode)

    private static func cats(_ language: String, _ sentence: String, _ other: String) -> String {
        """
        "\(language)" : {"stringUnit" : {"state" : "translated", "value" : "\(sentence)"}, "substitutions" : {"cats" : \
        {"argNum" : 2, "formatSpecifier" : "lld", \(Catalogs.plural(["other": other]))}}}
        """
    }
    private static let enCats = cats("en", "%@ has %#@cats@", "%arg cats")

    static let states: [Case] = [
        Case("a new translation", en, [Unit("k", "Salut")], fr("Salut", source: "Hello")),
        Case("a changed translation", fr("Salut"), [Unit("k", "Bonjour")], fr("Bonjour")),
        Case("final", fr("a"), [Unit("k", "b", #"state="final""#)], fr("b")),
        Case("signed off", fr("a"), [Unit("k", "b", #"state="signed-off""#)], fr("b")),
        Case("no state", fr("a"), [Unit("k", "b", "")], fr("b")),
        Case("an unknown state", fr("a"), [Unit("k", "b", #"state="x-ok""#)], fr("b")),
        Case(
            "a machine's translation", fr("a"),
            [Unit("k", "b", #"state="translated" state-qualifier="leveraged-mt""#)], fr("b", "machine_translated")),
        Case("another qualifier", fr("a"), [Unit("k", "b", #"state="translated" state-qualifier="tm""#)], fr("b")),
        Case("confirmed as it is", fr("a", "needs_review"), [Unit("k", "a")], fr("a")),
        Case("new is left out", fr("a"), [Unit("k", "b", #"state="new""#)], nil, ["1: unfinished"]),
        Case(
            "to be reviewed is left out", fr("a"), [Unit("k", "b", #"state="needs-review-l10n""#)], nil,
            ["1: unfinished"]),
        Case(
            "to be translated is left out", fr("a"), [Unit("k", "b", #"state="needs-translation""#)], nil,
            ["1: unfinished"]),
        Case(
            "to be reviewed is taken when asked for", fr("a"),
            [Unit("k", "b", #"state="needs-review-translation""#)], fr("b", "needs_review"), options: accepting),
        Case(
            "unedited texts to be reviewed stay", fr("a", "new"), [Unit("k", "a", #"state="new""#)],
            options: accepting),
        Case("no target", en, [Unit("k", nil)]),
        Case("an empty target for nothing", en, [Unit("k", "")]),
        Case("an empty target for a text", fr("a"), [Unit("k", "")], nil, ["1: empty-translation"]),
        Case("Xcode takes an empty target", fr("a"), [Unit("k", "")], fr(""), options: xcode),
        Case(
            "Xcode leaves out what is new", fr("a"), [Unit("k", "b", #"state="new""#)], nil, ["1: unfinished"],
            options: xcode),
    ]

    static let shapes: [Case] = [
        Case("an id that the catalog does not have", en, [Unit("x", "b")], nil, ["1: unknown-id"]),
        Case("a path that the entry does not have", en, [Unit("k|==|plural.one", "b")], nil, ["1: unknown-id"]),
        Case("the same id twice", fr("a"), [Unit("k", "b"), Unit("k", "c")], fr("b"), ["2: duplicate-id"]),
        Case(
            "all forms of a plural", enPlural,
            [Unit("k|==|plural.one", "%lld chat"), Unit("k|==|plural.other", "%lld chats")],
            enPlural + #", "fr" : {\#(Catalogs.plural(["one": "%lld chat", "other": "%lld chats"]))}"#),
        Case(
            "nothing is added that nobody translated", enPlural,
            [Unit("k|==|plural.one", nil), Unit("k|==|plural.other", "%lld chats")],
            enPlural + #", "fr" : {\#(Catalogs.plural(["other": "%lld chats"]))}"#),
        Case(
            "Xcode adds what nobody translated", enPlural,
            [Unit("k|==|plural.one", nil), Unit("k|==|plural.other", "%lld chats")],
            enPlural
                + #", "fr" : {"variations" : {"plural" : {"one" : \#(Catalogs.unit("%lld cat", "new")), "other" : \#(Catalogs.unit("%lld chats"))}}}"#,
            options: xcode),
        Case("Xcode adds nothing to what nobody touched", enPlural, [Unit("k|==|plural.one", nil)], options: xcode),
        Case(
            "a plural without the form for all others", enPlural, [Unit("k|==|plural.one", "un chat")], nil,
            ["1: other-form-missing"]),
        Case(
            "a form more for a plural that is there", language: "ru",
            #""ru" : {\#(Catalogs.plural(["other": "%lld"]))}"#, [Unit("k|==|plural.few", "мало")],
            #""ru" : {\#(Catalogs.plural(["few": "мало", "other": "%lld"]))}"#),
        Case(
            "a sentence with its substitution", enCats,
            [Unit("k", "%@ a %2$#@cats@"), Unit("k|==|substitutions.cats.plural.other", "%2$lld chats")],
            enCats + ", " + cats("fr", "%@ a %#@cats@", "%arg chats")),
        Case(
            "a sentence without its substitution", enCats, [Unit("k", "%@ a %2$#@cats@")], nil,
            ["1: substitution-not-translated"]),
        Case(
            "a substitution without its sentence", enCats,
            [Unit("k|==|substitutions.cats.plural.other", "%2$lld chats")], nil, ["1: sentence-not-translated"]),
        Case(
            "a lost substitution takes its forms with it", enCats,
            [Unit("k", "%@ a %2$lld"), Unit("k|==|substitutions.cats.plural.other", "%2$lld chats")], nil,
            ["1: substitution-lost", "2: sentence-not-translated"]),
        Case(
            "a lost substitution of a translation that is there", cats("fr", "%@ a %#@cats@", "%arg"),
            [Unit("k", "%@ a %2$lld")], nil, ["1: substitution-lost"]),
        Case(
            "a marker that has its number in the catalog keeps it", cats("fr", "%@ a %2$#@cats@", "%arg"),
            [Unit("k", "%@ tient %2$#@cats@")], cats("fr", "%@ tient %2$#@cats@", "%arg")),
        Case(
            "Xcode takes a text of another shape", fr("a"), [Unit("k|==|plural.other", "%lld")],
            #""fr" : {\#(Catalogs.plural(["other": "%lld"]))}"#, options: xcode),
    ]

    static let placeholders: [Case] = [
        Case(
            "other order", enArguments, [Unit("k", "%2$lld pour %1$@")],
            enArguments + #", "fr" : \#(Catalogs.unit("%2$lld pour %1$@"))"#),
        Case("a placeholder lost", enArguments, [Unit("k", "%@ a")], nil, ["1: placeholder-lost"]),
        Case("a placeholder too many", en, [Unit("k", "Salut %@")], nil, ["1: placeholder-extra"]),
        Case("a placeholder of another type", enArguments, [Unit("k", "%@ a %@")], nil, ["1: placeholder-type"]),
        Case("a broken placeholder", enArguments, [Unit("k", "%@ a %*d")], nil, ["1: placeholder-broken"]),
        Case(
            "prose with a percent sign", en, [Unit("k", "100 % de 50% a")],
            en + #", "fr" : \#(Catalogs.unit("100 % de 50% a"))"#),
        Case(
            "a plural form without its number", enPlural,
            [Unit("k|==|plural.one", "un chat"), Unit("k|==|plural.other", "%lld chats")],
            enPlural + #", "fr" : {\#(Catalogs.plural(["one": "un chat", "other": "%lld chats"]))}"#),
        Case(
            "a substitution that is not there", en, [Unit("k", "%#@x@")], nil, ["1: substitution-unknown"]),
        Case(
            "what a translation lacks already it may lack", #"\#(enArguments), "fr" : \#(Catalogs.unit("%@"))"#,
            [Unit("k", "%@!")], #"\#(enArguments), "fr" : \#(Catalogs.unit("%@!"))"#),
        Case(
            "Xcode takes broken placeholders", enArguments, [Unit("k", "a")],
            enArguments + #", "fr" : \#(Catalogs.unit("a"))"#, options: xcode),
        Case("an element that stands for a text", en, [Unit("k", #"Salut <x id="1"/>"#)], nil, ["1: empty-element"]),
        Case("elements around a text", en, [Unit("k", #"<g id="1">Salut</g>"#)], fr("Salut", source: "Hello")),
    ]

    @Test(arguments: states + shapes + placeholders) func takes(_ test: Case) throws {
        let catalog = try Catalogs.catalog(#""k" : {"localizations" : {\#(test.before)}}"#)
        let xliff = Self.document(test.units, language: test.language)
        let document = XLIFFDocument.read(Array(xliff.utf8), path: "x.xliff")
        #expect(document.diagnostics.isEmpty)
        let result = try CatalogImport.run(
            try #require(document.files.first).arrivals, languageTag: test.language, into: catalog, path: "x.xliff",
            order: .bytes, options: test.options)
        let expected = Catalogs.text(#""k" : {"localizations" : {\#(test.after)}}"#)
        #expect(try Catalogs.json(result.bytes) == Catalogs.json(Array(expected.utf8)))
        #expect(result.diagnostics.map { "\($0.position.line): \($0.name)" } == test.problems)
        if test.after == test.before { #expect(result.bytes == catalog.source) }
    }

    private static func document(_ units: [Unit], language: String) -> String {
        #"<xliff version="1.2"><file original="Test.xcstrings" source-language="en" target-language="\#(language)"><body>"#
            + units.map(\.xml).joined(separator: "\n") + "</body></file></xliff>"
    }

    @Test func aKeyThatLooksLikeAPathIsAmbiguous() throws {
        let catalog = try Catalogs.catalog(#""a" : {"localizations" : {\#(Self.enPlural)}}, "a|==|plural.one" : {}"#)
        let arrivals = XLIFFDocument.read(
            Array(Self.document([Unit("a|==|plural.one", "x")], language: "fr").utf8), path: "x.xliff")
        let result = try CatalogImport.run(
            try #require(arrivals.files.first).arrivals, languageTag: "fr", into: catalog, path: "x.xliff",
            order: .bytes, options: ImportOptions())
        #expect(
            result.diagnostics.map(\.description) == [
                "x.xliff:1:102: error: two texts of the catalog have this id; edit the catalog itself (fr: a|==|plural.one)"
            ])
        #expect(result.bytes == catalog.source)
    }
}
