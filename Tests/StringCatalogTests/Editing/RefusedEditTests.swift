import StringCatalog
import Testing
import XcodeCollation

struct RefusedEditTests {
    private static let source = """
        {"sourceLanguage": "en", "strings": {
          "plain": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "x"}}}},
          "plural": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "x"}}}}}}},
          "set": {"localizations": {"en": {"stringSet": {"state": "new", "values": ["x"]}}}},
          "broken": {"localizations": 1},
          "worse": 1
        }, "version": "1.0"}
        """
    private static let one = VariationPath().appending(.plural, "one")
    private static let mac = VariationPath().appending(.device, "mac")

    struct Case: Sendable {
        let words: String
        let edit: @Sendable (inout CatalogEditor) throws -> Void
    }

    static let cases: [Case] = [
        Case(words: "there is no key 'a'") { try $0.setComment("", of: "a") },
        Case(words: "there is no key 'a'") { try $0.removeEntry("a") },
        Case(words: "there is a key 'plain' already") { try $0.addEntry("plain") },
        Case(words: "'worse' is damaged; mend what 'check' reports first") { try $0.setComment("", of: "worse") },
        Case(words: "'broken' in en is damaged; mend what 'check' reports first") {
            try $0.setUnit(value: "x", of: "broken", in: "en")
        },
        Case(words: "'plain|==|plural.one' in en is one text without variations; remove the localization first") {
            try $0.setUnit(value: "x", at: one, of: "plain", in: "en")
        },
        Case(words: "'plural' in en varies by plural; name the form, or remove the localization first") {
            try $0.setUnit(value: "x", of: "plural", in: "en")
        },
        Case(words: "'plural|==|device.mac' in en varies by plural; name the form, or remove the localization first") {
            try $0.setUnit(value: "x", at: mac, of: "plural", in: "en")
        },
        Case(words: "'set' in en is a set of phrases, not a text") { try $0.setUnit(value: "x", of: "set", in: "en") },
        Case(words: "'plain' in de has no text yet; give a value") {
            try $0.setUnit(state: .translated, of: "plain", in: "de")
        },
        Case(words: "'plain' in en has no substitution 'cats'") {
            try $0.setUnit(value: "x", at: .init().appending(substitution: "cats"), of: "plain", in: "en")
        },
        Case(words: "'plural' is no way to a text") {
            try $0.setUnit(value: "x", at: .init().appending(.plural), of: "plain", in: "en")
        },
    ]

    @Test(arguments: cases) func whatWouldHideSomethingIsRefused(example: Case) throws {
        var editor = try EditCase.editor(of: Self.source)
        let error = #expect(throws: EditError.self) { try example.edit(&editor) }
        #expect(error?.description == example.words)
        #expect(!editor.isChanged)
    }

    @Test func damagedFilesAreRefused() throws {
        let catalog = try #require(
            StringCatalog.read(Array(#"{"sourceLanguage" "en", "strings" : {}, "version" : "1.0"}"#.utf8), path: "x")
                .catalog)
        #expect(throws: EditError.damagedFile) { try CatalogEditor(catalog, order: .bytes) }
    }
}
