import LookupTable

/// Appends numbers to the bytes of a table.
///
/// Unsafe are the views of a number's bytes; they are copied within the closure that lends them.
extension [UInt8] {
    /// Appends a number up to ``SevenBitNumber/greatest14`` in two bytes.
    mutating func append14(_ number: Int) {
        unsafe Swift.withUnsafeBytes(of: SevenBitNumber.word16(number).littleEndian) { unsafe append(contentsOf: $0) }
    }

    /// Appends a number up to ``SevenBitNumber/greatest28`` in four bytes.
    mutating func append28(_ number: Int) {
        unsafe Swift.withUnsafeBytes(of: SevenBitNumber.word32(number).littleEndian) { unsafe append(contentsOf: $0) }
    }

    /// Appends eight bytes, the lowest first.
    mutating func append(word: UInt64) {
        unsafe Swift.withUnsafeBytes(of: word.littleEndian) { unsafe append(contentsOf: $0) }
    }

    /// Appends the bytes of words, the lowest of each first.
    mutating func append(words: [UInt64]) {
        #if _endian(little)
            unsafe words.withUnsafeBytes { unsafe append(contentsOf: $0) }
        #else
            for word in words { append(word: word) }
        #endif
    }

    /// Writes a number up to ``SevenBitNumber/greatest28`` over the four bytes at `offset`.
    mutating func put28(_ number: Int, at offset: Int) {
        for group in 0..<4 {
            self[offset + group] = UInt8(truncatingIfNeeded: number >> (7 * group) & 0x7F)
        }
    }

    /// Writes eight bytes over those at `offset`, the lowest first.
    mutating func put(word: UInt64, at offset: Int) {
        for group in 0..<8 {
            self[offset + group] = UInt8(truncatingIfNeeded: word >> (8 * group))
        }
    }
}
