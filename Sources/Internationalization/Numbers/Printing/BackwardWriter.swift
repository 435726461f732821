/// Writes a text into memory from its end to its beginning.
///
/// Numbers are printed this way because digits come from the last to the first, and groups are counted from the
/// decimal point; nothing has to be measured first.
@safe struct BackwardWriter: ~Copyable {
    // The bytes of `memory` from `start` on are written. Every write goes to indices that were checked to be at least
    // 0 and are below the `start` it found, which never exceeds `memory.count`.
    private let memory: UnsafeMutableBufferPointer<UInt8>
    private var start: Int

    /// Calls `body` with a writer that has room for `capacity` bytes, then `use` with what it wrote and the result.
    ///
    /// A write for which there is no room is left out.
    @inline(__always)
    static func withRoom<Result>(
        for capacity: Int,
        _ body: (inout BackwardWriter) -> Result,
        use: (UnsafeBufferPointer<UInt8>, Result) -> Void
    ) {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
            var writer = unsafe BackwardWriter(memory: memory)
            let result = body(&writer)
            unsafe use(UnsafeBufferPointer(rebasing: memory[writer.start...]), result)
        }
    }

    @inline(__always)
    private init(memory: UnsafeMutableBufferPointer<UInt8>) {
        unsafe self.memory = memory
        start = memory.count
    }

    /// The number of bytes written.
    @inline(__always)
    var count: Int { unsafe memory.count &- start }

    /// The number of Unicode scalars written.
    var scalarCount: Int {
        var count = 0
        for index in unsafe start..<memory.count where unsafe memory[index] & 0xC0 != 0x80 {
            count += 1
        }
        return count
    }

    /// Puts spaces before what is written until there are `width` scalars.
    mutating func pad(to width: Int) {
        guard width > 0 else { return }
        for _ in 0..<max(width - scalarCount, 0) { prepend(UInt8(ascii: " ")) }
    }

    /// Puts a byte before what is written.
    @inline(__always)
    mutating func prepend(_ byte: UInt8) {
        guard start > 0 else { return }
        start &-= 1
        unsafe memory[start] = byte
    }

    /// Puts the `width` (1 to 4) low bytes of `bytes`, the lowest first, before what is written.
    @inline(__always)
    mutating func prepend(_ bytes: UInt32, width: Int) {
        guard start >= width else { return }
        start &-= width
        var rest = bytes
        for index in 0..<width {
            unsafe memory[start &+ index] = UInt8(truncatingIfNeeded: rest)
            rest &>>= 8
        }
    }

    /// Puts a text before what is written.
    @inline(__always)
    mutating func prepend(_ text: InlineText) {
        let count = text.count
        guard start >= count else { return }
        start &-= count
        if count <= 8 {
            var rest = text.head
            for index in 0..<count {
                unsafe memory[start &+ index] = UInt8(truncatingIfNeeded: rest)
                rest &>>= 8
            }
        } else {
            for index in 0..<count {
                unsafe memory[start &+ index] = text[index]
            }
        }
    }
}
