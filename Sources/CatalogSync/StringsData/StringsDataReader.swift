import StringCatalog

/// Reads the members of a `.stringsdata` file.
struct StringsDataReader {
    let path: String
    var extraction = Extraction()
    /// The source file that the keys are from.
    private var source: String?

    init(path: String) { self.path = path }

    mutating func read(_ root: JSONValue) {
        guard root.kind == .object, let tables = root["tables"] else {
            return report(.noStringsData, at: root.position)
        }
        source = text(root["source"], named: "source")
        guard tables.kind == .object else {
            return report(.wrongStringsDataType("tables", wanted: "an object of tables"), at: tables.position)
        }
        for table in tables.children {
            guard table.kind == .array else {
                report(.wrongStringsDataType("tables", wanted: "an object of arrays"), at: table.position)
                continue
            }
            for element in table.children { read(element, table: table.key?.string ?? "") }
        }
    }

    private mutating func read(_ element: JSONValue, table: String) {
        guard element.kind == .object, let member = element["key"], let key = member.string?.string else {
            return report(.noStringsDataKey, at: element["key"]?.position ?? element.position)
        }
        let comment = text(element["comment"], named: "comment")
        let value = text(element["value"], named: "value")
        let position = position(of: element)
        extraction.keys.append(
            ExtractedKey(
                key: KeyTemplate(key), table: .named(table), comment: comment.flatMap { $0.isEmpty ? nil : $0 },
                defaultValue: value.map { .text(KeyTemplate($0)) } ?? .key, isCertain: true,
                path: position == nil ? path : source ?? path, position: position ?? member.position))
    }

    /// The place in the source file; nil where the extraction does not tell it or tells what is none.
    private func position(of element: JSONValue) -> SourcePosition? {
        guard source != nil, let location = element["location"],
            let line = location["startingLine"]?.integer, let column = location["startingColumn"]?.integer,
            line >= 1, column >= 1
        else { return nil }
        return SourcePosition(line: line, column: column)
    }

    /// The text of a member that may be absent or null.
    private mutating func text(_ value: JSONValue?, named name: String) -> String? {
        guard let value, !value.isNull else { return nil }
        guard let text = value.string?.string else {
            report(.wrongStringsDataType(name, wanted: "a string"), at: value.position)
            return nil
        }
        return text
    }

    private mutating func report(_ message: DiagnosticMessage, at position: SourcePosition) {
        extraction.diagnostics.append(Diagnostic(message, path: path, position: position))
    }
}
