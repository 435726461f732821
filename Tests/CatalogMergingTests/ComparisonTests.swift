import CatalogMerging
import StringCatalog
import Testing

struct ComparisonTests {
    private static let before = """
        {"sourceLanguage": "en", "strings": {
          "a": {"comment": "c", "localizations": {
            "de": {"stringUnit": {"state": "new", "value": "1"}},
            "fr": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "1"}}}}},
            "ja": {"stringSet": {"state": "new", "values": ["1", "2"]}}}},
          "b": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "B"}}}},
          "d": {},
          "": {}
        }, "version": "1.0"}
        """
    private static let after = """
        {"version": "1.1", "sourceLanguage": "en", "strings": {
          "": {},
          "c\\n": {},
          "d": {"localizations": {"ja": null}},
          "a": {"extractionState": "stale", "localizations": {
            "fr": {"variations": {"plural": {"one": {"stringUnit": {"value": "2", "state": "new"}}}}},
            "de": {"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": "1"}}}}},
            "ru": {"stringUnit": {"state": "translated", "value": "\\u0410"}},
            "ja": {"stringSet": {"state": "new", "values": ["1", "3"]}}}}
        }}
        """

    private static func read(_ text: String) throws -> StringCatalog {
        try #require(StringCatalog.read(Array(text.utf8), path: "x").catalog)
    }

    @Test func saysWhatChanged() throws {
        let differences = try CatalogComparison(Self.read(Self.before), Self.read(Self.after)).differences
        let words = differences.map { difference in difference.place.key.map { "\($0): " } ?? "" }
        #expect(
            zip(words, differences).map { $0 + $1.words } == [
                #"a: comment removed: "c""#,
                #"a: de: "1" (new) became other: "1" (new)"#,
                #"a: fr, plural.one: "1" (new) became "2" (new)"#,
                #"a: ja: "1", "2" (new) became "1", "3" (new)"#,
                #"a: ru added: "А" (translated)"#,
                #"a: extractionState added: "stale""#,
                "b: key removed",
                "d: ja added: null",
                "c\n: key added",
                #"version: "1.0" became "1.1""#,
            ])
        #expect(try CatalogComparison(Self.read(Self.before), Self.read(Self.before)).differences.isEmpty)
    }

    @Test func aCatalogHasALineForEachText() throws {
        #expect(
            try CatalogLines.lines(of: Self.read(Self.before)) == [
                #"sourceLanguage: "en""#, #"version: "1.0""#,
                #"a: comment: "c""#, #"a: de: "1" (new)"#, #"a: fr, plural.one: "1" (new)"#,
                #"a: ja: "1", "2" (new)"#, #"b: de: "B""#, "d", #""""#,
            ])
    }
}
