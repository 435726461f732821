extension NumberPrinter {
    /// Prints a number whose digits fit in 64 bits and that is printed with at most twenty digits on either side of the
    /// point, between short symbols, which nearly all are. Appends nothing and returns `nil` for any other.
    ///
    /// It does what ``NumberOptions/rounded(_:)`` and ``prependDigits(of:layout:to:)`` do together, in registers.
    @inline(__always)
    func printShort(
        _ number: DecimalNumber, isPercent: Bool, options: NumberOptions, to output: inout TextSink
    ) -> PrintedNumber? {
        let most = PowersOfTen.greatestDigitCount
        let patternGroupSize = isPercent ? percentPattern.primaryGroupSize : decimalPattern.primaryGroupSize
        let secondaryGroupSize = isPercent ? percentPattern.secondaryGroupSize : decimalPattern.secondaryGroupSize
        let groupSize = options.grouping == .never ? 0 : patternGroupSize
        let grouped = groupSize &+ (options.grouping == .always ? 1 : minimumGroupingDigits)
        guard number.kind == .finite, number.longDigits == nil, options.precision.unit != .significant,
            options.precision.minimum <= most, options.minimumIntegerDigits <= most,
            (1...most).contains(grouped), groupSize == 0 || secondaryGroupSize > 0,
            let zero = symbols.digits.regularZero,
            let point = ShortNumberCursor.Word(symbols.decimalSeparator),
            let separator = ShortNumberCursor.Word(symbols.groupSeparator)
        else { return nil }

        var coefficient = number.coefficient
        var fraction = 0 &- Int(number.exponent)
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
        while fraction > options.precision.minimum {
            let quotient = coefficient / 10
            guard coefficient == quotient &* 10 else { break }
            coefficient = quotient
            fraction &-= 1
        }
        guard fraction <= most else { return nil }
        let printed = DecimalNumber(
            coefficient: coefficient, exponent: Int32(truncatingIfNeeded: 0 &- fraction), isNegative: number.isNegative)
        let sign = options.sign.sign(of: printed)
        guard
            let prefix = ShortNumberCursor.Word(isPercent ? percentPattern.prefix(sign) : decimalPattern.prefix(sign)),
            let suffix = ShortNumberCursor.Word(isPercent ? percentPattern.suffix(sign) : decimalPattern.suffix(sign))
        else { return nil }
        let fractionDigits = max(fraction, options.precision.minimum)
        // Zero without fraction digits has one digit all the same, or nothing would be printed.
        let minimumIntegerDigits = max(options.minimumIntegerDigits, fractionDigits > 0 ? 0 : 1)
        let hasPoint = fractionDigits > 0 || options.alwaysHasDecimalSeparator
        // `grouped` digits stand before the point when the integer has as many or is filled up to as many.
        let threshold = PowersOfTen.power(grouped &- 1)
        let width = symbols.digits.width

        // Prefix, suffix and point take at most 8 bytes each, forty digits 4 each, the separators between twenty
        // digits 8 each, and 8 are left free at the beginning: at most 344 bytes.
        unsafe withUnsafeTemporaryAllocation(byteCount: 384, alignment: 8) { memory in
            var cursor = unsafe ShortNumberCursor(memory: memory, zero: zero, width: width)
            cursor.prepend(suffix)
            if hasPoint {
                for _ in 0..<(fractionDigits &- fraction) { cursor.prepend(digit: 0) }
                for _ in 0..<fraction { cursor.prependLastDigit(of: &coefficient) }
                cursor.prepend(point)
            }
            let isGrouped = groupSize > 0 && (coefficient >= threshold || minimumIntegerDigits >= grouped)
            var untilSeparator = isGrouped ? groupSize : Int.max
            var missing = minimumIntegerDigits
            while coefficient != 0 || missing > 0 {
                if untilSeparator == 0 {
                    cursor.prepend(separator)
                    untilSeparator = secondaryGroupSize
                }
                cursor.prependLastDigit(of: &coefficient)
                untilSeparator &-= 1
                missing &-= 1
            }
            cursor.prepend(prefix)
            unsafe output.append(cursor.written.assumingMemoryBound(to: UInt8.self))
        }
        return PrintedNumber(number: printed, fractionDigits: fractionDigits)
    }
}
