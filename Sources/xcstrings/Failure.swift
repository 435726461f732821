/// Why a command could not do what it was asked for.
struct Failure: Error, Sendable {
    /// The code to end with.
    let exitCode: ExitCode
    /// What is wrong, in one line; nil where diagnostics have said it already.
    let message: String?

    init(_ exitCode: ExitCode, _ message: String? = nil) {
        self.exitCode = exitCode
        self.message = message
    }
}
