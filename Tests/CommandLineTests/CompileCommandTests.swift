import Foundation
import Testing

struct CompileCommandTests {
    private static let good = #""a" : {"localizations" : {"ru" : {"stringUnit" : {"state" : "new", "value" : "б"}}}}"#
    private static let bad = #""a" : {"localizations" : {"ru" : {}}}"#
    private static let doubtful = #""100 %" : {}"#

    @Test func tablesAreCreatedReplacedAndLeftAlone() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("A.xcstrings", Self.good)
        let line = ["compile", "A.xcstrings", "-o", "out/tables"]
        let created = try ToolRun(line, in: folder.url)
        #expect(created.standardError == "")
        #expect(created.exitCode == 0)
        let size = try #require(folder.contents("out/tables/A.xctable")).count
        #expect(created.standardOutput == "created out/tables/A.xctable (1 key, 2 languages, \(size) bytes)\n")

        let unchanged = try ToolRun(line, in: folder.url)
        #expect(unchanged.standardOutput == "unchanged out/tables/A.xctable (1 key, 2 languages, \(size) bytes)\n")

        try folder.catalog("A.xcstrings", Self.good + #", "b" : {}"#)
        let replaced = try ToolRun(line, in: folder.url)
        #expect(replaced.standardOutput.hasPrefix("replaced out/tables/A.xctable (2 keys, 2 languages, "))
    }

    @Test func anErrorInOneCatalogKeepsAllTables() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("A.xcstrings", Self.good)
        try folder.catalog("B.xcstrings", Self.bad)
        try folder.file("out/A.xctable", "old")
        let run = try ToolRun(["compile", "A.xcstrings", "B.xcstrings", "-o", "out"], in: folder.url)
        #expect(run.standardOutput == "")
        #expect(run.standardError.hasPrefix("B.xcstrings:1:"))
        #expect(run.standardError.hasSuffix("\nnothing was written: 1 error\n"))
        #expect(run.exitCode == 1)
        #expect(folder.contents("out/A.xctable") == Data("old".utf8))
        #expect(folder.contents("out/B.xctable") == nil)
    }

    @Test func warningsCountAsErrorsWhereAsked() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("A.xcstrings", Self.doubtful)
        let strict = try ToolRun(["compile", "A.xcstrings", "-o", "out", "--strict"], in: folder.url)
        #expect(strict.standardOutput == "")
        #expect(strict.standardError.contains(": warning: "))
        #expect(strict.standardError.hasSuffix("\nnothing was written: warnings count as errors\n"))
        #expect(strict.exitCode == 1)
        #expect(folder.contents("out/A.xctable") == nil)

        let lenient = try ToolRun(["compile", "A.xcstrings", "-o", "out"], in: folder.url)
        #expect(lenient.standardError.contains(": warning: "))
        #expect(lenient.exitCode == 0)
        #expect(folder.contents("out/A.xctable") != nil)
    }

    @Test func languagesStatesAndStaleEntriesAreChosen() throws {
        let folder = try TemporaryFolder()
        try folder.catalog(
            "A.xcstrings",
            #"""
            "gone" : {"extractionState" : "stale"},
            "kept" : {"localizations" : {
              "de" : {"stringUnit" : {"state" : "translated", "value" : "da"}},
              "ru" : {"stringUnit" : {"state" : "new", "value" : "тут"}}}}
            """#)
        func compile(_ options: String) throws -> String {
            let words = options.split(separator: " ").map(String.init)
            let run = try ToolRun(["compile", "A.xcstrings", "-o", "out"] + words, in: folder.url)
            #expect(run.standardError == "")
            let inspection = try ToolRun(["inspect", "out/A.xctable", "kept"], in: folder.url)
            return inspection.standardOutput
        }
        let german = "  de\n    text \"da\"\n"
        let english = "kept\n  en\n    text \"kept\"\n"
        #expect(try compile("") == english + german + "  ru\n    text \"тут\"\n")
        #expect(try compile("--language de") == english + german)
        #expect(try compile("--language ru --language de") == english + german + "  ru\n    text \"тут\"\n")
        #expect(try compile("--state translated --no-stale") == english + german)
        let stale = try ToolRun(["inspect", "out/A.xctable", "gone"], in: folder.url)
        #expect(stale.standardError == "error: there is no key 'gone'\n")
        #expect(stale.exitCode == 1)
    }

    @Test func aConfigurationChoosesLanguagesAndStates() throws {
        let folder = try TemporaryFolder()
        try folder.catalog(
            "x/A.xcstrings",
            #"""
            "gone" : {"extractionState" : "stale"},
            "kept" : {"localizations" : {
              "de" : {"stringUnit" : {"state" : "translated", "value" : "da"}},
              "ru" : {"stringUnit" : {"state" : "new", "value" : "тут"}}}}
            """#)
        try folder.file(".xcstrings.json", #"{"states" : ["translated"], "staleEntries" : false}"#)
        func keys(_ options: String) throws -> String {
            let words = options.split(separator: " ").map(String.init)
            let run = try ToolRun(["compile", "x", "-o", "out", "--depfile", "A.d"] + words, in: folder.url)
            #expect(run.standardError == "" && run.exitCode == 0)
            return try ToolRun(["inspect", "out/A.xctable", "kept"], in: folder.url).standardOutput
        }
        let english = "kept\n  en\n    text \"kept\"\n"
        #expect(try keys("") == english + "  de\n    text \"da\"\n")
        #expect(try ToolRun(["inspect", "out/A.xctable", "gone"], in: folder.url).exitCode == 1)
        #expect(try keys("--state new") == english + "  ru\n    text \"тут\"\n")
        #expect(
            folder.contents("A.d")
                == Data(
                    "out/A.xctable: \\\n  x/A.xcstrings \\\n  .xcstrings.json\n\nx/A.xcstrings:\n\n.xcstrings.json:\n"
                        .utf8))

        try folder.file(".xcstrings.json", #"{"stats" : []}"#)
        let wrong = try ToolRun(["compile", "x", "-o", "out"], in: folder.url)
        #expect(wrong.exitCode == 1)
        #expect(wrong.standardError.hasPrefix(".xcstrings.json:1:2: error: "))
    }

    @Test func tablesOfOneNameAreRefused() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("x/A.xcstrings", Self.good)
        try folder.catalog("y/A.xcstrings", Self.good)
        let run = try ToolRun(["compile", ".", "-o", "out"], in: folder.url)
        #expect(
            run.standardError
                == "error: 'x/A.xcstrings' and 'y/A.xcstrings' would both be compiled to 'A.xctable'\n")
        #expect(run.exitCode == 2)
        #expect(folder.contents("out/A.xctable") == nil)
    }

    @Test func standardInputNeedsAName() throws {
        let folder = try TemporaryFolder()
        let text = #"{"sourceLanguage" : "en", "strings" : {}, "version" : "1.0"}"#
        let nameless = try ToolRun(["compile", "-", "-o", "out"], input: text, in: folder.url)
        #expect(nameless.standardError == "error: a catalog from standard input has no name: --table NAME\n")
        #expect(nameless.exitCode == 2)
        let named = try ToolRun(["compile", "-", "-o", "out", "--table", "Text"], input: text, in: folder.url)
        #expect(named.standardOutput.hasPrefix("created out/Text.xctable (0 keys, 1 language, "))
        #expect(named.exitCode == 0)
    }

    @Test func aFolderThatCannotBeMadeIsAFileError() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("A.xcstrings", Self.good)
        try folder.file("out", "a file")
        let run = try ToolRun(["compile", "A.xcstrings", "-o", "out"], in: folder.url)
        #expect(run.standardError == "error: cannot use 'out': it is not a folder\n")
        #expect(run.exitCode == 2)
        let deeper = try ToolRun(["compile", "A.xcstrings", "-o", "out/tables"], in: folder.url)
        #expect(deeper.standardError == "error: cannot use 'out/tables': Not a directory\n")
        #expect(deeper.exitCode == 2)
    }

    @Test func anUnknownStateIsPointedOut() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("A.xcstrings", Self.good)
        let run = try ToolRun(["compile", "A.xcstrings", "-o", "out", "--state", "translate"], in: folder.url)
        #expect(
            run.standardError
                == "warning: 'translate' is no state that Xcode knows; did you mean 'translated'?\n")
        #expect(run.exitCode == 0)
    }
}
