/// How a number is printed, apart from what its locale says.
///
/// The defaults are those of Foundation's `FormatStyle`: up to six fraction digits and as few as the number needs,
/// grouping as the locale has it, a minus sign before negative numbers.
public struct NumberOptions: Sendable, Hashable {
    /// How many digits are printed.
    public var precision: Precision

    /// The least number of digits before the decimal point, filled up with zeros; 0 to 999.
    public var minimumIntegerDigits: Int {
        didSet { minimumIntegerDigits = Precision.clamped(minimumIntegerDigits) }
    }

    /// How digits that are not printed round the others.
    public var rounding: RoundingMode

    /// Whether digits are grouped: 1,234,567.
    public var grouping: Grouping

    /// Which numbers have a sign.
    public var sign: SignDisplay

    /// Whether a decimal separator is printed where no digit follows it: `12.`
    public var alwaysHasDecimalSeparator: Bool

    /// Options that are the defaults but for those given; counts outside of 0 to 999 are taken as the nearest inside.
    public init(
        precision: Precision = .automatic,
        minimumIntegerDigits: Int = 1,
        rounding: RoundingMode = .halfEven,
        grouping: Grouping = .automatic,
        sign: SignDisplay = .automatic,
        alwaysHasDecimalSeparator: Bool = false
    ) {
        self.precision = precision
        self.minimumIntegerDigits = Precision.clamped(minimumIntegerDigits)
        self.rounding = rounding
        self.grouping = grouping
        self.sign = sign
        self.alwaysHasDecimalSeparator = alwaysHasDecimalSeparator
    }

    /// Whether digits are grouped.
    public enum Grouping: UInt8, Sendable, CaseIterable {
        /// As the locale does: 1.234 in German, 12,34,567 in Hindi, but 1234 beside 12.345 in Spanish.
        case automatic
        /// Not at all.
        case never
        /// From the first group on, where the locale would not yet: 1.234 in Spanish too.
        case always
    }

    /// Which numbers are printed with a sign.
    public enum SignDisplay: UInt8, Sendable, CaseIterable {
        /// Negative ones, negative zero among them.
        case automatic
        /// All.
        case always
        /// None.
        case never
        /// All but those printed as zero, and "not a number".
        case exceptZero
    }
}
