/// A command as the completion scripts see it: the words that call it, and what may follow.
struct CompletionEntry {
    /// The words after the name of the tool, such as `locale plural`; none of the tool itself.
    let words: [String]
    /// The commands that may follow, with what they do.
    let commands: [(name: String, summary: String)]
    /// The options that may follow.
    let options: [CommandOption]
    /// Whether paths may follow.
    let takesPaths: Bool

    /// All entries, the tool itself first.
    static var all: [CompletionEntry] {
        let root = CompletionEntry(
            words: [], commands: CommandTable.nodes.map { ($0.name, $0.summary) },
            options: [CommandDescription.help, CommandOption("version", help: "Print the version.")],
            takesPaths: false)
        return [root]
            + CommandTable.nodes.flatMap { node -> [CompletionEntry] in
                switch node {
                case .command(let command): return [entry(command.description, after: [])]
                case .group(let name, _, let commands):
                    let group = CompletionEntry(
                        words: [name], commands: commands.map { ($0.description.name, $0.description.summary) },
                        options: [CommandDescription.help], takesPaths: false)
                    return [group] + commands.map { entry($0.description, after: [name]) }
                }
            }
    }

    private static func entry(_ command: CommandDescription, after words: [String]) -> CompletionEntry {
        CompletionEntry(
            words: words + [command.name], commands: [], options: command.allOptions,
            takesPaths: command.positionals.contains { $0.isPath })
    }
}
