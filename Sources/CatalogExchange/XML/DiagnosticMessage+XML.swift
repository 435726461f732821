import StringCatalog

/// The rules of XML.
extension DiagnosticMessage {
    static let emptyXML = DiagnosticMessage("empty-file", .error, "the file is empty; export it again")
    static let documentType = DiagnosticMessage(
        "document-type", .error,
        "the file has a document type (DOCTYPE), which could declare entities without limit; remove it")
    static func xmlEncoding(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage("xml-encoding", .error, "the encoding '\(name)' is not read; save the file as UTF-8")
    }

    /// The document is not well-formed.
    ///
    /// - Parameter code: The number of libxml2, as Foundation passes it on.
    static func malformedXML(code: Int) -> DiagnosticMessage {
        let words =
            switch code {
            case 5, 77: "the file ends before its last element is closed, or goes on behind it"
            case 6, 7, 8: "a character reference is wrong; write it like '&#10;'"
            case 9: "a character that XML has no place for; remove it"
            case 10...13, 14...18, 22...27: "an entity is not known; write '&amp;' for '&'"
            case 38: "'<' in an attribute; write '&lt;'"
            case 39, 40: "the value of an attribute is not in quotes; add them"
            case 41: "an attribute has no value; add one"
            case 42: "an attribute occurs twice; remove one"
            case 45, 80: "a comment is not closed, or holds '--'"
            case 62, 63: "']]>' in a text; write ']]&gt;'"
            case 65, 66: "a space is missing between attributes"
            case 68: "'<' begins no element; write '&lt;'"
            case 73, 75: "a tag is not closed with '>'"
            case 74, 76: "an end tag does not fit the start tag; close the element that is open"
            case 200...205: "the prefix of a namespace is not declared"
            case 1: "elements are nested too deep, or a text is too long"
            default: "error \(code) of the XML parser"
            }
        return DiagnosticMessage("malformed-xml", .error, "no well-formed XML: \(words)")
    }
}
