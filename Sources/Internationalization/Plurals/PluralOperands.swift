/// What the plural rules ask about a number **as it is printed** (UTS #35 part 3, 5.1.1): `1` and `1.0` have other
/// operands, and in English other categories.
///
/// Rules ask only for remainders by divisors of a million and for equality with numbers below a million, so that of
/// each operand the last six digits suffice, and whether there are more. A number may be of any size.
public struct PluralOperands: Hashable, Sendable {
    // A number of more than six digits is kept as its last six digits plus a million: its remainders stay the same,
    // and it equals nothing below a million.

    /// The integer digits, as `i`.
    var integer: UInt32 = 0
    /// The visible fraction digits with trailing zeros, as `f`.
    var fraction: UInt32 = 0
    /// The visible fraction digits without trailing zeros, as `t`.
    var fractionWithoutZeros: UInt32 = 0
    /// How many visible fraction digits there are with trailing zeros, as `v`.
    var fractionCount: UInt32 = 0
    /// How many visible fraction digits there are without trailing zeros, as `w`.
    var fractionCountWithoutZeros: UInt32 = 0
    /// The compact exponent, as `c` and `e`.
    var exponent: UInt32 = 0

    /// The operands of an integer, printed without a fraction.
    @inlinable
    public init(_ integer: some FixedWidthInteger) {
        let magnitude = integer.magnitude
        if let small = UInt32(exactly: magnitude), small < 1_000_000 {
            self.init(reducedInteger: small)
        } else {
            self.init(reducedInteger: UInt32(truncatingIfNeeded: magnitude % 1_000_000) + 1_000_000)
        }
    }

    /// The operands of an integer that is already reduced to its last six digits.
    @usableFromInline
    init(reducedInteger: UInt32) {
        integer = reducedInteger
    }

    /// The operands of a number printed with these digits.
    ///
    /// - Parameters:
    ///   - integerDigits: the digits before the decimal separator, as ASCII characters or as numbers from 0 to 9.
    ///   - fractionDigits: those after it.
    ///   - exponent: the compact exponent, such as 3 when the digits are followed by a word for thousand.
    package init(integerDigits: Span<UInt8>, fractionDigits: Span<UInt8>, exponent: Int = 0) {
        self.exponent = UInt32(clamping: exponent)
        var integerPart = ReducedNumber()
        for index in integerDigits.indices { integerPart.append(integerDigits[index] & 0x0F) }
        let shifted = min(max(0, exponent), fractionDigits.count)
        for index in 0..<shifted { integerPart.append(fractionDigits[index] & 0x0F) }
        integerPart.appendZeros(max(0, exponent) - shifted)
        integer = integerPart.value

        var part = ReducedNumber()
        for index in shifted..<fractionDigits.count {
            part.append(fractionDigits[index] & 0x0F)
            if fractionDigits[index] & 0x0F != 0 {
                fractionWithoutZeros = part.value
                fractionCountWithoutZeros = UInt32(clamping: index + 1 - shifted)
            }
        }
        fraction = part.value
        fractionCount = UInt32(clamping: fractionDigits.count - shifted)
    }

    /// The operands of a number written as digits, such as `1`, `1.50`, `-12` or, with a compact exponent, `1.2c3`
    /// (`e` is accepted for `c`); nil when it is written otherwise.
    public init?(_ text: String) {
        guard let operands = text.withUTF8Span({ Self.operands(of: $0) }) else { return nil }
        self = operands
    }

    private static func operands(of bytes: Span<UInt8>) -> PluralOperands? {
        var index = 0
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
        func endOfDigits(from start: Int) -> Int {
            var end = start
            while end < bytes.count, bytes[end] >= UInt8(ascii: "0"), bytes[end] <= UInt8(ascii: "9") { end += 1 }
            return end
        }
        let integerDigits = index..<endOfDigits(from: index)
        index = integerDigits.upperBound
        var fractionDigits = index..<index
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            fractionDigits = (index + 1)..<endOfDigits(from: index + 1)
            if fractionDigits.isEmpty { return nil }
            index = fractionDigits.upperBound
        }
        guard !integerDigits.isEmpty || !fractionDigits.isEmpty else { return nil }
        var exponent = 0
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "c") || bytes[index] | 0x20 == UInt8(ascii: "e") {
            let digits = (index + 1)..<endOfDigits(from: index + 1)
            guard !digits.isEmpty else { return nil }
            for digit in digits {
                // Every exponent above this gives the same operands: an integer that ends in six zeros.
                exponent = min(exponent * 10 + Int(bytes[digit] - 48), 1 << 30)
            }
            index = digits.upperBound
        }
        guard index == bytes.count else { return nil }
        return PluralOperands(
            integerDigits: bytes.extracting(integerDigits), fractionDigits: bytes.extracting(fractionDigits),
            exponent: exponent)
    }

    /// A number of any size, kept as its last six digits and a million more when it has other digits above them.
    private struct ReducedNumber {
        private var lastDigits: UInt32 = 0
        private var hasMore = false

        var value: UInt32 { hasMore ? lastDigits + 1_000_000 : lastDigits }

        mutating func append(_ digit: UInt8) {
            let next = lastDigits * 10 + UInt32(digit)
            if next >= 1_000_000 { hasMore = true }
            lastDigits = next % 1_000_000
        }

        mutating func appendZeros(_ count: Int) {
            // After six zeros the last digits are zeros, whatever follows.
            for _ in 0..<min(count, 6) { append(0) }
        }
    }
}
