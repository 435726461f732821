package import StringCatalog

/// What source code says about the keys of catalogs.
package struct Extraction: Sendable {
    /// The keys in the order of the files.
    package var keys: [ExtractedKey] = []
    /// The names of generated symbols that stand in calls, such as `orderGreeting`.
    package var symbols: Set<String> = []
    /// What is wrong with the files, and what cannot be seen in them.
    package var diagnostics: [Diagnostic] = []

    /// Creates an empty extraction.
    package init() {}

    /// Adds what other files say.
    package mutating func add(_ other: Extraction) {
        keys += other.keys
        symbols.formUnion(other.symbols)
        diagnostics += other.diagnostics
    }
}
