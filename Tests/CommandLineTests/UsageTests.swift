import Testing

/// What cannot be understood ends with 2 and says what to do.
struct UsageTests {
    private static let statusHint = """
        Usage: xcstrings status PATH… [options]
        Try 'xcstrings status --help'.

        """
    private static let pluralHint = """
        Usage: xcstrings locale plural [VALUE]… [options]
        Try 'xcstrings locale plural --help'.

        """

    static let cases: [CommandCase] = [
        CommandCase(
            "stauts", errors: "error: unknown command 'stauts'; did you mean 'status'?\nTry 'xcstrings --help'.\n",
            exitCode: 2),
        CommandCase(
            "frobnicate", errors: "error: unknown command 'frobnicate'\nTry 'xcstrings --help'.\n", exitCode: 2),
        CommandCase(
            "--verison",
            errors: "error: unknown option '--verison'; did you mean '--version'?\nTry 'xcstrings --help'.\n",
            exitCode: 2),
        CommandCase(
            "locale plurl 1",
            errors: "error: unknown command 'plurl'; did you mean 'plural'?\nTry 'xcstrings locale --help'.\n",
            exitCode: 2),
        CommandCase(
            "status . --jsn", errors: "error: unknown option '--jsn'; did you mean '--json'?\n" + statusHint,
            exitCode: 2),
        CommandCase("status . -q", errors: "error: unknown option '-q'\n" + statusHint, exitCode: 2),
        CommandCase("status", errors: "error: PATH is missing\n" + statusHint, exitCode: 2),
        CommandCase(
            "status . --json=yes", errors: "error: the option '--json' takes no value\n" + statusHint, exitCode: 2),
        CommandCase(
            "status . --language",
            errors: "error: the option '--language' needs a value: --language LANGUAGE\n" + statusHint, exitCode: 2),
        CommandCase(
            "status . --language --json",
            errors: "error: the option '--language' needs a value: --language LANGUAGE\n" + statusHint, exitCode: 2),
        CommandCase(
            "status . --sort language --sort filled",
            errors: "error: the option '--sort' is given twice\n" + statusHint, exitCode: 2),
        CommandCase(
            "status . --format xml",
            errors: "error: 'xml' is no value of '--format'; choose from text, json, markdown, tsv\n" + statusHint,
            exitCode: 2),
        CommandCase(
            "status . --json --format tsv",
            errors: "error: '--json' and '--format tsv' contradict each other\n" + statusHint, exitCode: 2),
        CommandCase(
            "status . --fail-under 101",
            errors: "error: '101' is no percentage; give a number from 0 to 100, such as 95 or 99.5\n" + statusHint,
            exitCode: 2),
        CommandCase(
            "status . --list new --since HEAD",
            errors: "error: '--list' and '--since' print different lists; give one of them\n" + statusHint, exitCode: 2),
        CommandCase(
            "status - --since HEAD",
            errors: "error: '--since' compares files with their history, and standard input has none\n" + statusHint,
            exitCode: 2),
        CommandCase(
            "locale plural 1", errors: "error: the language is missing: --language TAG\n" + pluralHint, exitCode: 2),
        CommandCase(
            "locale plural 1 -l x·y", errors: "error: 'x y' is no language tag\n" + pluralHint, exitCode: 2),
        CommandCase(
            "completions tcsh",
            errors: """
                error: there is no script for 'tcsh'; choose from bash, zsh, fish
                Usage: xcstrings completions SHELL [options]
                Try 'xcstrings completions --help'.

                """, exitCode: 2),
        CommandCase(
            "completions bash zsh",
            errors: """
                error: 'zsh' is one argument too many
                Usage: xcstrings completions SHELL [options]
                Try 'xcstrings completions --help'.

                """, exitCode: 2),
        CommandCase(
            "status nowhere.xcstrings", errors: "error: cannot use 'nowhere.xcstrings': No such file or directory\n",
            exitCode: 2),
        CommandCase(
            "status Tests/TestSupport",
            errors: "error: cannot use 'Tests/TestSupport': there is no string catalog in this folder\n", exitCode: 2),
    ]

    @Test(arguments: cases) func aWrongCommandLineIsExplained(_ test: CommandCase) throws {
        try test.check()
    }

    /// Options may be written in several ways and stand anywhere; all of these are the same.
    @Test(arguments: [
        "locale plural 1 -5 2 --language ru --json", "locale plural --language=ru --json 1 -5 2",
        "locale plural 1 -l ru -5 2 --json", "locale plural -lru 1 -5 --json 2", "locale plural -l=ru --json -- 1 -5 2",
    ])
    func optionsAreWrittenInSeveralWays(line: String) throws {
        let run = try ToolRun(line.split(separator: " ").map(String.init))
        #expect(
            run.standardOutput == """
                {"value":"1","language":"ru","kind":"cardinal","category":"one"}
                {"value":"-5","language":"ru","kind":"cardinal","category":"many"}
                {"value":"2","language":"ru","kind":"cardinal","category":"few"}

                """)
        #expect(run.standardError == "")
        #expect(run.exitCode == 0)
    }

    @Test func withoutACommandTheHelpIsAnError() throws {
        let help = try ToolRun(["--help"])
        #expect(help.standardError == "" && help.exitCode == 0)
        #expect(help.standardOutput.hasPrefix("Usage: xcstrings COMMAND …\n"))
        let nothing = try ToolRun([])
        #expect(nothing.standardError == help.standardOutput + "\n")
        #expect(nothing.standardOutput == "" && nothing.exitCode == 2)
    }

    /// Each command, as its own help and as the topic of `help`.
    @Test(arguments: [
        "status", "check", "compile", "show", "inspect", "locale number", "locale plural", "locale match",
        "locale canonical", "completions",
    ])
    func everyCommandHasHelp(command: String) throws {
        let words = command.split(separator: " ").map(String.init)
        let run = try ToolRun(words + ["--help"])
        #expect(run.standardOutput.hasPrefix("Usage: xcstrings \(command) "))
        #expect(run.standardOutput.contains("\nOptions:\n"))
        #expect(run.standardOutput.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("  xcstrings") })
        #expect(run.standardError == "" && run.exitCode == 0)
        #expect(try ToolRun(["help"] + words) == run)
        #expect(try ToolRun(words + ["-h", "--no-such-option"]) == run)
    }

    @Test func theVersionIsPrinted() throws {
        let run = try ToolRun(["--version"])
        #expect(run.standardOutput.wholeMatch(of: #/xcstrings \d+\.\d+\.\d+\n/#) != nil)
        #expect(run.standardError == "" && run.exitCode == 0)
    }
}
