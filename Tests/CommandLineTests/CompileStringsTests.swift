import Foundation
import Testing

/// `xcstrings compile --format strings`.
struct CompileStringsTests {
    private static let entries = #"""
        "a" : {"localizations" : {
          "pt_br" : {"stringUnit" : {"state" : "new", "value" : "á"}},
          "ru" : {"variations" : {"plural" : {"other" : {"stringUnit" : {"state" : "new", "value" : "%d"}}}}}}}
        """#
    private static let line = ["compile", "A.xcstrings", "--format", "strings", "-o", "out"]

    @Test func tablesAreCreatedAndLeftAlone() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("A.xcstrings", Self.entries)
        let created = try ToolRun(Self.line, in: folder.url)
        #expect(created.standardError == "")
        #expect(created.exitCode == 0)
        let strings = try #require(folder.contents("out/pt_BR.lproj/A.strings"))
        let dictionary = try #require(folder.contents("out/ru.lproj/A.stringsdict"))
        let sizes = ["pt_BR.lproj/A.strings (\(strings.count)", "ru.lproj/A.stringsdict (\(dictionary.count)"]
        #expect(created.standardOutput == sizes.map { "created out/\($0) bytes)\n" }.joined())
        let decoded = try PropertyListSerialization.propertyList(from: strings, format: nil)
        #expect(decoded as? [String: String] == ["a": "á"])

        let unchanged = try ToolRun(Self.line, in: folder.url)
        #expect(unchanged.standardOutput == sizes.map { "unchanged out/\($0) bytes)\n" }.joined())
    }

    @Test func aDryRunPrintsThePathsOfTheLanguagesAskedFor() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("A.xcstrings", Self.entries)
        let all = try ToolRun(Self.line + ["--dry-run"], in: folder.url)
        #expect(all.standardOutput == "out/pt_BR.lproj/A.strings\nout/ru.lproj/A.stringsdict\n")
        #expect(all.exitCode == 0)
        let one = try ToolRun(Self.line + ["--dry-run", "--language", "pt-BR"], in: folder.url)
        #expect(one.standardOutput == "out/pt_BR.lproj/A.strings\n")
        #expect(folder.contents("out/pt_BR.lproj/A.strings") == nil)
        let table = try ToolRun(["compile", "A.xcstrings", "-o", "out/", "--dry-run"], in: folder.url)
        #expect(table.standardOutput == "out/A.xctable\n")
    }

    @Test func languagesOfOneDirectoryKeepAllFiles() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("A.xcstrings", Self.entries)
        try folder.catalog("B.xcstrings", #""b" : {"localizations" : {"he" : null, "iw" : null}}"#)
        let run = try ToolRun(Self.line + ["B.xcstrings"], in: folder.url)
        #expect(run.standardOutput == "")
        #expect(
            run.standardError.contains(
                "error: The languages 'he' and 'iw' are both written to 'he.lproj', where one of them would be lost"))
        #expect(run.standardError.hasSuffix("\nnothing was written: 1 error\n"))
        #expect(run.exitCode == 1)
        #expect(folder.contents("out/pt_BR.lproj/A.strings") == nil)
    }
}
