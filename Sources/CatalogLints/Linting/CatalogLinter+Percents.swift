internal import CatalogCompiler
internal import StringCatalog

extension CatalogLinter {
    /// Looks at the percent signs of a text: those beside numbers, and those of URLs that read as placeholders.
    mutating func lintPercents(_ leaf: Leaf, in place: @autoclosure () -> TextPlace) {
        guard let format = leaf.format else { return }
        let segments = format.segments
        let isURL = leaf.text.isURL
        for index in segments.indices {
            if segments[index].isNumber, let sign = Self.percentSign(beside: index, leaf) {
                findings.add(
                    .literalPercent(leaf.spelling(segments[index].range)), at: leaf.position(at: sign), in: place())
            }
            if case .placeholder(let placeholder) = segments[index].kind,
                Self.isPercentEncoding(placeholder, segments[index].range, in: leaf.text, isURL: isURL)
            {
                findings.add(
                    .percentEncoding(leaf.spelling(segments[index].range)),
                    at: leaf.position(at: segments[index].range.lowerBound), in: place())
            }
        }
    }

    /// Where a percent sign stands behind a number, or before it as in Turkish, with at most a space between.
    private static func percentSign(beside index: Int, _ leaf: Leaf) -> Int? {
        guard let segments = leaf.format?.segments else { return nil }
        let range = segments[index].range
        var end = range.upperBound
        if let space = leaf.text.character(at: end), Spaces.isSpace(space.value) { end = space.range.upperBound }
        if leaf.text[end] == UInt8(ascii: "%"), isLiteral(end, segments) { return end }
        if let sign = leaf.text.character(at: end), sign.value == 0x66A { return end }
        var start = range.lowerBound
        if let space = leaf.text.character(before: start), Spaces.isSpace(space.value) {
            start = space.range.lowerBound
        }
        // Of `%% %lld` the sign is that before; that of `%lld%%%lld` belongs to the number before it.
        if leaf.text[start - 1] == UInt8(ascii: "%"), isLiteral(start - 1, segments),
            index < 2 || !segments[index - 2].isNumber,
            index < 3 || !segments[index - 3].isNumber
        {
            return leaf.text[start - 2] == UInt8(ascii: "%") ? start - 2 : start - 1
        }
        return nil
    }

    /// Whether the percent sign at `offset` prints as one.
    private static func isLiteral(_ offset: Int, _ segments: [FormatString.Segment]) -> Bool {
        segments.contains { segment in
            guard segment.range.contains(offset) else { return false }
            switch segment.kind {
            case .literal, .percentSign: return true
            default: return false
            }
        }
    }

    /// Whether a placeholder is likelier a character of a URL, as `%20C` in `New%20Cases` or `%2C`.
    private static func isPercentEncoding(
        _ placeholder: FormatString.Placeholder, _ range: Range<Int>, in text: TextBytes, isURL: Bool
    ) -> Bool {
        guard placeholder.position == nil, placeholder.name == nil, placeholder.flags.isEmpty,
            placeholder.precision == nil, placeholder.length == .none, isHexadecimal(text[range.lowerBound + 1]),
            isHexadecimal(text[range.lowerBound + 2])
        else { return false }
        switch placeholder.conversion {
        // Nobody asks for a code unit or a hexadecimal fraction in so many columns.
        case .codeUnit, .hexadecimalFloatUppercase, .exponentUppercase, .fixedUppercase: return true
        default: break
        }
        // The others are used, and count as characters of a URL only inside of one.
        let before = text[range.lowerBound - 1]
        let after = text[range.upperBound]
        return isURL && isURLCharacter(before) && isURLCharacter(after)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
            UInt8(ascii: "a")...UInt8(ascii: "f"):
            true
        default: false
        }
    }

    private static func isURLCharacter(_ byte: UInt8) -> Bool { byte > UInt8(ascii: " ") && byte < 0x7F }
}

extension FormatString.Segment {
    /// Whether it prints a number.
    fileprivate var isNumber: Bool {
        switch kind {
        case .argument: true
        case .placeholder(let placeholder): placeholder.isNumeric
        default: false
        }
    }
}

extension TextBytes {
    /// Whether there is a URL in the text.
    fileprivate var isURL: Bool {
        (0..<count).contains { offset in
            self[offset] == UInt8(ascii: ":") && self[offset + 1] == UInt8(ascii: "/")
                && self[offset + 2] == UInt8(ascii: "/")
        }
    }
}
