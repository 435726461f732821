/// What a person most likely meant where the bytes are not JSON. Each repair moves forward or ends the scan, and each
/// defect is reported once.
extension JSONScanner {
    // MARK: The ends of the file

    /// Moves to the first value. False if there is none.
    mutating func enterRoot() -> Bool {
        repeat { skipWhitespace() } while !isStopped && skipMisplaced()
        guard !isStopped else { return false }
        let byte = bytes[offset]
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { return true }
        guard offset < bytes.count else {
            if problems.isEmpty { report(.emptyFile, at: offset) }
            return false
        }
        if isKey(at: offset) {
            report(.missingOpeningBrace(before: snippet(at: offset)), at: offset)
            open.append(OpenContainer(node: 0, isObject: true))
            nodes.append(JSONNode(kind: .object, start: offset, extent: 1, key: .none))
            state = .firstMember
            return true
        }
        var brace = offset
        while brace < bytes.count, bytes[brace] != UInt8(ascii: "{") { brace += 1 }
        if brace < bytes.count {
            report(
                .textBeforeFirstBrace(snippet(offset..<trimmedEnd(offset, min(brace, lineEnd(from: offset))))),
                at: offset)
            offset = brace
        }
        return true
    }

    /// Looks at what stands after the root.
    mutating func finish(_ byte: UInt8) {
        guard offset < bytes.count else {
            isStopped = true
            return
        }
        if skipMisplaced() { return }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
            report(.extraBrace, at: offset)
            isUnbalanced = true
        } else {
            report(.textAfterEnd(snippet(at: offset)), at: offset)
        }
        isStopped = true
    }

    /// Reports containers that nothing closes before the end of the file.
    private mutating func endUnclosed() {
        if let innermost = open.last {
            isUnbalanced = true
            let start = Int(nodes[innermost.node].start)
            report(
                .missingClosing(innermost.isObject ? "}" : "]", count: open.count), at: trimmedEnd(0, bytes.count),
                notes: [(DiagnosticMessage.openedHere, start)])
        }
        stop()
    }

    // MARK: Members

    /// Repairs what stands where a member or `}` is expected.
    mutating func recoverMember(_ byte: UInt8) {
        if skipMisplaced() { return }
        switch byte {
        case _ where offset >= bytes.count:
            endUnclosed()
        case UInt8(ascii: ","):
            report(.extraComma, at: offset)
            offset += 1
            state = .firstMember
        case UInt8(ascii: "]"):
            state = .firstMember
            recoverClosing()
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            report(.keyNotString(snippet(at: offset, limit: 1)), at: offset)
            key = .none
            openContainer(isObject: byte == UInt8(ascii: "{"))
        case UInt8(ascii: "'"):
            report(.singleQuotes, at: offset)
            let end = endOfSingleQuoted()
            key = JSONKey(start: offset, length: end - offset - 1)
            offset = min(end + 1, bytes.count)
            state = .colon
        default:
            recoverUnquotedKey()
        }
    }

    private mutating func recoverUnquotedKey() {
        let start = offset
        var end = start
        while isWordByte(bytes[end]) { end += 1 }
        if end > start, bytes[end] == UInt8(ascii: "\"") || bytes[skippingBlanks(from: end)] == UInt8(ascii: ":") {
            report(.unquotedKey(snippet(start..<end)), at: start)
            // A key's place is that of its opening quote, so this one begins a byte early.
            key = JSONKey(start: start - 1, length: end - start)
            offset = bytes[end] == UInt8(ascii: "\"") ? end + 1 : end
            state = .colon
        } else {
            report(.keyNotString(snippet(start..<endOfJunk(from: start))), at: start)
            offset = endOfJunk(from: start)
            key = .none
            state = .afterValue
        }
    }

    /// Repairs what stands where the colon after a key is expected.
    mutating func recoverColon(_ byte: UInt8) {
        if skipMisplaced() { return }
        guard offset < bytes.count else { return endUnclosed() }
        let contentStart = key.start + 1
        let quote = contentStart + key.length
        if lineEnd(from: quote) >= offset {
            if let end = realEnd(after: quote, isKey: true), !isKey(at: offset) {
                report(.unescapedQuote, at: quote)
                key.length = end - contentStart
                offset = end + 1
                return
            }
            // `"state : "new"`: the quote that ended the key opens the value.
            var end = trimmedEnd(contentStart, quote)
            if bytes[end - 1] == UInt8(ascii: ":"), end > contentStart {
                end = trimmedEnd(contentStart, end - 1)
                report(.unterminatedString, at: key.start)
                key.length = end - contentStart
                offset = quote
                state = .memberValue
                return
            }
        }
        let name = snippet(contentStart..<quote)
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
            report(.missingValue(of: name), at: key.start)
            key = .none
            state = .afterValue
        case UInt8(ascii: "="):
            report(.missingColon(after: name), at: quote + 1)
            offset += 1
            state = .memberValue
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            report(.missingColon(after: name), at: quote + 1)
            state = .memberValue
        default:
            report(.missingColon(after: name), at: quote + 1)
            offset = endOfJunk(from: offset)
            key = .none
            state = .afterValue
        }
    }

    // MARK: Values

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
        if key.start != 0 {
            report(.missingValue(of: snippet(key.start + 1..<key.start + 1 + key.length)), at: key.start)
            key = .none
            state = .afterValue
        } else if byte == UInt8(ascii: ",") {
            report(.extraComma, at: offset)
            offset += 1
            if state == .nextElement { state = .firstElement }
        } else {
            recoverClosing()
        }
    }

    private mutating func recoverBareText() {
        let start = offset
        var end = endOfJunk(from: start)
        if bytes[end] == UInt8(ascii: "\""), let quote = realEnd(after: end - 1, isKey: false) {
            // `"value" : text",`: the opening quote is missing.
            report(.missingOpeningQuote, at: start)
            appendString(start: start - 1, end: quote)
            offset = quote + 1
        } else {
            end = max(trimmedEnd(start, end), start + 1)
            report(.badLiteral(snippet(start..<end)), at: start)
            append(JSONNode(kind: .null, start: start, extent: end - start, key: key))
            nodes[nodes.count - 1].isInvalid = true
            offset = end
        }
        finishValue()
    }

    private mutating func appendString(start: Int, end: Int) {
        append(JSONNode(kind: .string, start: start, extent: end + 1 - start, key: key))
    }

    // MARK: After values

    /// Repairs what stands where a comma or a closing bracket is expected.
    mutating func recoverAfterValue(_ byte: UInt8) {
        if skipMisplaced() { return }
        guard offset < bytes.count else { return endUnclosed() }
        let isObject = open.last?.isObject == true
        let isSameLine = lineEnd(from: lastValueEnd) >= offset
        if isSameLine, isLastValueString, repairQuotes() { return }
        if byte == UInt8(ascii: ":"), isObject, isLastValueString {
            repairMissingOpeningBrace()
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
        if open.last?.isObject == true, bytes[offset] == UInt8(ascii: "\""), isKey(at: offset) { return false }
        if open.last?.isObject == true, isKey(at: quote) {
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
        if open.last?.isObject == false, bytes[offset] == UInt8(ascii: "\"") { return false }
        report(.unescapedQuote, at: quote)
        nodes[last].extent = UInt32(truncatingIfNeeded: end + 1 - start)
        offset = end + 1
        finishValue()
        return true
    }

    /// `"en" : "stringUnit" : {`: what was taken for a value is the first key of an object whose `{` is missing.
    private mutating func repairMissingOpeningBrace() {
        guard let last = nodes.indices.last, open.count < Self.depthLimit else { return stop() }
        let string = nodes[last]
        let start = Int(string.start)
        report(.missingOpeningBrace(before: snippet(start..<lastValueEnd)), at: start)
        nodes[last] = JSONNode(
            kind: .object, start: start, extent: last + 1,
            key: JSONKey(start: Int(string.keyStart), length: string.keyLength, hasEscapes: string.keyHasEscapes))
        open.append(OpenContainer(node: last, isObject: true))
        key = JSONKey(start: start, length: Int(string.extent) - 2, hasEscapes: string.hasEscapes)
        state = .colon
    }

    // MARK: Places

    /// The end of text that has no meaning: before the next structural character or line break, a byte on at least.
    private func endOfJunk(from start: Int) -> Int {
        var end = start + 1
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"),
                UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""):
                return end
            default:
                end += 1
            }
        }
        return min(end, bytes.count)
    }

    /// The single quote that ends the text in single quotes at ``offset``, or the end of its line.
    private func endOfSingleQuoted() -> Int {
        var end = offset + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "'"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return min(end, bytes.count)
    }
}
