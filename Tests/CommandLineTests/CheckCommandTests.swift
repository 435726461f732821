import Foundation
import Testing

struct CheckCommandTests {
    static let cases: [CommandCase] = [
        CommandCase("check Catalogs/Samples/Podcasts.xcstrings", errors: "no problems in 1 catalog\n"),
        CommandCase("check Catalogs/Samples/Podcasts.xcstrings --strict", errors: "no problems in 1 catalog\n"),
        CommandCase(
            "check Catalogs/Samples",
            errors: """
                Catalogs/Samples/AppShortcuts.xcstrings:23:11: note: a 'stringSet' is kept and not compiled (de: Play \
                ${podcast} in ${applicationName})
                1 note in 4 catalogs
                string-set 1; 'xcstrings check --explain NAME' says more

                """),
        CommandCase(
            "check - --json", input: #"{"sourceLanguage":"en","strings":{"a":{},"a":{}},"version":"1.0",}"#,
            output: """
                {
                  "diagnostics": [
                    {
                      "path": "-",
                      "line": 1,
                      "column": 42,
                      "severity": "error",
                      "name": "duplicate-key",
                      "message": "the key 'a' occurs on line 1 and again on line 1; the last one counts, remove one",
                      "language": null,
                      "keyPath": null,
                      "fingerprint": "b7dc3797dff3560f",
                      "notes": [
                        {
                          "line": 1,
                          "column": 35,
                          "message": "first here"
                        }
                      ]
                    },
                    {
                      "path": "-",
                      "line": 1,
                      "column": 65,
                      "severity": "warning",
                      "name": "trailing-comma",
                      "message": "comma after the last member; remove it",
                      "language": null,
                      "keyPath": null,
                      "fingerprint": "c7b50992b4b84983",
                      "notes": []
                    }
                  ],
                  "errors": 1,
                  "warnings": 1,
                  "notes": 0
                }

                """, errors: "1 error, 1 warning in 1 catalog\n", exitCode: 1),
        CommandCase(
            "check -", input: #"{"sourceLanguage":"en","strings":{},"version":"1.0",}"#,
            errors: """
                -:1:52: warning: comma after the last member; remove it
                1 warning in 1 catalog
                trailing-comma 1; 'xcstrings check --explain NAME' says more

                """),
        CommandCase(
            "check - --strict", input: #"{"sourceLanguage":"en","strings":{},"version":"1.0",}"#,
            errors: """
                -:1:52: warning: comma after the last member; remove it
                1 warning in 1 catalog
                trailing-comma 1; 'xcstrings check --explain NAME' says more

                """, exitCode: 1),
    ]

    @Test(arguments: cases) func findingsAreReported(_ test: CommandCase) throws {
        try test.check()
    }

    @Test func findingsStandInTheOrderOfPathsAndPlaces() throws {
        let folder = try TemporaryFolder()
        try folder.file("b.xcstrings", "{\"sourceLanguage\":\"en\",\n\"strings\":{\"5 %\":{},},\n\"version\":\"1.0\",}")
        try folder.file("a.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\",}")
        let run = try ToolRun(["check", "b.xcstrings", "."], in: folder.url)
        let places = run.standardError.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^\w\.xcstrings:\d+:\d+/).map { String($0.output) }
        }
        #expect(places.count == 4)
        #expect(places.map { $0.first } == ["b", "b", "b", "a"])
        #expect(places.prefix(3).map { $0.split(separator: ":")[1] } == ["2", "2", "3"])
        #expect(
            run.standardError.hasSuffix(
                """

                4 warnings in 2 catalogs
                trailing-comma 3, stray-percent-sign 1; 'xcstrings check --explain NAME' says more

                """))
        #expect(run.exitCode == 0)
    }
}
