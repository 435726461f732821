#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// Tells whether a path names the file that it named before, with the contents that it had.
struct FileVersion: Equatable, Sendable {
    private let device: Int64
    private let number: Int64
    private let byteCount: Int64
    private let seconds: Int64
    private let nanoseconds: Int64

    /// The version of the file at `path`; `nil` where there is none.
    init?(_ path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        device = Int64(truncatingIfNeeded: status.st_dev)
        number = Int64(truncatingIfNeeded: status.st_ino)
        byteCount = Int64(truncatingIfNeeded: status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int64(truncatingIfNeeded: time.tv_sec)
        nanoseconds = Int64(truncatingIfNeeded: time.tv_nsec)
    }
}
