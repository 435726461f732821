/// Takes the bytes of a text in memory that is handed to it, or in larger memory of its own when that is too small.
///
/// The argument why this is safe: every write is preceded by ``reserve(_:)``, which gives the number of bytes that fit
/// after `count` in `memory`, and writes no more than those. `memory` is that of the closure of
/// ``withSink(limit:growsBeyond:_:)`` or of the caller's span, which outlive the sink, or memory that the sink
/// allocated, which it gives back when it ends or takes larger memory.
@safe
package struct TextSink: ~Copyable {
    private var memory: UnsafeMutableBufferPointer<UInt8>
    private var ownsMemory = false
    private let grows: Bool

    /// The most bytes that are kept.
    private let limit: Int

    /// The number of bytes that were written and kept.
    package private(set) var count = 0

    /// The number of bytes that were written, kept or not.
    package private(set) var neededCount = 0

    /// Whether something was written that was not kept.
    package var isCut: Bool { neededCount > count }

    /// Whether there is no use in writing more: memory of a caller goes on counting what it would need.
    package var isDone: Bool { grows && isCut }

    private init(memory: UnsafeMutableBufferPointer<UInt8>, limit: Int, grows: Bool) {
        unsafe self.memory = memory
        self.limit = limit
        self.grows = grows
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

    /// The number of bytes, of `wanted` ones, that can be written after `count`.
    @inline(__always)
    private mutating func reserve(_ wanted: Int) -> Int {
        let needed = neededCount.addingReportingOverflow(wanted)
        // Nothing is kept after something was left out.
        let wasCut = isCut
        neededCount = needed.overflow ? Int.max : needed.partialValue
        if wasCut { return 0 }
        if unsafe wanted <= memory.count - count, wanted <= limit - count { return wanted }
        return reserveMore(wanted)
    }

    private mutating func reserveMore(_ wanted: Int) -> Int {
        let kept = min(wanted, limit - count)
        guard grows else { return unsafe min(kept, memory.count - count) }
        if unsafe count + kept > memory.count {
            let capacity = min(max(count + kept, unsafe memory.count * 2), max(limit, count + kept))
            let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
            _ = unsafe larger.initialize(fromContentsOf: memory[..<count])
            if ownsMemory { unsafe memory.deallocate() }
            unsafe memory = larger
            ownsMemory = true
        }
        return kept
    }

    /// Appends the bytes of a buffer.
    @unsafe
    package mutating func append(_ buffer: UnsafeBufferPointer<UInt8>) {
        let kept = reserve(buffer.count)
        guard kept > 0, let source = buffer.baseAddress, let base = unsafe memory.baseAddress else { return }
        unsafe (base + count).update(from: source, count: kept)
        count += kept
    }

    /// Appends a text.
    package mutating func append(_ text: String) {
        // A sink cannot be captured, so the bytes are borrowed around the call.
        var text = text
        text.withUTF8 { buffer in unsafe append(buffer) }
    }

    /// Appends the bytes of an array.
    package mutating func append(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { buffer in unsafe append(buffer) }
    }

    /// Appends a byte.
    package mutating func append(_ byte: UInt8) {
        guard reserve(1) == 1 else { return }
        unsafe memory[count] = byte
        count += 1
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
        if first >= 0xC0, continuations + 1 < length { count = end - 1 }
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
