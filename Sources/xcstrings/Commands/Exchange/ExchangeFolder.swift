import Foundation

/// The folder from which the paths of catalogs in exchanged files count.
struct ExchangeFolder {
    /// The absolute path, without `.`, `..` and a slash at the end.
    let path: String

    /// The folder at `path`.
    init(_ path: String) {
        self.path = Self.absolute(path)
    }

    /// The folder for some catalogs: the current one where all are below it, so that importing there finds them;
    /// else the deepest that holds them all.
    init(forCatalogs catalogs: [String]) {
        let current = ExchangeFolder(".")
        if catalogs.allSatisfy({ current.path(of: $0) != nil }) {
            self = current
        } else {
            let folders = catalogs.map { Self.components(of: Self.absolute($0)).dropLast() }
            let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
                zip(common, folder).prefix { $0 == $1 }.map(\.0)[...]
            }
            path = "/" + common.joined(separator: "/")
        }
    }

    /// The path of a file from this folder, nil where it is not below.
    func path(of file: String) -> String? {
        let (folder, file) = (Self.components(of: path), Self.components(of: Self.absolute(file)))
        guard file.count > folder.count, file.starts(with: folder) else { return nil }
        return file.dropFirst(folder.count).joined(separator: "/")
    }

    /// The file that a path from this folder leads to; nil where the path leads out of it, as `../x` and `/x` do.
    func file(at original: String) -> String? {
        guard !original.hasPrefix("/"), !original.utf8.contains(0) else { return nil }
        let parts = original.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.contains(".."), !parts.contains("") else { return nil }
        return path == "/" ? "/\(original)" : "\(path)/\(original)"
    }

    /// A path as people are shown it: from the current folder, where it is below.
    static func shown(_ path: String) -> String {
        ExchangeFolder(".").path(of: path) ?? path
    }

    /// Whether there is a file or folder at a path.
    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }

    private static func absolute(_ path: String) -> String {
        let start = path.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath
        return "/" + components(of: "\(start)/\(path)").joined(separator: "/")
    }

    /// The names on the way, `.` left out and each `..` taken with the name before it.
    private static func components(of path: String) -> [Substring] {
        path.split(separator: "/").reduce(into: []) { components, name in
            if name == ".." {
                _ = components.popLast()
            } else if name != "." {
                components.append(name)
            }
        }
    }
}
