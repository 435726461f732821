#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// A folder of the file system.
enum Folder {
    /// The names in the folder at `path` in the order of their bytes, `.` and `..` left out.
    ///
    /// A name that is not UTF-8 could not be opened under the name that it would be shown by. It is passed over, unless
    /// it ends with one of `suffixes`.
    ///
    /// - Throws: `FileSystemError`, also where a name that ends with one of `suffixes` is not UTF-8.
    static func names(in path: String, suffixes: [String]) throws(FileSystemError) -> [String] {
        guard let stream = unsafe opendir(path) else {
            throw FileSystemError(path: path, reason: Environment.text(ofError: errno))
        }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            // The system ends a name with a zero byte inside the record, and the record lives until the next call.
            let (name, shown) = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
                unsafe field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) {
                    unsafe (String(validatingCString: $0), String(cString: $0))
                }
            }
            guard let name else {
                guard suffixes.contains(where: shown.hasSuffix) else { continue }
                throw FileSystemError(path: "\(path)/\(shown)", reason: "its name is not UTF-8; rename it")
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Makes the folder at `path`, and the folders that lead to it, where they do not exist.
    static func make(_ path: String) throws(FileSystemError) {
        var end = path.startIndex
        while end < path.endIndex {
            end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
            let part = String(path[..<end])
            if unsafe mkdir(part, 0o777) != 0, errno != EEXIST, errno != EISDIR {
                throw FileSystemError(path: path, reason: Environment.text(ofError: errno))
            }
        }
        guard try FileIdentity(path: path).isFolder else {
            throw FileSystemError(path: path, reason: "it is not a folder")
        }
    }
}
