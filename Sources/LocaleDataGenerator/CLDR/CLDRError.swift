/// Why the tables cannot be generated from a tree.
package enum CLDRError: Error, Equatable, CustomStringConvertible {
    /// Neither `path` nor a folder `cldr-json` or `node_modules` below it holds `cldr-core`.
    case noTree(path: String)
    /// The file or folder cannot be read, or is not JSON.
    case unreadable(path: String, reason: String)
    /// The file is JSON of another shape than CLDR's.
    case unexpected(path: String, keyPath: String, wanted: String)
    /// A number is too large for the field that a table has for it.
    case tooLarge(value: Int, limit: Int, field: String)

    package var description: String {
        switch self {
        case .noTree(let path):
            "\(path): no cldr-core here, nor in cldr-json or node_modules below"
        case .unreadable(let path, let reason):
            "\(path): \(reason)"
        case .unexpected(let path, let keyPath, let wanted):
            "\(path): expected \(wanted) at '\(keyPath)'"
        case .tooLarge(let value, let limit, let field):
            "\(field): \(value) does not fit, the limit is \(limit)"
        }
    }
}
