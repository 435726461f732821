/// Hashes the keys of large objects: a multiplication of 64 × 64 bits for every eight bytes, whose halves are folded
/// together.
///
/// Its two factors are numbers that only the process knows, those of Swift's own hashing, so that no file can be made
/// whose keys collide. That hashing itself takes several times as long.
struct KeyHashing {
    private let seed: UInt64
    private let factor: UInt64

    init() {
        var hasher = Hasher()
        seed = UInt64(truncatingIfNeeded: hasher.finalize())
        hasher = Hasher()
        hasher.combine(1)
        factor = UInt64(truncatingIfNeeded: hasher.finalize()) | 1
    }

    /// The hash of the bytes of `range`.
    @inline(__always)
    func hash(_ range: Range<Int>, of bytes: SourceBytes) -> UInt64 {
        var hash = seed ^ UInt64(truncatingIfNeeded: range.count)
        var offset = range.lowerBound
        while offset < range.upperBound {
            hash = fold(hash ^ bytes.word(at: offset, length: range.upperBound - offset))
            offset += 8
        }
        return fold(hash ^ seed)
    }

    @inline(__always)
    private func fold(_ number: UInt64) -> UInt64 {
        let product = number.multipliedFullWidth(by: factor)
        return product.high ^ product.low
    }
}
