/// A value to be printed as JSON, members in the order given.
indirect enum JSONText: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number as it is to be written, `99.9`.
    case number(String)
    case string(String)
    case array([JSONText])
    case object([(key: String, value: JSONText)])

    /// A text, or `null` where there is none.
    static func optional(_ text: String?) -> JSONText {
        text.map { .string($0) } ?? .null
    }

    /// The value in lines with two spaces of indent, and a line end.
    var document: String {
        var text = ""
        append(to: &text, indent: 0)
        return text + "\n"
    }

    /// The value in one line, without a line end.
    var line: String {
        var text = ""
        append(to: &text, indent: nil)
        return text
    }

    private func append(to text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let digits): text += digits
        case .string(let value): Self.append(value, to: &text)
        case .array(let elements):
            Self.append("[", "]", count: elements.count, to: &text, indent: indent) { index, text, inner in
                elements[index].append(to: &text, indent: inner)
            }
        case .object(let members):
            Self.append("{", "}", count: members.count, to: &text, indent: indent) { index, text, inner in
                Self.append(members[index].key, to: &text)
                text += inner == nil ? ":" : ": "
                members[index].value.append(to: &text, indent: inner)
            }
        }
    }

    private static func append(
        _ open: String, _ close: String, count: Int, to text: inout String, indent: Int?,
        element: (Int, inout String, Int?) -> Void
    ) {
        text += open
        let inner = indent.map { $0 + 2 }
        for index in 0..<count {
            if index > 0 { text += "," }
            if let inner { text += "\n" + String(repeating: " ", count: inner) }
            element(index, &text, inner)
        }
        if let indent, count > 0 { text += "\n" + String(repeating: " ", count: indent) }
        text += close
    }

    /// A string in quotes, with the escapes that RFC 8259 demands. The line separators of Unicode are escaped as well,
    /// so that a value in one line stays in one line.
    private static func append(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
