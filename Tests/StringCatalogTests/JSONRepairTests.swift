import StringCatalog
import Testing

/// Damage as people do it when they merge, cut and paste: one report for each defect, and none for what follows from it.
struct JSONRepairTests {
    /// A catalog in Xcode's layout with the lines `entries` in `strings`.
    private static func catalog(_ entries: String) -> String {
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}"
    }

    /// A catalog with the members `members` in the German string unit.
    private static func unit(_ members: String) -> String {
        catalog(
            """
                "k" : {
                  "localizations" : {
                    "de" : {
                      "stringUnit" : {
            \(members)
                      }
                    },
                    "fr" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "f"
                      }
                    }
                  }
                }
            """)
    }

    private static let comment = "error: JSON has no comments; remove it, or use the member 'comment' of an entry"
    private static func conflicts(_ markers: String) -> [String] {
        markers.map { "error: git conflict marker '\(String(repeating: $0, count: 7))'; resolve the merge conflict" }
    }
    private static func invisible(_ number: String) -> String {
        "error: U+\(number) is no white space of JSON; remove it, or write a space"
    }

    static let closing: [(source: String, findings: [String])] = [
        // A language, an entry, all entries and an empty entry whose closing lines were deleted.
        (
            unit("            \"state\" : \"new\",\n            \"value\" : \"d\"\n          }¶")
                .replacing("\n          }\n        },\n        \"fr\"", with: ",\n        \"fr\""),
            ["error: '}' is missing; add it"]
        ),
        (
            catalog(
                "    \"k\" : {\n      \"localizations\" : {\n        \"de\" : null\n      }¶\n    \"l\" : {\n\n    }"),
            ["error: '}' is missing; add it"]
        ),
        (
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"k\" : {}¶\n  \"version\" : \"1.0\"\n}",
            ["error: '}' is missing; add it"]
        ),
        (catalog("    \"k\" : {¶\n    \"l\" : {\n\n    }"), ["error: '}' is missing; add it"]),
        // A bracket too many, with its comma.
        (
            catalog("    \"k\" : {\n      \"comment\" : \"c\"\n      ¶},\n    },\n    \"l\" : {\n\n    }"),
            ["error: closing bracket without an opening one; remove it"]
        ),
        (
            catalog("    \"k\" : {\n    },\n      ¶},\n    \"l\" : {\n    }"),
            ["error: closing bracket without an opening one; remove it"]
        ),
        // The line that opened an object was deleted, or begins an array.
        (
            catalog("    \"k\" : {\n        ¶\"de\" : null\n      }\n    }"),
            [#"error: a line such as '"key" : {' is missing before '"de" : null'; add it"#]
        ),
        (
            unit("").replacing(
                "\"stringUnit\" : {\n\n          }",
                with: "\"stringUnit\" : ¶[\n            \"state\" : "
                    + "\"new\",\n            \"value\" : \"d\"\n          }"),
            ["error: '[' stands where '{' belongs; replace it"]
        ),
    ]

    static let lines: [(source: String, findings: [String])] = [
        // The line that opened an entry, a language or both was deleted.
        (
            catalog("    \"k\" : {\n    },\n      ¶\"comment\" : \"c\"\n    },\n    \"m\" : {\n    }"),
            [#"error: a line such as '"key" : {' is missing before '"comment" : "c"'; add it"#]
        ),
        (
            catalog(
                "    \"k\" : {\n    },\n        ¶\"de\" : null\n      }\n    },\n    \"m\" : {\n      \"comment\" : \"c\"\n    }"
            ),
            [#"error: a line such as '"key" : {' is missing before '"de" : null'; add it"#]
        ),
        (
            unit("").replacing(
                "          \"stringUnit\" : {\n\n          }",
                with: "            ¶\"state\" : \"new\",\n            \"value\" : \"d\"\n          }"),
            [#"error: a line such as '"key" : {' is missing before '"state" : "new",'; add it"#]
        ),
        // The lines that closed several objects.
        (
            catalog(
                "    \"k\" : {\n      \"localizations\" : {\n        \"de\" : null¶\n    \"m\" : {\n      \"comment\" : \"c\"\n    }"
            ),
            ["error: '}' is missing, and 1 more closing bracket; add them"]
        ),
        // A bracket, but not the comma behind it.
        (catalog("    \"k\" : {¶\n\n    ,\n    \"m\" : {\n    }"), ["error: '}' is missing; add it"]),
        // Quotes around what looks like a number, a literal or the key of an array.
        (unit("\"state\" : \"new\",\n\"value\" : ¶1.0\""), [#"error: the string has no opening quote; add '"'"#]),
        (
            unit("\"state\" : \"new\",\n\"value\" : ¶true story\""),
            [#"error: the string has no opening quote; add '"'"#]
        ),
        (
            catalog("").replacing("\n}", with: ",\n  ¶¶\"x : [\n    \"a\",\n    \"b\"\n  ]\n}"),
            [
                #"error: the string has no closing quote; add '"'"#,
                "note: unknown member 'x' of the catalog is kept and has no effect",
            ]
        ),
    ]

    static let words: [(source: String, findings: [String])] = [
        (
            catalog("    ¶\"k : {\n      \"comment\" : \"c\"\n    }"),
            [#"error: the string has no closing quote; add '"'"#]
        ),
        (catalog("    ¶\"a: b : {\n\n    }"), [#"error: the string has no closing quote; add '"'"#]),
        (
            catalog("    \"k\" : {\n      ¶\"shouldTranslate : false,\n      \"comment\" : \"c\"\n    }"),
            [#"error: the string has no closing quote; add '"'"#]
        ),
        (catalog("    ¶Tap to play : {\n    }"), [#"error: the key 'Tap to play' has no quotes; write "Tap to play""#]),
        (
            catalog("    \"k\" : {\n    },\n    ¶* item\n    \"l\" : {\n    }"),
            ["error: '* item' stands where a key belongs; keys are strings in quotes"]
        ),
        (
            catalog("    ¶# one\n    \"k\" : {\n    ¶# two\n    },\n    ¶<!-- a {\n b -->\n    \"l\" : {}"),
            [
                comment, comment, comment,
            ]
        ),
        (
            catalog("    \"k\" : {\n    },\n¶@@ -1,2 +3,4 @@ \"x\" : {\n    \"l\" : {\n    }"),
            ["error: '@@ -1,2 +3,4 @@ \"x\" : {' is not expected here; remove it"]
        ),
        (
            "¶version https://git-lfs.example/spec\noid sha256:4d7a\nsize 12\n",
            [
                "error: 'version https://git-lfs.example/spec' is no JSON value; write a string in quotes, a number, true, "
                    + "false or null"
            ]
        ),
        (
            "¶<html><script>a() { b: 1 }</script></html>",
            [
                "error: '<html><script>a() { b: 1 }</script></html>' is no JSON value; write a string in quotes, a "
                    + "number, true, false or null"
            ]
        ),
    ]

    static let invisibles: [(source: String, findings: [String])] = [
        (
            unit("¶\u{A0}\u{A0}  \"state\" : \"new\",\n¶\u{200B}\"value\"¶\u{3000}: ¶\u{FEFF}\"d\"¶\u{2028}"),
            [
                invisible("00A0"), invisible("200B"), invisible("3000"), invisible("FEFF"), invisible("2028"),
            ]
        ),
        (unit("  \"state\" : \"new\",\n¶\u{0}\n  \"value\" : \"d\""), [invisible("0000")]),
        ("\n¶\u{FEFF}" + catalog(""), [invisible("FEFF")]),
        (catalog("") + "\n¶\u{0}\u{0}\u{0}", [invisible("0000")]),
        ("¶\u{0}\u{0}\u{0}", [invisible("0000")]),
    ]

    static let conflictCases: [(source: String, findings: [String])] = [
        // A conflict inside the other side of a conflict.
        (
            catalog(
                "¶<<<<<<< HEAD\n    \"k\" : {},\n¶=======\n¶<<<<<<< HEAD\n    \"l\" : {},\n¶=======\n    \"m\" : {},\n"
                    + "¶>>>>>>> a\n    \"n\" : {},\n¶>>>>>>> b\n    \"o\" : {}"),
            conflicts("<=<=>>")
        ),
        // A start without an end inside it.
        (
            catalog(
                "¶<<<<<<< HEAD\n    \"k\" : {},\n¶=======\n¶<<<<<<< HEAD\n    \"l\" : {},\n¶>>>>>>> a\n    \"o\" : {}"),
            conflicts("<=<>")
        ),
        // Our side opens what only the other side closes.
        (
            catalog("¶<<<<<<< HEAD\n    \"k\" : {\n¶=======\n    \"l\" : {},\n¶>>>>>>> a\n    \"o\" : {\n    }"),
            conflicts("<=>")
        ),
    ]

    @Test(arguments: closing + lines + words + invisibles + conflictCases)
    func damageIsReportedOnce(source: String, findings: [String]) {
        let marked = MarkedSource(source)
        let result = StringCatalog.read(Array(marked.text.utf8), path: "x")
        #expect(result.diagnostics.map(\.description) == marked.lines(findings))
        #expect(marked.positions.count == findings.count)
    }

    /// What stands around the damage is read.
    @Test func neighboursOfAMissingBraceAreRead() throws {
        let source = Self.catalog(
            "    \"k\" : {\n      \"localizations\" : {\n        \"de\" : null\n      }\n    \"l\" : {\n\n    }")
        let catalog = try #require(StringCatalog.read(Array(source.utf8), path: "x").catalog)
        #expect(catalog.entries.map(\.key) == ["k", "l"])
    }

    @Test(arguments: [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]] as [[UInt8]]) func utf32IsReportedOnce(mark: [UInt8]) {
        let text = Self.catalog("").utf8.flatMap { mark[0] == 0 ? [0, 0, 0, $0] : [$0, 0, 0, 0] as [UInt8] }
        let result = StringCatalog.read(mark + text, path: "x")
        #expect(result.diagnostics.map(\.description) == ["x:1:1: error: the file is UTF-32; save it as UTF-8"])
    }

    @Test func aFileCutOffInAnEscapeIsReportedOnce() {
        let result = StringCatalog.read(Array("{\"strings\":{\"k\":{\"comment\":\"c\\".utf8), path: "x")
        let descriptions = result.diagnostics.map(\.description)
        #expect(descriptions == [#"x:1:28: error: the string has no closing quote; add '"'"#])
    }
}
