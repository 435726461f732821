/// `xcstrings completions`: a script that lets a shell complete command lines.
struct CompletionsCommand: Command {
    private static let shell = Positional("SHELL", help: "bash, zsh or fish.")

    static let description = CommandDescription(
        "completions", summary: "Print a script that lets a shell complete command lines.",
        positionals: [shell],
        examples: [
            .init(
                "xcstrings completions bash > ~/.local/share/bash-completion/completions/xcstrings",
                "For bash, from the next session on."),
            .init("xcstrings completions zsh > ~/.zfunc/_xcstrings", "For zsh, with ~/.zfunc in fpath."),
            .init(
                "xcstrings completions fish > ~/.config/fish/completions/xcstrings.fish",
                "For fish, at once."),
        ])

    private let script: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        switch arguments.value(of: Self.shell) ?? "" {
        case "bash": script = BashCompletions.script
        case "zsh": script = ZshCompletions.script
        case "fish": script = FishCompletions.script
        case let other: throw UsageError("there is no script for '\(other)'; choose from bash, zsh, fish")
        }
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        output.write(script)
        return .success
    }
}
