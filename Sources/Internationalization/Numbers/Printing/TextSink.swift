/// Takes the bytes of a text in memory that is handed to it, or in larger memory of its own when that is too small.
///
/// The argument why this is safe: `room` is never more than the bytes of `memory`, and every write of some bytes after
/// `count` either compares them with `room - count` or is preceded by ``reserve(_:)``, which gives no more than that.
/// `memory` is that of the closure of ``withSink(limit:_:)`` or of the caller's span, which outlive the sink, or memory
/// that the sink allocated, which it gives back when it ends or takes larger memory.
@safe
@usableFromInline
package struct TextSink: ~Copyable {
    @usableFromInline var memory: UnsafeMutableBufferPointer<UInt8>
    private var ownsMemory = false
    @usableFromInline let grows: Bool

    /// The most bytes that are kept.
    private let limit: Int

    /// The number of bytes that were written and kept.
    @usableFromInline package internal(set) var count = 0

    /// The number of bytes that can be kept in `memory`; `count` after something was left out, since nothing is kept
    /// then.
    @usableFromInline var room: Int

    /// The number of bytes that were written and not kept.
    @usableFromInline var omittedCount = 0

    /// The number of bytes that were written, kept or not.
    package var neededCount: Int {
        let needed = count.addingReportingOverflow(omittedCount)
        return needed.overflow ? Int.max : needed.partialValue
    }

    /// Whether something was written that was not kept.
    @inlinable @inline(__always)
    package var isCut: Bool { omittedCount > 0 }

    /// Whether there is no use in writing more: memory of a caller goes on counting what it would need.
    @inlinable @inline(__always)
    package var isDone: Bool { grows && isCut }

    private init(memory: UnsafeMutableBufferPointer<UInt8>, limit: Int, grows: Bool) {
        unsafe self.memory = memory
        self.limit = limit
        self.grows = grows
        room = max(0, min(limit, memory.count))
    }

    deinit {
        if ownsMemory { unsafe memory.deallocate() }
    }

    // These call back without a result, since a generic function is specialized in other modules only when it is public.

    /// Calls `body` with a sink that keeps up to `limit` bytes. Up to a thousand bytes take no memory of the heap.
    package static func withSink(limit: Int, _ body: (inout TextSink) -> Void) {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { memory in
            var sink = unsafe TextSink(memory: memory, limit: limit, grows: true)
            body(&sink)
        }
    }

    /// Calls `body` with a sink that keeps what fits into `output`.
    package static func withSink(into output: inout MutableSpan<UInt8>, _ body: (inout TextSink) -> Void) {
        unsafe output.withUnsafeMutableBufferPointer { memory in
            var sink = unsafe TextSink(memory: memory, limit: memory.count, grows: false)
            body(&sink)
        }
    }

    /// The text that `body` writes, which is as long as it will.
    package static func text(limit: Int = Int.max, _ body: (inout TextSink) -> Void) -> String {
        var text = ""
        withSink(limit: limit) { sink in
            body(&sink)
            text = sink.string
        }
        return text
    }

    /// The number of bytes, of `wanted` ones, that can be written after `count`, in larger memory if need be.
    @inlinable @inline(__always)
    mutating func reserve(_ wanted: Int) -> Int {
        wanted <= room &- count ? wanted : reserveMore(wanted)
    }

    @usableFromInline @inline(never)
    mutating func reserveMore(_ wanted: Int) -> Int {
        var kept = 0
        if !isCut {
            kept = max(0, min(wanted, limit - count))
            if !grows { kept = min(kept, room - count) }
            if unsafe kept > memory.count - count { growMemory(for: kept) }
        }
        let omitted = omittedCount.addingReportingOverflow(wanted - kept)
        omittedCount = omitted.overflow ? Int.max : omitted.partialValue
        room = isCut ? count + kept : min(limit, unsafe memory.count)
        return kept
    }

    private mutating func growMemory(for wanted: Int) {
        let capacity = min(max(count + wanted, unsafe memory.count * 2), max(limit, count + wanted))
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
        _ = unsafe larger.initialize(fromContentsOf: memory[..<count])
        if ownsMemory { unsafe memory.deallocate() }
        unsafe memory = larger
        ownsMemory = true
    }

    /// Appends the bytes of a buffer.
    @unsafe
    @inlinable @inline(__always)
    package mutating func append(_ buffer: UnsafeBufferPointer<UInt8>) {
        let kept = reserve(buffer.count)
        guard kept > 0, let source = buffer.baseAddress, let base = unsafe memory.baseAddress else { return }
        unsafe (base + count).update(from: source, count: kept)
        count &+= kept
    }

    /// Appends a text.
    package mutating func append(_ text: String) {
        // A native text lends its bytes; only what is not UTF-8 yet is copied.
        let isAppended: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe append($0) }
        if isAppended == nil { append(Array(text.utf8)) }
    }

    /// Appends the bytes of an array.
    package mutating func append(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { buffer in unsafe append(buffer) }
    }

    /// Appends a byte.
    @inlinable
    package mutating func append(_ byte: UInt8) {
        guard reserve(1) == 1 else { return }
        unsafe memory[count] = byte
        count &+= 1
    }

    /// Appends spaces.
    package mutating func append(spaces count: Int) {
        for _ in 0..<count { append(UInt8(ascii: " ")) }
    }

    /// The number of scalars that were kept.
    package var scalarCount: Int {
        var scalars = 0
        unsafe withBytes { bytes in scalars = unsafe bytes.count { $0 & 0xC0 != 0x80 } }
        return scalars
    }

    /// Takes away the beginning of a scalar that was cut at the end.
    package mutating func trimCutScalar() {
        guard isCut else { return }
        var end = count
        var continuations = 0
        while end > 0, unsafe memory[end - 1] & 0xC0 == 0x80, continuations < 3 {
            end -= 1
            continuations += 1
        }
        guard end > 0 else { return }
        let first = unsafe memory[end - 1]
        let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard first >= 0xC0, continuations + 1 < length else { return }
        // What was cut stays counted.
        let removed = count - (end - 1)
        omittedCount = omittedCount > Int.max - removed ? Int.max : omittedCount + removed
        count -= removed
        room = count
    }

    /// The text that was kept, what is not UTF-8 replaced by U+FFFD.
    package var string: String {
        unsafe String(decoding: UnsafeBufferPointer(rebasing: memory[..<count]), as: UTF8.self)
    }

    /// Calls `body` with the bytes that were kept, which it must not keep.
    @unsafe
    package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        unsafe body(UnsafeBufferPointer(rebasing: memory[..<count]))
    }
}

extension [UInt8] {
    /// Appends what `body` writes.
    mutating func appendText(_ body: (inout TextSink) -> Void) {
        TextSink.withSink(limit: Int.max) { sink in
            body(&sink)
            unsafe sink.withBytes { bytes in unsafe append(contentsOf: bytes) }
        }
    }
}
