import Foundation
import Testing

struct CompletionsTests {
    private static func isInstalled(_ shell: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
            || FileManager.default.isExecutableFile(atPath: "/bin/\(shell)")
    }

    private static func run(_ shell: String, _ script: String) throws -> String {
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [shell, "-c", script]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    static let cases: [(words: String, completions: String)] = [
        ("st", "status"), ("loc", "locale"), ("locale pl", "plural"), ("locale plural --o", "--ordinal"),
        ("status --form", "--format"), ("status --format m", "markdown"), ("status --color ", "auto always never"),
        ("status -l ", ""), ("check Catalogs --str", "--strict"), ("--ver", "--version"),
        ("status check --fail", "--fail-under"),
    ]

    @Test(.enabled(if: isInstalled("bash"), "no bash"), arguments: cases)
    func bashCompletes(words: String, completions: String) throws {
        let quoted = words.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
        let script = """
            \(try ToolRun(["completions", "bash"]).standardOutput)
            COMP_WORDS=(xcstrings \(quoted.joined(separator: " "))); COMP_CWORD=\(quoted.count); _xcstrings
            echo "${COMPREPLY[@]}"
            """
        #expect(try Self.run("bash", script) == completions + "\n")
    }

    @Test(arguments: ["zsh", "fish"])
    func otherShellsAcceptTheirScript(shell: String) throws {
        let run = try ToolRun(["completions", shell])
        #expect(run.exitCode == 0 && run.standardError == "")
        // Every command and option has its word in the script.
        for word in ["status", "compile", "plural", "fail-under", "no-stale", "needs_review"] {
            #expect(run.standardOutput.contains(word))
        }
        if Self.isInstalled(shell) {
            let folder = try TemporaryFolder()
            let file = try folder.file("script", run.standardOutput)
            #expect(try Self.run(shell, "\(shell) -n '\(file.path)'") == "")
        }
    }
}
