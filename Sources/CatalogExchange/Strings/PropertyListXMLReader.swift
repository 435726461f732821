import StringCatalog

/// Builds a property list from its XML elements.
struct PropertyListXMLReader: XMLHandler {
    private static let depthLimit = 64

    private let file: SourceFile
    /// The value of the file.
    private(set) var root: PropertyListNode?
    /// What is wrong with it, in its order.
    private(set) var diagnostics: [Diagnostic] = []
    /// The elements that are open.
    private var open: [Element] = []

    private struct Element {
        let name: String
        let position: SourcePosition
        var text = ""
        var members: [PropertyListNode.Member] = []
        /// The key whose value is to come.
        var key: (text: String, position: SourcePosition)?
    }

    init(_ file: SourceFile) {
        self.file = file
    }

    mutating func start(_ element: XMLStartTag, at offset: Int) {
        open.append(Element(name: element.name, position: file.position(of: offset)))
    }

    mutating func text(_ text: String) {
        guard let last = open.indices.last, ["key", "string"].contains(open[last].name) else { return }
        open[last].text += text
    }

    mutating func end() {
        guard let element = open.popLast() else { return }
        switch element.name {
        case "plist": return
        case "key": setKey(element)
        case "string": add(.string(element.text), element)
        case "dict":
            if let key = element.key { report(.keyWithoutValue(key.text), key.position) }
            add(.dictionary(element.members), element)
        case "array": add(.other("an array"), element)
        case "integer", "real": add(.other("a number"), element)
        case "true", "false": add(.other("a bool"), element)
        case "date", "data": add(.other("a \(element.name)"), element)
        default: report(.unknownElement(element.name), element.position)
        }
    }

    private mutating func setKey(_ element: Element) {
        guard let last = open.indices.last, open[last].name == "dict" else { return }
        if let key = open[last].key { report(.keyWithoutValue(key.text), key.position) }
        open[last].key = (element.text, element.position)
    }

    private mutating func add(_ content: PropertyListNode.Content, _ element: Element) {
        let node = PropertyListNode(content: content, position: element.position)
        guard let last = open.indices.last, open[last].name != "plist" else {
            root = root ?? node
            return
        }
        // What arrays hold is not used.
        guard open[last].name == "dict", open.count <= Self.depthLimit else { return }
        guard let key = open[last].key else { return report(.valueWithoutKey, element.position) }
        open[last].key = nil
        open[last].members.append(
            PropertyListNode.Member(key: key.text, position: key.position, comment: nil, value: node))
    }

    private mutating func report(_ message: DiagnosticMessage, _ position: SourcePosition) {
        diagnostics.append(Diagnostic(message, path: file.path, position: position))
    }
}
