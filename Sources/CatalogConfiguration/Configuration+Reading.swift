package import StringCatalog

extension Configuration {
    /// What reading a configuration file gives.
    package struct ReadingResult: Sendable {
        /// What the file says, as far as it can be read.
        package var configuration: Configuration
        /// All findings in the order of the file.
        package var diagnostics: [Diagnostic]

        /// Whether one of the findings is an error. Nothing should be done by such a configuration.
        package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// Reads the bytes of a configuration file.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: How diagnostics name the file.
    ///   - lintNames: The names that the member `lints` may have; nil where they are not known and any will do.
    ///   - errorNames: Those of them whose findings are errors, which cannot be made anything else.
    /// - Complexity: Linear in the number of bytes, times the number of names.
    package static func read(_ bytes: [UInt8], path: String, lintNames: [String]? = nil, errorNames: Set<String> = [])
        -> ReadingResult
    {
        let (root, syntax) = JSONValue.read(bytes, path: path)
        var reader = ConfigurationReader(path: path, lintNames: lintNames, errorNames: errorNames, diagnostics: syntax)
        reader.read(root)
        return ReadingResult(configuration: reader.configuration, diagnostics: reader.diagnostics)
    }
}
