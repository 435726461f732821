/// How the tool ends.
enum ExitCode: Int32, Sendable {
    /// What was asked for is done; there may have been warnings.
    case success = 0
    /// An input has an error, or a warning where warnings count as errors.
    case inputError = 1
    /// The command line cannot be understood, or a file cannot be read or written.
    case usageOrFileError = 2
}
