package import LocaleData

/// Prints numbers in short: `1.2K`, `1,2 Mio.`, `1.2 thousand` (UTS #35, part 3, "Compact Number Formats").
///
/// The data it needs is apart from that of ``NumberPrinter`` and is left out of programs that do not use it.
public struct CompactNumberPrinter: Sendable {
    /// How much of the word for a power of ten is printed.
    public enum Width: UInt8, Sendable, CaseIterable {
        /// `1.2K`
        case short
        /// `1.2 thousand`
        case long
    }

    let printer: NumberPrinter
    let rules: PluralRules
    let tables: CompactNumberTables

    /// `nil` where CLDR has no patterns; then numbers are printed in full.
    let patterns: CompactNumberTables.Patterns?

    /// A printer for a language tag, as ``NumberPrinter/init(for:numberingSystem:)`` takes it.
    public init(for tag: LanguageTag, width: Width = .short, numberingSystem: NumberingSystem = .automatic) {
        self.init(
            for: tag, width: width, numberingSystem: numberingSystem, numbers: .generated, tables: .generated
        )
    }

    /// A printer by the data of other tables than the program's own.
    package init(
        for tag: LanguageTag, width: Width = .short, numberingSystem: NumberingSystem = .automatic,
        numbers: NumberTables, tables: CompactNumberTables
    ) {
        let printer = NumberPrinter(for: tag, numberingSystem: numberingSystem, tables: numbers)
        let name = numbers.name(ofNumberingSystem: printer.numberingSystem)
        var patterns: CompactNumberTables.Patterns?
        for subtags in LocaleDataChain(of: tag) where patterns == nil {
            patterns = numbers.withBytes(of: name) { name in
                tables.patterns(forKey: subtags.key, numberingSystem: name, isLong: width == .long)
            }
        }
        self.printer = printer
        rules = PluralRules(for: tag)
        self.tables = tables
        self.patterns = patterns
    }

    /// Appends a number.
    ///
    /// Without another precision numbers are rounded to integers, or to two digits where there is one before the
    /// point: 1,234 → `1.2K`, 12,345 → `12K`, 999,999 → `1M`.
    ///
    /// - Returns: the digits as they were printed, with the power of ten that the word stands for, since both count for
    ///   the plural form of a message: in French 1,2 M is `many`.
    @discardableResult
    public func print(
        _ number: DecimalNumber, options: NumberOptions = NumberOptions(), to output: inout [UInt8]
    ) -> PrintedNumber {
        var (printed, shift) = rounded(number, options: options)
        let pattern = pattern(for: printed, shift: shift)
        output.appendText { sink in
            printer.append(
                printed,
                pattern: pattern.map { ResolvedPattern($0, symbols: printer.symbols) } ?? printer.decimalPattern,
                grouping: printer.decimalPattern, minimumGroupingDigits: max(printer.minimumGroupingDigits, 2),
                options: options, to: &sink
            )
        }
        printed.compactExponent = shift
        return printed
    }

    /// A number as text, as ``print(_:options:to:)`` prints it.
    public func text(_ number: DecimalNumber, options: NumberOptions = NumberOptions()) -> String {
        var output: [UInt8] = []
        print(number, options: options, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// The number divided by the power of ten that its pattern stands for, and that power. Where rounding carries into
    /// the next power of ten, the pattern of that one counts: 999,999 is not 1000K.
    private func rounded(_ number: DecimalNumber, options: NumberOptions) -> (printed: PrintedNumber, shift: Int) {
        guard number.kind == .finite, !number.isZero else {
            return (options.roundedCompact(number), 0)
        }
        let magnitude = number.integerDigitCount - 1
        let shift = shift(magnitude)
        let printed = options.roundedCompact(number.shifted(by: -shift))
        guard !printed.number.isZero, printed.number.integerDigitCount - 1 > magnitude - shift else {
            return (printed, shift)
        }
        let nextShift = self.shift(magnitude + 1)
        guard nextShift != shift else { return (printed, shift) }
        return (options.roundedCompact(number.shifted(by: -nextShift)), nextShift)
    }

    private func shift(_ magnitude: Int) -> Int {
        patterns.flatMap { tables.magnitude(magnitude, of: $0)?.shift } ?? 0
    }

    /// The pattern by the number's size and the plural category of its printed digits; `nil` for one that is printed in
    /// full.
    private func pattern(for printed: PrintedNumber, shift: Int) -> NumberPattern? {
        let number = printed.number
        guard let patterns, number.kind == .finite, !number.isZero,
            let magnitude = tables.magnitude(number.integerDigitCount - 1 + shift, of: patterns)
        else { return nil }
        var text: PackedTable.Text?
        let whole = number.strippingFractionZeros(downTo: 0)
        // The form for exactly 1 may have no digits, as *mille*, and so is none for -1.
        if whole.coefficient == 1, whole.exponent == 0, !whole.isNegative {
            text = tables.pattern(of: magnitude, form: CompactNumberTables.explicitOne)
        }
        let category = rules.category(for: printed.operands)
        guard let text = text ?? tables.pattern(of: magnitude, form: Int(category.rawValue)) else { return nil }
        return tables.withBytes(of: text) { bytes in
            do throws(NumberPatternError) {
                return try NumberPattern(parsing: bytes, requiresDigits: false)
            } catch {
                // Which no generated table has; then the number stands alone.
                return nil
            }
        }
    }
}

extension DecimalNumber {
    /// The number times 10^`power`.
    func shifted(by power: Int) -> DecimalNumber {
        var product = self
        product.exponent += Int32(clamping: power)
        return product
    }
}

extension NumberOptions {
    /// The number rounded as compact numbers are.
    func roundedCompact(_ number: DecimalNumber) -> PrintedNumber {
        guard precision.unit == .automatic, number.kind == .finite else { return rounded(number) }
        let rounded =
            number.integerDigitCount >= 2
            ? number.rounded(toPlace: 0, mode: rounding) : number.rounded(toSignificantDigits: 2, mode: rounding)
        let kept = rounded.strippingFractionZeros(downTo: 0)
        return PrintedNumber(number: kept, fractionDigits: max(-Int(kept.exponent), 0))
    }
}
