#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// Where a program writes what people read.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Writes a line. What cannot be written is lost: there is nowhere else to complain.
    func writeLine(_ text: String) {
        var bytes = Array(text.utf8)
        bytes.append(UInt8(ascii: "\n"))
        var start = 0
        while start < bytes.count {
            // `start` is below the count, so that the rest of the buffer is not empty.
            let written = unsafe bytes.withUnsafeBytes { buffer in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
                return unsafe write(rawValue, rest.baseAddress, rest.count)
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return }
            start += written
        }
    }
}
