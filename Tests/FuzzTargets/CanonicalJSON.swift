import StringCatalog

/// Writes JSON without anything that has no meaning.
enum CanonicalJSON {
    ///
    /// - Parameter sortsMembers: Whether the members of objects stand in the order of their keys, not in that of the file.
    static func bytes(of value: JSONValue, sortsMembers: Bool = false) -> [UInt8] {
        var bytes: [UInt8] = []
        append(value, sortsMembers, to: &bytes)
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

    private static func append(_ value: JSONValue, _ sortsMembers: Bool, to bytes: inout [UInt8]) {
        switch value.kind {
        case .object: appendContainer(value, "{", "}", sortsMembers, to: &bytes)
        case .array: appendContainer(value, "[", "]", sortsMembers, to: &bytes)
        case .string: append(string: value.string?.utf8 ?? [], to: &bytes)
        case .number, .bool, .null: bytes += value.source
        }
    }

    private static func appendContainer(
        _ value: JSONValue, _ start: Unicode.Scalar, _ end: Unicode.Scalar, _ sortsMembers: Bool,
        to bytes: inout [UInt8]
    ) {
        bytes.append(UInt8(ascii: start))
        var isFirst = true
        var children = Array(value.children)
        if sortsMembers, value.kind == .object {
            children.sort { ($0.key?.utf8 ?? []).lexicographicallyPrecedes($1.key?.utf8 ?? []) }
        }
        for child in children {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            if let key = child.key {
                append(string: key.utf8, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
            }
            append(child, sortsMembers, to: &bytes)
        }
        bytes.append(UInt8(ascii: end))
    }
}
