/// How a number is rounded when it has more digits than may be printed.
///
/// Rounding starts from the decimal digits of the number, for a `Double` its shortest ones: 2.675 to two fraction
/// digits is 2.68 (a tie between decimals), although the nearest `Double` lies a little below.
public enum RoundingMode: UInt8, Sendable, CaseIterable {
    /// To the nearest; a tie goes to the even digit. The default, as in CLDR and ICU: 0.125 → 0.12, 0.135 → 0.14.
    case halfEven
    /// To the nearest; a tie goes away from zero: 0.125 → 0.13.
    case halfUp
    /// To the nearest; a tie goes towards zero: 0.125 → 0.12, 0.135 → 0.13.
    case halfDown
    /// Away from zero: 0.121 → 0.13, −0.121 → −0.13.
    case up
    /// Towards zero: 0.129 → 0.12, −0.129 → −0.12.
    case down
    /// Towards positive infinity: 0.121 → 0.13, −0.129 → −0.12.
    case ceiling
    /// Towards negative infinity: 0.129 → 0.12, −0.121 → −0.13.
    case floor

    /// Whether the magnitude grows by one unit of the last kept digit.
    ///
    /// - Parameters:
    ///   - isNegative: the sign of the number.
    ///   - isOdd: whether the last kept digit is odd.
    ///   - comparison: how the dropped part compares with half a unit; it is not zero.
    @inline(__always)
    func roundsAway(isNegative: Bool, isOdd: Bool, comparedWithHalf comparison: HalfComparison) -> Bool {
        switch self {
        case .halfEven: comparison == .greater || (comparison == .equal && isOdd)
        case .halfUp: comparison != .less
        case .halfDown: comparison == .greater
        case .up: true
        case .down: false
        case .ceiling: !isNegative
        case .floor: isNegative
        }
    }

    /// How the dropped part of a number compares with half a unit of the last kept digit.
    enum HalfComparison {
        case less, equal, greater
    }
}
