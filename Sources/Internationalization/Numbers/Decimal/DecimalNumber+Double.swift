extension DecimalNumber {
    /// A floating-point number by the shortest digits that read back as the same number, 0.1 as one digit.
    public init(_ value: Double) {
        let isNegative = value.sign == .minus
        guard value.isFinite else {
            self.init(coefficient: 0, isNegative: isNegative, kind: value.isNaN ? .notANumber : .infinity)
            return
        }
        let magnitude = value.magnitude
        if let short = Self.shortDecimal(magnitude) {
            self.init(coefficient: short.coefficient, exponent: short.exponent, isNegative: isNegative)
        } else {
            self.init(shortestDigitsOf: magnitude, isNegative: isNegative)
        }
    }

    /// A floating-point number by the shortest digits that read back as the same `Float`: 0.1 as one digit, although
    /// it has more as a `Double`.
    public init(_ value: Float) {
        guard value.isFinite, let number = DecimalNumber(text: value.description) else {
            self.init(Double(value))
            return
        }
        self = number.strippingFractionZeros(downTo: 0)
    }

    /// The digits of `magnitude` when there are at most 15, at most 8 of them after the decimal point.
    ///
    /// If `digits / 10^k`, correctly rounded as division is, gives the number back, then `digits` with `k` fraction
    /// digits reads back as it. Decimals of 15 digits never share a `Double`, so with the least `k` there is no
    /// shorter text, and no other one as short.
    @inline(__always)
    private static func shortDecimal(_ magnitude: Double) -> (coefficient: UInt64, exponent: Int32)? {
        var scale = 1.0
        var exponent: Int32 = 0
        while exponent >= -8 {
            let scaled = magnitude * scale
            guard scaled < 1e15 else { return nil }
            let digits = Int64(scaled + 0.5)
            // The number and the product are each off by at most 2^-53 of themselves, so this excludes no hit; it
            // saves most of the slow divisions.
            let rounded = Double(digits)
            if (scaled - rounded).magnitude <= scaled * 5e-16, rounded / scale == magnitude {
                return (digits.magnitude, exponent)
            }
            scale *= 10
            exponent -= 1
        }
        return nil
    }

    /// The digits that the standard library prints.
    private init(shortestDigitsOf magnitude: Double, isNegative: Bool) {
        self.init(coefficient: 0, isNegative: isNegative)
        var isAfterPoint = false
        var isExponent = false
        var isExponentNegative = false
        var writtenExponent: Int32 = 0
        // At most 17 digits and, in the plain notation below 2^54, a point with one zero: no overflow.
        for byte in magnitude.description.utf8 {
            switch byte {
            case UInt8(ascii: "."): isAfterPoint = true
            case UInt8(ascii: "e"): isExponent = true
            case UInt8(ascii: "-"): isExponentNegative = true
            case UInt8(ascii: "0")...UInt8(ascii: "9") where isExponent:
                writtenExponent = writtenExponent &* 10 &+ Int32(byte &- UInt8(ascii: "0"))
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                coefficient = coefficient &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
                if isAfterPoint { exponent -= 1 }
            default: break
            }
        }
        exponent += isExponentNegative ? -writtenExponent : writtenExponent
        self = strippingFractionZeros(downTo: 0)
    }
}
