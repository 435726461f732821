import Internationalization
import LookupTable

extension LanguageContext {
    /// What chooses a plural form for an argument that is printed by `specifier`; `nil` when it is no number.
    func pluralNumber(of value: ArgumentValue, as specifier: FormatSpecifier) -> PluralNumber? {
        switch value {
        case .integer(let integer): PluralNumber(operands: PluralOperands(integer), isZero: integer == 0)
        case .unsignedInteger(let integer): PluralNumber(operands: PluralOperands(integer), isZero: integer == 0)
        case .float(let number):
            PluralOperands(number.description).map { PluralNumber(operands: $0, isZero: number == 0) }
        case .double(let number), .percent(let number), .percentHundredths(let number):
            PluralOperands(number.description).map { PluralNumber(operands: $0, isZero: number == 0) }
        case .text: nil
        }
    }

    /// Writes a number by its placeholder.
    ///
    /// - Returns: Whether the number fits the placeholder.
    func write(_ value: ArgumentValue, as specifier: FormatSpecifier, to sink: inout TextSink) -> Bool {
        switch value {
        case .integer(let integer): sink.append(integer.description)
        case .unsignedInteger(let integer): sink.append(integer.description)
        case .float(let number): sink.append(number.description)
        case .double(let number): sink.append(number.description)
        case .percent(let number): sink.append("\(number * 100)%")
        case .percentHundredths(let number): sink.append("\(number)%")
        case .text(let text): sink.append(text)
        }
        return true
    }

    /// Whether the first strong character of a text has another direction than this language.
    func isOtherDirection(_ text: String) -> Bool {
        false
    }
}
