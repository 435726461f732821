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

/// Keeps the bytes of a table in memory and gives them back when nobody reads the table any more.
///
/// The memory is allocated or mapped by the initializers below, which fill `bytes.count` bytes of it and hand out no
/// pointer that writes; it is released once, in `deinit`. Whoever reads ``bytes`` keeps this object.
final class TableBytes: Sendable {
    private enum Memory {
        case allocated
        case mapped
    }

    /// The bytes, readable for as long as this object lives.
    let bytes: RawBytes
    private let memory: Memory

    /// A copy of `bytes`.
    init(copying bytes: [UInt8]) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        unsafe copy.copyBytes(from: bytes)
        self.bytes = unsafe Self.bytes(of: copy)
        memory = .allocated
    }

    /// The contents of a file, read into memory.
    init(readingFileAt path: String) throws(LocalizationTableError) {
        let file = try OpenFile(path)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: file.byteCount, alignment: 16)
        var count = 0
        var failure: Int32 = 0
        while count < buffer.count, let base = buffer.baseAddress {
            let result = unsafe read(file.descriptor, base + count, buffer.count - count)
            if result < 0 {
                if errno == EINTR { continue }
                failure = errno
                break
            }
            if result == 0 { break }
            count += result
        }
        guard failure == 0 else {
            unsafe buffer.deallocate()
            throw OpenFile.error(path, code: failure)
        }
        guard count == buffer.count else {
            // Somebody cut the file short while it was read.
            unsafe buffer.deallocate()
            throw .file(path: path, .wrongSize(expected: file.byteCount, found: count))
        }
        bytes = unsafe Self.bytes(of: buffer)
        memory = .allocated
    }

    #if !os(WASI)
        /// The contents of a file, mapped into memory: read from the file as they are needed, and shared by all processes
        /// that map it.
        init(mappingFileAt path: String) throws(LocalizationTableError) {
            let file = try OpenFile(path)
            guard file.byteCount > 0 else { throw .file(path: path, .notATable) }
            let start = unsafe mmap(nil, file.byteCount, PROT_READ, MAP_PRIVATE, file.descriptor, 0)
            guard let start = unsafe start, unsafe start != MAP_FAILED else { throw OpenFile.error(path, code: errno) }
            bytes = unsafe RawBytes(start: UnsafeRawPointer(start), count: file.byteCount)
            memory = .mapped
        }
    #endif

    deinit {
        unsafe bytes.withUnsafeBuffer { buffer in
            guard let base = buffer.baseAddress else { return }
            let start = unsafe UnsafeMutableRawPointer(mutating: base)
            switch memory {
            case .allocated:
                unsafe start.deallocate()
            case .mapped:
                #if !os(WASI)
                    _ = unsafe munmap(start, buffer.count)
                #endif
            }
        }
    }

    private static func bytes(of buffer: UnsafeMutableRawBufferPointer) -> RawBytes {
        guard let base = buffer.baseAddress else { return .empty }
        return unsafe RawBytes(start: UnsafeRawPointer(base), count: buffer.count)
    }
}
