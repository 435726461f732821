/// The completion script for bash.
enum BashCompletions {
    static var script: String {
        let name = Tool.name
        var lines = [
            "# Completes \(name) command lines in bash. Written by: \(name) completions bash",
            "_\(name)() {",
            "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= word",
            "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
            "        case $word in -*) ;; *) case \" \(knownCommands) \" in",
            "            *\" ${command:+$command/}$word \"*) command=${command:+$command/}$word ;;",
            "        esac ;; esac",
            "    done",
            "    COMPREPLY=()",
            "    case $command:$previous in",
        ]
        for entry in CompletionEntry.all {
            for option in entry.options {
                let names = [option.spelling] + (option.short.map { ["-\($0)"] } ?? [])
                let pattern = names.map { "\(path(entry)):\($0)" }.joined(separator: "|")
                switch option.value {
                case .none: continue
                case .choice(_, let words):
                    lines.append(
                        "        \(pattern)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"));"
                            + " return ;;")
                case .path:
                    lines.append("        \(pattern)) compopt -o default 2>/dev/null; return ;;")
                case .text:
                    lines.append("        \(pattern)) return ;;")
                }
            }
        }
        lines += ["    esac", "    case $command in"]
        for entry in CompletionEntry.all {
            let words = entry.commands.map(\.name) + entry.options.map(\.spelling)
            var actions = ["COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"]
            if entry.takesPaths {
                actions = ["case $current in -*) \(actions[0]) ;; *) compopt -o default 2>/dev/null ;; esac"]
            }
            lines.append("        '\(path(entry))') \(actions[0]) ;;")
        }
        lines += ["    esac", "}", "complete -F _\(name) \(name)"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func path(_ entry: CompletionEntry) -> String { entry.words.joined(separator: "/") }

    private static var knownCommands: String {
        CompletionEntry.all.map(path).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
