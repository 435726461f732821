/// A number given for a placeholder.
package enum NumberArgument: Hashable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case double(Double)
    case decimal(DecimalNumber)

    /// The number's decimal digits.
    @inline(__always)
    package var decimal: DecimalNumber {
        switch self {
        case .signed(let value): DecimalNumber(value)
        case .unsigned(let value): DecimalNumber(value)
        case .double(let value): DecimalNumber(value)
        case .decimal(let value): value
        }
    }

    /// Whether a placeholder with the given conversion can print the number as it is.
    ///
    /// If not, such as 2.5 for `%d`, −1 for `%u` or a number for `%c` that is no character, it is printed by its own
    /// kind.
    package func fits(_ conversion: NumberSpecifier.Conversion) -> Bool {
        switch conversion {
        case .signedInteger where isSigned: true
        case .signedInteger: decimal.isInteger
        case .unsignedInteger: decimal.isInteger && !decimal.isNegative
        case .hexadecimalLowercase, .hexadecimalUppercase, .octal: integer != nil
        case .fixed, .fixedUppercase, .exponential, .exponentialUppercase, .general, .generalUppercase: true
        case .hexadecimalFloat, .hexadecimalFloatUppercase: binary != nil
        case .character: character != nil
        }
    }

    /// Whether the number was given as a signed integer.
    private var isSigned: Bool {
        if case .signed = self { true } else { false }
    }

    /// The magnitude and sign of an integer that fits in 64 bits; `nil` for any other number.
    var integer: (magnitude: UInt64, isNegative: Bool)? {
        let number = decimal.strippingFractionZeros(downTo: 0)
        guard number.isInteger, number.longDigits == nil, number.exponent >= 0,
            number.exponent < PowersOfTen.greatestDigitCount
        else { return nil }
        let (magnitude, overflows) = number.coefficient
            .multipliedReportingOverflow(by: PowersOfTen.power(Int(number.exponent)))
        guard !overflows, !number.isNegative || magnitude <= Int64.min.magnitude else { return nil }
        return (magnitude, number.isNegative)
    }

    /// The number as a `Double`, when that is the same number.
    var binary: Double? {
        switch self {
        case .double(let value): value
        case .signed(let value): Double(exactly: value)
        case .unsigned(let value): Double(exactly: value)
        case .decimal(let value):
            Double(value.description).flatMap { binary in
                DecimalNumber(binary).strippingFractionZeros(downTo: 0) == value.strippingFractionZeros(downTo: 0)
                    ? binary : nil
            }
        }
    }

    /// The character with this number.
    var character: Unicode.Scalar? {
        guard let integer, !integer.isNegative, let value = UInt32(exactly: integer.magnitude) else { return nil }
        return Unicode.Scalar(value)
    }
}

extension DecimalNumber {
    /// Whether nothing but zeros stands after the decimal point.
    var isInteger: Bool {
        kind == .finite && strippingFractionZeros(downTo: 0).exponent >= 0
    }
}
