extension JSONScanner {
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The highest bit of each byte that ends the plain part of a string: a quote, a backslash, a control character.
    ///
    /// Each term marks bytes by the borrow of a subtraction. A borrow can mark a byte wrongly only above one that is
    /// marked rightly, so the lowest mark is always right.
    @inline(__always)
    private static func endsOfPlainText(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quote = word ^ 0x2222_2222_2222_2222
        let backslash = word ^ 0x5C5C_5C5C_5C5C_5C5C
        let marks =
            ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
            | ((word &- 0x2020_2020_2020_2020) & ~word)
        return marks & highBits
    }

    /// Scans the string whose opening quote is at ``offset`` and moves behind it.
    ///
    /// - Returns: The end of its content, and whether it holds a backslash.
    @inline(__always)
    mutating func scanString(isKey: Bool) -> (end: Int, hasEscapes: Bool) {
        let start = offset + 1
        var next = start
        var high: UInt64 = 0
        // Most strings are plain.
        while bytes.hasWord(at: next) {
            let word = bytes.word(at: next)
            let ends = Self.endsOfPlainText(word)
            guard ends != 0 else {
                high |= word
                next += 8
                continue
            }
            // The bytes below the first end.
            high |= word & (ends & (0 &- ends) &- 1)
            next += ends.trailingZeroBitCount >> 3
            break
        }
        if bytes[next] == UInt8(ascii: "\"") {
            if high & Self.highBits != 0 { checkUTF8(start..<next) }
            offset = next + 1
            return (next, false)
        }
        return scanRestOfString(from: next, start: start, isKey: isKey)
    }

    /// Goes on with a string that has escapes or defects, or lies at the end of the file.
    private mutating func scanRestOfString(from first: Int, start: Int, isKey: Bool) -> (end: Int, hasEscapes: Bool) {
        var next = first
        var hasEscapes = false
        var hasReported = false
        while true {
            while bytes.hasWord(at: next) {
                let ends = Self.endsOfPlainText(bytes.word(at: next))
                guard ends == 0 else {
                    next += ends.trailingZeroBitCount >> 3
                    break
                }
                next += 8
            }
            switch bytes[next] {
            case UInt8(ascii: "\""):
                checkUTF8(start..<next)
                offset = next + 1
                return (next, hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                next += checkEscape(at: next)
            case 0..<UInt8(ascii: " "):
                let isCutKey = isKey && !hasReported && colonBeforeValue(start..<next) != nil
                let after = isCutKey ? nil : skipControlCharacter(at: next, hasReported: &hasReported)
                guard let after else {
                    let end = endUnterminated(start: start, at: next, isKey: isKey)
                    checkUTF8(start..<end)
                    return (end, hasEscapes)
                }
                next = after
            default:
                next += 1
            }
        }
    }

    /// Reports what is wrong with the escape at `offset` and returns its length.
    private mutating func checkEscape(at offset: Int) -> Int {
        // A file that ends here has no closing quote, which is said once.
        guard offset + 1 < bytes.count else { return 1 }
        let escape = Escape(bytes, at: offset, limit: bytes.count)
        if isStopped {
            // The limit of reports is reached; the rest of the string goes by without them.
        } else if !escape.isValid {
            report(
                bytes[offset + 1] == UInt8(ascii: "u") ? .badUnicodeEscape : .badEscape(snippet(offset..<offset + 2)),
                at: offset)
        } else if escape.isUnpairedSurrogate {
            report(.unpairedSurrogateEscape, at: offset)
        }
        // A backslash before a line break does not hide the line break.
        return bytes[offset + 1] < UInt8(ascii: " ") ? 1 : escape.length
    }

    /// Reports a control character and returns where the string goes on; nil if the string ends there without a quote.
    private mutating func skipControlCharacter(at offset: Int, hasReported: inout Bool) -> Int? {
        guard offset < bytes.count else { return nil }
        let byte = bytes[offset]
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
            if !hasReported { report(.controlCharacter(byte), at: offset) }
            hasReported = true
            return offset + 1
        }
        var next = offset
        while bytes[next] <= UInt8(ascii: " "), next < bytes.count { next += 1 }
        guard next < bytes.count, !startsStructure(at: next) else { return nil }
        if !hasReported { report(.rawLineBreak, at: offset) }
        hasReported = true
        return next
    }

    /// Whether what begins a line looks like JSON and not like the text of a string that goes on.
    private func startsStructure(at offset: Int) -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"): true
        case UInt8(ascii: "\""): isInArray || isKey(at: offset)
        default: isConflictMarker(at: offset)
        }
    }

    /// Reports a string that nothing closes before the line break or end at `offset`, and moves behind its content.
    private mutating func endUnterminated(start: Int, at offset: Int, isKey: Bool) -> Int {
        report(.unterminatedString, at: start - 1)
        var end = trimmedEnd(start, offset)
        if isKey, let colon = colonBeforeValue(start..<end) {
            self.offset = colon
            return trimmedEnd(start, colon)
        }
        if end > start, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
        self.offset = end
        if skipsOnlyBlanks(from: end) { stop() }
        return end
    }

    /// The last colon in a key without closing quote that is followed by what begins a value: `"k : {`.
    private func colonBeforeValue(_ range: Range<Int>) -> Int? {
        let colon = range.last { bytes[$0] == UInt8(ascii: ":") }
        guard let colon, colon > range.lowerBound else { return nil }
        let value = skippingBlanks(from: colon + 1)
        switch bytes[value] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return colon
        default:
            let literals: [StaticString] = ["true", "false", "null"]
            return literals.contains { bytes.hasText($0, at: value) } ? colon : nil
        }
    }

    /// Whether nothing but white space and a comma follows, so that the file was cut off here.
    private func skipsOnlyBlanks(from offset: Int) -> Bool {
        var next = offset
        while next < bytes.count, bytes[next] <= UInt8(ascii: " ") || bytes[next] == UInt8(ascii: ",") { next += 1 }
        return next >= bytes.count
    }

    // MARK: Looking ahead in a line

    /// Whether a string in quotes stands at `offset` and a colon follows it in the same line.
    func isKey(at offset: Int) -> Bool {
        guard bytes[offset] == UInt8(ascii: "\""), let quote = nextQuote(after: offset) else { return false }
        return bytes[skippingBlanks(from: quote + 1)] == UInt8(ascii: ":")
    }

    /// The next quote in the same line that no backslash escapes.
    func nextQuote(after offset: Int) -> Int? {
        var next = offset + 1
        while next < bytes.count {
            switch bytes[next] {
            case UInt8(ascii: "\""): return next
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
            case UInt8(ascii: "\\"): next += 2
            default: next += 1
            }
        }
        return nil
    }

    /// Whether what follows the quote at `quote` is what follows a key or a value.
    func endsString(_ quote: Int, isKey: Bool) -> Bool {
        let next = skippingBlanks(from: quote + 1)
        if isKey { return bytes[next] == UInt8(ascii: ":") }
        switch bytes[next] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            return true
        case UInt8(ascii: ","):
            let following = skippingBlanks(from: next + 1)
            switch bytes[following] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "}"), UInt8(ascii: "]"): return true
            case UInt8(ascii: "\""): return isInArray || self.isKey(at: following)
            default: return following >= bytes.count
            }
        default:
            return next >= bytes.count
        }
    }

    /// The quote after `offset` in the same line that ends the string, if quotes before it belong to the text.
    func realEnd(after offset: Int, isKey: Bool) -> Int? {
        var quote = offset
        while let next = nextQuote(after: quote) {
            if endsString(next, isKey: isKey) { return next }
            quote = next
        }
        return nil
    }
}
