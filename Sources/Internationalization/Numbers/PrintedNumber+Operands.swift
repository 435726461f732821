extension PrintedNumber {
    /// What plural rules ask about the number as it was printed: 1.50 has two fraction digits, 1.2M in compact form
    /// counts as 1,200,000 with the exponent 6 (UTS #35, part 3, "Operands").
    ///
    /// Infinity and "not a number", about which the rules say nothing, count as an integer of more than six digits,
    /// whose category is `other` in most languages.
    public var operands: PluralOperands {
        guard number.kind == .finite else { return PluralOperands(UInt64.max) }
        guard compactExponent == 0, number.longDigits == nil, number.exponent <= 0 else { return generalOperands }
        let storedFraction = -Int(number.exponent)
        guard storedFraction < PowersOfTen.greatestDigitCount else { return generalOperands }
        let unit = PowersOfTen.power(storedFraction)
        let (integer, fraction) = number.coefficient.quotientAndRemainder(dividingBy: unit)
        var operands = PluralOperands(integer)
        operands.fractionCount = UInt32(clamping: fractionDigits)
        guard fraction != 0 else { return operands }

        var withoutZeros = fraction
        var count = storedFraction
        while withoutZeros % 10 == 0 {
            withoutZeros /= 10
            count -= 1
        }
        operands.fractionWithoutZeros = Self.reduced(withoutZeros)
        operands.fractionCountWithoutZeros = UInt32(clamping: count)
        let added = min(max(fractionDigits - storedFraction, 0), PowersOfTen.greatestDigitCount - 1)
        let (scaled, overflows) = fraction.multipliedReportingOverflow(by: PowersOfTen.power(added))
        guard !overflows else { return generalOperands }
        operands.fraction = Self.reduced(scaled)
        return operands
    }

    /// The last six digits, and a million when there are others above them.
    private static func reduced(_ value: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: value % 1_000_000) + (value < 1_000_000 ? 0 : 1_000_000)
    }

    /// The operands of numbers with many digits or a compact exponent, digit by digit.
    private var generalOperands: PluralOperands {
        var digits = DigitStream(number)
        let storedFraction = max(-Int(number.exponent), 0)
        var fraction = [UInt8](repeating: 0, count: max(fractionDigits - storedFraction, 0))
        for _ in 0..<storedFraction { fraction.append(digits.next()) }
        var integer = [UInt8](repeating: 0, count: max(Int(number.exponent), 0))
        while !digits.isEmpty { integer.append(digits.next()) }
        fraction.reverse()
        integer.reverse()
        return PluralOperands(
            integerDigits: integer.span, fractionDigits: fraction.span, exponent: compactExponent
        )
    }
}
