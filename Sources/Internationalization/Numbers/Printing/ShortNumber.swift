/// A number after rounding whose digits fit in 64 bits and are printed as at most twenty on either side of the point,
/// as nearly all are.
struct ShortNumber {
    /// All digits as one integer.
    var coefficient: UInt64

    /// How many of them stand after the point.
    var fraction: Int

    /// How many digits are printed after the point, zeros that are added among them.
    var fractionDigits: Int

    let isNegative: Bool

    /// An integer.
    @inline(__always)
    init(_ magnitude: UInt64, isNegative: Bool) {
        coefficient = magnitude
        fraction = 0
        fractionDigits = 0
        self.isNegative = isNegative
    }

    /// What ``NumberOptions/rounded(_:)`` gives, in registers; `nil` for other numbers.
    @inline(__always)
    init?(_ number: borrowing DecimalNumber, options: NumberOptions) {
        guard number.kind == .finite, number.longDigits == nil, options.precision.unit != .significant else {
            return nil
        }
        self.init(number.coefficient, isNegative: number.isNegative)
        let least = options.precision.minimum
        if number.exponent == 0, least == 0 { return }

        guard least <= PowersOfTen.greatestDigitCount else { return nil }
        fraction = 0 &- Int(number.exponent)
        if fraction < 0 {
            guard fraction >= -2 else { return nil }
            let (product, overflows) =
                coefficient
                .multipliedReportingOverflow(by: PowersOfTen.power(0 &- fraction))
            guard !overflows else { return nil }
            coefficient = product
            fraction = 0
        } else if fraction > options.precision.maximum {
            let rounded = number.rounded(toPlace: 0 &- options.precision.maximum, mode: options.rounding)
            coefficient = rounded.coefficient
            fraction = 0 &- Int(rounded.exponent)
        }
        while fraction > least {
            let quotient = coefficient / 10
            guard coefficient == quotient &* 10 else { break }
            coefficient = quotient
            fraction &-= 1
        }
        guard fraction <= PowersOfTen.greatestDigitCount else { return nil }
        fractionDigits = max(fraction, least)
    }

    /// The digits as they are printed.
    @inline(__always)
    var printed: PrintedNumber {
        let number = DecimalNumber(
            coefficient: coefficient, exponent: Int32(truncatingIfNeeded: 0 &- fraction), isNegative: isNegative)
        return PrintedNumber(number: number, fractionDigits: fractionDigits)
    }

    /// The sign that it is printed with.
    @inline(__always)
    func sign(_ display: NumberOptions.SignDisplay) -> ResolvedPattern.Sign {
        switch display {
        case .automatic: isNegative ? .minus : .none
        case .always: isNegative ? .minus : .plus
        case .never: .none
        case .exceptZero: coefficient == 0 ? .none : isNegative ? .minus : .plus
        }
    }
}
