extension JSONScanner {
    /// Moves to the next byte that is not white space, or to the end.
    @inline(__always)
    mutating func skipWhitespace() {
        if bytes[offset] <= UInt8(ascii: " ") { skipRun() }
    }

    private mutating func skipRun() {
        var next = offset
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

    /// Reports and skips a comment or the lines of a git conflict that are not ours. False if neither stands here.
    mutating func skipMisplaced() -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "/"):
            skipComment()
        case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
            skipConflict()
        default:
            false
        }
    }

    private mutating func skipComment() -> Bool {
        switch bytes[offset + 1] {
        case UInt8(ascii: "/"):
            report(.comment, at: offset)
            offset = lineEnd(from: offset)
            return true
        case UInt8(ascii: "*"):
            report(.comment, at: offset)
            offset += 2
            while offset < bytes.count, !(bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/"))
            {
                offset += 1
            }
            offset = min(offset + 2, bytes.count)
            return true
        default:
            return false
        }
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
        report(.conflictMarker(String(repeating: Character(Unicode.Scalar(bytes[offset])), count: 7)), at: offset)
        offset = lineEnd(from: offset)
    }

    /// Moves to the next line that begins with a marker; where the file has none, stays.
    private mutating func skipLines(to marker: UInt8) -> Bool {
        guard offset < noConflictEndAfter else { return false }
        var next = offset
        while next < bytes.count {
            next = lineEnd(from: next) + 1
            if isConflictMarker(marker, at: next) {
                offset = next
                return true
            }
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
