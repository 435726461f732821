import Foundation
import Testing

@testable import xcstrings

struct OutputTests {
    /// `script` gives a command a terminal.
    private static let script = URL(filePath: "/usr/bin/script")

    @Test func coloursAreForTerminalsAndThoseWhoAsk() throws {
        let line = ["status", "Catalogs/Samples/Ferry.xcstrings", "-l", "de"]
        let plain = try ToolRun(line).standardOutput
        #expect(!plain.contains("\u{1B}") && !plain.contains("█"))
        let styled = try ToolRun(line + ["--color", "always"]).standardOutput
        #expect(styled.contains("\u{1B}[32m████████████████████\u{1B}[0m"))
        #expect(try ToolRun(line + ["--color=never"]).standardOutput == plain)
        #expect(try ToolRun(line, environment: ["TERM": "xterm"]).standardOutput == plain)
        #expect(try ToolRun(line + ["--color=always"], environment: ["NO_COLOR": "1"]).standardOutput == styled)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: script.path), "no terminal to be had"))
    func aTerminalGetsColoursUnlessTheyAreUnwanted() throws {
        func onTerminal(_ environment: [String: String], columns: Int = 120) throws -> String {
            let output = Pipe()
            let process = Process()
            process.executableURL = Self.script
            process.arguments = [
                "-qec",
                "stty cols \(columns); '\(ToolRun.executable.path)' status Catalogs/Samples/Ferry.xcstrings",
                "/dev/null",
            ]
            process.environment = environment
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            #expect(text.contains("100%"))
            return text
        }
        #expect(try onTerminal(["TERM": "xterm"]).contains("█"))
        #expect(try !onTerminal(["TERM": "xterm", "NO_COLOR": "1"]).contains("\u{1B}"))
        #expect(try !onTerminal(["TERM": "dumb"]).contains("\u{1B}"))
        #expect(try onTerminal(["TERM": "xterm", "NO_COLOR": ""]).contains("\u{1B}"))
        // Nothing is wider than the terminal while there is something to leave out.
        for (columns, bar) in [(120, 20), (100, 20), (80, 6), (75, 0)] {
            let lines = try onTerminal(["TERM": "xterm"], columns: columns).split(whereSeparator: \.isNewline)
            let plain = lines.map { $0.replacing(/\u{1B}\[[0-9]*m/, with: "") }.filter { $0.hasPrefix("  ") }
            #expect(plain.allSatisfy { DisplayWidth.of($0) <= columns })
            let first = try #require(plain.first { $0.hasPrefix("  da") })
            #expect(first.count { "█▒░".contains($0) } == bar)
        }
    }

    /// A reader that goes away is no error, and files are written all the same.
    @Test func aClosedPipeIsQuiet() throws {
        let folder = try TemporaryFolder()
        let tool = ToolRun.executable.path
        func shell(_ command: String) throws -> (errors: String, code: Int32) {
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", command]
            process.currentDirectoryURL = folder.url
            let errors = try folder.file("errors")
            process.standardError = try FileHandle(forWritingTo: errors)
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return (try String(contentsOf: errors, encoding: .utf8), process.terminationStatus)
        }
        let entries = (0..<5000).map { #""key \#($0) with a text that takes some room" : {}"# }
        try folder.catalog("A.xcstrings", entries.joined(separator: ", "))
        let listing = try shell(
            "{ sleep 0.2; '\(tool)' status A.xcstrings --list translated; echo $? > code; } | true; sleep 1; exit $(cat code)"
        )
        #expect(listing.errors == "" && listing.code == 0)
        let compiling = try shell("{ sleep 0.2; '\(tool)' compile A.xcstrings -o out; echo $? > code; } | true; exit 0")
        #expect(compiling.errors == "")
        if FileManager.default.fileExists(atPath: "/dev/full") {
            let full = try shell("'\(tool)' --version > /dev/full")
            #expect(full.errors == "error: cannot write the output: No space left on device\n")
            #expect(full.code == 2)
        }
    }

    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("ｶﾞ", 2), ("한국어", 6), ("שלום", 4),
        ("עִבְרִית", 5), ("العَرَبِيَّة", 7), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇱🇻", 2), ("❤️", 2), ("❤", 1),
        ("a\u{200B}b", 2), ("Ｆｕｌｌ", 8), ("हिन्दी", 5), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{2068}x\u{2069}", 1),
    ])
    func widthsAreThoseOfATerminal(text: String, width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test func columnsLineUpByWidth() {
        var table = TextTable([.left, .right, .left])
        table.add([.init("日本"), .init("1"), .init("x", style: .red)])
        table.add([.init("a"), .init("100"), .init("")])
        #expect(table.lines(indent: "> ", styled: false) == ["> 日本    1  x", "> a     100"])
        #expect(table.lines(styled: true) == ["日本    1  \u{1B}[31mx\u{1B}[0m", "a     100"])
    }

    @Test func jsonIsEscapedAndKeepsItsOrder() throws {
        let text = "\"\\/\n\r\t\u{8}\u{1F}\u{7F}\u{2028}é日🙂"
        let value = JSONText.object([
            ("b", .string(text)), ("a", .array([.null, .bool(true), .integer(-3), .number("99.9")])),
            ("c", .object([])),
            ("d", .array([])),
        ])
        #expect(
            value.line
                == #"{"b":"\"\\/\n\r\t\u0008\u001f\u007f\u2028é日🙂","a":[null,true,-3,99.9],"c":{},"d":[]}"#)
        #expect(
            value.document.hasSuffix(
                "\",\n  \"a\": [\n    null,\n    true,\n    -3,\n    99.9\n  ],\n  \"c\": {},\n  \"d\": []\n}\n"))
        let decoded = try #require(try JSONSerialization.jsonObject(with: Data(value.document.utf8)) as? [String: Any])
        #expect(decoded["b"] as? String == text)
    }
}
