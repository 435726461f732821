extension DecimalNumber {
    /// The number rounded so that no digit lies below 10^`place`: place −2 keeps two fraction digits.
    @inline(__always)
    func rounded(toPlace place: Int, mode: RoundingMode) -> DecimalNumber {
        let dropped = place - Int(exponent)
        guard dropped > 0, kind == .finite else { return self }
        var result =
            longDigits == nil
            ? roundedShort(dropping: dropped, mode: mode) : roundedLong(dropping: dropped, mode: mode)
        if result.isZero { result.exponent = min(result.exponent, 0) }
        return result
    }

    /// The number rounded to at most `count` (1 or more) significant digits.
    func rounded(toSignificantDigits count: Int, mode: RoundingMode) -> DecimalNumber {
        guard kind == .finite, !isZero else { return self }
        return rounded(toPlace: Int(exponent) + digitCount - count, mode: mode)
    }

    /// Drops trailing zeros below the decimal point until `minimum` fraction digits are left.
    @inline(__always)
    func strippingFractionZeros(downTo minimum: Int) -> DecimalNumber {
        guard Int(exponent) < -minimum, kind == .finite else { return self }
        var stripped = self
        if var digits = longDigits {
            while Int(stripped.exponent) < -minimum, digits.last == 0 {
                digits.removeLast()
                stripped.exponent += 1
            }
            stripped.setDigits(digits)
        } else if coefficient == 0 {
            stripped.exponent = Int32(clamping: -minimum)
        } else {
            while Int(stripped.exponent) < -minimum {
                let (quotient, remainder) = stripped.coefficient.quotientAndRemainder(dividingBy: 10)
                guard remainder == 0 else { break }
                stripped.coefficient = quotient
                stripped.exponent += 1
            }
        }
        return stripped
    }

    /// Stores digits without leading zeros: in place when they fit in 64 bits, else as an array.
    mutating func setDigits(_ digits: [UInt8]) {
        longDigits = nil
        coefficient = 0
        for digit in digits {
            let (shifted, overflows) = coefficient.multipliedReportingOverflow(by: 10)
            let (sum, overflowsToo) = shifted.addingReportingOverflow(UInt64(digit))
            guard !overflows, !overflowsToo else {
                coefficient = 0
                longDigits = digits
                return
            }
            coefficient = sum
        }
    }

    private func roundedShort(dropping dropped: Int, mode: RoundingMode) -> DecimalNumber {
        var result = self
        result.exponent += Int32(clamping: dropped)
        let comparison: RoundingMode.HalfComparison
        if dropped < PowersOfTen.greatestDigitCount {
            let unit = PowersOfTen.power(dropped)
            let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: unit)
            result.coefficient = quotient
            guard remainder != 0 else { return result }
            let half = unit / 2
            comparison = remainder == half ? .equal : remainder < half ? .less : .greater
        } else {
            // 64 bits hold less than 2 × 10^19: less than half of 10^20, whatever is dropped.
            result.coefficient = 0
            guard coefficient != 0 else { return result }
            comparison = .less
        }
        let isOdd = result.coefficient & 1 == 1
        if mode.roundsAway(isNegative: isNegative, isOdd: isOdd, comparedWithHalf: comparison) {
            // At least one digit was dropped, so there is room for one more.
            result.coefficient += 1
        }
        return result
    }

    private func roundedLong(dropping dropped: Int, mode: RoundingMode) -> DecimalNumber {
        guard let digits = longDigits else { return self }
        var result = self
        result.exponent += Int32(clamping: dropped)
        let kept = max(digits.count - dropped, 0)
        var remainder = digits[kept...]
        if dropped > digits.count { remainder = [0] + remainder }
        guard remainder.contains(where: { $0 != 0 }) else {
            result.setDigits(Array(digits[..<kept]))
            return result
        }
        let comparison: RoundingMode.HalfComparison =
            switch remainder.first ?? 0 {
            case ..<5: .less
            case 5: remainder.dropFirst().contains { $0 != 0 } ? .greater : .equal
            default: .greater
            }
        var keptDigits = Array(digits[..<kept])
        let isOdd = (keptDigits.last ?? 0) & 1 == 1
        if mode.roundsAway(isNegative: isNegative, isOdd: isOdd, comparedWithHalf: comparison) {
            var index = kept
            while index > 0, keptDigits[index - 1] == 9 {
                keptDigits[index - 1] = 0
                index -= 1
            }
            if index > 0 { keptDigits[index - 1] += 1 } else { keptDigits.insert(1, at: 0) }
        }
        result.setDigits(keptDigits)
        return result
    }
}
