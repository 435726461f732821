/// What the parser, the help and the completions need to know about a command.
struct CommandDescription: Sendable {
    /// The name, such as `status`.
    let name: String
    /// What it does in a few words, for the list of commands.
    let summary: String
    /// What it does in full, for its own help. Each element is a paragraph.
    let details: [String]
    /// What is known by its place, in order.
    let positionals: [Positional]
    /// The options of this command alone; ``allOptions`` has the common ones too.
    let options: [CommandOption]
    /// Command lines that show the use, each with what it does.
    let examples: [Example]

    /// A command line and what it is for.
    struct Example: Sendable {
        let line: String
        let purpose: String

        init(_ line: String, _ purpose: String) {
            self.line = line
            self.purpose = purpose
        }
    }

    init(
        _ name: String, summary: String, details: [String] = [], positionals: [Positional] = [],
        options: [CommandOption] = [], examples: [Example] = []
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.positionals = positionals
        self.options = options
        self.examples = examples
    }

    static let help = CommandOption("help", short: "h", help: "Show this help and end.")

    static let color = CommandOption(
        "color", value: .choice("WHEN", among: ["auto", "always", "never"]),
        help: "Colours and bars: on a terminal only (auto, unless NO_COLOR is set), always, or never.")

    /// The options of the command and those that every command has.
    var allOptions: [CommandOption] { options + [Self.color, Self.help] }
}
