/// The completion script for zsh.
enum ZshCompletions {
    static var script: String {
        let name = Tool.name
        var lines = [
            "#compdef \(name)",
            "# Completes \(name) command lines in zsh. Written by: \(name) completions zsh",
        ]
        for entry in CompletionEntry.all { lines += function(entry) }
        lines.append("_\(name) \"$@\"")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func function(_ entry: CompletionEntry) -> [String] {
        var lines = ["", "\(functionName(entry.words))() {"]
        if entry.commands.isEmpty {
            lines.append("    _arguments -s -S \\")
            lines += entry.options.map { "        \(specification($0)) \\" }
            lines.append("        '*:argument:\(entry.takesPaths ? "_files" : "")'")
        } else {
            lines += [
                "    local -a commands",
                "    commands=(",
            ]
            lines += entry.commands.map { "        \(quoted("\($0.name):\($0.summary)"))" }
            lines += [
                "    )",
                "    if (( CURRENT == 2 )); then",
                "        _describe command commands",
                "        _arguments \(entry.options.map(specification).joined(separator: " "))",
                "        return",
                "    fi",
                "    local command=$words[2]",
                "    shift words",
                "    (( CURRENT-- ))",
                "    case $command in",
            ]
            lines += entry.commands.map { "        \($0.name)) \(functionName(entry.words + [$0.name])) ;;" }
            lines.append("    esac")
        }
        return lines + ["}"]
    }

    private static func functionName(_ words: [String]) -> String {
        (["_\(Tool.name)"] + words).joined(separator: "_")
    }

    /// An option as `_arguments` describes one: `'*--language[Show…]:LANGUAGE:'`.
    private static func specification(_ option: CommandOption) -> String {
        let help = option.help.reduce(into: "") { text, character in
            if "[]:\\".contains(character) { text += "\\" }
            text.append(character)
        }
        let action: String
        switch option.value {
        case .none: action = ""
        case .text(let name): action = ":\(name): "
        case .path(let name): action = ":\(name):_files"
        case .choice(let name, let words): action = ":\(name):(\(words.joined(separator: " ")))"
        }
        let equals = option.valueName == nil ? "" : "="
        let repeated = option.isRepeatable ? "*" : ""
        let long = quoted("\(repeated)\(option.spelling)\(equals)[\(help)]\(action)")
        guard let short = option.short else { return long }
        let plus = option.valueName == nil ? "" : "+"
        return long + " " + quoted("\(repeated)-\(short)\(plus)[\(help)]\(action)")
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
