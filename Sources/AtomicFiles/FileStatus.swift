#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// What the operating system knows about a file.
struct FileStatus {
    /// What a path names.
    enum Kind {
        case regularFile
        case symbolicLink
        case other
    }

    let kind: Kind
    /// The size in bytes.
    let size: Int
    /// The permission bits.
    let permissions: mode_t
    /// The number of names the file has.
    let hardLinkCount: Int
    /// The modification time in whole seconds since 1970.
    let modificationSecond: Int

    init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .regularFile
        case S_IFLNK: kind = .symbolicLink
        default: kind = .other
        }
        size = Int(status.st_size)
        permissions = status.st_mode & 0o7777
        hardLinkCount = Int(status.st_nlink)
        #if canImport(Darwin)
            modificationSecond = status.st_mtimespec.tv_sec
        #else
            modificationSecond = Int(status.st_mtim.tv_sec)
        #endif
    }

    /// The status of what `path` names itself, a symbolic link included; `nil` where nothing is.
    static func ofLink(at path: String, reportedPath: String) throws(FileError) -> FileStatus? {
        var result = stat()
        guard unsafe lstat(path, &result) == 0 else {
            if errno == ENOENT { return nil }
            throw FileError(path: reportedPath, cause: .system(operation: "examine", number: errno))
        }
        return FileStatus(result)
    }

    /// The text of the symbolic link at `path`.
    static func destination(ofLinkAt path: String, reportedPath: String) throws(FileError) -> String {
        var length = 0
        var number: Int32 = 0
        // The system writes at most the capacity it is told and returns how much it wrote; it adds no zero byte.
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, initialized in
            length = unsafe buffer.withMemoryRebound(to: CChar.self) {
                unsafe $0.baseAddress.map { base in unsafe readlink(path, base, buffer.count) } ?? -1
            }
            if length < 0 { number = errno }
            initialized = max(length, 0)
        }
        guard length >= 0 else {
            throw FileError(path: reportedPath, cause: .system(operation: "read the link", number: number))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
