/// Numbers in groups of seven bits, one group a byte, the lowest first: every byte is ASCII, so that a table of text
/// and numbers is UTF-8 throughout.
///
/// Widths are fixed: two bytes hold 14 bits, four hold 28. The number 300 in two bytes is `2C 02`. Reading drops the
/// highest bit of each byte, so that any bytes give some number of the range.
@usableFromInline
package enum SevenBitNumber {
    /// The greatest number in two bytes.
    package static let greatest14 = 0x3FFF

    /// The greatest number in four bytes, and so the greatest size of a table: 256 MB.
    package static let greatest28 = 0xFFF_FFFF

    /// The bits of a byte that carry numbers, in eight bytes.
    @usableFromInline package static let groupBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

    /// The number in two bytes.
    @inlinable @inline(__always)
    package static func number(_ word: UInt16) -> Int {
        Int(word & 0x7F) | Int(word & 0x7F00) >> 1
    }

    /// The number in four bytes.
    @inlinable @inline(__always)
    package static func number(_ word: UInt32) -> Int {
        let pairs = word & 0x007F_007F | (word & 0x7F00_7F00) >> 1
        return Int(pairs & 0x3FFF | (pairs & 0x3FFF_0000) >> 2)
    }

    /// The two numbers in eight bytes.
    @inlinable @inline(__always)
    package static func numbers(_ word: UInt64) -> (first: Int, second: Int) {
        let pairs = word & 0x007F_007F_007F_007F | (word & 0x7F00_7F00_7F00_7F00) >> 1
        let quads = pairs & 0x0000_3FFF_0000_3FFF | (pairs & 0x3FFF_0000_3FFF_0000) >> 2
        return (Int(quads & 0xFFF_FFFF), Int(quads >> 32))
    }

    /// The two bytes of a number up to ``greatest14``.
    @inlinable @inline(__always)
    package static func word16(_ number: Int) -> UInt16 {
        UInt16(truncatingIfNeeded: number & 0x7F | (number & 0x3F80) << 1)
    }

    /// The four bytes of a number up to ``greatest28``.
    @inlinable @inline(__always)
    package static func word32(_ number: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: number & 0x7F)
            | UInt32(truncatingIfNeeded: (number & 0x3F80) << 1)
            | UInt32(truncatingIfNeeded: (number & 0x1F_C000) << 2)
            | UInt32(truncatingIfNeeded: (number & 0xFE0_0000) << 3)
    }

    /// The eight bytes of two numbers up to ``greatest28``.
    @inline(__always)
    package static func word64(_ first: Int, _ second: Int) -> UInt64 {
        UInt64(word32(first)) | UInt64(word32(second)) << 32
    }
}

extension RawBytes {
    /// The two-byte number at `offset`, or `nil` when it is not all inside.
    @inlinable @inline(__always)
    package func number14(at offset: Int) -> Int? {
        guard let word = word16(at: offset) else { return nil }
        return SevenBitNumber.number(word)
    }

    /// The four-byte number at `offset`, or `nil` when it is not all inside.
    @inlinable @inline(__always)
    package func number28(at offset: Int) -> Int? {
        guard let word = word32(at: offset) else { return nil }
        return SevenBitNumber.number(word)
    }

    /// The offset of the first byte, eight at a time, that is no number's; `nil` when all are.
    var firstOffsetAboveASCII: Int? {
        var offset = 0
        while let word = word64(at: offset) {
            if word & ~SevenBitNumber.groupBits != 0 { return offset }
            offset += 8
        }
        while let byte = byte(at: offset) {
            if byte >= 0x80 { return offset }
            offset += 1
        }
        return nil
    }
}
