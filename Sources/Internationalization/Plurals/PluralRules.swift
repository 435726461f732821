import LocaleData

/// The rules by which a language chooses the plural category of a number (UTS #35 part 3, 5.1).
///
/// Russian has `one` for 1, 21, 101, `few` for 2, 24, `many` for 0, 5, 11, and `other` for 1.5. Making the rules of a
/// language is a search in a table and takes no memory; asking them reads a few bytes.
public struct PluralRules: Hashable, Sendable {
    /// Which question the rules answer.
    public enum Kind: Hashable, Sendable {
        /// How many: *1 day*, *2 days*.
        case cardinal
        /// Which one: *1st day*, *2nd day*.
        case ordinal
    }

    /// Where the set of rules starts in the table: with a list of the categories of small integers.
    private let list: Int

    /// Whether the category of an integer above 27 is that of every other one with the same last two digits, which is
    /// so in most languages.
    private let goesByLastTwoDigits: Bool

    /// Where the rules themselves start, after the list.
    private var offset: Int { list + PluralRuleData.smallIntegerCount / 2 }

    /// The rules for a language; those of a language that CLDR does not know have only `other`.
    ///
    /// They are inherited by cutting subtags, not by CLDR's parents for other data: `pt-AO` counts as `pt` does, not as
    /// `pt-PT`, which is what CLDR says by giving plural rules a list of parents of their own that is empty.
    public init(for tag: LanguageTag, kind: Kind = .cardinal) {
        list =
            Self.offset(for: tag.subtags, kind: kind)
            ?? Self.offset(for: tag.canonical.subtags, kind: kind)
            ?? PluralRuleData.root
        goesByLastTwoDigits = Self.goesByLastTwoDigits(rulesAt: list + PluralRuleData.smallIntegerCount / 2)
    }

    /// Whether every relation takes a remainder by 10 or 100, asks for numbers up to 27, or for what integers have not.
    private static func goesByLastTwoDigits(rulesAt offset: Int) -> Bool {
        let sets = PluralRuleData.sets
        // The list of small integers ends with a hundred of them in a row.
        guard PluralRuleData.smallIntegerCount == 128 else { return false }
        var place = offset + 3
        for _ in 0..<sets.byte(at: offset + 2) {
            let end = place + 2 + Int(sets.byte(at: place + 1))
            place += 2
            while place < end {
                let question = sets.byte(at: place)
                let form = sets.byte(at: place + 1)
                let boundCount = 2 * Int(form >> 3)
                let width = form & 4 == 0 ? 1 : 3
                let isOfInteger = question & 7 <= 1
                if isOfInteger, question >> 4 > 2 { return false }
                if isOfInteger, question >> 4 == 0 {
                    for bound in 0..<boundCount where sets.integer(at: place + 2 + bound * width, width: width) > 27 {
                        return false
                    }
                }
                place += 2 + boundCount * width
            }
            place = end
        }
        return true
    }

    private static func offset(for subtags: LanguageSubtags, kind: Kind) -> Int? {
        let language = LanguageSubtags(language: subtags.language)
        var candidates = [language.key]
        if subtags.script != 0 {
            candidates.append(LanguageSubtags(language: subtags.language, script: subtags.script).key)
        }
        if subtags.region != 0 {
            candidates.append(LanguageSubtags(language: subtags.language, region: subtags.region).key)
        }
        for key in candidates.reversed() {
            if let offset = PluralRuleData.offset(for: key, isOrdinal: kind == .ordinal) { return offset }
        }
        return nil
    }

    /// The categories that the language has, in CLDR's order; `other` is always among them.
    public var categories: [PluralCategory] {
        Self.categories(in: PluralRuleData.sets.byte(at: offset))
    }

    /// The categories that a translation must have: those with a sample below a million and without a compact exponent.
    ///
    /// French has `many` only from a million up, so a French translation needs `one` and `other`.
    public var requiredCategories: [PluralCategory] {
        Self.categories(in: PluralRuleData.sets.byte(at: offset + 1))
    }

    private static func categories(in mask: UInt8) -> [PluralCategory] {
        PluralCategory.allCases.filter { mask & (1 << $0.rawValue) != 0 }
    }

    /// The category of an integer that is printed without a fraction.
    @inlinable
    public func category(for integer: some FixedWidthInteger) -> PluralCategory {
        category(for: PluralOperands(integer))
    }

    /// The category of a number with these operands.
    public func category(for operands: PluralOperands) -> PluralCategory {
        let sets = PluralRuleData.sets
        if operands.fractionCount | operands.exponent == 0, operands.integer < PluralRuleData.smallIntegerCount {
            let pair = sets.byte(at: list + Int(operands.integer / 2))
            return PluralCategory(rawValue: operands.integer % 2 == 0 ? pair & 7 : pair >> 3) ?? .other
        }
        if operands.fractionCount | operands.exponent == 0, goesByLastTwoDigits {
            // The list holds the categories of 28 to 127; those of larger numbers come again.
            let alike = operands.integer % 100 + (operands.integer % 100 < 28 ? 100 : 0)
            let pair = sets.byte(at: list + Int(alike / 2))
            return PluralCategory(rawValue: alike % 2 == 0 ? pair & 7 : pair >> 3) ?? .other
        }
        let offset = offset
        var place = offset + 3
        for _ in 0..<sets.byte(at: offset + 2) {
            let category = sets.byte(at: place)
            let size = Int(sets.byte(at: place + 1))
            if Self.holds(at: place + 2, of: sets, for: operands) {
                return PluralCategory(rawValue: category) ?? .other
            }
            place += 2 + size
        }
        return .other
    }

    /// Whether the condition at `start` holds. What the bytes mean is said in `PluralRelation` of the generator.
    ///
    /// Terminates on any bytes: every relation moves on by at least two, and outside of the table there are only
    /// zeros, which end a condition.
    private static func holds(at start: Int, of sets: PackedTable, for operands: PluralOperands) -> Bool {
        var place = start
        var isHolding = true
        while true {
            let question = sets.byte(at: place)
            let form = sets.byte(at: place + 1)
            let rangeCount = Int(form >> 3)
            let width = form & 4 == 0 ? 1 : 3
            place += 2
            if isHolding {
                isHolding = relationHolds(
                    question, ranges: place, count: rangeCount, width: width, of: sets, for: operands)
            }
            place += rangeCount * 2 * width
            switch form & 3 {
            case 1: continue
            case 2:
                if isHolding { return true }
                isHolding = true
            default: return isHolding
            }
        }
    }

    private static func relationHolds(
        _ question: UInt8, ranges: Int, count: Int, width: Int, of sets: PackedTable, for operands: PluralOperands
    ) -> Bool {
        let isNegated = question & 8 != 0
        var value: UInt32
        switch question & 7 {
        case 0:
            // A number with a fraction is in no list of integers, and its remainders keep the fraction.
            if operands.fractionCountWithoutZeros != 0 { return isNegated }
            value = operands.integer
        case 1: value = operands.integer
        case 2: value = operands.fractionCount
        case 3: value = operands.fractionCountWithoutZeros
        case 4: value = operands.fraction
        case 5: value = operands.fractionWithoutZeros
        default: value = operands.exponent
        }
        switch question >> 4 {
        case 0: break
        case 1: value %= 10
        case 2: value %= 100
        case 3: value %= 1000
        case 4: value %= 10000
        case 5: value %= 100_000
        default: value %= 1_000_000
        }
        if width == 1 {
            // By far the most frequent, and worth a loop of its own.
            for range in 0..<count {
                let lower = ranges + 2 * range
                if value >= sets.byte(at: lower), value <= sets.byte(at: lower + 1) { return !isNegated }
            }
            return isNegated
        }
        for range in 0..<count {
            let lower = ranges + 6 * range
            if Int(value) >= sets.integer(at: lower, width: 3), Int(value) <= sets.integer(at: lower + 3, width: 3) {
                return !isNegated
            }
        }
        return isNegated
    }
}
