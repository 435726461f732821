/// All commands, in the order of the help.
enum CommandTable {
    /// A command, or a group of commands behind one word.
    enum Node: Sendable {
        case command(any Command.Type)
        case group(name: String, summary: String, commands: [any Command.Type])

        var name: String {
            switch self {
            case .command(let command): command.description.name
            case .group(let name, _, _): name
            }
        }

        var summary: String {
            switch self {
            case .command(let command): command.description.summary
            case .group(_, let summary, _): summary
            }
        }
    }

    static let nodes: [Node] = [
        .command(StatusCommand.self),
        .command(CheckCommand.self),
        .command(ReportCommand.self),
        .command(SetCommand.self),
        .command(MarkCommand.self),
        .command(AddLanguageCommand.self),
        .command(RemoveCommand.self),
        .command(FormatCommand.self),
        .command(MergeCommand.self),
        .command(DiffCommand.self),
        .command(CompileCommand.self),
        .command(SymbolsCommand.self),
        .command(SyncCommand.self),
        .command(PseudoCommand.self),
        .command(ShowCommand.self),
        .command(InspectCommand.self),
        .command(ExportCommand.self),
        .command(ImportCommand.self),
        .group(
            name: "locale", summary: "Print numbers, plural categories and language tags as CLDR has them.",
            commands: [
                LocaleNumberCommand.self, LocalePluralCommand.self, LocaleMatchCommand.self,
                LocaleCanonicalCommand.self,
            ]),
        .command(CompletionsCommand.self),
    ]
}
