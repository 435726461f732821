/// A command line taken apart.
struct ParsedArguments: Sendable {
    private var values: [String: [String]] = [:]
    private var positionals: [String: [String]] = [:]

    /// Whether a switch was given.
    func has(_ option: CommandOption) -> Bool {
        values[option.name] != nil
    }

    /// The value of an option; nil where it was not given.
    func value(of option: CommandOption) -> String? {
        values[option.name]?.last
    }

    /// The values of an option that may be repeated, in order.
    func values(of option: CommandOption) -> [String] {
        values[option.name] ?? []
    }

    /// What was given for an optional positional.
    func value(of positional: Positional) -> String? {
        positionals[positional.name]?.first
    }

    /// What was given for a positional, in order; at least one where the positional is required.
    func values(of positional: Positional) -> [String] {
        positionals[positional.name] ?? []
    }

    mutating func add(_ value: String?, to option: CommandOption) {
        values[option.name, default: []] += value.map { [$0] } ?? []
    }

    mutating func add(_ value: String, to positional: Positional) {
        positionals[positional.name, default: []].append(value)
    }
}
