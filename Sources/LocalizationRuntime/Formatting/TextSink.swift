import LookupTable

/// Takes the bytes of a text in memory that is handed to it, or in larger memory of its own when that is too small.
///
/// The argument why this is safe: every write is preceded by ``reserve(_:)``, which gives the number of bytes that fit
/// after `count` in `memory`, and writes no more than those. `memory` is that of the closure of
/// ``withSink(limit:growsBeyond:_:)`` or of the caller's span, which outlive the sink, or memory that the sink
/// allocated, which it gives back when it ends or takes larger memory.
@safe
struct TextSink: ~Copyable {
    private var memory: UnsafeMutableBufferPointer<UInt8>
    private var ownsMemory = false
    private let grows: Bool

    /// The most bytes that are kept.
    private let limit: Int

    /// The number of bytes that were written and kept.
    private(set) var count = 0

    /// The number of bytes that were written, kept or not.
    private(set) var neededCount = 0

    /// Whether something was written that was not kept.
    var isCut: Bool { neededCount > count }

    /// Whether there is no use in writing more: memory of a caller goes on counting what it would need.
    var isDone: Bool { grows && isCut }

    private init(memory: UnsafeMutableBufferPointer<UInt8>, limit: Int, grows: Bool) {
        unsafe self.memory = memory
        self.limit = limit
        self.grows = grows
    }

    deinit {
        if ownsMemory { unsafe memory.deallocate() }
    }

    /// Calls `body` with a sink that keeps up to `limit` bytes. Up to a thousand bytes take no memory of the heap.
    @inline(__always)
    static func withSink<Result>(limit: Int, _ body: (inout TextSink) -> Result) -> Result {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { memory in
            var sink = unsafe TextSink(memory: memory, limit: limit, grows: true)
            return body(&sink)
        }
    }

    /// Calls `body` with a sink that keeps what fits into `output`.
    @inline(__always)
    static func withSink<Result>(into output: inout MutableSpan<UInt8>, _ body: (inout TextSink) -> Result) -> Result {
        unsafe output.withUnsafeMutableBufferPointer { memory in
            var sink = unsafe TextSink(memory: memory, limit: memory.count, grows: false)
            let result = body(&sink)
            return result
        }
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

    /// Appends a text.
    @inline(__always)
    mutating func append(_ text: RawBytes) {
        unsafe text.withUnsafeBuffer { buffer in unsafe append(buffer) }
    }

    /// Appends the bytes of a buffer.
    @unsafe
    @inline(__always)
    mutating func append(_ buffer: UnsafeBufferPointer<UInt8>) {
        let kept = reserve(buffer.count)
        guard kept > 0, let source = buffer.baseAddress, let base = unsafe memory.baseAddress else { return }
        unsafe (base + count).update(from: source, count: kept)
        count += kept
    }

    /// Appends a text.
    @inline(__always)
    mutating func append(_ text: String) {
        // A sink cannot be captured, so the bytes are borrowed around the call.
        var text = text
        text.withUTF8 { buffer in unsafe append(buffer) }
    }

    /// Appends the bytes of an array.
    mutating func append(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { buffer in unsafe append(buffer) }
    }

    /// Appends a byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        guard reserve(1) == 1 else { return }
        unsafe memory[count] = byte
        count += 1
    }

    /// Appends spaces.
    mutating func append(spaces count: Int) {
        for _ in 0..<count { append(UInt8(ascii: " ")) }
    }

    /// Takes away the beginning of a scalar that was cut at the end.
    mutating func trimCutScalar() {
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
    var string: String {
        unsafe String(decoding: UnsafeBufferPointer(rebasing: memory[..<count]), as: UTF8.self)
    }

    /// Calls `body` with the bytes that were kept, which it must not keep.
    func withBytes<Result>(_ body: (RawBytes) -> Result) -> Result {
        unsafe body(RawBytes(UnsafeBufferPointer(rebasing: memory[..<count])))
    }
}
