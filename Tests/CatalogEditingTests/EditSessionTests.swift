import CatalogEditing
import StringCatalog
import Testing
import XcodeCollation

struct EditSessionTests {
    private static let source = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "" : { "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
            "%lld cats" : { "localizations" : { "en" : { "variations" : { "plural" : { "one" : { "stringUnit" : { "state" : "translated", "value" : "a cat" } }, "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld cats" } } } } } } },
            "Hello" : {},
            "Never" : { "shouldTranslate" : false },
            "Old" : { "extractionState" : "stale" },
            "pets" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@n@" }, "substitutions" : { "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } } } } } } }, "pt-BR" : { "stringUnit" : { "state" : "new", "value" : "%#@n@" } } } },
            "set" : { "localizations" : { "en" : { "stringSet" : { "state" : "translated", "values" : ["a", "b"] } } } }
          },
          "version" : "1.0"
        }
        """

    private static func session() throws -> EditSession {
        try EditSession(#require(StringCatalog.read(Array(source.utf8), path: "x").catalog), order: .xcode)
    }

    private static func localization(_ key: String, _ language: String, in session: EditSession) throws -> String? {
        let catalog = try #require(StringCatalog.read(session.bytes(), path: "x").catalog)
        return catalog.entries[key]?.localizations[language].map { String(decoding: $0.json.source, as: UTF8.self) }
    }

    @Test(
        arguments: [
            ("Hello", #"{ "stringUnit" : { "state" : "new", "value" : "Hello" } }"#),
            (
                "%lld cats",
                #"{ "variations" : { "plural" : { "few" : { "stringUnit" : { "state" : "new", "value" : "%lld cats" } }, "many" : { "stringUnit" : { "state" : "new", "value" : "%lld cats" } }, "one" : { "stringUnit" : { "state" : "new", "value" : "a cat" } }, "other" : { "stringUnit" : { "state" : "new", "value" : "%lld cats" } } } } }"#
            ),
            ("set", #"{ "stringSet" : { "state" : "new", "values" : ["a", "b"] } }"#),
            ("Never", nil), ("Old", nil), ("", nil),
        ] as [(String, String?)])
    func aNewLanguageFollowsTheSourceLanguage(key: String, localization: String?) throws {
        var session = try Self.session()
        #expect(try session.addLanguage("pl", text: .source) == 4)
        #expect(try Self.localization(key, "pl", in: session) == localization)
    }

    @Test func aNewLanguageMayBeEmptyAndForSomeKeys() throws {
        var session = try Self.session()
        #expect(try session.addLanguage("ja", to: ["Hello"], text: .empty) == 1)
        #expect(
            try Self.localization("Hello", "ja", in: session)
                == #"{ "stringUnit" : { "state" : "new", "value" : "" } }"#)
        #expect(try Self.localization("set", "ja", in: session) == nil)
    }

    @Test func languagesAreFoundInAnySpelling() throws {
        var session = try Self.session()
        #expect(try !session.set(TextEdit(key: "Hello", language: "pt_br", value: "Olá")))
        #expect(
            try Self.localization("Hello", "pt-BR", in: session)
                == #"{ "stringUnit" : { "state" : "translated", "value" : "Olá" } }"#)
        #expect(try session.set(TextEdit(key: "Hello", language: "iw", value: "שלום")))
        #expect(try !session.set(TextEdit(key: "set", language: "he", value: "א")))
    }

    @Test func aSubstitutionIsMadeAsTheSourceHasIt() throws {
        var session = try Self.session()
        let path = VariationPath().appending(substitution: "n").appending(.plural, "one")
        try session.set(TextEdit(key: "pets", language: "pt-BR", path: path, value: "%arg gato"))
        #expect(
            try Self.localization("pets", "pt-BR", in: session)
                == #"{ "stringUnit" : { "state" : "new", "value" : "%#@n@" }, "substitutions" : { "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : { "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg gato" } } } } } } }"#
        )
    }

    @Test func allTextsOfAnEntryAreMarked() throws {
        var session = try Self.session()
        #expect(try session.mark("%lld cats", in: "en", as: .needsReview) == 2)
        #expect(try session.mark("set", in: "en", as: .needsReview) == 1)
        #expect(try session.mark("pets", in: "en", as: .needsReview) == 2)
        let text = String(decoding: session.bytes(), as: UTF8.self)
        #expect(text.split(separator: "needs_review").count == 6)
        try session.mark("Hello", as: .stale)
        #expect(
            String(decoding: session.bytes(), as: UTF8.self).contains(#""Hello" : { "extractionState" : "stale" }"#))
    }

    struct Refusal: Sendable {
        let words: String
        let edit: @Sendable (inout EditSession) throws -> Void
    }

    static let refusals: [Refusal] = [
        Refusal(words: "there is no key 'x'") { try $0.set(TextEdit(key: "x", language: "de", value: "")) },
        Refusal(words: "'d_' is no language tag; write one such as 'fr' or 'pt-BR'") {
            try $0.set(TextEdit(key: "Hello", language: "d_", value: ""))
        },
        Refusal(words: "'lots' is no plural category; choose from zero, one, two, few, many, other") {
            try $0.set(TextEdit(key: "%lld cats", language: "en", path: .init().appending(.plural, "lots"), value: ""))
        },
        Refusal(
            words: "'phone' is no device; choose from iphone, ipad, ipod, mac, applewatch, appletv, applevision, other"
        ) {
            try $0.set(TextEdit(key: "Hello", language: "en", path: .init().appending(.device, "phone"), value: ""))
        },
        Refusal(words: "'%lld cats' in en varies by plural; name the form, or remove the localization first") {
            try $0.set(TextEdit(key: "%lld cats", language: "en", value: "cats"))
        },
        Refusal(words: "'pets' in pt-BR has no substitution 'm'") {
            let path = VariationPath().appending(substitution: "m").appending(.plural, "one")
            try $0.set(TextEdit(key: "pets", language: "pt-BR", path: path, value: "x"))
        },
        Refusal(words: "'en' is the source language of the catalog") { _ = try $0.addLanguage("en", text: .source) },
        Refusal(words: "the catalog has 'pt_BR' already and spells it 'pt-BR'") {
            _ = try $0.addLanguage("pt_BR", text: .source)
        },
        Refusal(words: "the catalog has no language 'nl'") { _ = try $0.removeLanguage("nl") },
        Refusal(
            words: "'en' is the source language, and what is translated are its texts; name the keys whose texts in it "
                + "are to go"
        ) { _ = try $0.removeLanguage("en") },
        Refusal(words: "'Hello' has no localization in pt-BR") { try $0.removeLocalization("pt-BR", of: "Hello") },
        Refusal(words: "there is a key 'Hello' already") { try $0.addKey("Hello") },
    ]

    @Test(arguments: refusals) func refusesWhatMakesNoSense(example: Refusal) throws {
        var session = try Self.session()
        let error = #expect(throws: EditRefusal.self) { try example.edit(&session) }
        #expect(error?.description == example.words)
        #expect(session.bytes() == Array(Self.source.utf8))
    }
}
