/// The digits of a number from the last to the first.
struct DigitStream {
    private var coefficient: UInt64
    private let longDigits: [UInt8]?
    private var remainingLongDigits: Int

    @inline(__always)
    init(_ number: DecimalNumber) {
        coefficient = number.coefficient
        longDigits = number.longDigits
        remainingLongDigits = longDigits?.count ?? 0
    }

    /// Whether only zeros are left.
    @inline(__always)
    var isEmpty: Bool { coefficient == 0 && remainingLongDigits == 0 }

    /// The next digit to the left, 0 when there is none.
    @inline(__always)
    mutating func next() -> UInt8 {
        guard let longDigits else {
            let quotient = coefficient / 10
            let digit = coefficient &- quotient &* 10
            coefficient = quotient
            return UInt8(truncatingIfNeeded: digit)
        }
        guard remainingLongDigits > 0 else { return 0 }
        remainingLongDigits -= 1
        return longDigits[remainingLongDigits]
    }
}
