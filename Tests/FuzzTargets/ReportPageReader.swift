/// Takes a page of HTML apart, as strictly as our own pages allow.
struct ReportPageReader {
    /// What is no markup of ours.
    private(set) var problem: String?
    /// The text between the tags of the title.
    private(set) var title = ""
    /// The scripts and styles, in their order.
    private(set) var code: [[UInt8]] = []
    /// What stands in the script element of type `application/json`.
    private(set) var data: [UInt8] = []

    private let bytes: [UInt8]
    private var offset = 0

    private static let elements: Set<String> = Set(
        """
        html head meta title style link body a header h1 h2 h3 p div dl dt dd svg rect ul li span main section details \
        summary bdi table caption thead tbody tfoot tr th td noscript form label input select option fieldset legend \
        button ol nav footer script
        """.split(separator: " ").map(String.init))
    private static let attributes: Set<String> = Set(
        """
        lang charset http-equiv content name rel href class dir id role tabindex aria-label aria-labelledby aria-live \
        aria-hidden data-language scope viewBox preserveAspectRatio x width height hidden for type autocomplete \
        spellcheck value
        """.split(separator: " ").map(String.init))
    private static let references = ["amp;": "&", "lt;": "<", "gt;": ">", "quot;": "\"", "#39;": "'", "#13;": "\r"]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if String(validating: bytes, as: UTF8.self) == nil { problem = "the page is not UTF-8" }
        read()
    }

    private mutating func read() {
        let start = Array("<!DOCTYPE html>\n".utf8)
        guard bytes.starts(with: start) else { return problem = "the page has no document type" }
        offset = start.count
        var element = ""
        while offset < bytes.count, problem == nil {
            if bytes[offset] == UInt8(ascii: "<") {
                element = readTag()
            } else {
                let text = readText(until: UInt8(ascii: "<"))
                if element == "title" { title += text }
            }
        }
    }

    /// Reads a tag, and what is no HTML behind it.
    ///
    /// - Returns: The name of an element that begins, else nothing.
    private mutating func readTag() -> String {
        offset += 1
        let isEnd = take(UInt8(ascii: "/"))
        let name = readName()
        guard Self.elements.contains(name) else {
            problem = "the page has an element '\(name)'"
            return ""
        }
        var type = ""
        while problem == nil, take(UInt8(ascii: " ")) {
            let attribute = readName()
            if !Self.attributes.contains(attribute) || isEnd { problem = "<\(name)> has an attribute '\(attribute)'" }
            guard take(UInt8(ascii: "=")) else { continue }
            guard take(UInt8(ascii: "\"")) else {
                problem = "<\(name)> has an attribute without quotes"
                break
            }
            let value = readText(until: UInt8(ascii: "\""))
            offset += 1
            if attribute == "type" { type = value }
            if attribute == "href", !value.hasPrefix("#"), value != "data:," { problem = "a link leads to \(value)" }
        }
        _ = take(UInt8(ascii: "/"))
        if !take(UInt8(ascii: ">")) { problem = problem ?? "<\(name)> does not end" }
        if !isEnd, name == "script" || name == "style" { readCode(of: name, type: type) }
        return isEnd ? "" : name
    }

    /// Reads up to the end tag of an element whose text is no HTML.
    private mutating func readCode(of name: String, type: String) {
        let start = offset
        let end = Array("</\(name)>".utf8)
        while offset < bytes.count, !(bytes[offset] == end[0] && bytes[offset...].starts(with: end)) { offset += 1 }
        if type == "application/json" {
            data += bytes[start..<offset]
        } else {
            code.append(Array(bytes[start..<offset]))
        }
    }

    /// Reads text with references.
    private mutating func readText(until end: UInt8) -> String {
        var text: [UInt8] = []
        while offset < bytes.count, bytes[offset] != end {
            let byte = bytes[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: "<"), 0, 0x0D: problem = "the byte \(byte) stands in a text as it is"
            case UInt8(ascii: "&"):
                guard let (name, value) = Self.references.first(where: { bytes[offset...].starts(with: $0.key.utf8) })
                else {
                    problem = "an ampersand that begins no reference"
                    continue
                }
                offset += name.utf8.count
                text += value.utf8
            default: text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func readName() -> String {
        let start = offset
        while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard offset < bytes.count, bytes[offset] == byte else { return false }
        offset += 1
        return true
    }
}
