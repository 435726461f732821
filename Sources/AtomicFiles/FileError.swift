#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// Why a file could not be read or replaced.
package struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was tried and refused.
    package enum Cause: Sendable, Hashable {
        /// A call of the operating system failed with this error number.
        case system(operation: String, number: Int32)
        /// The path names a directory, a pipe or a device.
        case notARegularFile
        /// The file has other names that would keep the old contents.
        case severalHardLinks(Int)
        /// A chain of symbolic links is longer than the system follows.
        case tooManySymbolicLinks
        /// The file does not hold any more what the new contents were made from.
        case changedMeanwhile
    }

    /// The path as the caller gave it.
    package var path: String
    /// What went wrong.
    package var cause: Cause

    package init(path: String, cause: Cause) {
        self.path = path
        self.cause = cause
    }

    /// One line for people, without the path's place in a build log: `cannot open 'x': No such file or directory`.
    package var description: String {
        switch cause {
        case .system(let operation, let number):
            // The C library owns the text it returns, and it is copied at once.
            let reason = unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
            return "cannot \(operation) '\(path)': \(reason)"
        case .notARegularFile:
            return "cannot use '\(path)': it is not a regular file"
        case .severalHardLinks(let count):
            return """
                will not replace '\(path)': it has \(count) hard links, and the others would keep the old contents; \
                commands that edit catalogs take --break-hard-link
                """
        case .tooManySymbolicLinks:
            return "cannot follow '\(path)': too many symbolic links"
        case .changedMeanwhile:
            return "will not replace '\(path)': somebody has changed it since it was read; run the command again"
        }
    }
}
