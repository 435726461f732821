/// A number pattern such as `#,##0.###` or `#,##,##0 %` (UTS #35, part 3, "Number Format Patterns").
///
/// Patterns of decimal numbers and percents are read; those with an exponent, a currency sign, a per mille sign,
/// padding or a rounding increment are refused.
struct NumberPattern: Sendable, Hashable {
    /// What stands before and after the number, with ``Mark`` bytes for the locale's signs.
    struct Affixes: Sendable, Hashable {
        var prefix = InlineText()
        var suffix = InlineText()
    }

    /// A byte in ``Affixes`` for which a symbol of the locale is put in. No affix holds such control characters.
    enum Mark: UInt8 {
        case percentSign = 1
        case minusSign = 2
        case plusSign = 3
    }

    var positive = Affixes()

    /// The affixes of negative numbers, when the pattern has a second part after `;`.
    var negative: Affixes?

    /// The number of digits in the group before the decimal point; 0 when the pattern does not group.
    var primaryGroupSize = 0

    /// The number of digits in every further group.
    var secondaryGroupSize = 0

    var minimumIntegerDigits = 0
    var fractionDigits = 0...0

    /// The bounds that `@@#` states.
    var significantDigits: ClosedRange<Int>?

    /// Whether a decimal separator is printed although no digit follows, as in `#.`.
    var alwaysHasDecimalSeparator = false

    var isPercent = false

    /// Whether the pattern has a place for digits. A compact one may have none, such as `mille` for 1,000 in French.
    var hasDigits = true

    /// Reads a pattern from UTF-8.
    ///
    /// - Parameter requiresDigits: whether a pattern without a place for digits is an error.
    init(parsing bytes: Span<UInt8>, requiresDigits: Bool = true) throws(NumberPatternError) {
        self = try NumberPatternParser.parse(bytes, requiresDigits: requiresDigits)
    }

    init() {}
}
