extension NumberSpecifier {
    /// The flag `-` takes the effect of `0`.
    var isZeroPadded: Bool { flags.contains(.zeroPadded) && !flags.contains(.leftAligned) }
}

extension NumberPrinter {
    /// Appends a number in the field that a placeholder asks for.
    ///
    /// - Parameters:
    ///   - exponent: the power of ten that is printed after the digits, if any.
    ///   - fillsWithZeros: whether the flag `0` fills the field with zeros, which are not grouped.
    func append(
        _ printed: PrintedNumber, minimumIntegerDigits: Int = 1, exponent: Int? = nil, fillsWithZeros: Bool,
        as specifier: NumberSpecifier, to output: inout TextSink
    ) {
        let number = printed.number
        let layout = DigitLayout(
            minimumIntegerDigits: minimumIntegerDigits, fractionDigits: printed.fractionDigits,
            primaryGroupSize: decimalPattern.primaryGroupSize,
            secondaryGroupSize: decimalPattern.secondaryGroupSize, minimumGroupingDigits: minimumGroupingDigits,
            alwaysHasSeparator: specifier.flags.contains(.alternateForm)
        )
        let sign = (specifier.flags.contains(.plusSign) ? NumberOptions.SignDisplay.always : .automatic).sign(
            of: number)
        let affixes = decimalPattern.affixes(sign)
        let hasSpace = sign == .none && specifier.flags.contains(.space)
        let room = room(for: number, layout: layout) + (exponent == nil ? 0 : 4 * InlineText.capacity)
        unsafe BackwardWriter.withRoom(for: room + (specifier.width + 1) * 4) { writer in
            writer.prepend(affixes.suffix)
            if let exponent { prependExponent(exponent, to: &writer) }
            prependDigits(of: number, layout: layout, to: &writer)
            let free = specifier.width - writer.scalarCount - affixes.prefix.scalarCount - (hasSpace ? 1 : 0)
            if fillsWithZeros, specifier.isZeroPadded, number.kind == .finite {
                for _ in 0..<max(free, 0) { prependDigit(0, to: &writer) }
            }
            writer.prepend(affixes.prefix)
            if hasSpace { writer.prepend(UInt8(ascii: " ")) }
            if !specifier.flags.contains(.leftAligned) { writer.pad(to: specifier.width) }
            return max(specifier.width - writer.scalarCount, 0)
        } use: { bytes, padding in
            unsafe output.append(bytes)
            output.append(spaces: padding)
        }
    }

    /// Appends text in the field that a placeholder asks for, padded with spaces.
    func appendPadded(_ text: [UInt8], as specifier: NumberSpecifier, to output: inout TextSink) {
        let scalarCount = text.count { $0 & 0xC0 != 0x80 }
        let padding = max(specifier.width - scalarCount, 0)
        if !specifier.flags.contains(.leftAligned) { output.append(spaces: padding) }
        output.append(text)
        if specifier.flags.contains(.leftAligned) { output.append(spaces: padding) }
    }

    private func prependExponent(_ exponent: Int, to writer: inout BackwardWriter) {
        var digits = DigitStream(DecimalNumber(exponent))
        var count = 0
        while count < 2 || !digits.isEmpty {
            prependDigit(digits.next(), to: &writer)
            count += 1
        }
        writer.prepend(exponent < 0 ? symbols.minusSign : symbols.plusSign)
        writer.prepend(symbols.exponential)
    }
}
