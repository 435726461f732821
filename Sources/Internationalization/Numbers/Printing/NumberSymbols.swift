/// The characters that numbers are written with in a locale and numbering system (UTS #35, part 3, "Number Symbols").
struct NumberSymbols: Sendable, Hashable {
    var digits: DigitSet
    var decimalSeparator: InlineText
    var groupSeparator: InlineText
    var plusSign: InlineText
    var minusSign: InlineText
    var percentSign: InlineText
    /// What stands between digits and exponent in `1.2E3`.
    var exponential: InlineText
    var infinity: InlineText
    var notANumber: InlineText

    /// The symbols of CLDR's root locale, which are those of English.
    static var root: NumberSymbols {
        NumberSymbols(
            digits: .ascii, decimalSeparator: ".", groupSeparator: ",", plusSign: "+", minusSign: "-",
            percentSign: "%", exponential: "E", infinity: "∞", notANumber: "NaN"
        )
    }
}
