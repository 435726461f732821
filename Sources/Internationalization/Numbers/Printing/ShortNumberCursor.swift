/// Writes digits and symbols into memory from its end to its beginning, a word at a time.
///
/// Each write is one store of four or eight bytes that ends where the text so far begins; what it writes before its own
/// text is written over by the next.
@safe struct ShortNumberCursor {
    /// A text of at most eight bytes, the last one in the highest byte.
    struct Word: Sendable {
        let bytes: UInt64
        let count: Int

        /// No text.
        static let empty = Word(bytes: 0, count: 0)

        private init(bytes: UInt64, count: Int) {
            self.bytes = bytes
            self.count = count
        }

        /// `nil` for a longer text.
        @inline(__always)
        init?(_ text: InlineText) {
            count = text.count
            guard count <= 8 else { return nil }
            // Without bytes there is nothing to shift.
            bytes = text.head &<< UInt64(truncatingIfNeeded: 64 &- count &* 8)
        }
    }

    /// The number of bytes that there is room for. Prefix, suffix and point take at most 8 bytes each, forty digits 4
    /// each, the separators between twenty digits 8 each, and 16 are left free at the beginning: at most 352 bytes.
    private static let capacity = 384

    // `memory` has `capacity` bytes. `start` is at least 8, or 16, before every store, and the stores cover the eight,
    // or sixteen, bytes before it. `start` begins at `capacity` and never grows.
    private let memory: UnsafeMutableRawPointer
    private var start: Int
    private let zero: UInt32
    private let width: Int

    /// Calls `body` with a cursor, then, when `body` says that it wrote a number, `use` with its bytes, which must not be
    /// kept; `nil` when it says that it did not.
    ///
    /// - Parameters:
    ///   - zero: the bytes of the digit zero, the last one in the highest byte.
    ///   - digitWidth: the number of bytes of a digit.
    @inline(__always)
    static func withCursor<Result>(
        zero: UInt32, digitWidth: Int, _ body: (inout ShortNumberCursor) -> Bool,
        use: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result? {
        unsafe withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 8) { room in
            guard let memory = room.baseAddress else { return nil }
            var cursor = unsafe ShortNumberCursor(memory: memory, zero: zero, width: digitWidth)
            guard body(&cursor) else { return nil }
            let first = unsafe (memory + cursor.start).assumingMemoryBound(to: UInt8.self)
            return unsafe use(UnsafeBufferPointer(start: first, count: capacity &- cursor.start))
        }
    }

    @inline(__always)
    private init(memory: UnsafeMutableRawPointer, zero: UInt32, width: Int) {
        unsafe self.memory = memory
        start = Self.capacity
        self.zero = zero
        self.width = width
    }

    /// Takes the last decimal digit off `number` and puts it before what is written.
    @inline(__always)
    mutating func prependLastDigit(of number: inout UInt64) {
        let quotient = number / 10
        prepend(digit: UInt32(truncatingIfNeeded: number &- quotient &* 10))
        number = quotient
    }

    /// Takes the last `count` decimal digits off `number` and puts them before what is written.
    @inline(__always)
    mutating func prepend(lastDigits count: Int, of number: inout UInt64) {
        switch count {
        case 3:
            // The digits of one group do not wait for one another.
            let quotient = number / 1_000
            let group = UInt32(truncatingIfNeeded: number &- quotient &* 1_000)
            number = quotient
            let tens = group / 10
            let hundreds = group / 100
            prepend(digits: group &- tens &* 10, tens &- hundreds &* 10, hundreds)
        case 2:
            let quotient = number / 100
            let group = UInt32(truncatingIfNeeded: number &- quotient &* 100)
            number = quotient
            let tens = group / 10
            prepend(digit: group &- tens &* 10)
            prepend(digit: tens)
        default:
            for _ in 0..<count { prependLastDigit(of: &number) }
        }
    }

    /// Puts a digit (0 to 9) before what is written.
    @inline(__always)
    mutating func prepend(digit: UInt32) {
        guard start >= 8 else { return }
        unsafe memory.storeBytes(of: (zero &+ digit &<< 24).littleEndian, toByteOffset: start &- 4, as: UInt32.self)
        start &-= width
    }

    /// Puts three digits before what is written, the last one first.
    @inline(__always)
    private mutating func prepend(digits last: UInt32, _ middle: UInt32, _ first: UInt32) {
        // A digit has at most four bytes.
        guard start >= 16 else { return }
        unsafe memory.storeBytes(of: (zero &+ last &<< 24).littleEndian, toByteOffset: start &- 4, as: UInt32.self)
        start &-= width
        unsafe memory.storeBytes(of: (zero &+ middle &<< 24).littleEndian, toByteOffset: start &- 4, as: UInt32.self)
        start &-= width
        unsafe memory.storeBytes(of: (zero &+ first &<< 24).littleEndian, toByteOffset: start &- 4, as: UInt32.self)
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
