/// A number as decimal digits: what printing, rounding and plural rules work on.
///
/// The value is `digits × 10^exponent` with a sign. Trailing zeros are kept, because 1 and 1.0 choose different plural
/// forms in many languages (UTS #35, part 3, "Operands"); for the same reason the two are not equal here.
/// Digits that fit in 64 bits, which those of every integer and `Double` do, are stored in place; longer ones, given
/// as text, take an array.
public struct DecimalNumber: Sendable, Hashable {
    /// The most digits that a number given as text may have, and how far from the decimal point they may lie on
    /// either side.
    public static let greatestDigitCount = 1_000

    enum Kind: UInt8 {
        case finite
        case infinity
        case notANumber
    }

    var kind: Kind

    /// Whether the number has a minus sign; zero and NaN can have one too.
    public internal(set) var isNegative: Bool

    /// The power of ten that the last digit counts.
    var exponent: Int32

    /// The digits as an integer, when ``longDigits`` is `nil`.
    var coefficient: UInt64

    /// The digits as values 0 to 9, the most significant one first and not 0, when they do not fit in 64 bits.
    var longDigits: [UInt8]?

    @inline(__always)
    init(coefficient: UInt64, exponent: Int32 = 0, isNegative: Bool = false, kind: Kind = .finite) {
        self.kind = kind
        self.isNegative = isNegative
        self.exponent = exponent
        self.coefficient = coefficient
        longDigits = nil
    }

    /// A signed integer.
    @inline(__always)
    public init(_ value: Int) {
        self.init(coefficient: UInt64(value.magnitude), isNegative: value < 0)
    }

    /// A signed integer of 64 bits.
    @inline(__always)
    public init(_ value: Int64) {
        self.init(coefficient: value.magnitude, isNegative: value < 0)
    }

    /// An unsigned integer of 64 bits.
    @inline(__always)
    public init(_ value: UInt64) {
        self.init(coefficient: value)
    }

    /// An integer of any width. One that is longer than ``greatestDigitCount`` digits loses its last ones, which no
    /// type of the standard library can hold.
    public init(_ value: some BinaryInteger) {
        self.init(coefficient: 0, isNegative: value < 0)
        if let coefficient = UInt64(exactly: value.magnitude) {
            self.coefficient = coefficient
        } else {
            let digits = value.magnitude.description.utf8.map { $0 &- UInt8(ascii: "0") }
            setDigits(Array(digits.prefix(Self.greatestDigitCount)))
            exponent = Int32(clamping: digits.count - min(digits.count, Self.greatestDigitCount))
        }
    }

    /// Whether the number is zero, of either sign.
    public var isZero: Bool { kind == .finite && coefficient == 0 && longDigits == nil }

    /// Whether the number is an infinity.
    public var isInfinite: Bool { kind == .infinity }

    /// Whether this is no number at all.
    public var isNaN: Bool { kind == .notANumber }

    /// The number of digits, from the most significant one that is not zero to the last stored; 1 for zero.
    var digitCount: Int { longDigits?.count ?? PowersOfTen.digitCount(coefficient) }

    /// The number of digits before the decimal point; 0 or less for numbers below 1, such as −1 for 0.01.
    var integerDigitCount: Int { isZero ? 0 : digitCount + Int(exponent) }

    /// A hundredth of the number, exactly.
    package func dividedByHundred() -> DecimalNumber {
        var quotient = self
        // Neither has a number that is not finite digits to move.
        if kind == .finite { quotient.exponent -= 2 }
        return quotient
    }

    /// The number a hundred times as large, exactly.
    @inline(__always)
    func multipliedByHundred() -> DecimalNumber {
        var product = self
        // Zero has no digits before the point to move.
        product.exponent = isZero ? min(exponent + 2, 0) : exponent + 2
        return product
    }
}
