/// Reads a number pattern, one byte after the other.
struct NumberPatternParser {
    private var index = 0
    private var pattern = NumberPattern()

    /// Reads the whole of `bytes`.
    static func parse(_ bytes: Span<UInt8>, requiresDigits: Bool) throws(NumberPatternError) -> NumberPattern {
        var parser = NumberPatternParser()
        parser.pattern.positive.prefix = try parser.affix(bytes)
        if parser.index == bytes.count, !requiresDigits {
            parser.pattern.hasDigits = false
            return parser.pattern
        }
        try parser.number(bytes)
        parser.pattern.positive.suffix = try parser.affix(bytes)
        if parser.index < bytes.count {
            guard bytes[parser.index] == UInt8(ascii: ";") else { throw parser.error(.unexpected) }
            parser.index += 1
            // An empty second part is as good as none.
            if parser.index < bytes.count { parser.pattern.negative = try parser.negativeAffixes(bytes) }
        }
        return parser.pattern
    }

    /// The second part of a pattern: only what stands around the number counts (UTS #35).
    private mutating func negativeAffixes(_ bytes: Span<UInt8>) throws(NumberPatternError) -> NumberPattern.Affixes {
        var affixes = NumberPattern.Affixes()
        affixes.prefix = try affix(bytes)
        while index < bytes.count, Self.isNumberByte(bytes[index]) { index += 1 }
        affixes.suffix = try affix(bytes)
        guard index == bytes.count else { throw error(.unexpected) }
        return affixes
    }

    /// Reads up to the number, to `;` or to the end.
    private mutating func affix(_ bytes: Span<UInt8>) throws(NumberPatternError) -> InlineText {
        var text = InlineText()
        var isQuoted = false
        let start = index
        while index < bytes.count {
            var byte = bytes[index]
            guard byte >= 0x20 else { throw error(.unexpected) }
            if byte == UInt8(ascii: "'") {
                let isDoubled = index + 1 < bytes.count && bytes[index + 1] == byte
                index += 1
                if !isDoubled {
                    isQuoted.toggle()
                    continue
                }
            } else if !isQuoted {
                if byte == UInt8(ascii: ";") || Self.isNumberByte(byte) { break }
                try refuseUnsupported(bytes)
                switch byte {
                case UInt8(ascii: "%"):
                    byte = NumberPattern.Mark.percentSign.rawValue
                    pattern.isPercent = true
                case UInt8(ascii: "-"): byte = NumberPattern.Mark.minusSign.rawValue
                case UInt8(ascii: "+"): byte = NumberPattern.Mark.plusSign.rawValue
                default: break
                }
            }
            guard text.append(byte) else { throw error(.longAffix, at: start) }
            index += 1
        }
        guard !isQuoted else { throw error(.unterminatedQuote, at: start) }
        return text
    }

    private mutating func number(_ bytes: Span<UInt8>) throws(NumberPatternError) {
        let start = index
        var integerDigits = 0
        var lastGroup: Int?
        var groupBefore: Int?
        var significant = (minimum: 0, all: 0)
        var isFraction = false
        var fraction = (minimum: 0, all: 0)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "#"):
                if isFraction {
                    fraction.all += 1
                } else {
                    guard pattern.minimumIntegerDigits == 0 else { throw error(.unexpected) }
                    integerDigits += 1
                    if significant.all > 0 { significant.all += 1 }
                }
            case UInt8(ascii: "@"):
                guard !isFraction, significant.minimum == significant.all else { throw error(.unexpected) }
                integerDigits += 1
                significant = (significant.minimum + 1, significant.all + 1)
            case UInt8(ascii: "0"):
                guard significant.all == 0 else { throw error(.unexpected) }
                if isFraction {
                    guard fraction.minimum == fraction.all else { throw error(.unexpected) }
                    fraction = (fraction.minimum + 1, fraction.all + 1)
                } else {
                    integerDigits += 1
                    pattern.minimumIntegerDigits += 1
                }
            case UInt8(ascii: "1")...UInt8(ascii: "9"): throw error(.unsupported("a rounding increment"))
            case UInt8(ascii: ","):
                guard !isFraction else { throw error(.unexpected) }
                (groupBefore, lastGroup) = (lastGroup, integerDigits)
            case UInt8(ascii: "."):
                guard !isFraction else { throw error(.unexpected) }
                isFraction = true
            case UInt8(ascii: "E"): throw error(.unsupported("an exponent"))
            default:
                try refuseUnsupported(bytes)
                try finishNumber()
                return
            }
            index += 1
        }
        try finishNumber()

        func finishNumber() throws(NumberPatternError) {
            guard integerDigits + fraction.all > 0 else { throw error(.noDigits, at: start) }
            if let lastGroup {
                pattern.primaryGroupSize = integerDigits - lastGroup
                guard pattern.primaryGroupSize > 0 else { throw error(.unexpected) }
                let secondary = lastGroup - (groupBefore ?? lastGroup)
                pattern.secondaryGroupSize = secondary > 0 ? secondary : pattern.primaryGroupSize
            }
            pattern.alwaysHasDecimalSeparator = isFraction && fraction.all == 0
            if integerDigits == 0 {
                // `.##` prints 0.5 as `.5` and 0 as `.0`.
                fraction.minimum = max(fraction.minimum, 1)
            } else if pattern.minimumIntegerDigits == 0, fraction.minimum == 0 {
                // `#.##` prints 0.5 as `0.5`.
                pattern.minimumIntegerDigits = 1
            }
            pattern.fractionDigits = fraction.minimum...fraction.all
            if significant.all > 0 { pattern.significantDigits = significant.minimum...significant.all }
        }
    }

    /// Throws when what stands at ``index`` belongs to another kind of pattern.
    private func refuseUnsupported(_ bytes: Span<UInt8>) throws(NumberPatternError) {
        switch bytes[index] {
        case UInt8(ascii: "*"): throw error(.unsupported("padding"))
        case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0xA4:
            throw error(.unsupported("a currency sign"))
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xB0:
            throw error(.unsupported("a per mille sign"))
        default: break
        }
    }

    /// Whether the byte is part of the digits of a pattern.
    private static func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: ","),
            UInt8(ascii: "."):
            true
        default: false
        }
    }

    private func error(_ reason: NumberPatternError.Reason, at offset: Int? = nil) -> NumberPatternError {
        NumberPatternError(reason: reason, offset: offset ?? index)
    }
}
