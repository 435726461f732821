import StringCatalog
import Testing

@testable import CatalogSync

struct StringsDataTests {
    @Test
    func keysOfAllTablesAreRead() {
        let json = """
            {
              "source" : "/app/Menu.swift",
              "tables" : {
                "Localizable" : [
                  { "comment" : "", "key" : "Größe \\u2014 %lld", "location" : { "startingColumn" : 14, "startingLine" : 7 } },
                  { "key" : "plain" },
                  { "key" : "nowhere", "location" : { "startingColumn" : 3, "startingLine" : 0 } }
                ],
                "Order" : [
                  { "comment" : "A title.", "key" : "order.title", "value" : "%@ of %@", "location" : { "startingColumn" : 3, "startingLine" : 9 } }
                ]
              },
              "version" : 1
            }
            """
        let extraction = StringsData.read(Array(json.utf8), path: "Menu.stringsdata")
        #expect(
            extraction.keys.map(ExtractionCase.words) == [
                "Größe — %lld", "plain", "nowhere", "Order:order.title = %@ of %@ // A title.",
            ])
        #expect(
            extraction.keys.map(\.place) == [
                "/app/Menu.swift:7:14", "Menu.stringsdata:6:17", "Menu.stringsdata:7:17", "/app/Menu.swift:9:3",
            ])
        #expect(extraction.keys.map(\.isCertain) == [true, true, true, true])
        #expect(extraction.diagnostics.isEmpty)
    }

    static let damaged: [(json: String, messages: [String])] = [
        (
            "{}",
            [
                "A.stringsdata:1:1: error: this is no extraction output, which is an object with 'tables'; give the "
                    + ".stringsdata files of a build"
            ]
        ),
        (
            #"{"tables": []}"#,
            ["A.stringsdata:1:12: error: 'tables' has to be an object of tables; build again to make the file anew"]
        ),
        (
            "{\"source\": 1,\n\"tables\": {\"A\": {}, \"B\": [{}, {\"key\": 1}, {\"key\": \"k\", \"comment\": 2}]}}",
            [
                "A.stringsdata:1:12: error: 'source' has to be a string; build again to make the file anew",
                "A.stringsdata:2:17: error: 'tables' has to be an object of arrays; build again to make the file anew",
                "A.stringsdata:2:27: error: an element without a 'key' that is a string; build again to make the file anew",
                "A.stringsdata:2:39: error: an element without a 'key' that is a string; build again to make the file anew",
                "A.stringsdata:2:67: error: 'comment' has to be a string; build again to make the file anew",
            ]
        ),
    ]

    @Test(arguments: damaged)
    func everyDefectIsReportedWithItsPlace(_ json: String, _ messages: [String]) {
        let extraction = StringsData.read(Array(json.utf8), path: "A.stringsdata")
        #expect(extraction.diagnostics.map(\.description) == messages)
    }

    @Test
    func syntaxErrorsAreReported() {
        let extraction = StringsData.read(Array("{\"tables\": {\"A\": [\n}".utf8), path: "A.stringsdata")
        #expect(extraction.diagnostics.contains { $0.severity == .error && $0.path == "A.stringsdata" })
    }
}
