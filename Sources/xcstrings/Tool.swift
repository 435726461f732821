import AtomicFiles

/// The command line tool: finds the command, runs it, and turns what goes wrong into words and an exit code.
enum Tool {
    static let name = "xcstrings"
    static let version = "0.1.0"
    private static let summary = "Compiles, checks and shows string catalogs, and tells how far their translations are."

    /// Runs the command that the arguments of the program ask for and prints.
    static func run() -> ExitCode {
        do throws(ProgramArguments.NotUTF8) {
            return run(try ProgramArguments.read())
        } catch {
            let output = Output(color: nil, environment: Environment.value(of:))
            output.report("error", error.description)
            _ = output.flush()
            return .usageOrFileError
        }
    }

    /// Runs the command that `words` ask for and prints.
    private static func run(_ words: [String]) -> ExitCode {
        Environment.ignoreSignalsOfFiles()
        let output = Output(color: color(in: words), environment: Environment.value(of:))
        let exitCode: ExitCode
        do throws(Failure) {
            exitCode = try dispatch(words, output)
        } catch {
            if let message = error.message { output.report("error", message) }
            exitCode = error.exitCode
        }
        if let number = output.flush() {
            output.report("error", "cannot write the output: \(Environment.text(ofError: number))")
            _ = output.flush()
            return .usageOrFileError
        }
        return exitCode
    }

    private static func dispatch(_ words: [String], _ output: Output) throws(Failure) -> ExitCode {
        switch words.first {
        case nil:
            output.report(overview)
            return .usageOrFileError
        case "--help", "-h":
            output.write(overview)
            return .success
        case "--version":
            output.writeLine("\(name) \(version)")
            return .success
        case "help":
            // `help status` is `status --help`.
            return try dispatch(Array(words.dropFirst().prefix { !$0.hasPrefix("-") }) + ["--help"], output)
        case let word?:
            let rest = Array(words.dropFirst())
            return try run(word, rest, of: CommandTable.nodes, path: name, output)
        }
    }

    private static func run(
        _ word: String, _ rest: [String], of nodes: [CommandTable.Node], path: String, _ output: Output
    ) throws(Failure) -> ExitCode {
        guard let node = nodes.first(where: { $0.name == word }) else {
            let kind = word.hasPrefix("-") ? "option" : "command"
            let names = word.hasPrefix("-") ? ["--help", "--version"] : nodes.map(\.name)
            output.report("error", "unknown \(kind) '\(word)'" + Suggestion.clause(for: word, among: names))
            output.report("Try '\(path) --help'.")
            return .usageOrFileError
        }
        let path = "\(path) \(word)"
        switch node {
        case .command(let command):
            return try run(command, rest, path: path, output)
        case .group(_, let summary, let commands):
            let inner = commands.map { CommandTable.Node.command($0) }
            let help = HelpText.text(ofGroup: path, summary: summary, commands: inner.map { ($0.name, $0.summary) })
            guard let first = rest.first else {
                output.report(help)
                return .usageOrFileError
            }
            if first == "--help" || first == "-h" {
                output.write(help)
                return .success
            }
            return try run(first, Array(rest.dropFirst()), of: inner, path: path, output)
        }
    }

    private static func run(
        _ type: any Command.Type, _ words: [String], path: String, _ output: Output
    ) throws(Failure) -> ExitCode {
        let command: any Command
        do throws(UsageError) {
            guard let arguments = try ArgumentParser.parse(words, of: type.description) else {
                output.write(HelpText.text(of: type.description, path: path))
                return .success
            }
            command = try type.init(arguments)
        } catch {
            output.report("error", error.message)
            output.report(HelpText.usageLine(of: type.description, path: path))
            output.report("Try '\(path) --help'.")
            return .usageOrFileError
        }
        return try command.run(output)
    }

    private static var overview: String {
        HelpText.text(
            ofGroup: name, summary: summary, commands: CommandTable.nodes.map { ($0.name, $0.summary) })
    }

    /// The value of `--color`, looked for before the words are parsed, since usage errors are shown in colour as well.
    private static func color(in words: [String]) -> String? {
        let options = words.prefix { $0 != "--" }
        guard let index = options.lastIndex(where: { $0 == "--color" || $0.hasPrefix("--color=") }) else { return nil }
        let word = options[index]
        if word != "--color" { return String(word.dropFirst("--color=".count)) }
        return index + 1 < options.endIndex ? options[index + 1] : nil
    }
}
