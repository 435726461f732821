/// What a locale says about printing numbers, worked out once.
///
/// An object, so that a printer is one reference and is handed on without its symbols being copied.
final class NumberFormat: Sendable {
    let symbols: NumberSymbols
    let decimalPattern: ResolvedPattern
    let percentPattern: ResolvedPattern

    /// How many digits must stand before the first separator for digits to be grouped.
    let minimumGroupingDigits: Int

    /// The number of the numbering system in the tables that the format was made from.
    let numberingSystem: Int

    /// The patterns for numbers of few digits.
    let shortDecimal: ShortNumberFormat
    let shortPercent: ShortNumberFormat

    init(
        symbols: NumberSymbols, decimalPattern: NumberPattern, percentPattern: NumberPattern,
        minimumGroupingDigits: Int, numberingSystem: Int
    ) {
        self.symbols = symbols
        self.decimalPattern = ResolvedPattern(decimalPattern, symbols: symbols)
        self.percentPattern = ResolvedPattern(percentPattern, symbols: symbols)
        self.minimumGroupingDigits = minimumGroupingDigits
        self.numberingSystem = numberingSystem
        shortDecimal = ShortNumberFormat(
            self.decimalPattern, symbols: symbols, minimumGroupingDigits: minimumGroupingDigits)
        shortPercent = ShortNumberFormat(
            self.percentPattern, symbols: symbols, minimumGroupingDigits: minimumGroupingDigits)
    }
}
