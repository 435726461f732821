import CatalogMerging
import StringCatalog
import Testing
import XcodeCollation

struct MergeTests {
    /// A catalog of Xcode with the given entries, each in the short form of ``entry(_:_:)``.
    private static func catalog(_ entries: String..., version: String = "1.0") -> String {
        let strings = entries.isEmpty ? "\n" : entries.joined(separator: ",\n")
        return
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\n  \"version\" : \"\(version)\"\n}"
    }

    /// An entry with localizations `de=text`, `fr!=text` in the state new, `fr?=text` in needs_review.
    private static func entry(_ key: String, _ localizations: String..., comment: String? = nil) -> String {
        var members: [String] = comment.map { ["      \"comment\" : \"\($0)\""] } ?? []
        let units = localizations.map { text in
            let parts = text.split(separator: "=", maxSplits: 1)
            let state = parts[0].hasSuffix("!") ? "new" : parts[0].hasSuffix("?") ? "needs_review" : "translated"
            let language = parts[0].prefix { $0 != "!" && $0 != "?" }
            return """
                        "\(language)" : {
                          "stringUnit" : {
                            "state" : "\(state)",
                            "value" : "\(parts[1])"
                          }
                        }
                """
        }
        if !units.isEmpty {
            members.append("      \"localizations\" : {\n\(units.joined(separator: ",\n"))\n      }")
        }
        return "    \"\(key)\" : {\n\(members.isEmpty ? "" : members.joined(separator: ",\n"))\n    }"
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let base: String
        let ours: String
        let theirs: String
        let merged: String
        var conflicts: [String] = []
    }

    static let cases: [Case] = [
        Case(
            testDescription: "each side adds a language and a key",
            base: catalog(entry("a", "fr=A")),
            ours: catalog(entry("a", "de=Ä", "fr=A"), entry("b")),
            theirs: catalog(entry("a", "fr=A", "ru=А"), entry("a10", "fr=Dix"), entry("c")),
            merged: catalog(entry("a", "de=Ä", "fr=A", "ru=А"), entry("a10", "fr=Dix"), entry("b"), entry("c"))),
        Case(
            testDescription: "different texts of one entry",
            base: catalog(entry("a", "de!=1", "fr!=1")), ours: catalog(entry("a", "de=2", "fr!=1")),
            theirs: catalog(entry("a", "de!=1", "fr=3", comment: "c")),
            merged: catalog(entry("a", "de=2", "fr=3", comment: "c"))),
        Case(
            testDescription: "the same change on both sides",
            base: catalog(entry("a", "de!=1")), ours: catalog(entry("a", "de=2")), theirs: catalog(entry("a", "de=2")),
            merged: catalog(entry("a", "de=2"))),
        Case(
            testDescription: "a text that both changed",
            base: catalog(entry("a", "de=1")), ours: catalog(entry("a", "de=2")), theirs: catalog(entry("a", "de=3")),
            merged: catalog(entry("a", "de?=2")),
            conflicts: [
                "x:7:11: warning: both sides changed this: ours \"2\" (translated), theirs \"3\" (translated); ours is kept (de: a)"
            ]),
        Case(
            testDescription: "a text from one side, a state from the other: the less finished holds",
            base: catalog(entry("a", "de!=1", "fr=1")), ours: catalog(entry("a", "de=1", "fr?=1")),
            theirs: catalog(entry("a", "de!=2", "fr=2")), merged: catalog(entry("a", "de!=2", "fr?=2"))),
        Case(
            testDescription: "the same text with a state of one side",
            base: catalog(entry("a", "de!=1")), ours: catalog(entry("a", "de=2")), theirs: catalog(entry("a", "de!=2")),
            merged: catalog(entry("a", "de=2"))),
        Case(
            testDescription: "a key added by both with different texts",
            base: catalog(entry("z")), ours: catalog(entry("a", "de=1", "fr=1"), entry("z")),
            theirs: catalog(entry("a", "de=2", "ja=3"), entry("z")),
            merged: catalog(entry("a", "de?=1", "fr=1", "ja=3"), entry("z")),
            conflicts: [
                "x:7:11: warning: both sides changed this: ours \"1\" (translated), theirs \"2\" (translated); ours is kept (de: a)"
            ]),
        Case(
            testDescription: "theirs removed what ours left alone and the reverse",
            base: catalog(entry("a"), entry("b", "de=1"), entry("c", comment: "c")),
            ours: catalog(entry("b", "de=1"), entry("c", comment: "c")),
            theirs: catalog(entry("a"), entry("b"), entry("c")),
            merged: catalog(entry("b"), entry("c"))),
        Case(
            testDescription: "theirs removed what ours changed",
            base: catalog(entry("a", "de=1", "fr=1"), entry("b")),
            ours: catalog(entry("a", "de=2", "fr=1"), entry("b")),
            theirs: catalog(entry("b")), merged: catalog(entry("a", "de?=2", "fr=1"), entry("b")),
            conflicts: [
                "x:4:5: warning: theirs removed this, ours changed it to de: \"2\" (translated), fr: \"1\" (translated); ours is kept (a)"
            ]),
        Case(
            testDescription: "ours removed what theirs changed",
            base: catalog(entry("a", "de=1"), entry("b")), ours: catalog(entry("b")),
            theirs: catalog(entry("a", "de=2"), entry("b")), merged: catalog(entry("b")),
            conflicts: [
                "x:4:5: warning: ours removed this, theirs changed it to de: \"2\" (translated); it stays removed (a)"
            ]),
        Case(
            testDescription: "comments that both changed, and versions",
            base: catalog(entry("a", comment: "1")), ours: catalog(entry("a", comment: "2"), version: "1.1"),
            theirs: catalog(entry("a", comment: "3"), version: "1.2"),
            merged: catalog(entry("a", comment: "2"), version: "1.2"),
            conflicts: ["x:5:7: warning: both sides changed 'comment': ours \"2\", theirs \"3\"; ours is kept (a)"]),
        Case(
            testDescription: "ours varies a text that theirs changed",
            base: catalog(entry("a", "de=1")),
            ours:
                #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"variations" : {"plural" : {"other" : {"stringUnit" : {"state" : "translated", "value" : "%lld"}}}}}}}}, "version" : "1.0"}"#,
            theirs: catalog(entry("a", "de=2")),
            merged:
                #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"variations" : {"plural" : {"other" : {"stringUnit" : {"state" : "needs_review", "value" : "%lld"}}}}}}}}, "version" : "1.0"}"#,
            conflicts: [
                "x:1:66: warning: both sides changed this: ours other: \"%lld\" (translated), theirs \"2\" (translated); ours is kept (de: a)"
            ]),
        Case(
            testDescription: "forms of one plural, and phrases",
            base:
                #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"variations" : {"plural" : {"one" : {"stringUnit" : {"state" : "new", "value" : "1"}}, "other" : {"stringUnit" : {"state" : "new", "value" : "1"}}}}}, "ja" : {"stringSet" : {"state" : "new", "values" : ["1"]}}}}}, "version" : "1.0"}"#,
            ours:
                #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"variations" : {"plural" : {"one" : {"stringUnit" : {"state" : "new", "value" : "2"}}, "other" : {"stringUnit" : {"state" : "new", "value" : "1"}}}}}, "ja" : {"stringSet" : {"state" : "new", "values" : ["2"]}}}}}, "version" : "1.0"}"#,
            theirs:
                #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"variations" : {"plural" : {"one" : {"stringUnit" : {"state" : "new", "value" : "1"}}, "other" : {"stringUnit" : {"state" : "new", "value" : "3"}}}}}, "ja" : {"stringSet" : {"state" : "new", "values" : ["3", "4"]}}}}}, "version" : "1.0"}"#,
            merged:
                #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"variations" : {"plural" : {"one" : {"stringUnit" : {"state" : "new", "value" : "2"}}, "other" : {"stringUnit" : {"state" : "new", "value" : "3"}}}}}, "ja" : {"stringSet" : {"state" : "needs_review", "values" : ["2"]}}}}}, "version" : "1.0"}"#,
            conflicts: [
                "x:1:233: warning: both sides changed this: ours \"2\" (new), theirs \"3\", \"4\" (new); ours is kept (ja: a)"
            ]),
    ]

    private static func read(_ text: String) throws -> StringCatalog {
        try #require(StringCatalog.read(Array(text.utf8), path: "x").catalog)
    }

    private static func merge(_ base: String, _ ours: String, _ theirs: String) throws -> MergeResult {
        try CatalogMerge.merge(base: read(base), ours: read(ours), theirs: read(theirs), order: .xcode)
    }

    @Test(arguments: cases) func mergesByKeyLanguageAndText(example: Case) throws {
        let result = try Self.merge(example.base, example.ours, example.theirs)
        #expect(String(decoding: result.bytes, as: UTF8.self) == example.merged)
        #expect(result.conflicts.map { "\($0.diagnostic(path: "x", isError: false))" } == example.conflicts)
        if example.conflicts.isEmpty {
            // Without conflicts it does not matter which side is ours, apart from the layout.
            let reverse = try Self.merge(example.base, example.theirs, example.ours)
            #expect(
                try Self.read(String(decoding: reverse.bytes, as: UTF8.self)).json.hasSameValue(
                    as: Self.read(example.merged).json))
        }
    }

    @Test(arguments: cases) func aSideMergedWithItselfOrTheBaseIsThatSide(example: Case) throws {
        for side in [example.ours, example.theirs + "\n"] {
            for (ours, theirs) in [(side, side), (side, example.base), (example.base, side)] {
                let result = try Self.merge(example.base, ours, theirs)
                #expect(String(decoding: result.bytes, as: UTF8.self) == side)
                #expect(result.conflicts.isEmpty)
            }
        }
    }
}
