extension JSONScanner {
    /// Scans a value that begins with `byte` and is neither string nor container, or repairs what stands there.
    mutating func scanScalar(_ byte: UInt8) {
        switch byte {
        case _ where startsScalar(byte) && repairMissingOpeningQuote():
            break
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            scanNumber()
        case UInt8(ascii: "t") where isLiteral("true"):
            appendScalar(.true, length: 4)
        case UInt8(ascii: "f") where isLiteral("false"):
            appendScalar(.false, length: 5)
        case UInt8(ascii: "n") where isLiteral("null"):
            appendScalar(.null, length: 4)
        default:
            recoverValue(byte)
        }
    }

    /// Whether `byte` at ``offset`` begins a string, a number or a literal.
    func startsScalar(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: isLiteral("true") || isLiteral("false") || isLiteral("null")
        }
    }

    private mutating func appendScalar(_ kind: JSONNode.Kind, length: Int) {
        append(JSONNode(kind: kind, start: offset, extent: length, key: key))
        offset += length
        finishValue()
    }

    private func isLiteral(_ text: StaticString) -> Bool {
        bytes.hasText(text, at: offset) && !isWordByte(bytes[offset + text.utf8CodeUnitCount])
    }

    /// Scans a number, `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
    private mutating func scanNumber() {
        let start = offset
        var next = start
        var isValid = true
        if bytes[next] == UInt8(ascii: "-") { next += 1 }
        let integerDigits = digits(from: next)
        isValid = integerDigits == 1 || integerDigits > 1 && bytes[next] != UInt8(ascii: "0")
        next += integerDigits
        if bytes[next] == UInt8(ascii: ".") {
            let fractionDigits = digits(from: next + 1)
            isValid = isValid && fractionDigits > 0
            next += 1 + fractionDigits
        }
        if bytes[next] | 0x20 == UInt8(ascii: "e") {
            next += 1
            if bytes[next] == UInt8(ascii: "+") || bytes[next] == UInt8(ascii: "-") { next += 1 }
            let exponentDigits = digits(from: next)
            isValid = isValid && exponentDigits > 0
            next += exponentDigits
        }
        while isWordByte(bytes[next]) {
            isValid = false
            next += 1
        }
        appendScalar(.number, length: next - start)
        guard !isValid else { return }
        // That the value has the wrong type, too, goes without saying.
        nodes[nodes.count - 1].isInvalid = true
        report(.badNumber(snippet(start..<next)), at: start)
    }

    private func digits(from offset: Int) -> Int {
        var next = offset
        while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[next]) { next += 1 }
        return next - offset
    }

    /// Whether a byte may stand in a number, a literal or a word that somebody wrote in their place.
    func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "$"), 0x80...:
            true
        default:
            false
        }
    }
}
