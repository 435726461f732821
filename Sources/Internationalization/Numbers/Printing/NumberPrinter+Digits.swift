/// How the digits of a number are laid out.
struct DigitLayout {
    var minimumIntegerDigits: Int
    var fractionDigits: Int
    /// 0 for no grouping.
    var primaryGroupSize: Int
    var secondaryGroupSize: Int
    /// How many digits must stand before the first separator.
    var minimumGroupingDigits: Int
    /// Whether the decimal separator is printed even when no digit follows.
    var alwaysHasSeparator = false
}

extension NumberPrinter {
    /// Enough bytes for the number and whatever stands around it, each affix in at most one `InlineText`.
    func room(for number: DecimalNumber, layout: DigitLayout) -> Int {
        let integerDigits = max(number.integerDigitCount, layout.minimumIntegerDigits, 1)
        let digits = integerDigits + layout.fractionDigits
        // Prefix, suffix, and decimal separator or "not a number".
        return digits * symbols.digits.width + integerDigits * symbols.groupSeparator.count + 3 * InlineText.capacity
    }

    /// Writes the digits with their separators, or what stands for infinity and "not a number"; no sign.
    func prependDigits(of number: DecimalNumber, layout: DigitLayout, to writer: inout BackwardWriter) {
        guard number.kind == .finite else {
            prependSpecial(number, to: &writer)
            return
        }
        var digits = DigitStream(number)
        let stored = max(-Int(number.exponent), 0)
        for _ in 0..<max(layout.fractionDigits - stored, 0) {
            prependDigit(0, to: &writer)
        }
        for _ in 0..<stored {
            prependDigit(digits.next(), to: &writer)
        }
        if layout.fractionDigits > 0 || layout.alwaysHasSeparator {
            writer.prepend(symbols.decimalSeparator)
        }

        let zeros = max(Int(number.exponent), 0)
        // Zero without fraction digits has one digit all the same, or nothing would be printed.
        let least = max(layout.minimumIntegerDigits, layout.fractionDigits > 0 ? 0 : 1)
        let count = max(number.integerDigitCount, least)
        let isGrouped = layout.primaryGroupSize > 0 && count >= layout.primaryGroupSize + layout.minimumGroupingDigits
        var untilSeparator = isGrouped ? layout.primaryGroupSize : Int.max
        for position in 0..<count {
            if untilSeparator == 0 {
                writer.prepend(symbols.groupSeparator)
                untilSeparator = layout.secondaryGroupSize
            }
            untilSeparator &-= 1
            prependDigit(position < zeros ? 0 : digits.next(), to: &writer)
        }
    }

    @inline(__always)
    func prependDigit(_ digit: UInt8, to writer: inout BackwardWriter) {
        if symbols.digits.width == 1 {
            writer.prepend(UInt8(truncatingIfNeeded: symbols.digits.bytes(of: digit)))
        } else {
            writer.prepend(symbols.digits.bytes(of: digit), width: symbols.digits.width)
        }
    }

    private func prependSpecial(_ number: DecimalNumber, to writer: inout BackwardWriter) {
        if number.isInfinite {
            writer.prepend(symbols.infinity)
        } else {
            writer.prepend(symbols.notANumber)
        }
    }
}

extension NumberOptions.SignDisplay {
    /// The sign that `number`, as rounded, is printed with.
    @inline(__always)
    func sign(of number: DecimalNumber) -> ResolvedPattern.Sign {
        switch self {
        case .automatic: number.isNegative ? .minus : .none
        case .always: number.isNegative ? .minus : .plus
        case .never: .none
        case .exceptZero: number.isZero || number.isNaN ? .none : number.isNegative ? .minus : .plus
        }
    }
}
