/// The white space around the members of a file.
struct MemberSpacing {
    private let document: JSONDocument

    init(_ document: JSONDocument) {
        self.document = document
    }

    /// The white space before the key of the member at `index`, back to the comma or bracket before it.
    func lead(of index: Int) -> ArraySlice<UInt8> {
        let bytes = document.source.bytes
        let end = min(Int(document.nodes[index].keyStart), bytes.count)
        var start = end
        while start > document.source.contentStart, bytes[start - 1].isJSONWhitespace { start -= 1 }
        return bytes[start..<end]
    }

    /// The indentation of the line on which the key of the member at `index` begins; nil where something else stands
    /// before it in the line.
    func indent(of index: Int) -> ArraySlice<UInt8>? {
        lead(of: index).afterLastNewline
    }

    /// What stands between the key and the value of the member at `index`, nil where that has a line end.
    func colon(before index: Int) -> [UInt8]? {
        guard let key = document.keyRange(of: index) else { return nil }
        let (start, end) = (key.upperBound + 1, Int(document.nodes[index].start))
        guard start < end, end <= document.source.bytes.count else { return nil }
        let colon = document.source.bytes[start..<end]
        return colon.contains(UInt8(ascii: "\n")) ? nil : Array(colon)
    }

    /// Whether an object has its first member on the line of its bracket; nil of an object without members.
    func isInline(_ object: Int) -> Bool? {
        guard Int(document.nodes[object].extent) > object + 1 else { return nil }
        return indent(of: object + 1) == nil
    }

    /// The indentation of the members of an object; nil where it has none, or they stand in one line.
    func memberIndent(_ object: Int) -> ArraySlice<UInt8>? {
        guard Int(document.nodes[object].extent) > object + 1 else { return nil }
        return indent(of: object + 1)
    }

    /// Where a member, its value and the comma after it end, given where the next key or the closing bracket begins.
    func end(before next: Int) -> (value: Int, separator: Int) {
        let bytes = document.source.bytes
        var offset = min(next, bytes.count)
        while offset > 0, bytes[offset - 1].isJSONWhitespace { offset -= 1 }
        guard offset > 0, bytes[offset - 1] == UInt8(ascii: ",") else { return (offset, offset) }
        let separator = offset
        offset -= 1
        while offset > 0, bytes[offset - 1].isJSONWhitespace { offset -= 1 }
        return (offset, separator)
    }
}

extension UInt8 {
    /// Whether the byte is white space of JSON (RFC 8259, section 2).
    var isJSONWhitespace: Bool {
        switch self {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
        default: false
        }
    }
}

extension ArraySlice<UInt8> {
    /// What follows the last line end; nil where there is none.
    var afterLastNewline: ArraySlice<UInt8>? {
        lastIndex(of: UInt8(ascii: "\n")).map { self[($0 + 1)...] }
    }
}
