/// The bytes of a generated table: integers in groups of seven bits, most significant group first, and text in UTF-8.
///
/// A table is a string literal in read-only data, so using one costs nothing at start. Whatever is asked for outside
/// of it reads as zero or as empty text: a damaged or misread table gives wrong words, never a trap.
@safe public struct PackedTable: @unchecked Sendable {
    // The memory holds `count` bytes. It is a literal's, or was made to live as long as the program (see
    // `init(immortal:)`), and is never written to, so that threads may share it. Every read checks its whole range
    // against `count` first.
    @usableFromInline let start: UnsafePointer<UInt8>

    /// The size in bytes.
    public let count: Int

    /// The table that the literal holds.
    @inlinable @inline(__always)
    public init(_ literal: StaticString) {
        if literal.hasPointerRepresentation {
            unsafe self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        } else {
            // A literal of one character is not kept in memory. No table is that small.
            self.init(immortal: literal.description.utf8.map { $0 })
        }
    }

    /// A table made while the program runs, such as one from another version of CLDR. Its memory is never given back.
    public init(immortal bytes: [UInt8]) {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
        for (index, byte) in bytes.enumerated() {
            unsafe (memory + index).initialize(to: byte)
        }
        unsafe self.init(start: UnsafePointer(memory), count: bytes.count)
    }

    @usableFromInline @inline(__always)
    init(start: UnsafePointer<UInt8>, count: Int) {
        unsafe self.start = start
        self.count = count
    }

    /// The byte at `offset`; 0 outside of the table.
    @inlinable @inline(__always)
    public func byte(at offset: Int) -> UInt8 {
        // As an unsigned number a negative offset is larger than every count.
        UInt(bitPattern: offset) < UInt(bitPattern: count) ? unsafe start[offset] : 0
    }

    /// The integer in the `width` (at most 9) bytes at `offset`; 0 when they do not all lie in the table.
    @inlinable @inline(__always)
    public func integer(at offset: Int, width: Int) -> Int {
        guard offset >= 0, width >= 0, width <= 9, offset <= count - width else { return 0 }
        var value = 0
        for index in offset..<(offset + width) {
            value = value << 7 | Int(unsafe start[index] & 0x7F)
        }
        return value
    }

    /// The `width` (at most 8) bytes at `offset` as one number, the first byte most significant, without joining the
    /// groups of seven bits; 0 when they do not all lie in the table. Numbers that are so read compare as the integers do.
    @inlinable @inline(__always)
    public func groups(at offset: Int, width: Int) -> UInt64 {
        guard offset >= 0, width >= 1, width <= 8, offset <= count - width else { return 0 }
        if offset <= count - 8 {
            // Eight bytes lie in the table, of which the last `8 - width` are dropped.
            let word = unsafe UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self)
            return UInt64(bigEndian: word) >> UInt64(8 * (8 - width))
        }
        var value: UInt64 = 0
        for index in offset..<(offset + width) { value = value << 8 | UInt64(unsafe start[index]) }
        return value
    }

    /// The text in the `length` bytes at `offset`; empty when they do not all lie in the table.
    public func text(at offset: Int, length: Int) -> String {
        withBytes(at: offset, length: length) { bytes in
            unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Calls `body` with the `length` bytes at `offset`; with none when they do not all lie in the table.
    @inlinable @inline(__always)
    public func withBytes<Result, Failure>(
        at offset: Int, length: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let isInside = offset >= 0 && length >= 0 && offset <= count - length
        let bytes = unsafe UnsafeBufferPointer(start: start + (isInside ? offset : 0), count: isInside ? length : 0)
        return try unsafe body(bytes.span)
    }
}
