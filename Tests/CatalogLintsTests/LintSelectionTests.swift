import CatalogLints
import StringCatalog
import Testing

struct LintSelectionTests {
    /// One error, one warning of compiling, one of lints, one finding that is off.
    private static let catalog = """
        {"sourceLanguage" : "en", "strings" : {
          "Size?" : {"localizations" : {"de" : {"stringUnit" : {"state" : "needs_review", "value" : "5 %"}}}},
          "Twice" : {}, "Twice" : {}
        }, "version" : "1.0"}
        """

    private static func names(_ selection: LintSelection) -> [String: Diagnostic.Severity] {
        let found = CatalogCheck(Array(catalog.utf8), path: "x", tableName: "x", selection: selection).diagnostics
        return Dictionary(found.map { ($0.name, $0.severity) }) { first, _ in first }
    }

    @Test func rulesAreAsTheySay() {
        #expect(
            Self.names(LintSelection())
                == ["duplicate-key": .error, "stray-percent-sign": .warning, "final-punctuation": .warning])
    }

    @Test func rulesAreSwitchedOnAndOff() throws {
        var selection = LintSelection()
        try selection.disable("stray-percent-sign")
        try selection.enable("needs-review")
        #expect(
            Self.names(selection) == ["duplicate-key": .error, "needs-review": .warning, "final-punctuation": .warning])
        try selection.disable("needs-review")
        try selection.enable("stray-percent-sign")
        #expect(Self.names(selection) == Self.names(LintSelection()))
    }

    @Test func severitiesAreSet() throws {
        var selection = LintSelection()
        try selection.set("stray-percent-sign", to: .error)
        try selection.set("final-punctuation", to: .note)
        try selection.set("needs-review", to: .error)
        #expect(
            Self.names(selection) == [
                "duplicate-key": .error, "stray-percent-sign": .error, "final-punctuation": .note,
                "needs-review": .error,
            ])
    }

    @Test func oneRuleAloneLeavesErrors() throws {
        var selection = LintSelection()
        try selection.only("needs-review")
        #expect(Self.names(selection) == ["duplicate-key": .error, "needs-review": .warning])
        try selection.only("final-punctuation")
        #expect(
            Self.names(selection) == ["duplicate-key": .error, "needs-review": .warning, "final-punctuation": .warning])
    }

    @Test func errorsAreNeverSwitchedOff() {
        var selection = LintSelection()
        #expect(throws: LintSelection.Problem.alwaysError("duplicate-key")) { try selection.disable("duplicate-key") }
        #expect(throws: LintSelection.Problem.alwaysError("bad-escape")) { try selection.set("bad-escape", to: .note) }
        #expect(throws: LintSelection.Problem.unknownName("spelling")) { try selection.enable("spelling") }
        #expect(Self.names(selection) == Self.names(LintSelection()))
    }

    /// A rule that is a warning in one place and an error in another can be silenced in the first alone.
    @Test func errorsOfRulesThatWarnElsewhereStay() throws {
        var selection = LintSelection()
        try selection.disable("undefined-substitution")
        let entry = LintCase.entry(
            "a b", ["de": LintCase.substitution("%#@m@ %#@n@", "n", ["other": "%arg"]), "fr": "%#@m@"])
        let text = #"{"sourceLanguage" : "en", "strings" : {\#(entry)}, "version" : "1.0"}"#
        let found = CatalogCheck(Array(text.utf8), path: "x", tableName: "x", selection: selection).diagnostics
        #expect(found.filter { $0.name == "undefined-substitution" }.map(\.language) == ["de"])
    }

    @Test func languagesAreTold() {
        let entry = LintCase.entry("Size", ["de": "Größe", "fr": "Taille"])
        let text = #"{"sourceLanguage" : "en", "strings" : {\#(entry)}, "version" : "1.0"}"#
        #expect(CatalogCheck(Array(text.utf8), path: "x", tableName: "x").languages == ["en", "de", "fr"])
        #expect(CatalogCheck([], path: "x", tableName: "x").languages == [])
    }
}
