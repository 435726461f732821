extension JSONValue {
    /// Reads a JSON file of another kind than catalogs, such as a configuration, with the same care for places.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file, in any of the encodings of catalogs.
    ///   - path: How diagnostics name the file.
    /// - Returns: The root, nil where no value can be read, and what is wrong with the syntax, in the order of the file.
    ///   A key that occurs twice in an object is an error.
    /// - Complexity: Linear in the number of bytes.
    package static func read(_ bytes: [UInt8], path: String) -> (root: JSONValue?, diagnostics: [Diagnostic]) {
        let scanned = ScannedFile(bytes)
        let document = JSONDocument(
            path: path, source: scanned.source, nodes: scanned.nodes, hasSyntaxErrors: scanned.hasSyntaxErrors)
        let problems =
            scanned.problems
            + scanned.duplicates.map { document.duplicateKey($0.earlier, $0.later, severity: .error) }
        let diagnostics = problems.sorted { $0.offset < $1.offset }.map { $0.diagnostic(in: document) }
        return (document.nodes.isEmpty ? nil : JSONValue(document: document, index: 0), diagnostics)
    }
}
