import StringCatalog
import Testing

@testable import CatalogExchange

/// Tables of comma-separated values.
@Suite struct CSVTests {
    private static let header = "key,language,variation path,source,translation,state,comment"
    private static let strings = """
        "plain" : {"comment" : "A \\"note\\", long", "localizations" : {"fr" : \(Catalogs.unit("a,b\\nc"))}}, \
        "n" : {"localizations" : {"en" : {\(Catalogs.plural(["one": "%lld", "other": "%lld"]))}}}, " " : {}
        """

    @Test func exports() throws {
        let file = ExchangeFile(original: "Test.xcstrings", catalog: try Catalogs.catalog(Self.strings))
        let document = CSVWriter.document(of: file, languageTags: ["fr"])
        let lines = [
            Self.header, "plain,fr,,plain,\"a,b\nc\",translated,\"A \"\"note\"\", long\"",
            "n,fr,plural.one,%lld,,,", "n,fr,plural.other,%lld,,,", "\" \",fr,,\" \",,,", "",
        ]
        #expect(String(decoding: document.bytes, as: UTF8.self) == lines.joined(separator: "\r\n"))
        #expect(document.unitCount == 4)
        #expect(document.untranslatedCount == 3)
    }

    @Test func aTextInStateNewIsUntranslated() throws {
        let unit = Catalogs.unit("plain", "new")
        let catalog = try Catalogs.catalog(#""plain" : {"localizations" : {"fr" : \#(unit)}}"#)
        let file = ExchangeFile(original: "Test.xcstrings", catalog: catalog)
        #expect(CSVWriter.document(of: file, languageTags: ["fr"]).untranslatedCount == 1)
        let tool = XLIFFWriter.Tool(name: "t", version: "1")
        #expect(XLIFFWriter.document(of: [file], languageTag: "fr", tool: tool).untranslatedCount == 1)
    }

    @Test func keysThatLookAlikeAreTold() throws {
        let catalog = try Catalogs.catalog("\"caf\u{E9}\" : {}, \"cafe\u{301}\" : {}")
        var book = AddressBook(catalog, languageTag: "fr")
        for (index, key) in ["caf\u{E9}", "cafe\u{301}"].enumerated() {
            guard case .found(let place) = book.answer(.path(key: key, VariationPath())) else {
                Issue.record("\(key.utf8.count) bytes are not found")
                continue
            }
            #expect(place.entry == index)
        }
    }

    /// An export that comes back with other line ends, a byte order mark or other columns changes nothing.
    @Test(
        arguments: [
            { (text: String) in text }, { "\u{FEFF}" + $0 },
            { $0.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n") },
            { $0.split(separator: "\r\n").joined(separator: "\n").split(separator: "\n").joined(separator: "\r\n") },
        ] as [@Sendable (String) -> String]) func uneditedTableChangesNothing(_ change: @Sendable (String) -> String)
        throws
    {
        let catalog = try Catalogs.catalog(Self.strings)
        let file = ExchangeFile(original: "Test.xcstrings", catalog: catalog)
        let text = String(decoding: CSVWriter.document(of: file, languageTags: ["fr"]).bytes, as: UTF8.self)
        let table = CSVDocument.read(Array(change(text).utf8), path: "x.csv")
        #expect(table.diagnostics.isEmpty)
        let language = try #require(table.languages.first)
        let result = try CatalogImport.run(
            language.arrivals, languageTag: language.tag, into: catalog, path: "x.csv", order: .bytes,
            options: ImportOptions())
        #expect(result.bytes == catalog.source)
        #expect(result.diagnostics.isEmpty)
        #expect(result.counts.unchanged == 1)
    }

    /// What a state means that arrives with a text: the same one, and another one.
    @Test(arguments: [
        ("", "odd", "translated"), ("odd", "odd", "translated"), ("other-tool", "odd", "translated"),
        ("translated", "translated", "translated"), ("final", "translated", "translated"),
        ("machine_translated", "machine_translated", "machine_translated"), ("needs_review", "odd", "odd"),
        ("needs-l10n", "odd", "odd"),
    ]) func statesOfOtherToolsStay(_ state: String, _ ofTheSame: String, _ ofAnother: String) throws {
        let catalog = try Catalogs.catalog(#""k" : {"localizations" : {"fr" : \#(Catalogs.unit("a", "odd"))}}"#)
        for (text, expected) in [("a", ofTheSame), ("b", ofAnother)] {
            let table = CSVDocument.read(
                Array("key,language,translation,state\nk,fr,\(text),\(state)\n".utf8), path: "x.csv")
            let result = try CatalogImport.run(
                try #require(table.languages.first).arrivals, languageTag: "fr", into: catalog, path: "x.csv",
                order: .bytes, options: ImportOptions())
            let taken = try #require(StringCatalog.read(result.bytes, path: "x").catalog)
            #expect(taken.entries["k"]?.localizations["fr"]?.stringUnit?.state.rawValue == expected)
        }
    }

    @Test func imports() throws {
        let catalog = try Catalogs.catalog(#""k" : {}, "%lld of %@" : {}"#)
        let table = CSVDocument.read(
            Array("Translation,KEY,extra,language\n\"Schlüssel \"\"k\"\"\",k,,de\nnur %@,%lld of %@,,de\n".utf8),
            path: "x.csv")
        #expect(table.diagnostics.isEmpty)
        let language = try #require(table.languages.first)
        let result = try CatalogImport.run(
            language.arrivals, languageTag: language.tag, into: catalog, path: "x.csv", order: .bytes,
            options: ImportOptions())
        let expected = Catalogs.text(
            #""k" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Schlüssel \"k\""}}}}, "%lld of %@" : {}"#
        )
        #expect(try Catalogs.json(result.bytes) == Catalogs.json(Array(expected.utf8)))
        #expect(
            result.diagnostics.map(\.description) == [
                "x.csv:3:1: error: the translation lacks '%@' of the source text; put it in (de: %lld of %@)"
            ])
    }

    @Test(arguments: [
        ("", ["1:1: error: the file is empty; its first line has to name the columns"]),
        (
            "key,translation\n",
            [
                "1:1: error: there is no column 'language'; the first line has to name the columns: "
                    + "key,language,variation path,source,translation,state,comment"
            ]
        ),
        (
            "key,language,translation\na,fr\n\nb,fr,x,y\n",
            [
                "2:1: error: this line has 2 fields instead of 3; quote fields that hold commas",
                "4:1: error: this line has 4 fields instead of 3; quote fields that hold commas",
            ]
        ),
        ("key,language,translation\na,fr,\"é", ["2:6: error: the field has no closing quote; add '\"'"]),
        (
            "key,language,translation\na,fr,x\"y\n",
            ["2:7: error: quote inside a field without quotes; quote the field and write \"\""]
        ),
        (
            "key,language,translation\na,fr,\"x\"y\n",
            ["2:9: error: text behind the closing quote of a field; write \"\" for a quote in it"]
        ),
        (
            "key,language,translation,variation path\na,??,x,\n\"é\",fr,x,plural\n",
            [
                "2:3: error: '??' is no language tag; write it like 'fr' or 'pt-BR'",
                "3:10: error: 'plural' is no variation path; write it like 'plural.one' or 'device.iphone.plural.other'",
            ]
        ),
    ]) func defects(_ text: String, _ problems: [String]) {
        let table = CSVDocument.read(Array(text.utf8), path: "x")
        #expect(table.diagnostics.map(\.description) == problems.map { "x:\($0)" })
        #expect(table.isUnusable)
    }
}
