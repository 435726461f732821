extension JSONScanner {
    /// Repairs what stands where a value is expected.
    mutating func recoverValue(_ byte: UInt8) {
        if skipMisplaced() { return }
        switch byte {
        case _ where offset >= bytes.count:
            endUnclosed()
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
            recoverMissingValue(byte)
        case UInt8(ascii: ":"):
            report(.unexpectedText(":"), at: offset)
            offset += 1
        case UInt8(ascii: "'"):
            report(.singleQuotes, at: offset)
            let end = endOfSingleQuoted()
            appendString(start: offset, end: end)
            offset = min(end + 1, bytes.count)
            finishValue()
        default:
            recoverBareText()
        }
    }

    private mutating func recoverMissingValue(_ byte: UInt8) {
        if key.isPresent {
            report(.missingValue(of: snippet(key.start + 1..<key.start + 1 + key.length)), at: key.start)
            appendInvalid(at: key.start, length: 0)
        } else if byte == UInt8(ascii: ",") {
            report(.extraComma, at: offset)
            offset += 1
            if state == .nextElement { state = .firstElement }
        } else {
            recoverClosing()
        }
    }

    private mutating func recoverBareText() {
        if let content = typographicContent() {
            appendString(start: content.lowerBound - 1, end: content.upperBound)
            return finishValue()
        }
        if repairMissingOpeningQuote() { return }
        let start = offset
        let end = max(trimmedEnd(start, endOfJunk(from: start)), start + 1)
        let text = snippet(start..<end)
        let isNumber = bytes[start] == UInt8(ascii: ".") || bytes[start] == UInt8(ascii: "+")
        report(isNumber ? .badNumber(text) : .badLiteral(text), at: start)
        offset = end
        appendInvalid(at: start, length: end - start)
    }

    /// `"value" : text",`: the opening quote is missing. False if no quote follows that ends the text.
    mutating func repairMissingOpeningQuote() -> Bool {
        let start = offset
        let end = endOfJunk(from: start)
        guard bytes[end] == UInt8(ascii: "\""), isInArray ? !startsScalar(bytes[start]) : !isKey(at: end),
            let quote = realEnd(after: end - 1, isKey: false)
        else { return false }
        report(.missingOpeningQuote, at: start)
        appendString(start: start - 1, end: quote)
        offset = quote + 1
        finishValue()
        return true
    }

    /// Adds a record for a value that is not there or means nothing, so that its key is not missed as well.
    mutating func appendInvalid(at start: Int, length: Int) {
        append(JSONNode(kind: .null, start: start, extent: length, key: key))
        nodes[nodes.count - 1].isInvalid = true
        finishValue()
    }

    /// Reads text between typographic quotes that somebody's editor made of straight ones; nil if none opens here.
    mutating func typographicContent() -> Range<Int>? {
        let quotes: [StaticString] = ["\u{201C}", "\u{201D}", "\u{201E}"]
        guard quotes.contains(where: { bytes.hasText($0, at: offset) }) else { return nil }
        report(.typographicQuotes, at: offset)
        let start = offset + 3
        var end = start
        while end < bytes.count, bytes[end] >= UInt8(ascii: " "), bytes[end] != UInt8(ascii: "\""),
            !quotes.contains(where: { bytes.hasText($0, at: end) })
        {
            end += 1
        }
        end = min(end, bytes.count)
        offset = bytes[end] == UInt8(ascii: "\"") ? end + 1 : bytes[end] >= 0x80 ? end + 3 : end
        return start..<end
    }

    private mutating func appendString(start: Int, end: Int) {
        append(JSONNode(kind: .string, start: start, extent: end + 1 - start, key: key))
    }

    // MARK: After values

    /// Repairs what stands where a comma or a closing bracket is expected.
    mutating func recoverAfterValue(_ byte: UInt8) {
        if skipMisplaced() { return }
        guard offset < bytes.count else { return endUnclosed() }
        let isObject = isInObject
        let isSameLine = lineEnd(from: lastValueEnd) >= offset
        if isSameLine, isLastValueString, repairQuotes() { return }
        if byte == UInt8(ascii: "\""), repairIndentationOfMember() {
            if !isStopped { state = .nextMember }
            return
        }
        if byte == UInt8(ascii: ":"), isObject, isLastValueString {
            repairMissingOpeningBrace()
        } else if byte == UInt8(ascii: ":"), isInArray, isLastValueString, nodes.count == current.node + 2 {
            repairArrayWithKeys()
        } else if isObject ? byte == UInt8(ascii: "\"") : startsValue(byte) {
            report(.missingComma, at: lastValueEnd)
            state = isObject ? .nextMember : .nextElement
        } else if isObject, isWordByte(byte), !isSameLine {
            report(.missingComma, at: lastValueEnd)
            state = .nextMember
        } else {
            let end = endOfJunk(from: offset)
            report(.unexpectedText(snippet(offset..<trimmedEnd(offset, end))), at: offset)
            offset = end
            skipWhitespace()
            // The text may stand where a comma belongs, as a semicolon does.
            if bytes[offset] != UInt8(ascii: ","), offset < bytes.count {
                state = isObject ? .firstMember : .firstElement
            }
        }
    }

    private var isLastValueString: Bool {
        nodes.last.map { $0.kind == .string && Int($0.start) + Int($0.extent) == lastValueEnd } ?? false
    }

    private func startsValue(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["): true
        default: isWordByte(byte)
        }
    }

    /// Tries whether the string before ended at a quote that belongs to its text, or at the opening quote of a key.
    private mutating func repairQuotes() -> Bool {
        guard let last = nodes.indices.last else { return false }
        let start = Int(nodes[last].start)
        let quote = lastValueEnd - 1
        if isInObject, bytes[offset] == UInt8(ascii: "\""), isKey(at: offset) { return false }
        if isInObject, isKey(at: quote) {
            // `"a" : "b, "c" : "d"`: a comma before the quote tells that the quote opens a key.
            let end = trimmedEnd(start + 1, quote)
            if end > start + 1, bytes[end - 1] == UInt8(ascii: ",") {
                report(.unterminatedString, at: start)
                nodes[last].extent = UInt32(truncatingIfNeeded: end - start)
                offset = quote
                state = .nextMember
                return true
            }
        }
        guard bytes[offset] != UInt8(ascii: ":"), let end = realEnd(after: quote, isKey: false) else { return false }
        if isInArray, bytes[offset] == UInt8(ascii: "\"") { return false }
        report(.unescapedQuote, at: quote)
        nodes[last].extent = UInt32(truncatingIfNeeded: end + 1 - start)
        offset = end + 1
        finishValue()
        return true
    }

    /// `"en" : "stringUnit" : {`: what was taken for a value is the first key of an object whose `{` is missing.
    private mutating func repairMissingOpeningBrace() {
        guard let last = nodes.indices.last, depth < Self.depthLimit else { return stop() }
        let string = nodes[last]
        let start = Int(string.start)
        report(.missingOpeningBrace(before: snippet(start..<lastValueEnd)), at: start)
        nodes[last] = JSONNode(
            kind: .object, start: start, extent: last + 1,
            key: JSONKey(start: Int(string.keyStart), length: string.keyLength, hasEscapes: string.keyHasEscapes))
        push(OpenContainer(node: last, isObject: true))
        key = JSONKey(start: start, length: Int(string.extent) - 2, hasEscapes: string.hasEscapes)
        state = .colon
    }

    /// `"stringUnit" : [ "state" : …`: a square bracket where a brace was meant.
    private mutating func repairArrayWithKeys() {
        guard let string = nodes.popLast() else { return stop() }
        let array = nodes[current.node]
        report(.mismatchedBracket(found: "[", expected: "{"), at: Int(array.start))
        nodes[current.node] = JSONNode(
            kind: .object, start: Int(array.start), extent: current.node + 1,
            key: JSONKey(start: Int(array.keyStart), length: array.keyLength, hasEscapes: array.keyHasEscapes))
        current.isObject = true
        key = JSONKey(start: Int(string.start), length: Int(string.extent) - 2, hasEscapes: string.hasEscapes)
        state = .colon
    }
}
