/// Brackets that do not balance: where one is missing or too many is told by the indentation.
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
        guard closeUnclosed(where: { column < $0 }) else { return false }
        guard depth > 0, let openingColumn = indentation(of: current), column > openingColumn else { return true }
        report(.extraBrace, at: offset)
        offset += 1
        skipCommaOfExtraBrace()
        return false
    }

    /// Skips the comma behind a bracket that is one too many, where it separates nothing.
    private mutating func skipCommaOfExtraBrace() {
        let comma = skippingBlanks(from: offset)
        guard bytes[comma] == UInt8(ascii: ",") else { return }
        var next = comma + 1
        while next < bytes.count, bytes[next] <= UInt8(ascii: " ") { next += 1 }
        let isLast = bytes[next] == UInt8(ascii: "}") || bytes[next] == UInt8(ascii: "]")
        if isLast || state != .afterValue { offset = comma + 1 }
    }

    /// In a file whose brackets do not balance, ends the objects that a key or comma stands too far left for.
    ///
    /// - Returns: Whether one was ended. What stands here belongs to the object that is open now.
    mutating func repairIndentationOfMember() -> Bool {
        guard trustsIndentation, let column = indentation(before: offset) else { return false }
        let openBefore = depth
        return closeUnclosed(where: { column <= $0 }) && depth < openBefore
    }

    /// In a file whose brackets do not balance, compares the indentation of a key with that of its object.
    mutating func repairIndentationBeforeKey() {
        if !repairIndentationOfMember(), !isStopped { openUnopened() }
    }

    /// Opens the objects that a key stands too far right without.
    private mutating func openUnopened() {
        guard depth > 0, let column = indentation(before: offset), let unit = indentation(before: firstKeyStart),
            unit > 0, var expected = indentationOfMembers(unit: unit), expected < column
        else { return }
        report(.missingOpeningLine(before: snippet(at: offset)), at: offset)
        while expected < column, depth < Self.depthLimit, !isStopped {
            let index = nodes.count
            var node = JSONNode(kind: .object, start: offset, extent: index + 1, key: .none)
            node.isInvalid = true
            nodes.append(node)
            push(OpenContainer(node: index, isObject: true, indentation: expected))
            expected += unit
        }
    }

    /// The indentation that a member of the innermost object should have: that of its first one.
    private func indentationOfMembers(unit: Int) -> Int? {
        let first = current.node + 1
        guard first < nodes.count else { return indentation(of: current).map { $0 + unit } }
        return nodes[first].hasKey ? indentation(before: Int(nodes[first].keyStart)) : nil
    }

    /// Where the first key of the root begins.
    private var firstKeyStart: Int {
        nodes.count > 1 && nodes[1].hasKey ? Int(nodes[1].keyStart) : offset
    }

    /// Ends containers from the innermost on while the indentation of the line that opened one meets a condition, and
    /// reports that their closing brackets are missing. False if that was one report too many.
    private mutating func closeUnclosed(where isMissing: (Int) -> Bool) -> Bool {
        var count = 0
        while count + 1 < depth {
            let container = count == 0 ? current : outer[outer.count - count]
            guard let column = indentation(of: container), isMissing(column) else { break }
            count += 1
        }
        guard count > 0 else { return true }
        let start = Int(nodes[current.node].start)
        report(
            .missingClosing(isInObject ? "}" : "]", count: count), at: max(lastValueEnd, start + 1),
            notes: [(DiagnosticMessage.openedHere, start)])
        guard !isStopped else { return false }
        for _ in 0..<count { popContainer() }
        return true
    }

    /// The number of blanks before `offset` if nothing else stands before it in its line, and they are not very many.
    func indentation(before offset: Int) -> Int? {
        var start = offset
        while start > contentStart, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") {
            start -= 1
            guard offset - start < 1024 else { return nil }
        }
        return isLineStart(start) ? offset - start : nil
    }

    /// The number of blanks at the start of the line that opens a container; nil for a very long line.
    private func indentation(of container: OpenContainer) -> Int? {
        if let indentation = container.indentation { return indentation }
        let offset = Int(nodes[container.node].start)
        var start = offset
        while !isLineStart(start) {
            start -= 1
            guard offset - start < 4096 else { return nil }
        }
        return skippingBlanks(from: start) - start
    }
}
