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
            // What is printed is thrown away.
            var number: PluralNumber?
            TextSink.withSink(limit: 0) { sink in
                guard let outcome = print(value, as: specifier, to: &sink) else { return }
                number = PluralNumber(operands: outcome.printed.operands, isZero: value.isZero)
            }
            return number
        }
    }

    /// Writes a number by its placeholder.
    ///
    /// - Returns: Whether the number fits the placeholder.
    func write(_ value: ArgumentValue, as specifier: FormatSpecifier, to sink: inout TextSink) -> Bool {
        if case .localized(let number) = value {
            let scalarCount = number.text.utf8.count { $0 & 0xC0 != 0x80 }
            sink.appendField(specifier, scalarCount: scalarCount) { $0.append(number.text) }
            return specifier.takesPrintedNumber
        }
        guard specifier.conversion == .object, specifier.width > 0 else {
            return print(value, as: specifier, to: &sink)?.fits ?? false
        }
        var fits = false
        TextSink.withSink(limit: Int.max) { field in
            guard let outcome = print(value, as: specifier, to: &field) else { return }
            fits = outcome.fits
            unsafe field.withBytes { bytes in
                sink.appendField(specifier, scalarCount: field.scalarCount) { unsafe $0.append(bytes) }
            }
        }
        return fits
    }

    /// Prints a number by its placeholder, or by its own kind where it does not fit; `nil` for what is text already.
    private func print(
        _ value: ArgumentValue,
        as specifier: FormatSpecifier,
        to output: inout TextSink
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
