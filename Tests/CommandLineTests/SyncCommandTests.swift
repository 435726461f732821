import Foundation
import Testing

struct SyncCommandTests {
    private static let menu = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Four cheeses" : {

            },
            "item 2" : {

            },
            "Margherita" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Margherita"
                  }
                }
              }
            },
            "pizza.title" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Unsere Pizzen"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Our pizzas"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    private static let code = """
        let count: Int
        Text("Margherita", tableName: "Menu")
        Text("item 2", tableName: "Menu")
        Text("item 10", tableName: "Menu")
        Text("\\(count) of \\(total.amount)", tableName: "Menu", comment: "How much is left.")
        String(localized: "pizza.title", defaultValue: "All pizzas", table: "Menu")
        Text("Elsewhere")
        """

    /// The first lines on standard error of every run with this code.
    private static let warnings = """
        Code/A.swift:5:6: warning: the type of 'total.amount' cannot be seen, so that the key is taken to be '%lld of %@'; write the type where the value is declared, or correct the key in the catalog
        warning: no catalog was given for the table 'Localizable', which has 1 key in the code

        """

    private static let summary = """
        Menu.xcstrings: 2 new, 1 with another default value, 1 stale, 2 unchanged
          new    item 10
          new    %lld of %@    %1$lld of %2$@
          value  pizza.title   “Our pizzas” → “All pizzas”; to review: de
          stale  Four cheeses

        """

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.file("Menu.xcstrings", Self.menu)
        try folder.file("Code/A.swift", Self.code)
        return folder
    }

    private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try #require(folder.contents(name)), as: UTF8.self)
    }

    @Test(arguments: [
        ["sync", "Menu.xcstrings", "--sources", "Code"], ["sync", "--sources", "Code", "Menu.xcstrings"],
        ["sync", "--sources", "Code/A.swift", "--", "."],
    ])
    func aCatalogIsBroughtInLineWithTheCode(_ arguments: [String]) throws {
        let folder = try folder()
        let run = try ToolRun(arguments, in: folder.url)
        #expect(run.standardOutput == Self.summary)
        #expect(run.standardError == Self.warnings)
        #expect(run.exitCode == 0)
        let expected = Self.menu
            .replacingOccurrences(
                of: "    \"Four cheeses\" : {\n\n    },\n    \"item 2\" : {\n\n    },\n",
                with: """
                        "%lld of %@" : {
                          "comment" : "How much is left.",
                          "localizations" : {
                            "en" : {
                              "stringUnit" : {
                                "state" : "new",
                                "value" : "%1$lld of %2$@"
                              }
                            }
                          }
                        },
                        "Four cheeses" : {
                          "extractionState" : "stale"
                        },
                        "item 2" : {

                        },
                        "item 10" : {

                        },

                    """
            )
            .replacingOccurrences(
                of: "\"translated\",\n            \"value\" : \"Unsere",
                with: "\"needs_review\",\n            \"value\" : \"Unsere"
            )
            .replacingOccurrences(of: "Our pizzas", with: "All pizzas")
        #expect(try text("Menu.xcstrings", in: folder) == expected)

        let again = try ToolRun(arguments, in: folder.url)
        #expect(again.standardOutput == "Menu.xcstrings: 6 unchanged\n")
        #expect(try text("Menu.xcstrings", in: folder) == expected)
    }

    @Test
    func aDryRunWritesNothing() throws {
        let folder = try folder()
        let run = try ToolRun(["sync", "Menu.xcstrings", "--sources", "Code", "--dry-run"], in: folder.url)
        #expect(run.standardOutput == Self.summary)
        #expect(run.standardError == Self.warnings + "dry run: nothing was written\n")
        #expect(run.exitCode == 0)
        #expect(try text("Menu.xcstrings", in: folder) == Self.menu)
    }

    @Test
    func machinesReadJSON() throws {
        let folder = try folder()
        try folder.file(
            "Code/A.swift",
            "localizer.text(\"Margherita\"); localizer.text(\"item 2\"); localizer.text(\"Four cheeses\")")
        let run = try ToolRun(
            ["sync", "Menu.xcstrings", "--sources", "Code", "--remove-stale", "--json"], in: folder.url)
        #expect(
            run.standardOutput == """
                {
                  "written": true,
                  "catalogs": [
                    {
                      "path": "Menu.xcstrings",
                      "table": "Menu",
                      "new": 0,
                      "returned": 0,
                      "value": 0,
                      "comment": 0,
                      "stale": 0,
                      "removed": 1,
                      "unchanged": 3,
                      "refused": false,
                      "changes": [
                        {
                          "kind": "removed",
                          "key": "pizza.title",
                          "oldText": null,
                          "newText": null,
                          "languages": []
                        }
                      ]
                    }
                  ],
                  "otherTables": []
                }

                """)
        #expect(try !text("Menu.xcstrings", in: folder).contains("pizza.title"))
    }

    @Test
    func moreThanHalfBecomingStaleNeedsForce() throws {
        let folder = try folder()
        try folder.file("Code/A.swift", "localizer.text(\"Margherita\")")
        let run = try ToolRun(["sync", "Menu.xcstrings", "--sources", "Code"], in: folder.url)
        #expect(
            run.standardError == """
                error: 3 of 4 keys of 'Menu.xcstrings' are in none of the sources, more than half; give all sources of the module, or --force
                nothing was written

                """)
        #expect(run.exitCode == 1)
        #expect(try text("Menu.xcstrings", in: folder) == Self.menu)
        let forced = try ToolRun(["sync", "Menu.xcstrings", "--sources", "Code", "--force"], in: folder.url)
        #expect(forced.exitCode == 0)
        #expect(try text("Menu.xcstrings", in: folder).components(separatedBy: "\"stale\"").count == 4)
    }

    @Test
    func theOutputOfApplesExtractionIsRead() throws {
        let folder = try folder()
        try folder.file(
            "build/A.stringsdata",
            #"{"source":"A.swift","tables":{"Menu":[{"key":"Margherita","comment":"A pizza."},{"key":"item 2"}]},"version":1}"#
        )
        try folder.file(
            "build/B.stringsdata", #"{"source":"B.swift","tables":{"Menu":[{"key":"Four cheeses"}]},"version":1}"#)
        let arguments = ["sync", "Menu.xcstrings", "--stringsdata", "build/A.stringsdata", "build/B.stringsdata"]
        let run = try ToolRun(arguments, in: folder.url)
        #expect(
            run.standardOutput == """
                Menu.xcstrings: 1 with another comment, 1 stale, 2 unchanged
                  comment  Margherita   A pizza.
                  stale    pizza.title

                """)
        #expect(run.exitCode == 0)
        #expect(
            try ToolRun(["sync", ".", "--stringsdata", "build"], in: folder.url).standardOutput
                == "Menu.xcstrings: 4 unchanged\n")
    }

    /// Files beside the catalog and the code, what is run, what it reports, and how it ends.
    static let failures: [(files: [String: String], line: String, errors: String, exitCode: Int32)] = [
        (
            ["Code/B.swift": "let a = \"open\n"], "sync Menu.xcstrings --sources Code",
            """
            Code/B.swift:1:9: error: the string that begins here does not end; close it with its quotes
            nothing was written: the inputs have errors

            """, 1
        ),
        (
            ["A.stringsdata": "{}", "Other.xcstrings": "{"], "sync . --stringsdata A.stringsdata",
            """
            Other.xcstrings:1:2: error: '}' is missing; add it
            Other.xcstrings:1:1: note: opened here
            A.stringsdata:1:1: error: this is no extraction output, which is an object with 'tables'; give the .stringsdata files of a build
            nothing was written: the inputs have errors

            """, 1
        ),
        (
            ["More/Menu.xcstrings": menu], "sync . --sources Code",
            "error: 'Menu.xcstrings' and 'More/Menu.xcstrings' are both the table 'Menu'; sync each with the sources of its own module\n",
            2
        ),
        (
            [:], "sync Menu.xcstrings",
            """
            error: there is nothing to compare with: --sources PATH… or --stringsdata FILE…
            Usage: xcstrings sync [CATALOG]… [options]
            Try 'xcstrings sync --help'.

            """, 2
        ),
        (
            [:], "sync --sources Code",
            "error: CATALOG is missing\nUsage: xcstrings sync [CATALOG]… [options]\nTry 'xcstrings sync --help'.\n", 2
        ),
        (
            ["Empty/a.txt": ""], "sync Menu.xcstrings --sources Empty",
            "error: cannot use 'Empty': there is no source file in this folder\n", 2
        ),
    ]

    @Test(arguments: failures)
    func nothingIsWrittenWhereSomethingIsWrong(
        _ files: [String: String], _ line: String, _ errors: String, _ exitCode: Int32
    ) throws {
        let folder = try folder()
        for (path, text) in files { try folder.file(path, text) }
        let run = try ToolRun(line.split(separator: " ").map(String.init), in: folder.url)
        #expect(run.standardOutput == "")
        #expect(run.standardError == errors)
        #expect(run.exitCode == exitCode)
        #expect(try text("Menu.xcstrings", in: folder) == Self.menu)
    }
}
