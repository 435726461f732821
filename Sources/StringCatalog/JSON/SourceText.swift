/// The bytes of a source file as UTF-8, and how they were encoded in the file.
package struct SourceText: Sendable {
    /// How the file was encoded.
    enum Encoding: Sendable {
        case utf8, utf16LittleEndian, utf16BigEndian
    }

    /// The text as UTF-8. Of a UTF-8 file these are the file's own bytes, its byte order mark included.
    package let bytes: [UInt8]
    /// Where the text begins: after a UTF-8 byte order mark.
    package let contentStart: Int
    /// How the file was encoded.
    let encoding: Encoding
    /// What was wrong with the encoding, by offset in ``bytes``.
    let problems: [SourceProblem]

    /// Reads the byte order mark of `file` and decodes UTF-16.
    package init(_ file: [UInt8]) {
        if file.starts(with: [0xFF, 0xFE, 0, 0]) || file.starts(with: [0, 0, 0xFE, 0xFF]) {
            (encoding, bytes, contentStart) = (.utf8, file, 0)
            problems = [SourceProblem(.utf32, at: 0)]
            return
        }
        switch (file.first, file.dropFirst().first) {
        case (0xFF, 0xFE):
            encoding = .utf16LittleEndian
        case (0xFE, 0xFF):
            encoding = .utf16BigEndian
        default:
            encoding = .utf8
            bytes = file
            contentStart = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            problems = Self.looksLikeUTF16(file) ? [SourceProblem(.utf16WithoutMark, at: 0)] : []
            return
        }
        (bytes, problems) = Self.decodeUTF16(file.dropFirst(2), isBigEndian: encoding == .utf16BigEndian)
        contentStart = 0
    }

    /// Whether every second of the first bytes is zero, as in ASCII text saved as UTF-16.
    private static func looksLikeUTF16(_ file: [UInt8]) -> Bool {
        guard file.count >= 2 else { return false }
        return (file[0] == 0) != (file[1] == 0)
    }

    /// Another text in the encoding of this file, its byte order mark included.
    func encoded(_ text: [UInt8]) -> [UInt8] {
        guard encoding != .utf8 else { return text }
        let isBigEndian = encoding == .utf16BigEndian
        var file: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        file.reserveCapacity(text.count * 2 + 2)
        for unit in String(decoding: text, as: UTF8.self).utf16 {
            let (high, low) = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
            file += isBigEndian ? [high, low] : [low, high]
        }
        return file
    }

    private static func decodeUTF16(_ units: ArraySlice<UInt8>, isBigEndian: Bool) -> ([UInt8], [SourceProblem]) {
        var bytes: [UInt8] = []
        var problems: [SourceProblem] = []
        bytes.reserveCapacity(units.count / 2 + units.count / 8)
        var highSurrogate: UInt32?
        var index = units.startIndex
        func dropHighSurrogate() {
            guard highSurrogate != nil else { return }
            problems.append(SourceProblem(.unpairedSurrogateInFile, at: bytes.count))
            bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
            highSurrogate = nil
        }
        while index + 1 < units.endIndex, problems.count < JSONScanner.problemLimit {
            let (first, second) = (UInt32(units[index]), UInt32(units[index + 1]))
            let unit = isBigEndian ? first << 8 | second : second << 8 | first
            index += 2
            if unit < 0x80, highSurrogate == nil {
                bytes.append(UInt8(truncatingIfNeeded: unit))
                continue
            }
            switch unit {
            case 0xD800...0xDBFF:
                dropHighSurrogate()
                highSurrogate = unit
            case 0xDC00...0xDFFF:
                if let high = highSurrogate {
                    highSurrogate = nil
                    bytes.appendUTF8(0x10000 + ((high - 0xD800) << 10 | (unit - 0xDC00)))
                } else {
                    problems.append(SourceProblem(.unpairedSurrogateInFile, at: bytes.count))
                    bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
                }
            default:
                dropHighSurrogate()
                bytes.appendUTF8(unit)
            }
        }
        dropHighSurrogate()
        if index < units.endIndex, problems.isEmpty {
            problems.append(SourceProblem(.halfUTF16Unit, at: bytes.count))
        }
        return (bytes, problems)
    }
}

/// A defect found by the scanner, with offsets instead of lines.
struct SourceProblem: Sendable {
    var message: DiagnosticMessage
    var offset: Int
    var notes: [(text: String, offset: Int)] = []

    init(_ message: DiagnosticMessage, at offset: Int, notes: [(text: String, offset: Int)] = []) {
        self.message = message
        self.offset = offset
        self.notes = notes
    }
}

extension [UInt8] {
    /// Appends the UTF-8 of a code point; of a surrogate or a number out of range, U+FFFD.
    mutating func appendUTF8(_ codePoint: UInt32) {
        switch codePoint {
        case 0..<0x80:
            append(UInt8(truncatingIfNeeded: codePoint))
        case 0x80..<0x800:
            append(UInt8(truncatingIfNeeded: 0xC0 | codePoint >> 6))
            append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
        case 0x800..<0xD800, 0xE000..<0x10000:
            append(UInt8(truncatingIfNeeded: 0xE0 | codePoint >> 12))
            append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 6 & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
        case 0x10000...0x10FFFF:
            append(UInt8(truncatingIfNeeded: 0xF0 | codePoint >> 18))
            append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 12 & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 6 & 0x3F))
            append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
        default:
            append(contentsOf: [0xEF, 0xBF, 0xBD])
        }
    }
}
