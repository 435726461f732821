/// Why a path could not be examined.
struct FileSystemError: Error, Sendable, CustomStringConvertible {
    let path: String
    let reason: String

    /// One line for people.
    var description: String { "cannot use '\(path)': \(reason)" }
}
