extension NumberPrinter {
    /// Appends a number as a printf placeholder prints it.
    ///
    /// `d i u f F e E g G` print the locale's digits, signs, separators and groups, as `String(format:locale:)` does:
    /// `%.2f` of 1234.5 is `1.234,50` in German. `x X o c` print ASCII, `a A` but for the decimal separator too.
    /// Floating-point numbers go by their shortest digits, so that the digits after those are zeros.
    /// A number that does not fit the conversion (see ``NumberArgument/fits(_:)``) is printed by its own kind.
    ///
    /// - Returns: the digits as they were printed, for choosing a plural form.
    @discardableResult
    package func print(
        _ argument: NumberArgument, as specifier: NumberSpecifier, to output: inout TextSink
    ) -> PrintedNumber {
        switch specifier.conversion {
        case .signedInteger, .unsignedInteger:
            guard argument.fits(specifier.conversion) else { break }
            return printInteger(argument.decimal, as: specifier, to: &output)
        case .hexadecimalLowercase, .hexadecimalUppercase, .octal:
            guard let integer = argument.integer else { break }
            appendBits(of: integer, as: specifier, to: &output)
            return PrintedNumber(number: argument.decimal, fractionDigits: 0)
        case .character:
            guard let character = argument.character else { break }
            appendPadded(Array(String(Character(character)).utf8), as: specifier, to: &output)
            return PrintedNumber(number: argument.decimal, fractionDigits: 0)
        case .hexadecimalFloat, .hexadecimalFloatUppercase:
            guard let value = argument.binary else { break }
            appendHexadecimal(value, as: specifier, to: &output)
            let number = argument.decimal
            return PrintedNumber(number: number, fractionDigits: max(-Int(number.exponent), 0))
        case .fixed, .fixedUppercase:
            return printFixed(argument.decimal, as: specifier, to: &output)
        case .exponential, .exponentialUppercase:
            return printExponential(
                argument.decimal, fractionDigits: specifier.precision ?? 6, keepsZeros: true, as: specifier,
                to: &output
            )
        case .general, .generalUppercase:
            return printGeneral(argument.decimal, as: specifier, to: &output)
        }
        return printByOwnKind(argument.decimal, as: specifier, to: &output)
    }

    /// Appends a number as a printf placeholder prints it.
    @discardableResult
    package func print(
        _ argument: NumberArgument, as specifier: NumberSpecifier, to output: inout [UInt8]
    ) -> PrintedNumber {
        var printed = PrintedNumber(number: argument.decimal, fractionDigits: 0)
        output.appendText { printed = print(argument, as: specifier, to: &$0) }
        return printed
    }

    private func printByOwnKind(
        _ number: DecimalNumber, as specifier: NumberSpecifier, to output: inout TextSink
    ) -> PrintedNumber {
        let printed = NumberOptions().rounded(number)
        append(printed, fillsWithZeros: true, as: specifier, to: &output)
        return printed
    }

    /// The precision is the least number of digits, and so is the width with the flag `0`; zeros are grouped too.
    private func printInteger(
        _ number: DecimalNumber, as specifier: NumberSpecifier, to output: inout TextSink
    ) -> PrintedNumber {
        let isFilled = specifier.isZeroPadded && specifier.precision == nil
        let printed = PrintedNumber(number: number.strippingFractionZeros(downTo: 0), fractionDigits: 0)
        let least = isFilled ? specifier.width : specifier.precision ?? 1
        append(printed, minimumIntegerDigits: max(least, 1), fillsWithZeros: false, as: specifier, to: &output)
        return printed
    }

    private func printFixed(
        _ number: DecimalNumber, as specifier: NumberSpecifier, to output: inout TextSink
    ) -> PrintedNumber {
        let digits = specifier.precision ?? 6
        let rounded = number.rounded(toPlace: -digits, mode: .halfEven)
        let printed = PrintedNumber(number: rounded, fractionDigits: digits)
        append(printed, fillsWithZeros: true, as: specifier, to: &output)
        return printed
    }

    /// Between 10^-4 and 10^precision as digits, else with an exponent; trailing zeros only with the flag `#`.
    private func printGeneral(
        _ number: DecimalNumber, as specifier: NumberSpecifier, to output: inout TextSink
    ) -> PrintedNumber {
        let precision = max(specifier.precision ?? 6, 1)
        let keepsZeros = specifier.flags.contains(.alternateForm)
        guard number.kind == .finite, !number.isZero else {
            let fractionDigits = keepsZeros && number.kind == .finite ? precision - 1 : 0
            let printed = PrintedNumber(
                number: number.strippingFractionZeros(downTo: 0), fractionDigits: fractionDigits)
            append(printed, fillsWithZeros: true, as: specifier, to: &output)
            return printed
        }
        let leading = number.integerDigitCount
        let isPowerOfTen = number.rounded(toSignificantDigits: 1, mode: .up).coefficient == 1
        guard leading >= -3, leading <= precision || (leading == precision + 1 && isPowerOfTen) else {
            return printExponential(
                number, fractionDigits: precision - 1, keepsZeros: keepsZeros, as: specifier, to: &output)
        }
        var rounded = number.rounded(toSignificantDigits: precision, mode: .halfEven)
        let fractionDigits = keepsZeros ? max(precision - rounded.integerDigitCount, 0) : 0
        rounded = rounded.strippingFractionZeros(downTo: fractionDigits)
        let printed = PrintedNumber(number: rounded, fractionDigits: max(fractionDigits, -Int(rounded.exponent)))
        append(printed, fillsWithZeros: true, as: specifier, to: &output)
        return printed
    }

    /// One digit, the fraction, the locale's exponent symbol, a sign and at least two digits.
    private func printExponential(
        _ number: DecimalNumber, fractionDigits: Int, keepsZeros: Bool, as specifier: NumberSpecifier,
        to output: inout TextSink
    ) -> PrintedNumber {
        guard number.kind == .finite else { return printByOwnKind(number, as: specifier, to: &output) }
        let rounded = number.rounded(toSignificantDigits: fractionDigits + 1, mode: .halfEven)
        let exponent = rounded.isZero ? 0 : rounded.integerDigitCount - 1
        var mantissa = rounded
        mantissa.exponent = rounded.isZero ? 0 : rounded.exponent - Int32(clamping: exponent)
        if !keepsZeros { mantissa = mantissa.strippingFractionZeros(downTo: 0) }
        // Rounding may have carried into a new digit, which leaves a zero too many.
        if mantissa.exponent < -fractionDigits {
            mantissa = mantissa.strippingFractionZeros(downTo: fractionDigits)
        }
        let printedMantissa = PrintedNumber(
            number: mantissa, fractionDigits: keepsZeros ? fractionDigits : max(-Int(mantissa.exponent), 0))
        append(printedMantissa, exponent: exponent, fillsWithZeros: true, as: specifier, to: &output)
        return PrintedNumber(number: rounded, fractionDigits: max(-Int(rounded.exponent), 0))
    }
}
