/// Writes property lists in Apple's XML form (`PropertyList-1.0.dtd`), keys in the order of their bytes.
struct PropertyListWriter {
    private var bytes: [UInt8] = []

    /// The property list whose root is `dictionary`.
    static func write(_ dictionary: PropertyListDictionary) -> [UInt8] {
        var writer = PropertyListWriter()
        writer.append(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """)
        writer.append(dictionary, depth: 0)
        writer.append("</plist>\n")
        return writer.bytes
    }

    /// The place of the first character that XML 1.0 has no way to write: most control characters, U+FFFE and U+FFFF.
    ///
    /// - Returns: The offset of its first byte and the character; nil where `text`, which is UTF-8, has none.
    static func firstUnwritable(in text: some Collection<UInt8>) -> (offset: Int, scalar: Unicode.Scalar)? {
        // The last three bytes, to know the two noncharacters by.
        var recent: UInt32 = 0
        for (offset, byte) in text.enumerated() {
            if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return (offset, Unicode.Scalar(byte)) }
            recent = (recent << 8 | UInt32(byte)) & 0xFF_FFFF
            if recent == 0xEF_BFBE { return (offset - 2, "\u{FFFE}") }
            if recent == 0xEF_BFBF { return (offset - 2, "\u{FFFF}") }
        }
        return nil
    }

    private mutating func append(_ dictionary: PropertyListDictionary, depth: Int) {
        indent(depth)
        append("<dict>\n")
        for (key, value) in dictionary.members.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            append("key", text: key, depth: depth + 1)
            switch value {
            case .string(let text): append("string", text: text, depth: depth + 1)
            case .dictionary(let inner): append(inner, depth: depth + 1)
            }
        }
        indent(depth)
        append("</dict>\n")
    }

    private mutating func append(_ element: StaticString, text: [UInt8], depth: Int) {
        indent(depth)
        append("<")
        append(element)
        append(">")
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            // A reader of XML makes a line feed of a carriage return that stands as it is.
            case 0x0D: append("&#13;")
            default: bytes.append(byte)
            }
        }
        append("</")
        append(element)
        append(">\n")
    }

    private mutating func indent(_ depth: Int) {
        for _ in 0..<depth { bytes.append(0x09) }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }
}
