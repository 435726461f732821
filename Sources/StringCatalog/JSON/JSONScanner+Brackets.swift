extension JSONScanner {
    /// Ends a container at a closing bracket of the other kind.
    mutating func recoverClosing() {
        guard depth > 0 else { return stop() }
        let found = snippet(at: offset, limit: 1)
        report(
            .mismatchedBracket(
                found: String(found.prefix(1)), expected: isInObject ? "}" : "]"), at: offset)
        isUnbalanced = true
        offset += 1
        popContainer()
    }

    /// In a file whose brackets do not balance, compares the indentation of a closing bracket with that of the line
    /// that opened its container, and repairs what does not agree.
    ///
    /// - Returns: Whether the bracket is to be read; false if it is one too many.
    mutating func repairIndentation() -> Bool {
        guard let column = indentation(before: offset) else { return true }
        while depth > 0 {
            let start = Int(nodes[current.node].start)
            guard let openingColumn = indentationOfLine(at: start), column != openingColumn else { return true }
            if column > openingColumn {
                report(.extraBrace, at: offset)
                offset += 1
                return false
            }
            guard depth > 1 else { return true }
            report(
                .missingClosing(isInObject ? "}" : "]", count: 1), at: lastValueEnd,
                notes: [(DiagnosticMessage.openedHere, start)])
            guard !isStopped else { return false }
            popContainer()
        }
        return true
    }

    /// The number of blanks before `offset` if nothing else stands before it in its line.
    private func indentation(before offset: Int) -> Int? {
        var start = offset
        while start > contentStart, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") {
            start -= 1
        }
        return isLineStart(start) ? offset - start : nil
    }

    /// The number of blanks at the start of the line that holds `offset`; nil for a very long line.
    private func indentationOfLine(at offset: Int) -> Int? {
        var start = offset
        while !isLineStart(start) {
            start -= 1
            guard offset - start < 4096 else { return nil }
        }
        return skippingBlanks(from: start) - start
    }
}
