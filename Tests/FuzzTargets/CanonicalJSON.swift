import StringCatalog

/// Writes JSON without anything that has no meaning.
enum CanonicalJSON {
    static func bytes(of value: JSONValue) -> [UInt8] {
        var bytes: [UInt8] = []
        append(value, to: &bytes)
        return bytes
    }

    /// Text as a JSON string.
    static func append(string: some Sequence<UInt8>, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in string {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                bytes += Array("\\u00\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func append(_ value: JSONValue, to bytes: inout [UInt8]) {
        switch value.kind {
        case .object: appendContainer(value, "{", "}", to: &bytes)
        case .array: appendContainer(value, "[", "]", to: &bytes)
        case .string: append(string: value.string?.utf8 ?? [], to: &bytes)
        case .number, .bool, .null: bytes += value.source
        }
    }

    private static func appendContainer(
        _ value: JSONValue, _ start: Unicode.Scalar, _ end: Unicode.Scalar, to bytes: inout [UInt8]
    ) {
        bytes.append(UInt8(ascii: start))
        var isFirst = true
        for child in value.children {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            if let key = child.key {
                append(string: key.utf8, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
            }
            append(child, to: &bytes)
        }
        bytes.append(UInt8(ascii: end))
    }
}
