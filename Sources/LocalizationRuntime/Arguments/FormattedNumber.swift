public import Internationalization

/// A number with the way it is printed, as an argument.
///
/// ```swift
/// localizer.text("Distance: %@", FormattedNumber(12.5, options: NumberOptions(precision: .fractionDigits(2))))
/// ```
public struct FormattedNumber: Argument, Hashable {
    /// The number, the ratio if it is printed as a percentage.
    let number: DecimalNumber
    let options: NumberOptions
    let isPercentage: Bool

    /// A number printed by `options`.
    public init(_ number: DecimalNumber, options: NumberOptions = NumberOptions()) {
        self.number = number
        self.options = options
        isPercentage = false
    }

    /// A floating-point number printed by `options`.
    public init(_ number: Double, options: NumberOptions = NumberOptions()) {
        self.init(DecimalNumber(number), options: options)
    }

    /// A ratio printed as a percentage by `options`.
    public init(percent ratio: DecimalNumber, options: NumberOptions = NumberOptions()) {
        number = ratio
        self.options = options
        isPercentage = true
    }

    /// The number with its options.
    public var argumentValue: ArgumentValue { .number(self) }
}

extension DecimalNumber: Argument {
    /// A decimal number.
    public var argumentValue: ArgumentValue { .number(FormattedNumber(self)) }
}
