/// An option of a command, as it is written, parsed, explained and completed.
struct CommandOption: Sendable {
    /// What follows an option.
    enum Value: Sendable {
        /// Nothing: the option is a switch.
        case none
        /// Any text; the name stands for it in the help, such as `LANGUAGE`.
        case text(String)
        /// A path, which shells complete.
        case path(String)
        /// One of a few words.
        case choice(String, among: [String])
    }

    /// The long name without its dashes, such as `language`.
    let name: String
    /// The short name, such as `o` for `-o`.
    let short: Character?
    /// What follows the option.
    let value: Value
    /// Whether it may be given several times.
    let isRepeatable: Bool
    /// Whether all words up to the next option are its values.
    let takesSeveral: Bool
    /// One sentence for the help.
    let help: String

    init(
        _ name: String, short: Character? = nil, value: Value = .none, isRepeatable: Bool = false,
        takesSeveral: Bool = false,
        help: String
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.isRepeatable = isRepeatable || takesSeveral
        self.takesSeveral = takesSeveral
        self.help = help
    }

    /// The long name as it is written, `--language`.
    var spelling: String { "--\(name)" }

    /// What stands for the value in the help; nil of a switch.
    var valueName: String? {
        switch value {
        case .none: nil
        case .text(let name), .path(let name), .choice(let name, _): name
        }
    }

    /// The words that the value is chosen from; empty where any text will do.
    var choices: [String] {
        if case .choice(_, let words) = value { words } else { [] }
    }
}
