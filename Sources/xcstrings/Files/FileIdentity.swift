#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// What a path leads to: a place on a disk, the same for all names of a file.
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    /// Whether it is a folder, links to folders included.
    let isFolder: Bool

    /// Examines `path`, links followed.
    init(path: String) throws(FileSystemError) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            throw FileSystemError(path: path, reason: Environment.text(ofError: errno))
        }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether the path itself is a symbolic link.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
