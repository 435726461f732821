/// Prints numbers in one locale and numbering system.
///
/// A printer holds the symbols and patterns: making one looks the locale up, printing does not, and takes no memory but
/// the output's. A copy of a printer shares them.
public struct NumberPrinter: Sendable {
    let format: NumberFormat

    var symbols: NumberSymbols { format.symbols }
    var decimalPattern: ResolvedPattern { format.decimalPattern }
    var percentPattern: ResolvedPattern { format.percentPattern }

    /// How many digits must stand before the first separator for digits to be grouped: 2 where 1234 is written so,
    /// but 12.345.
    var minimumGroupingDigits: Int { format.minimumGroupingDigits }

    /// The number of the numbering system in the tables that the printer was made from.
    var numberingSystem: Int { format.numberingSystem }

    init(
        symbols: NumberSymbols, decimalPattern: NumberPattern, percentPattern: NumberPattern,
        minimumGroupingDigits: Int, numberingSystem: Int
    ) {
        format = NumberFormat(
            symbols: symbols, decimalPattern: decimalPattern, percentPattern: percentPattern,
            minimumGroupingDigits: minimumGroupingDigits, numberingSystem: numberingSystem)
    }

    /// Appends a number: `1,234.5`, in German `1.234,5`, in Arabic (Egypt) `١٬٢٣٤٫٥`.
    ///
    /// - Returns: the digits as they were printed.
    /// - Complexity: linear in the number of digits printed.
    @discardableResult
    public func print(
        _ number: DecimalNumber, options: NumberOptions = NumberOptions(), to output: inout [UInt8]
    ) -> PrintedNumber {
        var printed = PrintedNumber(number: number, fractionDigits: 0)
        output.appendText { printed = print(number, options: options, to: &$0) }
        return printed
    }

    /// Appends a number.
    @discardableResult
    package func print(
        _ number: DecimalNumber, options: NumberOptions = NumberOptions(), to output: inout TextSink
    ) -> PrintedNumber {
        if let printed = printShort(number, isPercent: false, options: options, to: &output) { return printed }
        return printLong(number, isPercent: false, options: options, to: &output)
    }

    /// Appends a ratio as a percentage: 0.256 as `25.6%`, in German `25,6 %`, in Turkish `%25,6`.
    ///
    /// The ratio is multiplied by 100 exactly, then rounded.
    ///
    /// - Returns: the digits as they were printed: 25.6.
    /// - Complexity: linear in the number of digits printed.
    @discardableResult
    public func printPercent(
        _ ratio: DecimalNumber, options: NumberOptions = NumberOptions(), to output: inout [UInt8]
    ) -> PrintedNumber {
        var printed = PrintedNumber(number: ratio, fractionDigits: 0)
        output.appendText { printed = printPercent(ratio, options: options, to: &$0) }
        return printed
    }

    /// Appends a ratio as a percentage.
    @discardableResult
    package func printPercent(
        _ ratio: DecimalNumber, options: NumberOptions = NumberOptions(), to output: inout TextSink
    ) -> PrintedNumber {
        let number = ratio.multipliedByHundred()
        if let printed = printShort(number, isPercent: true, options: options, to: &output) { return printed }
        return printLong(number, isPercent: true, options: options, to: &output)
    }

    /// A number as text, as ``print(_:options:to:)`` prints it.
    public func text(_ number: DecimalNumber, options: NumberOptions = NumberOptions()) -> String {
        shortText(number, isPercent: false, options: options) ?? longText(number, isPercent: false, options: options)
    }

    /// A percentage as text, as ``printPercent(_:options:to:)`` prints it.
    public func percentText(_ ratio: DecimalNumber, options: NumberOptions = NumberOptions()) -> String {
        let number = ratio.multipliedByHundred()
        return shortText(number, isPercent: true, options: options)
            ?? longText(number, isPercent: true, options: options)
    }

    @inline(never)
    private func longText(_ number: DecimalNumber, isPercent: Bool, options: NumberOptions) -> String {
        TextSink.text { _ = printLong(number, isPercent: isPercent, options: options, to: &$0) }
    }

    /// Prints any number. Apart, so that the way of most numbers does not carry its weight.
    @inline(never)
    private func printLong(
        _ number: DecimalNumber, isPercent: Bool, options: NumberOptions, to output: inout TextSink
    ) -> PrintedNumber {
        let printed = options.rounded(number)
        let pattern = isPercent ? percentPattern : decimalPattern
        append(
            printed, pattern: pattern, grouping: pattern, minimumGroupingDigits: minimumGroupingDigits,
            options: options, to: &output
        )
        return printed
    }

    /// Appends a rounded number.
    ///
    /// - Parameters:
    ///   - pattern: what stands around the digits.
    ///   - grouping: the pattern by which digits are grouped.
    func append(
        _ printed: PrintedNumber, pattern: ResolvedPattern, grouping: ResolvedPattern, minimumGroupingDigits: Int,
        options: NumberOptions, to output: inout TextSink
    ) {
        let affixes = pattern.affixes(options.sign.sign(of: printed.number))
        let layout = DigitLayout(
            minimumIntegerDigits: options.minimumIntegerDigits, fractionDigits: printed.fractionDigits,
            primaryGroupSize: options.grouping == .never ? 0 : grouping.primaryGroupSize,
            secondaryGroupSize: grouping.secondaryGroupSize,
            minimumGroupingDigits: options.grouping == .always ? 1 : minimumGroupingDigits,
            alwaysHasSeparator: options.alwaysHasDecimalSeparator
        )
        unsafe BackwardWriter.withRoom(for: room(for: printed.number, layout: layout)) { writer in
            writer.prepend(affixes.suffix)
            if pattern.hasDigits { prependDigits(of: printed.number, layout: layout, to: &writer) }
            writer.prepend(affixes.prefix)
        } use: { bytes, _ in
            unsafe output.append(bytes)
        }
    }
}
