/// A command line that cannot be understood.
struct UsageError: Error, Sendable {
    /// What is wrong with it, in one line.
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
