package import StringCatalog

/// A catalog with the translations that were taken, and what became of each.
package struct ImportResult: Sendable {
    /// The bytes of the catalog; those of the file where nothing changed.
    package let bytes: [UInt8]
    /// What became of the texts.
    package let counts: ImportCounts
    /// What was refused and left out, in the order of the file that brought it.
    package let diagnostics: [Diagnostic]
}
