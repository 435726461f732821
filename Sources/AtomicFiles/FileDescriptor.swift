#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// An open file of the operating system, closed at the end of its life.
///
/// All unsafe calls of this room are here and in ``FileStatus``. Their bounds: a buffer is passed with its own count,
/// and the system writes at most that many bytes and says how many it wrote.
struct FileDescriptor: ~Copyable {
    private let number: Int32
    private let path: String

    /// Opens `path`. `reportedPath` is what errors name: a temporary file is no name that a user knows.
    init(path: String, flags: Int32, mode: mode_t = 0o666, reportedPath: String) throws(FileError) {
        let number = openRetrying(path, flags: flags, mode: mode)
        guard number >= 0 else {
            throw FileError(path: reportedPath, cause: .system(operation: "open", number: errno))
        }
        self.number = number
        self.path = reportedPath
    }

    /// Takes over a descriptor that is open already, such as standard input.
    init(standard number: Int32, reportedPath: String) {
        self.number = dup(number)
        self.path = reportedPath
    }

    deinit {
        close(number)
    }

    /// Type, size, permissions and times of the open file.
    func status() throws(FileError) -> FileStatus {
        var result = stat()
        guard unsafe fstat(number, &result) == 0 else {
            throw FileError(path: path, cause: .system(operation: "examine", number: errno))
        }
        return FileStatus(result)
    }

    /// Everything from the current position to the end.
    ///
    /// - Parameter expectedSize: The size in bytes when it is known; a file that grows meanwhile is read to its end.
    func readToEnd(expectedSize: Int) throws(FileError) -> [UInt8] {
        // One byte more than expected, so that the end is seen without reading twice into memory.
        var bytes = try readOnce(upTo: max(expectedSize, 0) + 1)
        if bytes.isEmpty { return bytes }
        while true {
            let more = try readOnce(upTo: 64 * 1024)
            if more.isEmpty { return bytes }
            bytes += more
        }
    }

    /// Whether what follows the current position is `bytes` and nothing else. Reads in pieces, however long they are.
    func hasContents(_ bytes: [UInt8]) throws(FileError) -> Bool {
        var start = 0
        while true {
            let piece = try readOnce(upTo: 64 * 1024)
            if piece.isEmpty { return start == bytes.count }
            guard piece.count <= bytes.count - start, Self.isEqual(bytes, from: start, piece) else { return false }
            start += piece.count
        }
    }

    /// Whether `piece` stands in `bytes` at `start`. The caller has checked that it is not too long.
    private static func isEqual(_ bytes: [UInt8], from start: Int, _ piece: [UInt8]) -> Bool {
        unsafe bytes.withUnsafeBytes { all in
            unsafe piece.withUnsafeBytes { part in
                // Slicing checks that the range lies inside `all`.
                let range = unsafe UnsafeRawBufferPointer(rebasing: all[start..<start + part.count])
                guard let left = range.baseAddress, let right = part.baseAddress else { return true }
                return unsafe memcmp(left, right, part.count) == 0
            }
        }
    }

    /// Reads at most `count` bytes, none only at the end.
    private func readOnce(upTo count: Int) throws(FileError) -> [UInt8] {
        var failure: Int32?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let base = buffer.baseAddress else { return }
            unsafe Self.adviseLargePages(buffer)
            var outcome: Int
            repeat {
                outcome = unsafe read(number, base, buffer.count)
            } while outcome < 0 && errno == EINTR
            if outcome < 0 { failure = errno }
            initialized = max(outcome, 0)
        }
        if let failure { throw FileError(path: path, cause: .system(operation: "read", number: failure)) }
        return bytes
    }

    /// Asks for large pages for memory that a large file is read into, which else is made ready in as many small steps
    /// as the file has blocks of four kilobytes. Without large pages nothing changes.
    private static func adviseLargePages(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        #if os(Linux)
            let pageSize = 4096
            guard buffer.count >= 1024 * pageSize, let base = buffer.baseAddress else { return }
            // Advice begins at a page. What is cut off before is less than a page, and the buffer holds many.
            let start = (pageSize - Int(bitPattern: base) % pageSize) % pageSize
            _ = unsafe madvise(base + start, buffer.count - start, MADV_HUGEPAGE)
        #endif
    }

    /// Writes all bytes, however many calls the system needs.
    func writeAll(_ bytes: [UInt8]) throws(FileError) {
        var start = 0
        while start < bytes.count {
            let written = unsafe bytes.withUnsafeBytes { buffer in
                guard let base = buffer.baseAddress else { return 0 }
                // `start` is below the count, so the pointer and the rest of the count stay inside the buffer.
                return unsafe write(number, base + start, buffer.count - start)
            }
            if written < 0 {
                if errno == EINTR { continue }
                throw FileError(path: path, cause: .system(operation: "write", number: errno))
            }
            start += written
        }
    }

    /// Gives the file the permissions `mode`.
    func setPermissions(_ mode: mode_t) throws(FileError) {
        guard fchmod(number, mode) == 0 else {
            throw FileError(path: path, cause: .system(operation: "set the permissions of", number: errno))
        }
    }

    /// Gives the file a modification time at the start of the second `seconds` since 1970.
    func setModificationTime(seconds: Int) throws(FileError) {
        let time = timespec(tv_sec: time_t(seconds), tv_nsec: 0)
        guard unsafe [time, time].withUnsafeBufferPointer({ unsafe futimens(number, $0.baseAddress) }) == 0 else {
            throw FileError(path: path, cause: .system(operation: "set the time of", number: errno))
        }
    }
}

/// Opens a file, again when a signal came between.
private func openRetrying(_ path: String, flags: Int32, mode: mode_t) -> Int32 {
    var number: Int32
    repeat {
        number = unsafe open(path, flags, mode)
    } while number < 0 && errno == EINTR
    return number
}
