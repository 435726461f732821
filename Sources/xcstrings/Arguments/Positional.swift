/// A part of a command line that is known by its place, such as `PATH…`.
struct Positional: Sendable {
    /// How many of it a command line holds.
    enum Count: Sendable {
        case one
        case optional
        case oneOrMore
        case any
    }

    /// What stands for it in the help, such as `PATH`.
    let name: String
    /// How many there may be. Only the last positional of a command may be more than one.
    let count: Count
    /// Whether it is a path, which shells complete.
    let isPath: Bool
    /// One sentence for the help.
    let help: String

    init(_ name: String, _ count: Count = .one, isPath: Bool = false, help: String) {
        self.name = name
        self.count = count
        self.isPath = isPath
        self.help = help
    }

    /// The name with the usual marks for what may be left out or repeated: `[ARGUMENT]…`.
    var usage: String {
        switch count {
        case .one: name
        case .optional: "[\(name)]"
        case .oneOrMore: "\(name)…"
        case .any: "[\(name)]…"
        }
    }

    var isRequired: Bool { count == .one || count == .oneOrMore }
    var takesSeveral: Bool { count == .oneOrMore || count == .any }
}
