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
            push(OpenContainer(node: 0, isObject: true))
            nodes.append(JSONNode(kind: .object, start: offset, extent: 1, key: .none))
            state = .firstMember
            return true
        }
        var brace = offset
        while brace < bytes.count, bytes[brace] != UInt8(ascii: "{") { brace += 1 }
        let isMarkup = byte == UInt8(ascii: "<")
        if isMarkup || brace == bytes.count && !startsScalar(byte) {
            // A page, a property list, a pointer to a file elsewhere: one report says it all.
            report(.badLiteral(snippet(offset..<trimmedEnd(offset, lineEnd(from: offset)))), at: offset)
            stop()
            return false
        }
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
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") {
                // More members: the root was closed by a bracket too many.
                isUnbalanced = true
                isWhole = false
            }
        }
        isStopped = true
    }

    /// Reports containers that nothing closes before the end of the file.
    mutating func endUnclosed() {
        if depth > 0 {
            isUnbalanced = true
            // With our side of a conflict alone the brackets need not balance; that is for whoever resolves it.
            if !hasConflicts {
                report(
                    .missingClosing(isInObject ? "}" : "]", count: depth), at: trimmedEnd(0, bytes.count),
                    notes: [(DiagnosticMessage.openedHere, Int(nodes[current.node].start))])
            }
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
            // Behind a closing bracket that was added, the comma is in its place.
            if repairIndentationOfMember() { return }
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
        if let content = typographicContent() {
            key = JSONKey(start: content.lowerBound - 1, length: content.count)
            state = .colon
            return
        }
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
            recoverJunkKey()
        }
    }

    /// Repairs text of several words where a key belongs: a key without quotes if a colon ends it, else nothing.
    private mutating func recoverJunkKey() {
        let start = offset
        let end = endOfJunk(from: start)
        var textEnd = trimmedEnd(start, end)
        if textEnd > start + 1, bytes[textEnd - 1] == UInt8(ascii: ":") {
            textEnd = trimmedEnd(start, textEnd - 1)
            report(.unquotedKey(snippet(start..<textEnd)), at: start)
            key = JSONKey(start: start - 1, length: textEnd - start)
            offset = textEnd
            state = .colon
            return
        }
        report(.keyNotString(snippet(start..<max(textEnd, start + 1))), at: start)
        offset = end
        key = .none
        // Nothing was there, so no comma is needed behind it.
        skipWhitespace()
        if bytes[offset] == UInt8(ascii: ",") { offset += 1 }
        state = .firstMember
    }

    /// Repairs what stands where the colon after a key is expected.
    mutating func recoverColon(_ byte: UInt8) {
        if skipMisplaced() { return }
        guard offset < bytes.count else { return endUnclosed() }
        let contentStart = key.start + 1
        let quote = contentStart + key.length
        if lineEnd(from: quote) >= offset {
            let following = byte == UInt8(ascii: ",") ? skippingBlanks(from: offset + 1) : offset
            if let end = realEnd(after: quote, isKey: true), !isKey(at: following) {
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
            appendInvalid(at: key.start, length: 0)
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
            appendInvalid(at: key.start, length: 0)
        }
    }

    // MARK: Places

    /// The end of text that has no meaning: before the next structural character or line break, a byte on at least.
    func endOfJunk(from start: Int) -> Int {
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
    func endOfSingleQuoted() -> Int {
        var end = offset + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "'"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return min(end, bytes.count)
    }
}
