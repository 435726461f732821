public import Internationalization

extension Localizer {
    /// A number as text: `1234.5` in German is 1.234,5.
    ///
    /// - Parameter options: fraction digits, rounding, grouping and signs.
    public func number(_ number: DecimalNumber, options: NumberOptions = NumberOptions()) -> String {
        storage.numbers.text(number, options: options)
    }

    /// A floating-point number as text, by its shortest digits: 1234.5 in German is 1.234,5.
    public func number(_ number: Double, options: NumberOptions = NumberOptions()) -> String {
        self.number(DecimalNumber(number), options: options)
    }

    /// An integer as text: 1234567 in Hindi is 12,34,567.
    @inlinable
    public func number(_ number: some BinaryInteger, options: NumberOptions = NumberOptions()) -> String {
        if let integer = Int64(exactly: number) { return self.number(DecimalNumber(integer), options: options) }
        return self.number(DecimalNumber(number), options: options)
    }

    /// A ratio as a percentage: 0.256 in Turkish is %25,6.
    public func percent(_ ratio: Double, options: NumberOptions = NumberOptions()) -> String {
        storage.numbers.percentText(DecimalNumber(ratio), options: options)
    }

    /// A ratio as a percentage with exactly so many fraction digits.
    public func percent(_ ratio: Double, fractionDigits: Int) -> String {
        percent(ratio, options: NumberOptions(precision: .fractionDigits(fractionDigits)))
    }
}
