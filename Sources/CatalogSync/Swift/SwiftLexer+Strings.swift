extension SwiftLexer {
    /// Begins the string literal that stands here, and lexes it up to its end or its first interpolation.
    mutating func lexString(pounds: Int) {
        let quote = offset + pounds
        let isMultiLine = beginsMultiLine(at: quote, pounds: pounds)
        var contentStart = quote + (isMultiLine ? 3 : 1)
        let delimiterLength = contentStart - offset
        if isMultiLine { contentStart = skipRestOfLine(contentStart) }
        literals.append(
            SwiftStringLiteral(start: offset, pounds: pounds, isMultiLine: isMultiLine, contentStart: contentStart))
        add(.string, length: delimiterLength, link: literals.count - 1)
        offset = contentStart
        continueString(literals.count - 1)
    }

    /// Whether the quotes at `quote` are three that begin a multi-line literal. `#"""#` is a raw string of one quote.
    private func beginsMultiLine(at quote: Int, pounds: Int) -> Bool {
        guard byte(quote + 1) == UInt8(ascii: "\""), byte(quote + 2) == UInt8(ascii: "\"") else { return false }
        if pounds == 0 { return true }
        var end = quote + 3
        while byte(end) == UInt8(ascii: " ") || byte(end) == UInt8(ascii: "\t") { end += 1 }
        return byte(end) == UInt8(ascii: "\n") || byte(end) == UInt8(ascii: "\r")
    }

    /// The offset of the line behind the opening delimiter; that of the delimiter's end where text follows it.
    private func skipRestOfLine(_ start: Int) -> Int {
        var end = start
        while byte(end) == UInt8(ascii: " ") || byte(end) == UInt8(ascii: "\t") { end += 1 }
        if byte(end) == UInt8(ascii: "\r") { end += byte(end + 1) == UInt8(ascii: "\n") ? 1 : 0 }
        return byte(end) == UInt8(ascii: "\n") || byte(end) == UInt8(ascii: "\r") ? end + 1 : start
    }

    /// Lexes the text of a literal from here up to its end or its next interpolation.
    mutating func continueString(_ index: Int) {
        let (pounds, isMultiLine) = (literals[index].pounds, literals[index].isMultiLine)
        let start = offset
        while offset < count {
            switch bytes[offset] {
            case UInt8(ascii: "\\"):
                guard hasPounds(pounds, at: offset + 1) else {
                    offset += 1
                    continue
                }
                let escaped = offset + 1 + pounds
                if byte(escaped) == UInt8(ascii: "(") {
                    addText(start..<offset, to: index)
                    offset = escaped + 1
                    beginInterpolation(of: index)
                    return
                }
                let isLineEnd = byte(escaped) == UInt8(ascii: "\n") || byte(escaped) == UInt8(ascii: "\r")
                offset = isLineEnd ? escaped : escaped + 1
            case UInt8(ascii: "\""):
                let quotes = isMultiLine ? 3 : 1
                guard !isMultiLine || byte(offset + 1) == UInt8(ascii: "\"") && byte(offset + 2) == UInt8(ascii: "\""),
                    hasPounds(pounds, at: offset + quotes)
                else {
                    offset += 1
                    continue
                }
                endString(index, text: start..<offset)
                offset += quotes + pounds
                return
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                guard isMultiLine else {
                    report(.unterminatedString, at: literals[index].start)
                    return endString(index, text: start..<offset)
                }
                offset += 1
            default:
                offset += 1
            }
        }
        // An escape may have led behind the end.
        offset = count
        report(.unterminatedString, at: literals[index].start)
        endString(index, text: start..<max(start, offset))
    }

    private mutating func addText(_ range: Range<Int>, to index: Int) {
        if !range.isEmpty { literals[index].segments.append(.text(range)) }
    }

    /// Ends a literal behind its last piece of text, `text`.
    private mutating func endString(_ index: Int, text: Range<Int>) {
        var text = text.lowerBound..<min(text.upperBound, count)
        if literals[index].isMultiLine { text = cutLastLine(text, of: index) }
        addText(text, to: index)
        literals[index].endToken = tokens.count
    }

    /// Takes the indentation of the closing delimiter, and the line end before it, off the text.
    private mutating func cutLastLine(_ text: Range<Int>, of index: Int) -> Range<Int> {
        let contentStart = literals[index].contentStart
        var start = text.upperBound
        while start > text.lowerBound, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") {
            start -= 1
        }
        let isFirstLine = start == contentStart
        guard isFirstLine || start > text.lowerBound && (bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D) else {
            // Text before the delimiter is an error to the compiler; here it is kept.
            return text
        }
        literals[index].indentation = start..<text.upperBound
        guard !isFirstLine else { return start..<start }
        var end = start - 1
        if bytes[end] == 0x0A, end > text.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
        return text.lowerBound..<end
    }
}
