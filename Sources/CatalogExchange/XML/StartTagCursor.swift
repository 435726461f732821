/// Finds the start tags of an XML document one after the other, to tell their places, which the parser does not.
struct StartTagCursor {
    private let bytes: [UInt8]
    private var offset: Int

    /// Begins at the start of the text.
    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        offset = start
    }

    /// The offset of the next start tag, the end of the text where there is none.
    mutating func next() -> Int {
        while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            if XMLPrologue.has("<!--", at: open, in: bytes) {
                offset = XMLPrologue.end(of: "-->", from: open + 4, in: bytes)
            } else if XMLPrologue.has("<![CDATA[", at: open, in: bytes) {
                offset = XMLPrologue.end(of: "]]>", from: open + 9, in: bytes)
            } else if XMLPrologue.has("<?", at: open, in: bytes) {
                offset = XMLPrologue.end(of: "?>", from: open + 2, in: bytes)
            } else {
                // A `<` cannot stand in an attribute, so that the next one begins another tag.
                offset = open + 1
                if !XMLPrologue.has("</", at: open, in: bytes) { return open }
            }
        }
        offset = bytes.count
        return offset
    }
}
