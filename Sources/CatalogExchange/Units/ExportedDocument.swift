package import StringCatalog

/// A document for translators, and what is to be said about it.
package struct ExportedDocument: Sendable {
    /// The document in UTF-8.
    package internal(set) var bytes: [UInt8] = []
    /// The number of texts in it.
    package internal(set) var unitCount = 0
    /// The number of texts without a translation.
    package internal(set) var untranslatedCount = 0
    /// What could not be written.
    package internal(set) var diagnostics: [Diagnostic] = []
}
