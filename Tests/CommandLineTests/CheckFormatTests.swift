import Foundation
import Testing

/// `check` for machines, and its rules for people.
struct CheckFormatTests {
    private static let entry = """
        "Size, 100%: big?" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Größe"}}}}
        """

    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.catalog("App A/Main.xcstrings", entry)
        return folder
    }

    // MARK: SARIF

    private struct Log: Decodable {
        struct Run: Decodable {
            let tool: Tool
            let columnKind: String
            let results: [Result]
        }
        struct Tool: Decodable {
            let driver: Driver
        }
        struct Driver: Decodable {
            let name: String
            let version: String
            let rules: [Rule]
        }
        struct Rule: Decodable {
            let id: String
            let shortDescription: Text
            let fullDescription: Text
            let help: Text
            let defaultConfiguration: Configuration
        }
        struct Configuration: Decodable {
            let level: String
        }
        struct Text: Decodable {
            let text: String
        }
        struct Result: Decodable {
            let ruleId: String
            let ruleIndex: Int
            let level: String
            let message: Text
            let locations: [Location]
            let relatedLocations: [Location]?
            let partialFingerprints: [String: String]
        }
        struct Location: Decodable {
            let physicalLocation: Physical
            let logicalLocations: [Logical]?
        }
        struct Physical: Decodable {
            let artifactLocation: Artifact
            let region: Region
        }
        struct Artifact: Decodable {
            let uri: String
        }
        struct Region: Decodable, Equatable {
            let startLine: Int
            let startColumn: Int
        }
        struct Logical: Decodable {
            let fullyQualifiedName: String
        }

        let version: String
        let runs: [Run]

        private enum CodingKeys: String, CodingKey {
            case version, runs
        }
    }

    @Test func sarifHasRulesResultsAndPlaces() throws {
        let folder = try Self.folder()
        try folder.file("b.xcstrings", #"{"sourceLanguage":"en","strings":{"a":{},"a":{}},"version":"1.0"}"#)
        let run = try ToolRun(
            ["check", folder.url.appending(path: "App A").path, "b.xcstrings", "--format", "sarif"], in: folder.url)
        #expect(run.exitCode == 1)
        let log = try JSONDecoder().decode(Log.self, from: Data(run.standardOutput.utf8))
        #expect(log.version == "2.1.0")
        #expect(run.standardOutput.contains("\"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\""))
        let sarif = try #require(log.runs.first)
        #expect(sarif.columnKind == "unicodeCodePoints")
        #expect(sarif.tool.driver.name == "xcstrings")
        #expect(sarif.tool.driver.rules.map(\.id) == ["duplicate-key", "final-punctuation", "stray-percent-sign"])
        #expect(sarif.tool.driver.rules.map(\.defaultConfiguration.level) == ["error", "warning", "warning"])
        #expect(sarif.tool.driver.rules.allSatisfy { $0.help.text.contains($0.fullDescription.text.prefix(20)) })
        #expect(sarif.results.map(\.ruleId) == ["stray-percent-sign", "final-punctuation", "duplicate-key"])
        #expect(sarif.results.map { sarif.tool.driver.rules[$0.ruleIndex].id } == sarif.results.map(\.ruleId))
        #expect(sarif.results.map(\.level) == ["warning", "warning", "error"])
        let uris = sarif.results.compactMap { $0.locations.first?.physicalLocation.artifactLocation.uri }
        #expect(uris == ["App%20A/Main.xcstrings", "App%20A/Main.xcstrings", "b.xcstrings"])
        #expect(
            sarif.results.map { $0.locations.first?.logicalLocations?.first?.fullyQualifiedName }
                == ["Size, 100%: big?", "de: Size, 100%: big?", nil])
        #expect(
            sarif.results[2].relatedLocations?.first?.physicalLocation.region == .init(startLine: 1, startColumn: 35))
        #expect(Set(sarif.results.map(\.partialFingerprints).compactMap { $0["xcstrings/v1"] }).count == 3)
    }

    // MARK: GitHub

    @Test func annotationsAreEscaped() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("a,b:100%/Main.xcstrings", Self.entry)
        let run = try ToolRun(["check", ".", "--format", "github"], in: folder.url)
        #expect(
            run.standardOutput == """
                ::warning file=a%2Cb%3A100%25/Main.xcstrings,line=1,col=50,title=stray-percent-sign::The percent sign begins \
                no placeholder and is printed as it is; write %25%25 for a percent sign (Size, 100%25: big?)
                ::warning file=a%2Cb%3A100%25/Main.xcstrings,line=1,col=145,title=final-punctuation::The text ends with no \
                punctuation, the source text with a question mark (de: Size, 100%25: big?)

                """)
        #expect(run.standardError == "2 warnings in 1 catalog\n")
    }

    // MARK: Rules

    static let cases: [CommandCase] = [
        CommandCase(
            "check --explain placeholder-position",
            output: """
                placeholder-position (warning, on)

                A translation drops the positions of the placeholders.

                Placeholders without a position take the arguments in order. As soon as the
                words of a translation stand in another order, they take the wrong ones. Write
                the position of each: %1$@, %2$lld.

                  wrong   "%1$@ in %2$@" → ja: "%@の%@"
                  right   ja: "%2$@の%1$@"

                """),
        CommandCase(
            "check --explain stales",
            errors: """
                error: there is no rule 'stales'; did you mean 'stale'?; 'xcstrings check --list-lints' names all
                Usage: xcstrings check [PATH]… [options]
                Try 'xcstrings check --help'.

                """, exitCode: 2),
        CommandCase(
            "check . --disable bad-escape",
            errors: """
                error: what 'bad-escape' finds is always an error, and cannot be switched off
                Usage: xcstrings check [PATH]… [options]
                Try 'xcstrings check --help'.

                """, exitCode: 2),
        CommandCase(
            "check",
            errors: """
                error: PATH is missing
                Usage: xcstrings check [PATH]… [options]
                Try 'xcstrings check --help'.

                """, exitCode: 2),
        CommandCase(
            "check . --write-baseline",
            errors: """
                error: --write-baseline needs --baseline FILE
                Usage: xcstrings check [PATH]… [options]
                Try 'xcstrings check --help'.

                """, exitCode: 2),
        CommandCase(
            "check . --json --format sarif",
            errors: """
                error: --json and --format sarif exclude each other
                Usage: xcstrings check [PATH]… [options]
                Try 'xcstrings check --help'.

                """, exitCode: 2),
    ]

    @Test(arguments: cases) func rulesAreExplained(_ test: CommandCase) throws {
        try test.check()
    }

    @Test func everyRuleOfTheListIsExplained() throws {
        let list = try ToolRun(["check", "--list-lints"])
        let names = list.standardOutput.split(separator: "\n").compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
        #expect(names.count > 100)
        #expect(names.contains("trailing-comma") && names.contains("literal-percent"))
        for name in ["duplicate-key", "needs-review", "string-set"] {
            let run = try ToolRun(["check", "--explain", name])
            #expect(run.standardOutput.hasPrefix("\(name) ("))
            #expect(run.exitCode == 0)
        }
        struct Rule: Decodable {
            let name: String
            let explanation: String
        }
        let json = try ToolRun(["check", "--list-lints", "--json"])
        let rules = try JSONDecoder().decode([Rule].self, from: Data(json.standardOutput.utf8))
        #expect(rules.map(\.name) == names)
        #expect(rules.allSatisfy { !$0.explanation.isEmpty })
    }

    @Test func rulesAndLanguagesAreChosen() throws {
        let folder = try Self.folder()
        func warnings(_ options: String...) throws -> String? {
            let run = try ToolRun(["check", "."] + options, in: folder.url)
            #expect(run.exitCode == 0)
            return run.standardError.split(separator: "\n").last.map { String($0.prefix { $0 != ";" }) }
        }
        #expect(try warnings() == "final-punctuation 1, stray-percent-sign 1")
        #expect(try warnings("--only", "final-punctuation") == "final-punctuation 1")
        #expect(try warnings("--disable", "final-punctuation,stray-percent-sign") == "no problems in 1 catalog")
        #expect(try warnings("-l", "fr") == "stray-percent-sign 1")
        #expect(try warnings("-l", "de", "--disable=stray-percent-sign") == "final-punctuation 1")
    }

    @Test func longListsAreCutAndSaySo() throws {
        let folder = try TemporaryFolder()
        let entries = (0..<25).map { #""\#($0) %" : {}"# }.joined(separator: ", ")
        try folder.catalog("Main.xcstrings", entries)
        let run = try ToolRun(["check", "Main.xcstrings"], in: folder.url)
        #expect(
            run.standardError.hasSuffix(
                """

                Main.xcstrings: note: 5 more findings of 'stray-percent-sign'; --all shows them
                25 warnings in 1 catalog
                stray-percent-sign 25; 'xcstrings check --explain NAME' says more

                """))
        #expect(run.standardError.components(separatedBy: ": warning: ").count - 1 == 20)
        let all = try ToolRun(["check", "Main.xcstrings", "--all"], in: folder.url)
        #expect(all.standardError.components(separatedBy: ": warning: ").count - 1 == 25)
        let json = try ToolRun(["check", "Main.xcstrings", "--json"], in: folder.url)
        #expect(json.standardOutput.components(separatedBy: "\"stray-percent-sign\"").count - 1 == 25)
    }
}
