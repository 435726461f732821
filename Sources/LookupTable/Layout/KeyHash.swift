/// The hash that keys are found by. It is part of the format: the same on every machine, for ever.
///
/// Sixteen bytes a step, by one multiplication of 64 × 64 bits whose halves are folded together.
@usableFromInline
package enum KeyHash {
    // Odd numbers without pattern. `tail` holds a byte that no UTF-8 text has (FF), so that no text can turn a factor
    // into zero by equalling it.
    @usableFromInline static let base: UInt64 = 0x9E1F_83C5_4D6B_A279
    @usableFromInline static let length: UInt64 = 0xC2B9_57E3_1A8D_4F65
    @usableFromInline static let tail: UInt64 = 0xFF6D_35A9_D2E8_71C3
    @usableFromInline static let last: UInt64 = 0xA3F4_6E9B_58C7_1D2F

    /// All 64 bits, which choose the place of a key in the index.
    @inlinable @inline(__always)
    package static func full(_ bytes: RawBytes) -> UInt64 {
        let count = bytes.count
        var hash = base ^ (UInt64(truncatingIfNeeded: count) &* length)
        var offset = 0
        while let words = bytes.words64(at: offset) {
            hash = fold(words.first ^ hash, words.second ^ tail) ^ words.second
            offset &+= 16
        }
        if offset < count {
            let rest = bytes.tail(from: offset)
            hash = fold(rest.first ^ hash, rest.second ^ tail)
        }
        return fold(hash ^ last, length)
    }

    /// What is stored with a key and in symbols: seven bits of each byte of ``full(_:)``.
    @inlinable @inline(__always)
    package static func stored(_ full: UInt64) -> UInt64 {
        full & SevenBitNumber.groupBits
    }

    /// The hash of a key as it is stored with it and in symbols.
    package static func hash(of key: Span<UInt8>) -> UInt64 {
        RawBytes.withBytes(of: key) { stored(full($0)) }
    }

    /// The index of the group that a key belongs to, of `count` groups.
    @inlinable @inline(__always)
    package static func group(_ full: UInt64, count: Int) -> Int {
        Int(truncatingIfNeeded: full.multipliedFullWidth(by: UInt64(count)).high)
    }

    /// The place of a key among `count`, when its group is displaced by `displacement`.
    @inlinable @inline(__always)
    package static func place(_ full: UInt64, displacement: Int, count: Int) -> Int {
        var mixed = full ^ (UInt64(truncatingIfNeeded: displacement) &* base)
        mixed = (mixed ^ mixed >> 32) &* last
        mixed ^= mixed >> 29
        mixed = mixed &* length
        return Int(truncatingIfNeeded: mixed.multipliedFullWidth(by: UInt64(count)).high)
    }

    @inlinable @inline(__always)
    static func fold(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }
}
