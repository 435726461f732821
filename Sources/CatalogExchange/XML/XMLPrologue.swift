import StringCatalog

/// What stands before the first element of an XML document: the declaration and the document type.
///
/// A document type can declare entities, which expand without limit or name other files, so that one is never handed
/// to the parser.
struct XMLPrologue {
    /// The encoding that the declaration names.
    private(set) var encoding: String?
    /// The declaration from `<?xml` to `?>`.
    private(set) var declaration: Range<Int>?
    /// The document type declaration. It ends with the text where its end was not found or it declares something itself.
    private(set) var documentType: Range<Int>?
    /// Whether the document type declares entities or other things itself, between brackets.
    private(set) var hasInternalSubset = false

    /// Reads the beginning of `bytes` from `start` on.
    init(_ bytes: [UInt8], from start: Int) {
        var offset = start
        while offset < bytes.count {
            if Self.isSpace(bytes[offset]) {
                offset += 1
            } else if Self.has("<!--", at: offset, in: bytes) {
                offset = Self.end(of: "-->", from: offset + 4, in: bytes)
            } else if Self.has("<?", at: offset, in: bytes) {
                let end = Self.end(of: "?>", from: offset + 2, in: bytes)
                if Self.has("<?xml", at: offset, in: bytes), offset + 5 < end, Self.isSpace(bytes[offset + 5]) {
                    declaration = offset..<end
                    encoding = Self.encoding(in: bytes[offset..<end])
                }
                offset = end
            } else if Self.has("<!", at: offset, in: bytes) {
                readDocumentType(bytes, at: offset)
                return
            } else {
                return
            }
        }
    }

    private mutating func readDocumentType(_ bytes: [UInt8], at start: Int) {
        var quote: UInt8?
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                quote = byte
            case UInt8(ascii: "["):
                hasInternalSubset = true
                documentType = start..<bytes.count
                return
            case UInt8(ascii: ">"):
                documentType = start..<offset
                return
            default:
                continue
            }
        }
        documentType = start..<bytes.count
    }

    private static func encoding(in declaration: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: declaration, as: UTF8.self)
        guard let match = text.firstMatch(of: /\sencoding\s*=\s*["']([^"']*)["']/) else { return nil }
        return String(match.output.1)
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    /// Whether `text` stands at `offset`.
    static func has(_ text: String, at offset: Int, in bytes: [UInt8]) -> Bool {
        offset < bytes.count && bytes[offset...].starts(with: text.utf8)
    }

    /// The offset behind the next occurrence of `text`, the end where there is none.
    static func end(of text: String, from start: Int, in bytes: [UInt8]) -> Int {
        var offset = start
        while offset < bytes.count {
            if bytes[offset] == text.utf8.first, has(text, at: offset, in: bytes) { return offset + text.utf8.count }
            offset += 1
        }
        return bytes.count
    }
}
