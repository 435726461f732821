/// The ten digits of a numbering system as UTF-8.
///
/// In all but one system, `hanidec`, they are consecutive characters that differ in their last byte only, so the zero
/// and its length say it all.
struct DigitSet: Sendable, Hashable {
    /// The bytes of zero, the first in the low byte.
    private let zero: UInt32

    /// The number of bytes of every digit, 1 to 4.
    let width: Int

    /// By how much a digit's value is shifted to be added to the last byte of zero.
    private let lastByteShift: UInt32

    /// The bytes of each digit when they are not consecutive, else all zero.
    private let irregular: SIMD16<UInt32>
    private let isRegular: Bool

    /// `0` to `9`.
    static let ascii = DigitSet(zero: 0x30, width: 1)

    private init(zero: UInt32, width: Int) {
        self.zero = zero
        self.width = width
        lastByteShift = UInt32((width - 1) * 8)
        irregular = SIMD16(repeating: 0)
        isRegular = true
    }

    /// Ten characters of equal length, zero first; `nil` for anything else.
    init?(_ bytes: Span<UInt8>) {
        let width = bytes.count / 10
        guard bytes.count == width * 10, (1...4).contains(width) else { return nil }
        var digits = SIMD16<UInt32>(repeating: 0)
        for index in bytes.indices {
            digits[index / width] |= UInt32(bytes[index]) << UInt32(index % width * 8)
        }
        let lastByteShift = UInt32((width - 1) * 8)
        let zero = digits[0]
        let isRegular = (0..<10).allSatisfy { digits[$0] == zero &+ UInt32($0) &<< lastByteShift }
        self.zero = zero
        self.width = width
        self.lastByteShift = lastByteShift
        self.irregular = isRegular ? SIMD16(repeating: 0) : digits
        self.isRegular = isRegular
    }

    /// The bytes of zero when the digits are consecutive, the last one in the highest byte.
    @inline(__always)
    var regularZero: UInt32? { isRegular ? zero &<< (24 &- lastByteShift) : nil }

    /// The bytes of the digit with the value `digit` (0 to 9), the first in the low byte.
    @inline(__always)
    func bytes(of digit: UInt8) -> UInt32 {
        isRegular ? zero &+ UInt32(digit) &<< lastByteShift : irregular[Int(digit & 15)]
    }

    /// The digit with the value `digit` (0 to 9).
    func text(of digit: UInt8) -> InlineText {
        var text = InlineText()
        for index in 0..<width { _ = text.append(UInt8(truncatingIfNeeded: bytes(of: digit) >> UInt32(8 * index))) }
        return text
    }
}
