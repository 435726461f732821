extension StringCatalog {
    /// How strictly a catalog is read.
    public struct ReadingOptions: Sendable {
        /// What a key that occurs twice in one object is: a warning when compiling, an error for commands that check
        /// or edit. The last one counts in any case.
        public var duplicateKeySeverity: Diagnostic.Severity

        /// Creates options.
        public init(duplicateKeySeverity: Diagnostic.Severity = .warning) {
            self.duplicateKeySeverity = duplicateKeySeverity
        }
    }

    /// A catalog and what is wrong with it.
    public struct ReadingResult: Sendable {
        /// The catalog, nil only where there is nothing to be read: the file holds no JSON object.
        ///
        /// There may be errors beside a catalog. Its good parts can be used, invalid entries and localizations say so.
        public var catalog: StringCatalog?
        /// All findings in the order of the file.
        public var diagnostics: [Diagnostic]

        /// Whether one of the findings is an error.
        public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// Reads a catalog from the bytes of a file: UTF-8, with or without a byte order mark, or UTF-16 with one.
    ///
    /// All defects of JSON syntax and of the catalog's structure are reported in one run, up to a limit; whether the
    /// texts make sense (placeholders, nesting of variations) is not looked at. Nothing is thrown and nothing traps,
    /// whatever the bytes are.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: How diagnostics name the file.
    ///   - options: How strictly to read.
    /// - Complexity: Linear in the number of bytes.
    public static func read(_ bytes: [UInt8], path: String, options: ReadingOptions = .init()) -> ReadingResult {
        CatalogReader.read(bytes, path: path, options: options)
    }
}
