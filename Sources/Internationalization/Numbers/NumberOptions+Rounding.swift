extension NumberOptions {
    /// The number rounded as the options say, without trailing zeros that they do not ask for.
    @inline(__always)
    func rounded(_ number: DecimalNumber) -> PrintedNumber {
        guard number.kind == .finite else { return PrintedNumber(number: number, fractionDigits: 0) }
        switch precision.unit {
        case .automatic, .fraction:
            let kept = number.rounded(toPlace: -precision.maximum, mode: rounding)
                .strippingFractionZeros(downTo: precision.minimum)
            return PrintedNumber(number: kept, fractionDigits: max(precision.minimum, -Int(kept.exponent)))
        case .significant:
            return roundedToSignificantDigits(number)
        }
    }

    private func roundedToSignificantDigits(_ number: DecimalNumber) -> PrintedNumber {
        let rounded = number.rounded(toSignificantDigits: precision.maximum, mode: rounding)
        // A zero counts as one digit before the point.
        let leading = rounded.isZero ? 1 : rounded.integerDigitCount
        let minimum = max(precision.minimum - leading, 0)
        let kept = rounded.strippingFractionZeros(downTo: minimum)
        return PrintedNumber(number: kept, fractionDigits: max(minimum, -Int(kept.exponent)))
    }
}
