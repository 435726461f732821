/// A number pattern with the symbols of a locale put in: what a printer needs to know of it.
struct ResolvedPattern: Sendable, Hashable {
    /// The sign that a number is printed with.
    enum Sign {
        case none, minus, plus
    }

    private var plain: NumberPattern.Affixes
    private var minus: NumberPattern.Affixes
    private var plus: NumberPattern.Affixes

    /// Whether the number's digits are printed between the affixes.
    let hasDigits: Bool

    /// The number of digits in the group before the decimal point; 0 for no grouping.
    let primaryGroupSize: Int
    /// The number of digits in every further group.
    let secondaryGroupSize: Int

    /// Puts symbols into a pattern.
    ///
    /// A sign stands where the second part of the pattern has its minus sign, else before the prefix (UTS #35,
    /// part 3, "Explicit Plus Signs"). An affix that becomes too long is left out.
    init(_ pattern: NumberPattern, symbols: NumberSymbols) {
        var implicit = pattern.positive
        implicit.prefix = InlineText()
        if !implicit.prefix.append(NumberPattern.Mark.minusSign.rawValue)
            || !implicit.prefix.append(pattern.positive.prefix)
        {
            implicit.prefix = pattern.positive.prefix
        }
        let negative = pattern.negative ?? implicit
        let resolve: (InlineText, Sign) -> InlineText = { Self.resolve($0, sign: $1, symbols: symbols) }
        plain = NumberPattern.Affixes(
            prefix: resolve(pattern.positive.prefix, .none), suffix: resolve(pattern.positive.suffix, .none)
        )
        minus = NumberPattern.Affixes(
            prefix: resolve(negative.prefix, .minus), suffix: resolve(negative.suffix, .minus)
        )
        plus = NumberPattern.Affixes(
            prefix: resolve(negative.prefix, .plus), suffix: resolve(negative.suffix, .plus)
        )
        hasDigits = pattern.hasDigits
        primaryGroupSize = pattern.primaryGroupSize
        secondaryGroupSize = pattern.secondaryGroupSize
    }

    /// What stands before a number with the given sign.
    @inline(__always)
    func prefix(_ sign: Sign) -> InlineText {
        switch sign {
        case .none: plain.prefix
        case .minus: minus.prefix
        case .plus: plus.prefix
        }
    }

    /// What stands after a number with the given sign.
    @inline(__always)
    func suffix(_ sign: Sign) -> InlineText {
        switch sign {
        case .none: plain.suffix
        case .minus: minus.suffix
        case .plus: plus.suffix
        }
    }

    /// What stands around a number with the given sign.
    func affixes(_ sign: Sign) -> NumberPattern.Affixes {
        NumberPattern.Affixes(prefix: prefix(sign), suffix: suffix(sign))
    }

    private static func resolve(_ affix: InlineText, sign: Sign, symbols: NumberSymbols) -> InlineText {
        var text = InlineText()
        for index in 0..<affix.count {
            let fits =
                switch NumberPattern.Mark(rawValue: affix[index]) {
                case .percentSign: text.append(symbols.percentSign)
                case .minusSign: text.append(sign == .plus ? symbols.plusSign : symbols.minusSign)
                case .plusSign: text.append(symbols.plusSign)
                case nil: text.append(affix[index])
                }
            guard fits else { return InlineText() }
        }
        return text
    }
}
