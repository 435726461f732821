import CatalogProgress
import StringCatalog
import Testing

struct ProgressTests {
    /// The catalog with one entry, `key`, that holds `members`.
    private static func catalog(_ members: String) throws -> StringCatalog {
        let text = #"{"sourceLanguage":"en","strings":{"key":{\#(members)}},"version":"1.0"}"#
        return try #require(StringCatalog.read(Array(text.utf8), path: "T.xcstrings").catalog)
    }

    private static func unit(_ state: String, _ value: String = "x") -> String {
        #""stringUnit":{"state":"\#(state)","value":"\#(value)"}"#
    }

    private static func plural(_ forms: [String: String]) -> String {
        let members = forms.sorted { $0.key < $1.key }.map { #""\#($0.key)":{\#(unit($0.value))}"# }
        return #""variations":{"plural":{\#(members.joined(separator: ","))}}"#
    }

    struct Case: CustomTestStringConvertible {
        let name: String
        let language: String
        let localization: String?
        let state: String
        var entry = ""

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        // States of one text.
        Case(name: "no localization", language: "ru", localization: nil, state: "missing"),
        Case(name: "null", language: "ru", localization: "null", state: "missing"),
        Case(name: "new", language: "ru", localization: "{\(unit("new"))}", state: "new"),
        Case(name: "needs review", language: "ru", localization: "{\(unit("needs_review"))}", state: "needs_review"),
        Case(
            name: "by machine", language: "ru", localization: "{\(unit("machine_translated"))}",
            state: "machine_translated"),
        Case(name: "translated", language: "ru", localization: "{\(unit("translated"))}", state: "translated"),
        Case(name: "unknown state", language: "ru", localization: "{\(unit("reviewed"))}", state: "needs_review"),
        Case(name: "stale state", language: "ru", localization: "{\(unit("stale"))}", state: "needs_review"),

        // Plural forms: those the language requires, below a million.
        Case(
            name: "all Russian forms", language: "ru",
            localization:
                "{\(plural(["one": "translated", "few": "translated", "many": "translated", "other": "translated"]))}",
            state: "translated"),
        Case(
            name: "a Russian form is absent", language: "ru",
            localization: "{\(plural(["one": "translated", "many": "translated", "other": "translated"]))}",
            state: "missing"),
        Case(
            name: "the least finished form counts", language: "ru",
            localization:
                "{\(plural(["one": "translated", "few": "new", "many": "needs_review", "other": "translated"]))}",
            state: "new"),
        Case(
            name: "French needs no form for millions", language: "fr",
            localization: "{\(plural(["one": "translated", "other": "translated"]))}", state: "translated"),
        Case(
            name: "a form that is not required counts nothing", language: "fr",
            localization: "{\(plural(["one": "translated", "many": "new", "other": "translated"]))}",
            state: "translated"),
        Case(
            name: "Japanese has one form", language: "ja", localization: "{\(plural(["other": "translated"]))}",
            state: "translated"),
        Case(
            name: "an old code has the forms of the new one", language: "iw",
            localization: "{\(plural(["one": "translated", "other": "translated"]))}", state: "missing"),
        Case(
            name: "Latvian needs zero", language: "lv",
            localization: "{\(plural(["one": "translated", "other": "translated"]))}", state: "missing"),
        Case(
            name: "a language unknown to CLDR needs other", language: "qqx",
            localization: "{\(plural(["other": "translated"]))}", state: "translated"),
        Case(
            name: "a region inherits", language: "pl_PL",
            localization: "{\(plural(["one": "translated", "few": "translated", "other": "translated"]))}",
            state: "missing"),

        // Other shapes.
        Case(
            name: "each device is a leaf", language: "de",
            localization: #"{"variations":{"device":{"mac":{\#(unit("new"))},"other":{\#(unit("translated"))}}}}"#,
            state: "new"),
        Case(
            name: "forms inside a device", language: "cs",
            localization: #"""
                {"variations":{"device":{"mac":{\#(plural(["one": "translated", "few": "translated"]))},\#
                "other":{\#(unit("translated"))}}}}
                """#, state: "missing"),
        Case(
            name: "each width is a leaf", language: "de",
            localization: #"{"variations":{"width":{"1":{\#(unit("needs_review"))},"20":{\#(unit("translated"))}}}}"#,
            state: "needs_review"),
        Case(
            name: "substitutions count with their sentence", language: "he",
            localization: #"""
                {\#(unit("translated", "%#@days@")),"substitutions":{"days":{"argNum":1,"formatSpecifier":"lld",\#
                \#(plural(["one": "translated", "two": "machine_translated", "other": "translated"]))}}}
                """#, state: "machine_translated"),
        Case(
            name: "a string set is a leaf", language: "de",
            localization: #"{"stringSet":{"state":"needs_review","values":["a","b"]}}"#, state: "needs_review"),
        Case(name: "variations without forms", language: "de", localization: #"{"variations":{}}"#, state: "missing"),
        Case(
            name: "a device without a text", language: "de",
            localization: #"{"variations":{"device":{"mac":{"variations":{}},"other":{\#(unit("translated"))}}}}"#,
            state: "missing"),

        // The source language.
        Case(name: "source without localization", language: "en", localization: nil, state: "translated"),
        Case(name: "new source with a value", language: "en", localization: "{\(unit("new"))}", state: "translated"),
        Case(name: "new source without a value", language: "en", localization: "{\(unit("new", ""))}", state: "new"),
        Case(
            name: "new source of a manual entry", language: "en", localization: "{\(unit("new"))}", state: "new",
            entry: #""extractionState":"manual","#),
        Case(
            name: "manual source without localization", language: "en", localization: nil, state: "translated",
            entry: #""extractionState":"manual","#),
        Case(
            name: "source to be reviewed", language: "en", localization: "{\(unit("needs_review"))}",
            state: "needs_review"),
    ]

    @Test(arguments: cases) func aUnitIsAsFarAsItsLeastFinishedLeaf(_ test: Case) throws {
        let localizations = test.localization.map { #""\#(test.language)":\#($0)"# } ?? ""
        let catalog = try Self.catalog(#"\#(test.entry)"localizations":{\#(localizations)}"#)
        let state = try #require(UnitState.allCases.first { $0.name == test.state })
        let counts = try #require(CatalogProgress(of: catalog).selecting([test.language]).languages.first).counts
        let found = [
            "missing": counts.missing, "new": counts.new, "needs_review": counts.needsReview,
            "machine_translated": counts.machineTranslated, "translated": counts.translated,
        ]
        #expect(found.filter { $0.value != 0 } == [test.state: 1])
        #expect(UnitListing.units(of: catalog, language: test.language, in: state).map(\.entry.key) == ["key"])
    }

    @Test(arguments: [
        (#""shouldTranslate":false"#, 0, 0),
        (#""extractionState":"stale""#, 0, 1),
        (#""extractionState":"stale","shouldTranslate":false"#, 0, 0),
        (#""shouldTranslate":null"#, 1, 0),
        (#""extractionState":"migrated""#, 1, 0),
    ])
    func someEntriesAreNoUnits(members: String, units: Int, stale: Int) throws {
        let progress = CatalogProgress(of: try Self.catalog(members))
        #expect(progress.unitCount == units)
        #expect(progress.staleCount == stale)
        #expect(progress.languages.map(\.counts.total) == [units])
        #expect(progress.languages.map(\.counts.stale) == [stale])
    }

    @Test func theEmptyKeyIsNoUnit() throws {
        let text = #"{"sourceLanguage":"en","strings":{"":{"localizations":{"de":null}},"a":{}},"version":"1.0"}"#
        let catalog = try #require(StringCatalog.read(Array(text.utf8), path: "T.xcstrings").catalog)
        let progress = CatalogProgress(of: catalog)
        #expect(progress.languages.map(\.languageTag) == ["de", "en"])
        #expect(progress.languages.map(\.counts.missing) == [1, 0])
        #expect(progress.total.total == 2)
    }

    @Test func totalsAddCatalogsByLanguage() throws {
        let first = CatalogProgress(of: try Self.catalog(#""localizations":{"de":{\#(Self.unit("translated"))}}"#))
        let second = CatalogProgress(of: try Self.catalog(#""localizations":{"fr":{\#(Self.unit("new"))}}"#))
        let sums = LanguageProgress.sum(of: [first, second, second])
        #expect(sums.map(\.languageTag) == ["de", "en", "fr"])
        #expect(sums.map(\.counts.total) == [1, 3, 2])
        #expect(CatalogProgress.total(of: [first, second]).new == 1)
    }

    @Test(arguments: [
        (0, 0, "100"), (0, 3, "0.0"), (1, 3, "33.3"), (2, 3, "66.6"), (2499, 2500, "99.9"), (9999, 10000, "99.9"),
        (999_999, 1_000_000, "99.9"), (1, 1, "100"), (1, 2001, "0.0"),
    ])
    func percentagesAreNeverRoundedUp(part: Int, whole: Int, text: String) {
        #expect(Share(of: part, in: whole).description == text)
    }

    @Test func thresholdsCompareExactly() {
        #expect(Share(of: 2499, in: 2500).isBelow(thousandths: 99_961))
        #expect(!Share(of: 2499, in: 2500).isBelow(thousandths: 99_960))
        #expect(!Share(of: 0, in: 0).isBelow(thousandths: 100_000))
    }

    @Test func theSourceTextOfAVariedEntryIsItsOtherForm() throws {
        let members = #"""
            "localizations":{"en":{"variations":{"plural":{"one":{\#(Self.unit("new", "one day"))},\#
            "other":{\#(Self.unit("new", "%lld days"))}}}}}
            """#
        let listing = UnitListing.units(of: try Self.catalog(members), language: "de", in: .missing)
        #expect(listing.map(\.sourceText) == ["%lld days"])
    }
}
