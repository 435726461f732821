/// Writes JSON that may stand inside a `script` element: no character that HTML or JavaScript gives a meaning to is
/// written as itself.
struct DataWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Writes `[…]`.
    mutating func array(_ elements: (inout DataWriter) -> Void) {
        nested("[", "]", elements)
    }

    /// Writes `{…}`.
    mutating func object(_ members: (inout DataWriter) -> Void) {
        nested("{", "}", members)
    }

    /// Writes the name of a member; its value comes next.
    mutating func key(_ name: StaticString) {
        separate()
        quoted(name.description)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a number.
    mutating func number(_ number: Int) {
        separate()
        bytes.append(contentsOf: String(number).utf8)
        needsComma = true
    }

    /// Writes a text.
    mutating func string(_ text: String) {
        separate()
        quoted(text)
        needsComma = true
    }

    private mutating func nested(_ open: Character, _ close: Character, _ content: (inout DataWriter) -> Void) {
        separate()
        bytes.append(contentsOf: open.utf8)
        needsComma = false
        content(&self)
        bytes.append(contentsOf: close.utf8)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func quoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": bytes.append(contentsOf: "\\\\".utf8)
            case "\n": bytes.append(contentsOf: "\\n".utf8)
            // `<` opens a tag or a comment, `&` a reference, and quotes end what they may stand in.
            case "\"", "<", ">", "&", "'", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
                let digits = String(scalar.value, radix: 16)
                bytes.append(contentsOf: "\\u".utf8)
                bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
                bytes.append(contentsOf: digits.utf8)
            default: bytes.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
