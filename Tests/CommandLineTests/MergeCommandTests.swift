import Foundation
import TestSupport
import Testing

struct MergeCommandTests {
    private static func folder(_ versions: (name: String, strings: String)...) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for version in versions { try folder.catalog(version.name, version.strings) }
        return folder
    }

    private static func unit(_ value: String, state: String = "translated") -> String {
        #""a" : {"localizations" : {"de" : {"stringUnit" : {"state" : "\#(state)", "value" : "\#(value)"}}}}"#
    }

    private static func file(_ strings: String) -> String {
        #"{"sourceLanguage" : "en", "strings" : {\#(strings)}, "version" : "1.0"}"#
    }

    @Test func conflictsAreToldAndMarkedOrRefused() throws {
        let folder = try Self.folder(
            ("base", Self.unit("1")), ("ours", Self.unit("2")), ("theirs", Self.unit("3") + #", "b" : {}"#))
        let run = try ToolRun(["merge", "base", "ours", "theirs"], in: folder.url)
        #expect(run.standardOutput == Self.file(Self.unit("2", state: "needs_review") + #", "b" : {}"#))
        #expect(
            run.standardError == """
                ours:1:74: warning: both sides changed this: ours "2" (translated), theirs "3" (translated); ours is kept (de: a)
                1 conflict in ours; 'xcstrings status --list needs_review' lists the texts to look at

                """)
        #expect(run.exitCode == 0)

        let strict = try ToolRun(
            ["merge", "base", "ours", "theirs", "--strict", "-o", "merged", "--path", "App.xcstrings"], in: folder.url)
        #expect(strict.standardOutput.isEmpty)
        #expect(
            strict.standardError == """
                App.xcstrings:1:74: error: both sides changed this: ours "2" (translated), theirs "3" (translated); ours is kept (de: a)
                nothing was written: 1 conflict

                """)
        #expect(strict.exitCode == 1)
        #expect(folder.contents("merged") == nil)

        // git gives an empty base where both sides added the file.
        try folder.file("empty")
        let added = try ToolRun(["merge", "empty", "ours", "theirs"], in: folder.url)
        #expect(added.standardOutput == run.standardOutput)

        try folder.file("theirs", "{")
        let broken = try ToolRun(["merge", "base", "ours", "theirs", "-o", "ours"], in: folder.url)
        #expect(broken.exitCode == 1)
        #expect(folder.contents("ours") == Data(Self.file(Self.unit("2")).utf8))
    }

    @Test func differencesAreTold() throws {
        let folder = try Self.folder(("a", Self.unit("1") + #", "b" : {}"#), ("b", Self.unit("2", state: "new")))
        let run = try ToolRun(["diff", "a", "b"], in: folder.url)
        #expect(
            run.standardOutput == """
                a
                  de: "1" (translated) became "2" (new)
                b
                  key removed

                """)
        #expect(run.standardError == "2 differences\n")
        #expect(run.exitCode == 0)
        #expect(try ToolRun(["diff", "a", "b", "--exit-code"], in: folder.url).exitCode == 1)
        #expect(try ToolRun(["diff", "a", "a", "--exit-code"], in: folder.url).exitCode == 0)
        let json = try ToolRun(["diff", "a", "b", "--json"], in: folder.url)
        #expect(
            json.standardOutput.hasPrefix(
                """
                {
                  "differences": [
                    {
                      "kind": "changed",
                      "key": "a",
                      "language": "de",
                      "variation": null,
                      "member": null,
                      "before": "\\"1\\" (translated)",
                      "after": "\\"2\\" (new)"
                    },
                """))
        let lines = try ToolRun(["diff", "--textconv", "a"], in: folder.url)
        #expect(lines.standardOutput == "sourceLanguage: \"en\"\nversion: \"1.0\"\na: de: \"1\"\nb\n")
    }

    // MARK: git

    @discardableResult
    private static func git(_ arguments: String..., in folder: TemporaryFolder) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder.url.path] + arguments
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        for role in ["AUTHOR", "COMMITTER"] {
            environment["GIT_\(role)_NAME"] = "Test"
            environment["GIT_\(role)_EMAIL"] = "test@example.com"
        }
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "git \(arguments): \(output)")
        return output
    }

    private static let catalog = "corpus/apple__sample-backyard-birds__Watch__InfoPlist.xcstrings"
    private static let largeCatalog = "corpus/nightscout__Trio__Trio__Resources__InfoPlist.xcstrings"

    /// Two branches that each add a language and a key merge to what Xcode would write.
    @Test(
        .enabled(if: ReferenceData.isPresent(catalog) && ReferenceData.isPresent(largeCatalog), "no reference data"),
        arguments: [catalog, largeCatalog])
    func gitMergesWithTheDriver(catalog: String) throws {
        let folder = try TemporaryFolder()
        let original = try Data(contentsOf: ReferenceData.url(catalog))
        try original.write(to: folder.url.appending(path: "App.xcstrings"))
        try Self.git("init", "-q", "-b", "main", in: folder)
        let install = try ToolRun(["merge", "--install"], in: folder.url)
        #expect(install.exitCode == 0, "\(install.standardError)")
        #expect(folder.contents(".gitattributes") == Data("*.xcstrings merge=xcstrings diff=xcstrings\n".utf8))
        // A second time there is nothing to add.
        _ = try ToolRun(["merge", "--install"], in: folder.url)
        #expect(folder.contents(".gitattributes") == Data("*.xcstrings merge=xcstrings diff=xcstrings\n".utf8))
        _ = try ToolRun(["format", "App.xcstrings"], in: folder.url)
        try Self.git("add", "-A", in: folder)
        try Self.git("commit", "-q", "-m", "base", in: folder)

        let additions = [
            "left": [
                ["add-language", "App.xcstrings", "fil"],
                ["set", "App.xcstrings", "A key", "-l", "en", "--value", "A", "--add-key"],
            ],
            "right": [
                ["add-language", "App.xcstrings", "sw"],
                ["set", "App.xcstrings", "Another key", "-l", "en", "--value", "B", "--add-key"],
            ],
        ]
        for (branch, commands) in additions.sorted(by: { $0.key < $1.key }) {
            try Self.git("checkout", "-q", "-b", branch, "main", in: folder)
            for command in commands { #expect(try ToolRun(command, in: folder.url).exitCode == 0) }
            try Self.git("commit", "-q", "-a", "-m", branch, in: folder)
        }
        let diff = try Self.git("diff", "main", "--", "App.xcstrings", in: folder)
        #expect(diff.contains("\n+Another key: en: \"B\"\n"))
        try Self.git("merge", "-q", "--no-edit", "left", in: folder)

        let merged = try #require(folder.contents("App.xcstrings"))
        let text = String(decoding: merged, as: UTF8.self)
        for word in ["\"fil\" : {", "\"sw\" : {", "\"A key\" : {", "\"Another key\" : {"] {
            #expect(text.contains(word))
        }
        #expect(try ToolRun(["format", "--check", "App.xcstrings"], in: folder.url).exitCode == 0)
    }

    @Test func theConfigurationIsPrinted() throws {
        let run = try ToolRun(["merge", "--install", "--dry-run"])
        let tool = ToolRun.executable.path
        #expect(
            run.standardOutput == """
                git config merge.xcstrings.name 'string catalogs, by key, language and text'
                git config merge.xcstrings.driver '\(tool) merge %O %A %B -o %A --path %P'
                git config diff.xcstrings.textconv '\(tool) diff --textconv'
                echo '*.xcstrings merge=xcstrings diff=xcstrings' >> .gitattributes

                """)
    }
}
