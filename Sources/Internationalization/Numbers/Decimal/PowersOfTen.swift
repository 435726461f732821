/// Powers of ten that fit in 64 bits.
enum PowersOfTen {
    /// The number of decimal digits of the greatest `UInt64`.
    static var greatestDigitCount: Int { 20 }

    /// 10 to the `exponent`, which is 0 to 19.
    ///
    /// A switch rather than an array, because the compiler turns it into a table in read-only data.
    @inline(__always)
    static func power(_ exponent: Int) -> UInt64 {
        switch exponent {
        case 0: 1
        case 1: 10
        case 2: 100
        case 3: 1_000
        case 4: 10_000
        case 5: 100_000
        case 6: 1_000_000
        case 7: 10_000_000
        case 8: 100_000_000
        case 9: 1_000_000_000
        case 10: 10_000_000_000
        case 11: 100_000_000_000
        case 12: 1_000_000_000_000
        case 13: 10_000_000_000_000
        case 14: 100_000_000_000_000
        case 15: 1_000_000_000_000_000
        case 16: 10_000_000_000_000_000
        case 17: 100_000_000_000_000_000
        case 18: 1_000_000_000_000_000_000
        default: 10_000_000_000_000_000_000
        }
    }

    /// The number of decimal digits of `value`, 1 for zero.
    @inline(__always)
    static func digitCount(_ value: UInt64) -> Int {
        // log10(2) is about 1233/4096: the estimate is right or one too small.
        let bits = UInt64.bitWidth - (value | 1).leadingZeroBitCount
        let estimate = (bits &* 1233) >> 12
        return value >= power(estimate) && estimate < greatestDigitCount ? estimate + 1 : max(estimate, 1)
    }
}
