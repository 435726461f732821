import StringCatalog

/// What Apple's compiler extracts from one source file, a `.stringsdata` file:
/// `{"source": "…/Menu.swift", "tables": {"Localizable": [{"key": "Pizza", "comment": "", "location": {…}}]},
/// "version": 1}`.
package enum StringsData {
    /// Reads the keys of such a file.
    ///
    /// Every problem is reported in one run; with an error the keys are not to be trusted.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: How diagnostics name it. Keys have the place in the source file where the extraction tells it.
    /// - Complexity: Linear in the number of bytes.
    package static func read(_ bytes: [UInt8], path: String) -> Extraction {
        let (root, diagnostics) = JSONValue.read(bytes, path: path)
        var reader = StringsDataReader(path: path)
        reader.extraction.diagnostics = diagnostics
        if let root { reader.read(root) }
        return reader.extraction
    }
}
