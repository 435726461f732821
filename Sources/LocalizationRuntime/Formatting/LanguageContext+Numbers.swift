import Internationalization
import LookupTable

extension LanguageContext {
    /// What chooses a plural form for an argument that is printed by `specifier`; `nil` when it is no number.
    ///
    /// For a number with fraction digits these are the digits as printed: `%.1f` of 1 prints 1.0, which is *other* in
    /// English (UTS #35, part 3, "Operands").
    func pluralNumber(of value: ArgumentValue, as specifier: FormatSpecifier) -> PluralNumber? {
        switch value {
        case .integer(let integer) where !specifier.printsFraction:
            return PluralNumber(operands: PluralOperands(integer), isZero: integer == 0)
        case .unsignedInteger(let integer) where !specifier.printsFraction:
            return PluralNumber(operands: PluralOperands(integer), isZero: integer == 0)
        case .localized(let number):
            return PluralNumber(operands: number.operands, isZero: number.isZero)
        default:
            var output: [UInt8] = []
            guard let outcome = print(value, as: specifier, to: &output) else { return nil }
            return PluralNumber(operands: outcome.printed.operands, isZero: value.isZero)
        }
    }

    /// Writes a number by its placeholder.
    ///
    /// - Returns: Whether the number fits the placeholder.
    func write(_ value: ArgumentValue, as specifier: FormatSpecifier, to sink: inout TextSink) -> Bool {
        var output: [UInt8] = []
        let fits: Bool
        let isPadded: Bool
        if case .localized(let number) = value {
            output.append(contentsOf: number.text.utf8)
            fits = specifier.takesPrintedNumber
            isPadded = true
        } else {
            guard let outcome = print(value, as: specifier, to: &output) else { return false }
            fits = outcome.fits
            isPadded = specifier.conversion == .object
        }
        guard isPadded, specifier.width > 0 else {
            sink.append(output)
            return fits
        }
        let padding = max(0, Int(specifier.width) - output.count { $0 & 0xC0 != 0x80 })
        let isLeftAligned = specifier.flags.contains(.leftAligned)
        if !isLeftAligned { sink.append(spaces: padding) }
        sink.append(output)
        if isLeftAligned { sink.append(spaces: padding) }
        return fits
    }

    /// Prints a number by its placeholder, or by its own kind where it does not fit; `nil` for what is text already.
    private func print(
        _ value: ArgumentValue,
        as specifier: FormatSpecifier,
        to output: inout [UInt8]
    ) -> (printed: PrintedNumber, fits: Bool)? {
        let takesAnything = specifier.conversion == .object
        let number: NumberArgument
        switch value {
        case .integer(let integer): number = .signed(integer)
        case .unsignedInteger(let integer): number = .unsigned(integer)
        case .double(let double): number = .double(double)
        // A `Float` goes by its own shortest digits, but for its bits it is a `Double`.
        case .float(let float):
            number = specifier.printsBits ? .double(Double(float)) : .decimal(DecimalNumber(float))
        case .percent(let ratio):
            return (numbers.printPercent(DecimalNumber(ratio), to: &output), takesAnything)
        case .percentHundredths(let hundredths):
            let ratio = DecimalNumber(hundredths).dividedByHundred()
            return (numbers.printPercent(ratio, to: &output), takesAnything)
        case .number(let formatted) where formatted.isPercentage:
            let printed = numbers.printPercent(formatted.number, options: formatted.options, to: &output)
            return (printed, takesAnything)
        case .number(let formatted) where formatted.options != NumberOptions():
            // It says itself how it is printed.
            let fits = specifier.numberSpecifier.map { NumberArgument.decimal(formatted.number).fits($0.conversion) }
            return (numbers.print(formatted.number, options: formatted.options, to: &output), fits ?? takesAnything)
        case .number(let formatted): number = .decimal(formatted.number)
        case .localized, .text: return nil
        }
        guard let numberSpecifier = specifier.numberSpecifier else {
            return (numbers.print(number.decimal, to: &output), takesAnything)
        }
        return (numbers.print(number, as: numberSpecifier, to: &output), number.fits(numberSpecifier.conversion))
    }
}

extension ArgumentValue {
    /// Whether this is the number 0.
    fileprivate var isZero: Bool {
        switch self {
        case .integer(let integer): integer == 0
        case .unsignedInteger(let integer): integer == 0
        case .float(let number): number == 0
        case .double(let number), .percent(let number), .percentHundredths(let number): number == 0
        case .number(let formatted): formatted.number.isZero
        case .localized(let number): number.isZero
        case .text: false
        }
    }
}
