import LookupTable

extension [UInt8] {
    /// Appends a number up to ``SevenBitNumber/greatest14`` in two bytes.
    mutating func append14(_ number: Int) {
        append(UInt8(truncatingIfNeeded: number & 0x7F))
        append(UInt8(truncatingIfNeeded: number >> 7 & 0x7F))
    }

    /// Appends a number up to ``SevenBitNumber/greatest28`` in four bytes.
    mutating func append28(_ number: Int) {
        append14(number & 0x3FFF)
        append14(number >> 14)
    }

    /// Appends eight bytes, the lowest first.
    mutating func append(word: UInt64) {
        var rest = word
        for _ in 0..<8 {
            append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
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
