internal import LocalizationCHeader
internal import LookupTable

/// Memory of a caller's, by the pointer and the length that it gave.
///
/// This is where the library trusts C: that a pointer it is given has as many bytes as is said beside it, readable or
/// writable for the time of the call. What can be known is checked: no pointer with a length, and lengths that no
/// memory has, which come as negative ones.
enum CallerMemory {
    /// Bytes that C lends.
    static func bytes(_ pointer: UnsafeRawPointer?, _ length: Int) throws(Status) -> RawBytes {
        guard length >= 0 else { throw .invalidArgument }
        guard length > 0 else { return .empty }
        guard let pointer = unsafe pointer else { throw .invalidArgument }
        return unsafe RawBytes(start: pointer, count: length)
    }

    /// A text that C lends.
    static func utf8(_ pointer: UnsafeRawPointer?, _ length: Int) throws(Status) -> RawBytes {
        let bytes = unsafe try bytes(pointer, length)
        guard isUTF8(bytes) else { throw .invalidUTF8 }
        return bytes
    }

    private static func isUTF8(_ bytes: RawBytes) -> Bool {
        unsafe bytes.withUnsafeBuffer { buffer in
            var iterator = unsafe buffer.makeIterator()
            var decoder = UTF8()
            while true {
                switch unsafe decoder.decode(&iterator) {
                case .scalarValue: continue
                case .emptyInput: return true
                case .error: return false
                }
            }
        }
    }

    /// Calls `body` with the memory in which C wants a text, the place for the zero at its end left out, and ends what
    /// it wrote with a zero. What it returns is how much it wrote, and how much there is.
    ///
    /// - Returns: The length of the whole text.
    static func write(
        to buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
        _ body: (inout MutableSpan<UInt8>) -> (byteCount: Int, neededByteCount: Int)
    ) throws(Status) -> Int64 {
        guard capacity >= 0 else { throw .invalidArgument }
        guard capacity > 0 else {
            var nothing = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0).mutableSpan
            return Int64(body(&nothing).neededByteCount)
        }
        guard let buffer = unsafe buffer else { throw .invalidArgument }
        // The caller has `capacity` bytes there; the last one of them is kept for the zero. What the runtime tells to
        // have written is no more than the span that it was given.
        return unsafe buffer.withMemoryRebound(to: UInt8.self, capacity: capacity) { start in
            let memory = unsafe UnsafeMutableBufferPointer(start: start, count: capacity)
            var span = unsafe UnsafeMutableBufferPointer(start: start, count: capacity - 1).mutableSpan
            let written = body(&span)
            unsafe memory[min(max(written.byteCount, 0), capacity - 1)] = 0
            return Int64(written.neededByteCount)
        }
    }

    /// Writes a text into memory of C's.
    static func write(
        _ text: String, to buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
    ) throws(Status) -> Int64 {
        unsafe try write(to: buffer, capacity) { span in
            var count = 0
            for scalar in text.unicodeScalars {
                let bytes = UTF8.width(scalar)
                guard bytes <= span.count - count else { break }
                for byte in UTF8.encode(scalar) ?? .init() {
                    span[count] = byte
                    count += 1
                }
            }
            return (count, text.utf8.count)
        }
    }
}
