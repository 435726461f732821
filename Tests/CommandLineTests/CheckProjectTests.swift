import Foundation
import Testing

/// `check` in a project: its configuration and its baseline.
struct CheckProjectTests {
    private static func entry(_ key: String, _ text: String) -> String {
        #""\#(key)" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "\#(text)"}}}}"#
    }

    @Test func configurationsAreFoundUpwards() throws {
        let folder = try TemporaryFolder()
        try folder.file(".git/HEAD")
        try folder.file(".xcstrings.json", #"{ "lints" : { "final-punctuation" : "error" } }"#)
        try folder.file("b/.xcstrings.json", #"{ "lints" : { "final-punctuation" : "off" } }"#)
        try folder.catalog("a/A.xcstrings", Self.entry("Open?", "Öffnen"))
        try folder.catalog("b/B.xcstrings", Self.entry("Open?", "Öffnen"))
        let run = try ToolRun(["check", "."], in: folder.url)
        #expect(
            run.standardError == """
                a/A.xcstrings:1:135: error: The text ends with no punctuation, the source text with a question mark (de: Open?)
                1 error in 2 catalogs
                final-punctuation 1; 'xcstrings check --explain NAME' says more

                """)
        #expect(run.exitCode == 1)
        let other = try ToolRun(["check", ".", "--config", "b/.xcstrings.json"], in: folder.url)
        #expect(other.standardError == "no problems in 2 catalogs\n")
        // The command line goes before the file.
        let disabled = try ToolRun(["check", "a", "--disable", "final-punctuation"], in: folder.url)
        #expect(disabled.exitCode == 0)
    }

    @Test func mistakesOfAConfigurationAreReportedOnce() throws {
        let folder = try TemporaryFolder()
        try folder.file(
            ".xcstrings.json", #"{ "lints" : { "outer-spaces" : "off", "bad-escape" : "off", "stale" : "on" } }"#)
        try folder.catalog("A.xcstrings", "")
        try folder.catalog("B.xcstrings", "")
        let run = try ToolRun(["check", "A.xcstrings", "B.xcstrings"], in: folder.url)
        #expect(
            run.standardError == """
                .xcstrings.json:1:15: error: there is no lint 'outer-spaces'; choose from outer-space, or see 'xcstrings check \
                --list-lints'
                .xcstrings.json:1:54: error: what 'bad-escape' finds is always an error, since no table can be made of it; \
                remove this
                .xcstrings.json:1:71: error: 'stale' cannot be "on"; choose from "off", "note", "warning", "error"
                3 errors in 2 catalogs
                always-error 1, unknown-configuration-value 1, unknown-lint 1; 'xcstrings check --explain NAME' says more

                """)
        #expect(run.exitCode == 1)
    }

    @Test func baselinesLetOnlyNewFindingsFail() throws {
        let folder = try TemporaryFolder()
        try folder.catalog(
            "Main.xcstrings", [Self.entry("Open?", "Öffnen"), Self.entry("Shut?", "Zu")].joined(separator: ","))
        func check(_ options: String...) throws -> ToolRun {
            try ToolRun(["check", "Main.xcstrings", "--strict", "--baseline", "known.json"] + options, in: folder.url)
        }
        #expect(try check().exitCode == 2)
        let written = try check("--write-baseline")
        #expect(written.standardError == "wrote 2 findings to known.json\n")
        #expect(written.exitCode == 0)
        let file = String(decoding: try #require(folder.contents("known.json")), as: UTF8.self)
        #expect(file.split(separator: "\n").count == 7)
        #expect(
            file.contains(#""path":"Main.xcstrings","name":"final-punctuation","language":"de","keyPath":"Open?"}"#))

        let same = try check()
        #expect(same.standardError == "2 findings of known.json left out\nno problems in 1 catalog\n")
        #expect(same.exitCode == 0)

        // One is new, one is fixed, one has moved to another line.
        try folder.catalog(
            "Main.xcstrings",
            "\n\n" + [Self.entry("New?", "Neu"), Self.entry("Open?", "Öffnen")].joined(separator: ",\n"))
        let changed = try check()
        #expect(
            changed.standardError == """
                1 finding of known.json left out
                1 finding of known.json fixed (final-punctuation 1); --write-baseline takes it out
                Main.xcstrings:3:92: warning: The text ends with no punctuation, the source text with a question mark (de: New?)
                new: 1 warning in 1 catalog
                final-punctuation 1; 'xcstrings check --explain NAME' says more

                """)
        #expect(changed.exitCode == 1)

        try folder.file("known.json", "{}")
        let broken = try check()
        #expect(
            broken.standardError == """
                known.json:1:1: error: the file is no baseline; write one with 'xcstrings check --baseline FILE \
                --write-baseline'

                """)
        #expect(broken.exitCode == 1)
    }
}
