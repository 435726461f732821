/// Writes the help of commands in 80 columns.
enum HelpText {
    private static let width = 80

    /// `Usage: xcstrings status PATH… [options]`.
    static func usageLine(of command: CommandDescription, path: String) -> String {
        (["Usage:", path] + command.positionals.map(\.usage) + ["[options]"]).joined(separator: " ")
    }

    /// The whole help of one command. `path` is how it is called: `xcstrings locale plural`.
    static func text(of command: CommandDescription, path: String) -> String {
        var lines = [usageLine(of: command, path: path)]
        for paragraph in [command.summary] + command.details {
            lines.append("")
            lines += wrapped(paragraph, indent: "")
        }
        if !command.positionals.isEmpty {
            lines += ["", "Arguments:"]
            lines += columns(command.positionals.map { ($0.name, $0.help) })
        }
        lines += ["", "Options:"]
        lines += columns(command.allOptions.map { (usage(of: $0), help(of: $0)) })
        if !command.examples.isEmpty {
            lines += ["", "Examples:"]
            for example in command.examples {
                lines.append("  \(example.line)")
                lines += wrapped(example.purpose, indent: "      ")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The help of the tool, or of a group of commands.
    static func text(ofGroup path: String, summary: String, commands: [(name: String, summary: String)]) -> String {
        var lines = ["Usage: \(path) COMMAND …", ""]
        lines += wrapped(summary, indent: "")
        lines += ["", "Commands:"]
        lines += columns(commands.map { ($0.name, $0.summary) })
        lines += ["", "'\(path) COMMAND --help' explains a command."]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func usage(of option: CommandOption) -> String {
        let short = option.short.map { "-\($0), " } ?? ""
        let value = option.valueName.map { " \($0)" } ?? ""
        return short + option.spelling + value
    }

    private static func help(of option: CommandOption) -> String {
        var text = option.help
        if !option.choices.isEmpty { text += " \(option.valueName ?? ""): \(option.choices.joined(separator: ", "))." }
        if option.isRepeatable { text += " May be repeated." }
        return text
    }

    private static func columns(_ rows: [(left: String, right: String)]) -> [String] {
        let widest = rows.map { DisplayWidth.of($0.left) }.max() ?? 0
        let indent = min(widest, 24) + 4
        return rows.flatMap { row -> [String] in
            let text = wrapped(row.right, indent: String(repeating: " ", count: indent))
            let left = "  " + row.left
            let leftWidth = DisplayWidth.of(left)
            guard leftWidth + 2 <= indent, let first = text.first else { return [left] + text }
            return [left + String(repeating: " ", count: indent - leftWidth) + first.dropFirst(indent)]
                + text.dropFirst()
        }
    }

    /// A text in lines of at most 80 columns, each after `indent`.
    static func wrapped(_ text: String, indent: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, DisplayWidth.of(indent) + DisplayWidth.of(line) + 1 + DisplayWidth.of(word) > width {
                lines.append(indent + line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        return lines + [indent + line]
    }
}
