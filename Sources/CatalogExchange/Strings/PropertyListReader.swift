import StringCatalog

/// Reads the property list of a `.strings` or `.stringsdict` file: text, XML or binary.
enum PropertyListReader {
    /// The members of the dictionary that the file holds, nil where there is none, and what is wrong with it.
    static func read(
        _ bytes: [UInt8], path: String
    ) -> (members: [PropertyListNode.Member]?, diagnostics: [Diagnostic]) {
        let start = SourcePosition(line: 1, column: 1)
        if bytes.starts(with: BinaryPropertyListReader.magic) {
            guard let root = BinaryPropertyListReader.read(bytes, position: start), let members = root.members else {
                return (nil, [Diagnostic(.damagedBinary, path: path, position: start)])
            }
            return (members, [])
        }
        let file = SourceFile(bytes, path: path)
        guard file.diagnostics.isEmpty else { return (nil, file.diagnostics) }
        guard isXML(file) else {
            var reader = StringsTextReader(file)
            return reader.read()
        }
        var reader = PropertyListXMLReader(file)
        var diagnostics = XMLEventReader.read(file, documentType: .ignored, &reader)
        guard diagnostics.isEmpty else { return (nil, diagnostics) }
        diagnostics = reader.diagnostics
        guard let root = reader.root, let members = root.members else {
            diagnostics.append(Diagnostic(.notADictionary, path: path, position: reader.root?.position ?? start))
            return (nil, diagnostics)
        }
        return (members, diagnostics)
    }

    private static func isXML(_ file: SourceFile) -> Bool {
        let rest = file.bytes[file.contentStart...].drop(while: XMLPrologue.isSpace)
        return rest.first == UInt8(ascii: "<")
    }
}
