import StringCatalog

/// Collects the translations of an XLIFF 1.2 document from its elements.
///
/// Only the `source` and `target` of a `trans-unit` itself count: the same names occur in proposals of translation
/// tools (`alt-trans`), which nobody has accepted.
struct XLIFFReader: XMLHandler {
    private static let namespacePrefix = "urn:oasis:names:tc:xliff:document:1."
    private static let problemLimit = 100

    let file: SourceFile
    private(set) var document = XLIFFDocument()
    /// The names of the elements that are open; those of other namespaces are empty.
    private var open: [String] = []
    private var unit: Unit?
    /// What the text goes to, and how many elements are open around it.
    private var capture: (part: Part, depth: Int)?
    private var text = ""
    private var hasEmptyElements = false

    private enum Part {
        case source, target
    }

    /// A `trans-unit` that is open.
    private struct Unit {
        let id: String
        let offset: Int
        var source: String?
        var target: String?
        var state = XLIFFState(state: nil, qualifier: nil)
        var hasEmptyElements = false
    }

    init(file: SourceFile) {
        self.file = file
    }

    // MARK: Elements

    mutating func start(_ element: XMLStartTag, at offset: Int) {
        let isOurs = element.namespace.isEmpty || element.namespace.hasPrefix(Self.namespacePrefix)
        let name = isOurs ? element.name : ""
        defer { open.append(name) }
        guard !document.isUnusable else { return }
        if open.isEmpty { return checkRoot(element, name, at: offset) }
        if capture != nil {
            // These have no text: what they stand for would be lost.
            if ["x", "bx", "ex"].contains(name) { hasEmptyElements = true }
            return
        }
        switch (name, open.last) {
        case ("file", "xliff"): startFile(element, at: offset)
        case ("trans-unit", "body"), ("trans-unit", "group"): startUnit(element, at: offset)
        case ("source", "trans-unit") where unit?.source == nil: startCapture(.source)
        case ("target", "trans-unit") where unit?.target == nil:
            unit?.state = XLIFFState(
                state: element.attributes["state"], qualifier: element.attributes["state-qualifier"])
            startCapture(.target)
        default: break
        }
    }

    mutating func end() {
        let name = open.popLast()
        if let capture, open.count == capture.depth {
            self.capture = nil
            switch capture.part {
            case .source: unit?.source = text
            case .target:
                unit?.target = text
                unit?.hasEmptyElements = hasEmptyElements
            }
        } else if name == "trans-unit", let unit {
            self.unit = nil
            add(unit)
        }
    }

    mutating func text(_ text: String) {
        if capture != nil { self.text += text }
    }

    private mutating func startCapture(_ part: Part) {
        guard unit != nil else { return }
        capture = (part, open.count)
        text = ""
        hasEmptyElements = false
    }

    // MARK: Meaning

    private mutating func checkRoot(_ element: XMLStartTag, _ name: String, at offset: Int) {
        let version = element.attributes["version"] ?? ""
        if element.name == "xliff", name.isEmpty || version.hasPrefix("2") {
            report(.xliffVersion(version), at: offset)
        } else if name != "xliff" {
            report(.notXLIFF(element.name), at: offset)
        } else {
            return
        }
        document.isUnusable = true
    }

    private mutating func startFile(_ element: XMLStartTag, at offset: Int) {
        for name in ["original", "target-language"] where element.attributes[name]?.isEmpty ?? true {
            report(.missingAttribute(name, of: "file"), at: offset)
            document.isUnusable = true
        }
        guard let original = element.attributes["original"], let language = element.attributes["target-language"]
        else { return }
        document.files.append(
            XLIFFDocument.File(
                original: original, sourceLanguage: element.attributes["source-language"], targetLanguage: language,
                position: file.position(of: offset)))
    }

    private mutating func startUnit(_ element: XMLStartTag, at offset: Int) {
        // The empty key has an empty id.
        guard let id = element.attributes["id"] else {
            return report(.missingAttribute("id", of: "trans-unit"), at: offset)
        }
        unit = Unit(id: id, offset: offset)
    }

    private mutating func add(_ unit: Unit) {
        guard let last = document.files.indices.last else { return }
        document.files[last].arrivals.append(
            Arrival(
                address: .id(unit.id), source: unit.source, text: unit.target, state: unit.state.arrival,
                spelling: .exchanged, hasEmptyElements: unit.hasEmptyElements,
                position: file.position(of: unit.offset)))
    }

    private mutating func report(_ message: DiagnosticMessage, at offset: Int) {
        guard document.diagnostics.count < Self.problemLimit else { return }
        document.diagnostics.append(Diagnostic(message, path: file.path, position: file.position(of: offset)))
    }
}
