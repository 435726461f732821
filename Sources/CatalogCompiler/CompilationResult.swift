public import StringCatalog

/// A lookup table and what is to be said about the catalog it was compiled from.
public struct CompilationResult: Sendable {
    /// The bytes of the lookup table; `nil` where there is an error.
    public var table: [UInt8]?

    /// All findings, those of reading included, in the order of the file.
    public var diagnostics: [Diagnostic]

    /// The language tags of the table as the catalog spells them, the source language first, then in the order of
    /// their bytes. Empty where there is no table.
    public var languages: [String]

    /// The number of keys in the table.
    public var keyCount: Int

    /// Whether one of the findings is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
