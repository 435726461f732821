/// A value that a command cannot use.
struct ValueError: Error, Sendable {
    /// What is wrong with it, in one line.
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
