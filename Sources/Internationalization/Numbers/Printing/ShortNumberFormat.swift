/// A pattern with the symbols of a locale in machine words, as nearly all numbers are printed with them.
///
/// An object, so that printing reads the few words it needs and copies nothing.
final class ShortNumberFormat: Sendable {
    /// What stands around a number.
    struct Affixes: Sendable {
        let prefix: ShortNumberCursor.Word
        let suffix: ShortNumberCursor.Word

        /// `nil` where one of them has more than eight bytes.
        fileprivate init?(_ affixes: NumberPattern.Affixes) {
            guard let prefix = ShortNumberCursor.Word(affixes.prefix),
                let suffix = ShortNumberCursor.Word(affixes.suffix)
            else { return nil }
            self.prefix = prefix
            self.suffix = suffix
        }
    }

    private let plain: Affixes?
    private let minus: Affixes?
    private let plus: Affixes?

    /// The number of digits in the group before the decimal point; 0 for no grouping.
    let primaryGroupSize: Int
    /// The number of digits in every further group, 1 or more.
    let secondaryGroupSize: Int
    /// The number of digits from which on a number is grouped.
    let groupedDigitCount: Int
    /// The least integer that is grouped.
    let groupedFrom: UInt64
    /// The least integer that has more digits than a further group.
    let secondGroupedFrom: UInt64

    /// The bytes of the digit zero, the last one in the highest byte.
    let zero: UInt32
    /// The number of bytes of a digit.
    let digitWidth: Int
    let decimalSeparator: ShortNumberCursor.Word
    let groupSeparator: ShortNumberCursor.Word

    /// Whether all that it writes is ASCII.
    let isASCII: Bool

    /// A format that prints no number where the digits are not consecutive, a separator has more than eight bytes, or
    /// anything is not UTF-8, so that whatever is written is.
    init(_ pattern: ResolvedPattern, symbols: NumberSymbols, minimumGroupingDigits: Int) {
        let most = PowersOfTen.greatestDigitCount
        let size = pattern.primaryGroupSize
        let grouped = size + minimumGroupingDigits
        let affixes = [pattern.affixes(.none), pattern.affixes(.minus), pattern.affixes(.plus)]
        let texts = [symbols.decimalSeparator, symbols.groupSeparator] + affixes.flatMap { [$0.prefix, $0.suffix] }
        // The digits between these two differ in the last byte only, which is between theirs.
        let digits = [symbols.digits.text(of: 0), symbols.digits.text(of: 9)]
        isASCII = symbols.digits.width == 1 && texts.allSatisfy(\.isASCII)
        digitWidth = symbols.digits.width
        guard pattern.hasDigits, minimumGroupingDigits > 0, (0..<most).contains(size), (1...most).contains(grouped),
            size == 0 || pattern.secondaryGroupSize > 0,
            let zero = symbols.digits.regularZero, digits.allSatisfy({ $0.isUTF8 && $0.scalarCount == 1 }),
            let decimalSeparator = ShortNumberCursor.Word(symbols.decimalSeparator),
            let groupSeparator = ShortNumberCursor.Word(symbols.groupSeparator),
            texts.allSatisfy(\.isUTF8)
        else {
            (plain, minus, plus) = (nil, nil, nil)
            (primaryGroupSize, secondaryGroupSize, groupedDigitCount, zero) = (0, 1, 1, 0)
            (groupedFrom, secondGroupedFrom) = (UInt64.max, UInt64.max)
            (decimalSeparator, groupSeparator) = (.empty, .empty)
            return
        }
        (plain, minus, plus) = (Affixes(affixes[0]), Affixes(affixes[1]), Affixes(affixes[2]))
        primaryGroupSize = size
        secondaryGroupSize = max(pattern.secondaryGroupSize, 1)
        groupedDigitCount = grouped
        groupedFrom = size > 0 ? PowersOfTen.power(grouped - 1) : UInt64.max
        secondGroupedFrom = PowersOfTen.power(secondaryGroupSize)
        self.zero = zero
        self.decimalSeparator = decimalSeparator
        self.groupSeparator = groupSeparator
    }

    /// What stands around a number with the given sign; `nil` where that is too long.
    @inline(__always)
    func affixes(_ sign: ResolvedPattern.Sign) -> Affixes? {
        switch sign {
        case .none: plain
        case .minus: minus
        case .plus: plus
        }
    }
}
