import StringCatalog

/// Reads the text form of `.strings` files: `/* comment */ "key" = "value";`.
///
/// The grammar is that of property lists from before XML: texts in quotes or plain words, escapes with a backslash, a
/// comment of either kind anywhere. A key alone stands for itself.
struct StringsTextReader {
    private static let problemLimit = 100

    private let file: SourceFile
    private let bytes: [UInt8]
    private var offset: Int
    private var members: [PropertyListNode.Member] = []
    private var diagnostics: [Diagnostic] = []
    private var comments = StringsComments()

    init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
        offset = file.contentStart
    }

    /// The pairs of the file in their order, and what is wrong with it.
    mutating func read() -> (members: [PropertyListNode.Member], diagnostics: [Diagnostic]) {
        skipSpace()
        let isBraced = take(UInt8(ascii: "{"))
        if isBraced { comments.startPair() }
        while true {
            skipSpace()
            guard let byte = peek else { break }
            if isBraced, byte == UInt8(ascii: "}") {
                offset += 1
                skipSpace()
                if peek != nil { report(.unexpectedText(word(at: offset)), at: offset) }
                break
            }
            readPair()
        }
        if let comment = comments.commentOfLast, let last = members.indices.last, members[last].comment == nil {
            members[last].comment = comment
        }
        return (members, diagnostics)
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        offset += 1
        return true
    }

    // MARK: Pairs

    private mutating func readPair() {
        let start = offset
        if let comment = comments.commentOfLast, let last = members.indices.last, members[last].comment == nil {
            members[last].comment = comment
        }
        let comment = comments.takeCommentOfNext()
        guard let key = text() else { return recover(from: start, .unexpectedText(word(at: start))) }
        skipSpace()
        var value = key
        var valueStart = start
        if take(UInt8(ascii: "=")) {
            skipSpace()
            valueStart = offset
            guard let text = text() else { return recover(from: offset, .valueNotText(key.shortened)) }
            value = text
            skipSpace()
        } else if peek != UInt8(ascii: ";") {
            return recover(from: offset, .equalsSignMissing(key.shortened))
        }
        members.append(
            PropertyListNode.Member(
                key: key, position: file.position(of: start), comment: comment,
                value: PropertyListNode(content: .string(value), position: file.position(of: valueStart))))
        guard take(UInt8(ascii: ";")) else { return recover(from: offset, .semicolonMissing(key.shortened)) }
        comments.startPair()
    }

    /// Reports a problem and goes on behind the next semicolon of the same line, or in the next line.
    private mutating func recover(from place: Int, _ message: DiagnosticMessage) {
        report(message, at: place)
        comments.startPair()
        while let byte = peek, byte != 0x0A, byte != 0x0D {
            offset += 1
            if byte == UInt8(ascii: ";") { return }
        }
    }

    private mutating func report(_ message: DiagnosticMessage, at offset: Int) {
        guard diagnostics.count < Self.problemLimit else { return }
        diagnostics.append(Diagnostic(message, path: file.path, position: file.position(of: offset)))
    }

    /// What stands at an offset, for a message.
    private func word(at offset: Int) -> String {
        let rest = bytes[min(offset, bytes.count)...].prefix(64).prefix { $0 > 0x20 }
        return String(decoding: rest, as: UTF8.self).shortened
    }

    // MARK: Space

    private mutating func skipSpace() {
        while let byte = peek {
            if byte == 0x0A || byte == 0x0D {
                if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { offset += 1 }
                offset += 1
                comments.endLine()
            } else if byte == 0x20 || (0x09...0x0C).contains(byte) {
                offset += 1
            } else if byte == 0xE2,
                XMLPrologue.has("\u{2028}", at: offset, in: bytes)
                    || XMLPrologue.has("\u{2029}", at: offset, in: bytes)
            {
                offset += 3
            } else if XMLPrologue.has("//", at: offset, in: bytes) {
                let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
                comments.add(String(decoding: bytes[(offset + 2)..<end], as: UTF8.self))
                offset = end
            } else if XMLPrologue.has("/*", at: offset, in: bytes) {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        let end = XMLPrologue.end(of: "*/", from: offset + 2, in: bytes)
        guard end >= offset + 4, XMLPrologue.has("*/", at: end - 2, in: bytes) else {
            report(.unterminatedComment, at: offset)
            offset = bytes.count
            return
        }
        comments.add(String(decoding: bytes[(offset + 2)..<(end - 2)], as: UTF8.self))
        offset = end
    }

    // MARK: Texts

    /// A text in quotes or a plain word; nil where there is none.
    private mutating func text() -> String? {
        guard let byte = peek else { return nil }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quotedText(byte) }
        let start = offset
        while let byte = peek, Self.isWordByte(byte) { offset += 1 }
        return offset == start ? nil : String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private mutating func quotedText(_ quote: UInt8) -> String {
        let start = offset
        offset += 1
        var decoder = StringsEscapes()
        while let byte = peek {
            if byte == quote {
                offset += 1
                return decoder.finish()
            }
            guard byte == UInt8(ascii: "\\") else {
                decoder.append(byte)
                offset += 1
                continue
            }
            guard let length = decoder.appendEscape(bytes[(offset + 1)...]) else {
                report(.badStringsEscape, at: offset)
                offset += 1
                continue
            }
            offset += 1 + length
        }
        report(.unterminatedText, at: start)
        return decoder.finish()
    }
}

extension String {
    /// The text as messages show it: not longer than 48 characters.
    var shortened: String {
        count > 48 ? prefix(48) + "…" : self
    }
}
