/// Bytes that lie somewhere in memory and are read by offset: a table, one of its sections, a text in it, a key.
///
/// This is the one file of this module that reads memory by hand. The argument why that is safe:
/// - `start` points to `count` bytes that stay readable and unchanged while the value is in use. For an embedded
///   table that is the life of the program; for a mapped or copied one its owner keeps them, and whoever reads keeps
///   the owner; the values handed to the closures of ``withBytes(of:_:)`` do not outlive the closure.
/// - Every read compares its offset and width with `count` before it touches memory, without arithmetic that can
///   overflow: `offset >= 0 && width <= count && offset <= count - width`.
///   ``tail(from:)`` reads within the bytes that it found to lie after its offset.
/// - A part is made by ``part(at:count:)`` only, which makes the same comparison, so a part never reaches outside.
/// - Memory is never written.
///
/// It is public, though nobody outside of the package sees this module, because the compiler specializes generic
/// functions in other modules only when they are public and `@inlinable`; a call through `withBytes(of:_:)` that is not
/// specialized takes a thousand instructions.
///
/// It is `@unchecked Sendable` for the same reason: bytes that nobody writes can be read by all threads.
@safe
public struct RawBytes: @unchecked Sendable {
    @usableFromInline let start: UnsafeRawPointer

    /// The number of bytes.
    public let count: Int

    /// Bytes that the caller keeps readable and unchanged while the value, and any part of it, is in use.
    @unsafe
    @inlinable @inline(__always)
    public init(start: UnsafeRawPointer, count: Int) {
        unsafe self.start = start
        self.count = max(0, count)
    }

    /// The bytes of a literal, which live as long as the program.
    @inlinable
    public init(_ literal: StaticString) {
        // A literal of a single scalar has no bytes to point to; no table is that short.
        guard literal.hasPointerRepresentation else {
            self.init("" as StaticString)
            return
        }
        unsafe self.init(start: UnsafeRawPointer(literal.utf8Start), count: literal.utf8CodeUnitCount)
    }

    /// No bytes.
    public static let empty = RawBytes("")

    /// Calls `body` with the bytes of `span`, which `body` must not keep.
    @inlinable @inline(__always)
    public static func withBytes<Result>(of span: Span<UInt8>, _ body: (RawBytes) -> Result) -> Result {
        unsafe span.withUnsafeBufferPointer { buffer in unsafe body(RawBytes(buffer)) }
    }

    /// Calls `body` with the UTF-8 bytes of `string`, which `body` must not keep. Copies only what is not UTF-8 yet.
    @inlinable @inline(__always)
    public static func withBytes<Result>(of string: String, _ body: (RawBytes) -> Result) -> Result {
        let result = unsafe string.utf8.withContiguousStorageIfAvailable { buffer in unsafe body(RawBytes(buffer)) }
        if let result { return result }
        var copy = string
        return copy.withUTF8 { buffer in unsafe body(RawBytes(buffer)) }
    }

    /// The bytes of `buffer`, which stay readable and unchanged while the value is in use.
    @unsafe
    @inlinable @inline(__always)
    public init(_ buffer: UnsafeBufferPointer<UInt8>) {
        if let base = buffer.baseAddress {
            unsafe self.init(start: UnsafeRawPointer(base), count: buffer.count)
        } else {
            self = .empty
        }
    }
}

// MARK: - Reading

extension RawBytes {
    /// Whether `width` bytes can be read at `offset`.
    @inlinable @inline(__always)
    public func holds(_ width: Int, at offset: Int) -> Bool {
        offset >= 0 && width >= 0 && width <= count && offset <= count - width
    }

    /// The byte at `offset`, or `nil` when that is outside.
    @inlinable @inline(__always)
    public func byte(at offset: Int) -> UInt8? {
        guard holds(1, at: offset) else { return nil }
        return unsafe start.load(fromByteOffset: offset, as: UInt8.self)
    }

    /// Two bytes at `offset`, the first one lowest, or `nil` when they are not all inside.
    @inlinable @inline(__always)
    public func word16(at offset: Int) -> UInt16? {
        guard holds(2, at: offset) else { return nil }
        return unsafe UInt16(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
    }

    /// Four bytes at `offset`, the first one lowest, or `nil` when they are not all inside.
    @inlinable @inline(__always)
    public func word32(at offset: Int) -> UInt32? {
        guard holds(4, at: offset) else { return nil }
        return unsafe UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// Eight bytes at `offset`, the first one lowest, or `nil` when they are not all inside.
    @inlinable @inline(__always)
    public func word64(at offset: Int) -> UInt64? {
        guard holds(8, at: offset) else { return nil }
        return unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Sixteen bytes at `offset` in two words, the first byte lowest, or `nil` when they are not all inside.
    @inlinable @inline(__always)
    public func words64(at offset: Int) -> (first: UInt64, second: UInt64)? {
        guard holds(16, at: offset) else { return nil }
        return unsafe (
            UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
            UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
        )
    }

    /// What lies from `offset` on, up to fifteen bytes, in two words that tell all of it: the first eight bytes and the
    /// last eight, the first four and the last four, or, of one to three bytes, the first, the middle and the last in the
    /// first word. Zeros when nothing or more is there.
    @inlinable @inline(__always)
    public func tail(from offset: Int) -> (first: UInt64, second: UInt64) {
        guard offset >= 0, offset < count, count - offset < 16 else { return (0, 0) }
        // `rest` is the number of bytes from `offset` on, so that an offset which is less than that many bytes after it,
        // or before the end, is inside.
        let rest = count &- offset
        let from = unsafe start + offset
        if rest >= 8 {
            return unsafe (
                UInt64(littleEndian: from.loadUnaligned(as: UInt64.self)),
                UInt64(littleEndian: from.loadUnaligned(fromByteOffset: rest &- 8, as: UInt64.self))
            )
        }
        if rest >= 4 {
            return unsafe (
                UInt64(UInt32(littleEndian: from.loadUnaligned(as: UInt32.self))),
                UInt64(UInt32(littleEndian: from.loadUnaligned(fromByteOffset: rest &- 4, as: UInt32.self)))
            )
        }
        let first = unsafe UInt64(from.load(as: UInt8.self))
        let middle = unsafe UInt64(from.load(fromByteOffset: rest &>> 1, as: UInt8.self))
        let last = unsafe UInt64(from.load(fromByteOffset: rest &- 1, as: UInt8.self))
        return (first | middle &<< 8 | last &<< 16, 0)
    }

    /// `count` bytes from `offset` on, or `nil` when they are not all inside.
    @inlinable @inline(__always)
    public func part(at offset: Int, count: Int) -> RawBytes? {
        guard holds(count, at: offset) else { return nil }
        return unsafe RawBytes(start: start + offset, count: count)
    }

    /// Whether both have the same bytes.
    @inlinable @inline(__always)
    public func isEqual(to other: RawBytes) -> Bool {
        guard count == other.count else { return false }
        var offset = 0
        while let mine = word64(at: offset), let theirs = other.word64(at: offset) {
            guard mine == theirs else { return false }
            offset &+= 8
        }
        if offset == count { return true }
        // The last bytes: eight that overlap what was compared, or one by one when there are not even eight.
        if count >= 8 { return word64(at: count - 8) == other.word64(at: count - 8) }
        while offset < count {
            guard byte(at: offset) == other.byte(at: offset) else { return false }
            offset += 1
        }
        return true
    }

    /// Calls `body` with the bytes, which `body` must not keep.
    @unsafe
    @inlinable @inline(__always)
    public func withUnsafeBuffer<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe body(UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count))
    }

    /// A copy of the bytes.
    public var array: [UInt8] {
        unsafe withUnsafeBuffer { unsafe Array($0) }
    }

    /// Appends a copy of the bytes to `array`.
    public func append(to array: inout [UInt8]) {
        unsafe withUnsafeBuffer { unsafe array.append(contentsOf: $0) }
    }
}
