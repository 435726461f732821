import StringCatalog
import Testing
import XcodeCollation

struct FormattingTests {
    struct Case: Sendable {
        let before: String
        let after: String
    }

    static let cases: [Case] = [
        Case(
            before: #"{"version":1.0,"sourceLanguage":"en","strings":{}}"#,
            after: """
                {
                  "sourceLanguage" : "en",
                  "strings" : {

                  },
                  "version" : 1.0
                }
                """),
        Case(
            before: "\u{FEFF}{\r\n\t\"sourceLanguage\": \"en\",\r\n\t\"strings\": {\"b10\": {\"localizations\": "
                + "{\"zh-Hant\": null, \"en\": {\"stringUnit\": {\"value\": \"\\u00e9\\/\\b\\u001F\\u00a0\", \"state\": \"new\"}}, "
                + "\"ja\": {\"stringSet\": {\"state\": \"new\", \"values\": [\"a\", \"b\"]}}}}, \"b9\": {}, "
                + "\"B\": {\"x\": []},},\r\n\t\"version\": \"1.0\"}\r\n",
            after: """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "B" : {
                      "x" : [

                      ]
                    },
                    "b9" : {

                    },
                    "b10" : {
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "é/\\u0008\\u001f\u{A0}"
                          }
                        },
                        "ja" : {
                          "stringSet" : {
                            "state" : "new",
                            "values" : [
                              "a",
                              "b"
                            ]
                          }
                        },
                        "zh-Hant" : null
                      }
                    }
                  },
                  "version" : "1.0"
                }
                """),
    ]

    @Test(arguments: cases) func writesAsXcodeDoes(example: Case) throws {
        let catalog = try #require(StringCatalog.read(Array(example.before.utf8), path: "x").catalog)
        let formatted = try catalog.formatted(order: .xcode)
        #expect(String(decoding: formatted, as: UTF8.self) == example.after)
        let again = try #require(StringCatalog.read(formatted, path: "x").catalog)
        #expect(try again.formatted(order: .xcode) == formatted)
    }

    @Test func deepNestingIsWritten() throws {
        let depth = 500
        let text =
            #"{"sourceLanguage":"en","strings":{},"version":"1.0","x":"# + String(repeating: "[", count: depth)
            + String(repeating: "]", count: depth) + "}"
        let catalog = try #require(StringCatalog.read(Array(text.utf8), path: "x").catalog)
        let formatted = try catalog.formatted(order: .xcode)
        #expect(formatted.count { $0 == UInt8(ascii: "[") } == depth)
    }

    @Test(arguments: [
        ("plural.one", ["one"]), ("device.iphone.plural.other", ["iphone", "other"]),
        ("substitutions.a.plural.b.plural.one", ["a.plural.b", "one"]), ("substitutions.cats", ["cats"]), ("", []),
        ("substitutions.cats.device.mac.plural.one", ["cats", "mac", "one"]),
        ("substitutions.a.b.plural.one.device.mac", ["a.b", "one", "mac"]), ("substitutions.a.plural", ["a.plural"]),
        ("plural", nil), ("plural.", nil), (".one", nil), ("substitutions.", nil), ("plural.one.device", nil),
    ])
    func pathsAreReadAsTheyAreWritten(text: String, names: [String]?) {
        let path = VariationPath(text)
        #expect(path?.steps.map(\.name) == names)
        if let path { #expect(path.description == text) }
    }
}
