extension SwiftLexer {
    /// A comment, a regular expression or an operator.
    mutating func lexSlash() {
        switch byte(offset + 1) {
        case UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "*"): skipComment()
        default:
            if isAfterOperand || !lexPlainRegex() { lexOperator() }
        }
    }

    /// Goes behind a comment and those nested in it.
    private mutating func skipComment() {
        let start = offset
        var depth = 1
        offset += 2
        while offset < count {
            let next = byte(offset + 1)
            if bytes[offset] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else if bytes[offset] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else {
                offset += 1
            }
        }
        report(.unterminatedComment, at: start)
    }

    /// Lexes `/…/` if one begins here: it does not begin with a blank, ends in its line, and closes no parenthesis that
    /// it has not opened.
    private mutating func lexPlainRegex() -> Bool {
        let first = byte(offset + 1)
        guard first != UInt8(ascii: " "), first != UInt8(ascii: "\t"), first != UInt8(ascii: "="),
            offset >= plainRegexFailure
        else { return false }
        var end = offset + 1
        var depth = 0
        while end < count {
            switch bytes[end] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                plainRegexFailure = end
                return false
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth < 0 {
                    plainRegexFailure = end
                    return false
                }
            case UInt8(ascii: "/"):
                add(.regex, length: end + 1 - offset)
                return true
            default: break
            }
            end += 1
        }
        plainRegexFailure = end
        return false
    }

    /// A raw string, a regular expression, a directive or a macro.
    mutating func lexPound() {
        var end = offset
        while byte(end) == UInt8(ascii: "#") { end += 1 }
        let pounds = end - offset
        switch byte(end) {
        case UInt8(ascii: "\""): lexString(pounds: pounds)
        case UInt8(ascii: "/"): lexExtendedRegex(pounds: pounds)
        default:
            if isDirective(at: end, "if") || isDirective(at: end, "elseif") {
                skipLine()
            } else if isDirective(at: end, "else") || isDirective(at: end, "endif") {
                offset = end + 4
            } else {
                // Of several number signs that begin nothing the last one stands for all.
                offset = end - 1
                add(.punctuation, length: 1)
            }
        }
    }

    private func isDirective(at start: Int, _ name: String) -> Bool {
        var offset = start
        for expected in name.utf8 {
            guard byte(offset) == expected else { return false }
            offset += 1
        }
        return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte(offset))
    }

    /// `#/…/#`, which may go over several lines.
    private mutating func lexExtendedRegex(pounds: Int) {
        var end = offset + pounds + 1
        // Where one search has found no end, another one finds none either.
        if extendedRegexFailures.contains(pounds) { end = count }
        while end < count {
            if bytes[end] == UInt8(ascii: "\\") {
                end += 2
                continue
            }
            if bytes[end] == UInt8(ascii: "/"), hasPounds(pounds, at: end + 1) {
                add(.regex, length: end + 1 + pounds - offset)
                return
            }
            end += 1
        }
        extendedRegexFailures.insert(pounds)
        report(.unterminatedRegex, at: offset)
        offset += pounds + 1
    }

    /// Whether `pounds` number signs stand at `offset`.
    func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
        var index = 0
        while index < pounds {
            guard byte(offset + index) == UInt8(ascii: "#") else { return false }
            index += 1
        }
        return true
    }
}
