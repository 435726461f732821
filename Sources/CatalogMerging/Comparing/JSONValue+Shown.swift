import StringCatalog

extension JSONValue {
    /// The value for people, in one line: a text in quotes, of a text with a state both.
    var shown: String {
        switch kind {
        case .string: return (string?.string ?? "").quoted
        case .object:
            if let text = self["value"] ?? self["values"], text.kind == .string || text.kind == .array {
                return text.shown + (self["state"].map { " (\($0.plain))" } ?? "")
            }
            let texts = children.compactMap { child -> String? in
                guard child.kind == .object else { return nil }
                let name = child.key?.string ?? ""
                return Self.containers.contains(name) ? child.shown : "\(name): \(child.shown)"
            }
            return texts.isEmpty ? "an object" : texts.joined(separator: ", ").shownInOneLine
        case .array: return children.map(\.shown).joined(separator: ", ")
        default: return String(decoding: source, as: UTF8.self)
        }
    }

    /// Members whose names say nothing beside the texts in them.
    private static let containers: Set<String> = [
        "localizations", "stringUnit", "stringSet", "variations", "plural", "device",
    ]

    private var plain: String { string?.string ?? shown }
}

extension String {
    /// The text in quotes, in one line.
    var quoted: String { "\"\(self)\"".shownInOneLine }
}
