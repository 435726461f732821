/// Writes bytes as a string literal in lines that people and editors can bear.
enum StaticStringLiteral {
    /// A multi-line literal of the UTF-8 text `bytes`, each line indented by `indentation` spaces.
    ///
    /// Control characters, bidi controls and whatever else is not plainly visible are escaped, so that the source
    /// shows what it holds.
    static func text(of bytes: [UInt8], indentation: Int) -> String {
        let margin = String(repeating: " ", count: indentation)
        let widest = 119 - indentation
        var lines: [String] = []
        var line = ""
        var width = 0
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let piece = escaped(scalar)
            if width + piece.unicodeScalars.count > widest {
                lines.append(line)
                line = ""
                width = 0
            }
            line += piece
            width += piece.unicodeScalars.count
        }
        lines.append(line)
        return "\(margin)\"\"\"\n\(margin)" + lines.joined(separator: "\\\n\(margin)") + "\n\(margin)\"\"\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\0": return "\\0"
        case "\t": return "\\t"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case " "..."~": return String(Character(scalar))
        default: break
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .otherLetter, .decimalNumber, .letterNumber, .mathSymbol,
            .otherPunctuation, .currencySymbol:
            return String(Character(scalar))
        default:
            return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
}
