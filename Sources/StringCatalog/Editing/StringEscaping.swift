/// How the strings of a file are escaped, beyond what JSON demands.
struct StringEscaping: Sendable, Equatable {
    /// Whether `/` is written as `\/`.
    var escapesSlash = false
    /// Whether all characters beyond ASCII are written as `\u` escapes.
    var escapesNonASCII = false
    /// Whether the digits of escapes are upper-case.
    var hasUpperCaseDigits = false
    /// Whether `\b` and `\f` are used.
    var hasShortControls = false

    /// What Xcode does: `\"`, `\\`, `\n`, `\t`, `\r`, and `\u00xx` for other control characters.
    static let xcode = StringEscaping()

    /// Appends a string in quotes.
    func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        if escapesNonASCII {
            for unit in text.utf16 {
                if unit < 0x80 {
                    append(UInt8(truncatingIfNeeded: unit), to: &bytes)
                } else {
                    appendEscape(unit, to: &bytes)
                }
            }
        } else {
            for byte in text.utf8 { append(byte, to: &bytes) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private func append(_ byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
        case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
        case UInt8(ascii: "\r"): bytes += Array("\\r".utf8)
        case 0x08 where hasShortControls: bytes += Array("\\b".utf8)
        case 0x0C where hasShortControls: bytes += Array("\\f".utf8)
        case 0..<0x20: appendEscape(UInt16(byte), to: &bytes)
        case UInt8(ascii: "/") where escapesSlash: bytes += Array("\\/".utf8)
        default: bytes.append(byte)
        }
    }

    private func appendEscape(_ unit: UInt16, to bytes: inout [UInt8]) {
        let digits = String(unit, radix: 16, uppercase: hasUpperCaseDigits)
        bytes += Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.utf8.count) + digits.utf8
    }
}

extension StringEscaping {
    /// What the strings of a file have in common; of what a file does in two ways, Xcode's way.
    init(of document: JSONDocument) {
        let bytes = document.source.bytes
        var (plainSlashes, plainNonASCII, escapedNonASCII) = (false, false, false)
        var (lowerCase, upperCase) = (false, false)
        var index = document.source.contentStart
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < bytes.count else {
                if byte == UInt8(ascii: "/") { plainSlashes = true }
                if byte >= 0x80 { plainNonASCII = true }
                continue
            }
            switch bytes[index] {
            case UInt8(ascii: "/"): escapesSlash = true
            case UInt8(ascii: "b"), UInt8(ascii: "f"): hasShortControls = true
            case UInt8(ascii: "u"):
                let digits = bytes[min(index + 1, bytes.count)..<min(index + 5, bytes.count)]
                if !digits.starts(with: Array("00".utf8)) || (digits.dropFirst(2).first ?? 0) >= UInt8(ascii: "8") {
                    escapedNonASCII = true
                }
                if digits.contains(where: { (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }) { lowerCase = true }
                if digits.contains(where: { (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }) { upperCase = true }
            default: break
            }
            index += 1
        }
        escapesSlash = escapesSlash && !plainSlashes
        escapesNonASCII = escapedNonASCII && !plainNonASCII
        hasUpperCaseDigits = upperCase && !lowerCase
    }
}
