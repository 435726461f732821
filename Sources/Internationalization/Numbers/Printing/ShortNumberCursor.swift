/// Writes digits and symbols into memory from its end to its beginning, a word at a time.
///
/// Each write is one store of four or eight bytes that ends where the text so far begins; what it writes before its own
/// text is written over by the next.
@safe struct ShortNumberCursor {
    /// A text of at most eight bytes, the last one in the highest byte.
    struct Word {
        let bytes: UInt64
        let count: Int

        /// `nil` for a longer text.
        @inline(__always)
        init?(_ text: InlineText) {
            count = text.count
            guard count <= 8 else { return nil }
            // Without bytes there is nothing to shift.
            bytes = text.head &<< UInt64(truncatingIfNeeded: 64 &- count &* 8)
        }
    }

    // `start` is at least 8 before every store, and the store covers the eight, or four, bytes before it. `start`
    // begins at `memory.count` and never grows.
    private let memory: UnsafeMutableRawBufferPointer
    private var start: Int
    private let zero: UInt32
    private let width: Int

    /// - Parameters:
    ///   - zero: the bytes of the digit zero, the last one in the highest byte.
    ///   - width: the number of bytes of a digit.
    @inline(__always)
    init(memory: UnsafeMutableRawBufferPointer, zero: UInt32, width: Int) {
        unsafe self.memory = memory
        start = memory.count
        self.zero = zero
        self.width = width
    }

    /// What was written.
    @inline(__always)
    var written: UnsafeRawBufferPointer {
        unsafe UnsafeRawBufferPointer(rebasing: memory[start...])
    }

    /// Takes the last decimal digit off `number` and puts it before what is written.
    @inline(__always)
    mutating func prependLastDigit(of number: inout UInt64) {
        let quotient = number / 10
        prepend(digit: UInt32(truncatingIfNeeded: number &- quotient &* 10))
        number = quotient
    }

    /// Puts a digit (0 to 9) before what is written.
    @inline(__always)
    mutating func prepend(digit: UInt32) {
        guard start >= 8 else { return }
        unsafe memory.storeBytes(of: (zero &+ digit &<< 24).littleEndian, toByteOffset: start &- 4, as: UInt32.self)
        start &-= width
    }

    /// Puts a text before what is written.
    @inline(__always)
    mutating func prepend(_ word: Word) {
        guard start >= 8 else { return }
        unsafe memory.storeBytes(of: word.bytes.littleEndian, toByteOffset: start &- 8, as: UInt64.self)
        start &-= word.count
    }
}
