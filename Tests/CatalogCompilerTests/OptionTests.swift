import StringCatalog
import Testing

@testable import CatalogCompiler

/// What is left out on demand. Fallback is worked out after that.
@Suite struct OptionTests {
    @Test func keepsOnlyTheLanguagesAskedForAndTheSource() throws {
        let compiled = try CompiledCatalog(valid: "RegionalFallback") { $0.languages = ["es_mx"] }
        #expect(compiled.result.languages == ["en", "es-MX"])
        #expect(compiled.text("bus", "es-MX") == "en: bus")
        #expect(compiled.result.diagnostics.isEmpty)
    }

    @Test func saysWhichLanguageTheCatalogDoesNotHave() throws {
        let compiled = try CompiledCatalog(valid: "PlainText") { $0.languages = ["de", "fr"] }
        #expect(
            compiled.result.diagnostics.map(\.description) == [
                "PlainText.xcstrings:2:22: warning: The catalog has no texts in the language 'fr'"
            ])
        #expect(compiled.result.languages == ["en", "de"])
    }

    @Test func keepsOnlyTheStatesAskedForButTheSourceText() throws {
        let compiled = try CompiledCatalog(valid: "States") { $0.states = [.translated] }
        #expect(compiled.text("a", "en") == "en: a source")
        #expect(compiled.text("a", "fr") == "fr: a français")
        #expect(compiled.text("b", "fr") == "en: b source")
    }

    @Test func leavesOutATextOfWhichOnePartIsInAnotherState() throws {
        let mixed = """
            "en": {"stringUnit": {"state": "translated", "value": "%lld"}},
            "de": {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {"n": {
            "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "new", "value": "%arg Stück"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg Stücke"}}}}}}},
            "fr": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld part"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld parts"}}}}}
            """
        let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {\#(mixed)}}}}"#
        var options = CompilationOptions(tableName: "T")
        options.states = [.translated]
        let result = CatalogCompiler.compile(Array(text.utf8), path: "T.xcstrings", options: options)
        let compiled = CompiledCatalog(result: result)
        #expect(compiled.text("k", "de") == "en: <1 lld>")
        #expect(compiled.text("k", "fr") == "fr: <1 lld|one: <1 lld> part|other: <1 lld> parts>")
    }

    @Test func leavesOutStaleEntriesAndTheirLanguages() throws {
        let compiled = try CompiledCatalog(valid: "StaleEntry") { $0.includesStaleEntries = false }
        #expect(compiled.text("Old", "en") == nil)
        #expect(compiled.result.table != nil && compiled.result.languages == ["en"] && compiled.result.keyCount == 0)
    }

    @Test func givesTheSameBytesForTheSameCatalog() throws {
        let first = try CompiledCatalog(valid: "Substitution").result.table
        #expect(try first != nil && CompiledCatalog(valid: "Substitution").result.table == first)
    }
}
