extension NumberPrinter {
    /// Appends a number whose digits fit in 64 bits between short symbols; appends nothing, and gives `nil`, for any
    /// other.
    @inline(__always)
    func printShort(
        _ number: borrowing DecimalNumber, isPercent: Bool, options: NumberOptions, to output: inout TextSink
    ) -> PrintedNumber? {
        guard let short = ShortNumber(number, options: options) else { return nil }
        let isPrinted =
            isPercent
            ? format.shortPercent.print(short, options: options, to: &output)
            : format.shortDecimal.print(short, options: options, to: &output)
        return isPrinted ? short.printed : nil
    }

    /// The text of a number whose digits fit in 64 bits and which is printed between short symbols; `nil` for any other.
    @inline(__always)
    func shortText(_ number: borrowing DecimalNumber, isPercent: Bool, options: NumberOptions) -> String? {
        guard let short = ShortNumber(number, options: options) else { return nil }
        return isPercent
            ? format.shortPercent.text(short, options: options) : format.shortDecimal.text(short, options: options)
    }

    /// Appends an integer as it is printed without options.
    package func print(magnitude: UInt64, isNegative: Bool, to output: inout TextSink) {
        let short = ShortNumber(magnitude, isNegative: isNegative)
        if !format.shortDecimal.print(short, to: &output) {
            print(DecimalNumber(coefficient: magnitude, isNegative: isNegative), to: &output)
        }
    }
}

extension NumberOptions {
    /// Whether the digits are laid out as the locale has them.
    @inline(__always)
    fileprivate var isPlainLayout: Bool {
        minimumIntegerDigits == 1 && grouping == .automatic && sign == .automatic && !alwaysHasDecimalSeparator
    }
}

extension ShortNumberFormat {
    /// Appends a number, laid out as the locale has it.
    ///
    /// - Returns: Whether it was printed.
    fileprivate func print(_ number: ShortNumber, to output: inout TextSink) -> Bool {
        unsafe ShortNumberCursor.withCursor(zero: zero, digitWidth: digitWidth) { cursor in
            write(number, to: &cursor)
        } use: {
            unsafe output.append($0)
        } != nil
    }

    /// Appends a number.
    ///
    /// - Returns: Whether it was printed.
    fileprivate func print(_ number: ShortNumber, options: NumberOptions, to output: inout TextSink) -> Bool {
        unsafe ShortNumberCursor.withCursor(zero: zero, digitWidth: digitWidth) { cursor in
            write(number, asIn: options, to: &cursor)
        } use: {
            unsafe output.append($0)
        } != nil
    }

    /// A number as text; `nil` where it cannot be printed so.
    fileprivate func text(_ number: ShortNumber, options: NumberOptions) -> String? {
        unsafe ShortNumberCursor.withCursor(zero: zero, digitWidth: digitWidth) { cursor in
            write(number, asIn: options, to: &cursor)
        } use: {
            unsafe text($0)
        }
    }

    /// A copy of what was written, which is UTF-8 since all that it is made of is.
    @unsafe
    @inline(__always)
    private func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        // The least that the standard library does for a text without memory of its own.
        if isASCII, bytes.count <= 15 {
            return unsafe String(unsafeUninitializedCapacity: 15) { unsafe $0.initialize(fromContentsOf: bytes) }
        }
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
            return unsafe String(decoding: bytes, as: UTF8.self)
        }
        return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
    }

    @inline(__always)
    private func write(_ number: ShortNumber, asIn options: NumberOptions, to cursor: inout ShortNumberCursor) -> Bool {
        options.isPlainLayout ? write(number, to: &cursor) : write(number, options: options, to: &cursor)
    }

    /// Writes a number, laid out as the locale has it.
    ///
    /// - Returns: Whether it was written.
    private func write(_ number: ShortNumber, to cursor: inout ShortNumberCursor) -> Bool {
        guard let affixes = affixes(number.isNegative ? .minus : .none) else { return false }
        var digits = number.coefficient
        cursor.prepend(affixes.suffix)
        if number.fractionDigits > 0 { prependFraction(of: number, digits: &digits, to: &cursor) }
        if digits >= groupedFrom {
            cursor.prepend(lastDigits: primaryGroupSize, of: &digits)
            cursor.prepend(groupSeparator)
            while digits >= secondGroupedFrom {
                cursor.prepend(lastDigits: secondaryGroupSize, of: &digits)
                cursor.prepend(groupSeparator)
            }
        }
        repeat { cursor.prependLastDigit(of: &digits) } while digits != 0
        cursor.prepend(affixes.prefix)
        return true
    }

    @inline(__always)
    private func prependFraction(of number: ShortNumber, digits: inout UInt64, to cursor: inout ShortNumberCursor) {
        for _ in 0..<(number.fractionDigits &- number.fraction) { cursor.prepend(digit: 0) }
        cursor.prepend(lastDigits: number.fraction, of: &digits)
        cursor.prepend(decimalSeparator)
    }

    /// Writes a number, laid out as options say.
    ///
    /// - Returns: Whether it was written, which it is not with more than twenty digits before the point.
    @inline(never)
    private func write(_ number: ShortNumber, options: NumberOptions, to cursor: inout ShortNumberCursor) -> Bool {
        let groupSize = options.grouping == .never ? 0 : primaryGroupSize
        let grouped = options.grouping == .always ? groupSize &+ 1 : groupedDigitCount
        guard options.minimumIntegerDigits <= PowersOfTen.greatestDigitCount,
            let affixes = affixes(number.sign(options.sign))
        else { return false }
        // Zero without fraction digits has one digit all the same, or nothing would be printed.
        var missing = max(options.minimumIntegerDigits, number.fractionDigits > 0 ? 0 : 1)
        var digits = number.coefficient
        cursor.prepend(affixes.suffix)
        if number.fractionDigits > 0 {
            prependFraction(of: number, digits: &digits, to: &cursor)
        } else if options.alwaysHasDecimalSeparator {
            cursor.prepend(decimalSeparator)
        }
        // `grouped` digits stand before the point when the integer has as many or is filled up to as many.
        let isGrouped = groupSize > 0 && (digits >= PowersOfTen.power(grouped &- 1) || missing >= grouped)
        var untilSeparator = isGrouped ? groupSize : Int.max
        while digits != 0 || missing > 0 {
            if untilSeparator == 0 {
                cursor.prepend(groupSeparator)
                untilSeparator = secondaryGroupSize
            }
            cursor.prependLastDigit(of: &digits)
            untilSeparator &-= 1
            missing &-= 1
        }
        cursor.prepend(affixes.prefix)
        return true
    }
}
