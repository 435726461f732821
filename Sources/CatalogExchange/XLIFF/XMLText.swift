/// Texts as XML 1.0 writes them, escaped as Xcode does.
enum XMLText {
    /// Whether XML can hold a text: it has no place for most control characters.
    static func isRepresentable(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0xEF || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
            || text.unicodeScalars.allSatisfy(isRepresentable)
    }

    private static func isRepresentable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    /// A text without the characters that XML has no place for.
    static func representable(_ text: String) -> String {
        guard !isRepresentable(text) else { return text }
        var kept = ""
        kept.unicodeScalars.append(contentsOf: text.unicodeScalars.filter(isRepresentable))
        return kept
    }

    /// Appends the text of an element. A carriage return would be read as a line feed if it stood for itself.
    static func appendContent(_ text: String, to bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case 0x0D: bytes += "&#13;".utf8
            default: bytes.append(byte)
            }
        }
    }

    /// Appends the value of an attribute, where white space would be read as spaces if it stood for itself.
    static func appendAttribute(_ text: String, to bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case 0x09: bytes += "&#9;".utf8
            case 0x0A: bytes += "&#10;".utf8
            case 0x0D: bytes += "&#13;".utf8
            default: bytes.append(byte)
            }
        }
    }
}
