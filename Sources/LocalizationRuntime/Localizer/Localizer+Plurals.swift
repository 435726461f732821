public import Internationalization

extension Localizer {
    /// The plural category of a number as ``number(_:options:)-(DecimalNumber,_)`` prints it: of 3 in Russian `few`, of
    /// 1 with a fraction digit (1.0) in English `other`.
    ///
    /// Messages choose their form by themselves; this is for code that shows a number in another way.
    public func pluralCategory(of number: DecimalNumber, options: NumberOptions = NumberOptions()) -> PluralCategory {
        var digits: [UInt8] = []
        let printed = storage.numbers.print(number, options: options, to: &digits)
        return PluralRules(for: storage.language).category(for: printed.operands)
    }
}
