#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif
import LookupTable

/// A file that is open for reading, closed when it goes out of scope.
struct OpenFile: ~Copyable {
    let descriptor: Int32

    /// The size that the file had when it was opened, no more than a table can have.
    let byteCount: Int

    /// Opens the file at `path`. Anything else there, such as a pipe that nobody writes to, is refused without waiting.
    init(_ path: String) throws(LocalizationTableError) {
        guard !path.utf8.contains(0) else { throw Self.error(path, code: EINVAL) }
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Self.error(path, code: errno) }
        var status = stat()
        let result = unsafe fstat(descriptor, &status)
        let code = errno
        guard result == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= SevenBitNumber.greatest28 else {
            _ = close(descriptor)
            if result != 0 { throw Self.error(path, code: code) }
            throw status.st_mode & S_IFMT == S_IFREG ? .tooLarge(path: path) : .notAFile(path: path)
        }
        self.descriptor = descriptor
        byteCount = Int(status.st_size)
    }

    deinit {
        _ = close(descriptor)
    }

    /// The error that an `errno` stands for.
    static func error(_ path: String, code: Int32) -> LocalizationTableError {
        let reason = unsafe strerror(code).map { unsafe String(cString: $0) }
        return .unreadable(path: path, code: code, reason: reason ?? "error \(code)")
    }
}
