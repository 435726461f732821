extension JSONScanner {
    /// Moves to the next byte that is not white space, or to the end.
    @inline(__always)
    mutating func skipWhitespace() {
        if bytes[offset] <= UInt8(ascii: " ") { skipRun() }
    }

    private mutating func skipRun() {
        var next = offset
        // The usual line break and indentation.
        if bytes[next] == UInt8(ascii: "\n") { next += 1 }
        while bytes.hasWord(at: next) {
            let difference = bytes.word(at: next) ^ 0x2020_2020_2020_2020
            guard difference != 0 else {
                next += 8
                continue
            }
            next += difference.trailingZeroBitCount >> 3
            if bytes[next] > UInt8(ascii: " ") {
                offset = next
                return
            }
            break
        }
        while true {
            // Indentation: eight spaces at a time.
            while bytes.hasWord(at: next) {
                let difference = bytes.word(at: next) ^ 0x2020_2020_2020_2020
                next += difference == 0 ? 8 : difference.trailingZeroBitCount >> 3
                if difference != 0 { break }
            }
            switch bytes[next] {
            case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                next += 1
            default:
                offset = next
                return
            }
        }
    }

    /// Reports and skips what stands between tokens as if it were white space: a comment, the lines of a git conflict
    /// that are not ours, the head of a patch's hunk, characters that nobody sees. False if none of them stands here.
    mutating func skipMisplaced() -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "/"), UInt8(ascii: "#"):
            skipComment()
        case UInt8(ascii: "<"):
            skipConflict() || skipComment()
        case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
            skipConflict()
        case UInt8(ascii: "@"):
            skipHunkHead()
        default:
            skipInvisible()
        }
    }

    /// `@@ -1,2 +3,4 @@`, from a patch that was pasted or half applied.
    private mutating func skipHunkHead() -> Bool {
        guard isLineStart(offset), bytes.hasText("@@ -", at: offset) else { return false }
        let end = lineEnd(from: offset)
        report(.unexpectedText(snippet(offset..<trimmedEnd(offset, end))), at: offset)
        offset = end
        return true
    }

    /// Characters that look like white space, or like nothing, and that JSON does not allow between tokens.
    private mutating func skipInvisible() -> Bool {
        let start = offset
        let first = invisibleCharacter(at: start)
        guard let first else { return false }
        while let next = invisibleCharacter(at: offset) {
            offset += next.length
            skipWhitespace()
        }
        report(.invisibleCharacter(first.scalar), at: start)
        return true
    }

    private func invisibleCharacter(at offset: Int) -> (scalar: UInt32, length: Int)? {
        guard offset < bytes.count else { return nil }
        let (first, second, third) = (UInt32(bytes[offset]), UInt32(bytes[offset + 1]), UInt32(bytes[offset + 2]))
        let character: (scalar: UInt32, length: Int)
        switch (first, second & 0xC0, third & 0xC0) {
        case (0..<0x80, _, _):
            character = (first, 1)
        case (0xC2, 0x80, _):
            character = ((first & 0x1F) << 6 | second & 0x3F, 2)
        case (0xE1..<0xF0, 0x80, 0x80):
            character = ((first & 0xF) << 12 | (second & 0x3F) << 6 | third & 0x3F, 3)
        default:
            return nil
        }
        switch character.scalar {
        case 0x09, 0x0A, 0x0D:
            return nil
        case 0..<0x20, 0x7F...0xA0, 0xAD, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF:
            return character
        default:
            return nil
        }
    }

    private mutating func skipComment() -> Bool {
        let isSlash = bytes[offset] == UInt8(ascii: "/")
        switch bytes[offset + 1] {
        case UInt8(ascii: "/") where isSlash:
            report(.comment, at: offset)
            offset = lineEnd(from: offset)
            return true
        case UInt8(ascii: "*") where isSlash:
            skipComment(to: "*/")
            return true
        case _ where bytes[offset] == UInt8(ascii: "#") && indentation(before: offset) != nil:
            report(.comment, at: offset)
            offset = lineEnd(from: offset)
            return true
        case _ where bytes.hasText("<!--", at: offset):
            skipComment(to: "-->")
            return true
        default:
            return false
        }
    }

    private mutating func skipComment(to end: StaticString) {
        report(.comment, at: offset)
        offset += 2
        while offset < bytes.count, !bytes.hasText(end, at: offset) { offset += 1 }
        offset = min(offset + end.utf8CodeUnitCount, bytes.count)
    }

    // MARK: Conflicts

    /// Whether a git conflict marker made of seven times `byte` begins at `offset`.
    func isConflictMarker(_ byte: UInt8, at offset: Int) -> Bool {
        guard bytes[offset] == byte, isLineStart(offset) else { return false }
        return (1..<7).allSatisfy { bytes[offset + $0] == byte } && bytes[offset + 7] != byte
    }

    /// Whether any git conflict marker begins at `offset`.
    func isConflictMarker(at offset: Int) -> Bool {
        Self.conflictMarkers.contains { isConflictMarker($0, at: offset) }
    }

    private static let conflictMarkers: [UInt8] = [
        UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"),
    ]

    /// Our side of a conflict is a whole file with the lines around it, so it is read and the other side is skipped.
    private mutating func skipConflict() -> Bool {
        guard isConflictMarker(bytes[offset], at: offset) else { return false }
        switch bytes[offset] {
        case UInt8(ascii: "<"):
            isInConflict = true
            skipMarkerLine()
        case UInt8(ascii: "|"):
            skipMarkerLine()
            if isInConflict, skipLines(to: UInt8(ascii: "=")) { return skipConflict() }
        case UInt8(ascii: "="):
            skipMarkerLine()
            if isInConflict, skipLines(to: UInt8(ascii: ">")) { return skipConflict() }
        default:
            isInConflict = false
            skipMarkerLine()
        }
        return true
    }

    private mutating func skipMarkerLine() {
        reportMarker(at: offset)
        offset = lineEnd(from: offset)
    }

    private mutating func reportMarker(at offset: Int) {
        hasConflicts = true
        report(.conflictMarker(String(repeating: Character(Unicode.Scalar(bytes[offset])), count: 7)), at: offset)
    }

    /// Moves to the next line that begins with a marker; where the file has none, stays.
    ///
    /// Conflicts inside the lines that are skipped are conflicts of their own, and reported.
    private mutating func skipLines(to marker: UInt8) -> Bool {
        guard offset < noConflictEndAfter else { return false }
        var next = offset
        var inner: [Int] = []
        var depth = 0
        var first: Int?
        while next < bytes.count {
            next = lineEnd(from: next) + 1
            guard isConflictMarker(at: next) else { continue }
            if depth == 0, bytes[next] == marker {
                for marker in inner { reportMarker(at: marker) }
                offset = next
                return true
            }
            if bytes[next] == marker { first = first ?? next }
            if bytes[next] == UInt8(ascii: "<") { depth += 1 }
            if bytes[next] == UInt8(ascii: ">") { depth = max(0, depth - 1) }
            inner.append(next)
        }
        if let first {
            // The inner conflict has no end, so it is no conflict but a line that was left behind.
            for marker in inner where marker < first { reportMarker(at: marker) }
            offset = first
            return true
        }
        noConflictEndAfter = offset
        return false
    }

    // MARK: Lines

    /// Whether a line begins at `offset`.
    func isLineStart(_ offset: Int) -> Bool {
        offset == contentStart || bytes[offset - 1] == UInt8(ascii: "\n") || bytes[offset - 1] == UInt8(ascii: "\r")
    }

    /// The offset of the next line break, or the end of the file.
    func lineEnd(from offset: Int) -> Int {
        var next = offset
        while next < bytes.count, bytes[next] != UInt8(ascii: "\n"), bytes[next] != UInt8(ascii: "\r") { next += 1 }
        return min(next, bytes.count)
    }

    /// The offset of the next byte that is neither space nor tab.
    func skippingBlanks(from offset: Int) -> Int {
        var next = offset
        while bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") { next += 1 }
        return next
    }

    /// The end of the text in `start..<end` without the white space behind it.
    func trimmedEnd(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
        return end
    }
}
