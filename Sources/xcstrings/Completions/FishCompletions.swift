/// The completion script for fish.
enum FishCompletions {
    static var script: String {
        let name = Tool.name
        var lines = [
            "# Completes \(name) command lines in fish. Written by: \(name) completions fish",
            "complete -c \(name) -f",
        ]
        for entry in CompletionEntry.all {
            let condition = "-n \(quoted(condition(entry)))"
            for command in entry.commands {
                lines.append("complete -c \(name) \(condition) -a \(command.name) -d \(quoted(command.summary))")
            }
            for option in entry.options {
                var words = ["complete -c \(name) \(condition) -l \(option.name)"]
                if let short = option.short { words.append("-s \(short)") }
                switch option.value {
                case .none: break
                case .text: words.append("-x")
                case .path: words.append("-r -F")
                case .choice(_, let choices): words.append("-x -a \(quoted(choices.joined(separator: " ")))")
                }
                lines.append((words + ["-d \(quoted(option.help))"]).joined(separator: " "))
            }
            if entry.takesPaths { lines.append("complete -c \(name) \(condition) -F") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// When the words of an entry are there and none of its own commands is.
    private static func condition(_ entry: CompletionEntry) -> String {
        var parts = entry.words.map { "__fish_seen_subcommand_from \($0)" }
        if !entry.commands.isEmpty {
            let names = entry.commands.map(\.name).joined(separator: " ")
            parts.append("not __fish_seen_subcommand_from \(names)")
        }
        return parts.joined(separator: "; and ")
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.reduce(into: "") { result, character in
            if character == "'" || character == "\\" { result += "\\" }
            result.append(character)
        }
        return "'" + escaped + "'"
    }
}
