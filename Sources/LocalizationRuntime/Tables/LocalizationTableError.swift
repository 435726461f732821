/// Why a table cannot be opened.
public enum LocalizationTableError: Error, Hashable, Sendable {
    /// The bytes are no table.
    case notATable

    /// The table was written by a newer version of this package, in a format that has this number.
    case newerVersion(Int)

    /// The table should have so many bytes and has others: it was cut short, or something was put after it.
    case wrongSize(expected: Int, found: Int)

    /// The table's header contradicts itself.
    case damaged

    /// What is at `path` is a directory, a pipe or something else that is no file.
    case notAFile(path: String)

    /// The file is larger than any table.
    case tooLarge(path: String)

    /// The operating system refused to read the file, for the reason that `code`, an `errno`, stands for.
    case unreadable(path: String, code: Int32, reason: String)

    /// What is wrong with the file at `path`.
    indirect case file(path: String, LocalizationTableError)
}

extension LocalizationTableError: CustomStringConvertible {
    /// The error in words, with the path of a file first.
    public var description: String {
        switch self {
        case .notATable:
            "not a lookup table"
        case .newerVersion(let version):
            "the lookup table has the format \(version), which is newer than this program can read"
        case .wrongSize(let expected, let found):
            "the lookup table should have \(expected) bytes and has \(found)"
        case .damaged:
            "the lookup table is damaged"
        case .notAFile(let path):
            "\(path): not a file"
        case .tooLarge(let path):
            "\(path): too large for a lookup table"
        case .unreadable(let path, _, let reason):
            "\(path): \(reason)"
        case .file(let path, let error):
            "\(path): \(error)"
        }
    }
}
