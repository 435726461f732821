package import StringCatalog

/// The translations in an XLIFF 1.2 document, and what is wrong with it.
package struct XLIFFDocument: Sendable {
    /// The translation of one catalog.
    package struct File: Sendable {
        /// The path of the catalog, as the document has it.
        package let original: String
        /// The language of the sources.
        package let sourceLanguage: String?
        /// The language of the translations.
        package let targetLanguage: String
        /// Where the element begins.
        package let position: SourcePosition
        /// The texts in the order of the document.
        package internal(set) var arrivals: [Arrival] = []
    }

    /// The translations by catalog, in the order of the document.
    package internal(set) var files: [File] = []
    /// What is wrong with the document, in its order.
    package internal(set) var diagnostics: [Diagnostic] = []

    /// Whether the document is not to be used: it is no XML, or no XLIFF.
    package internal(set) var isUnusable = false

    /// Reads a document.
    ///
    /// Any document type is refused, so that no entity expands and no other file is read.
    ///
    /// - Complexity: Linear in the number of bytes.
    package static func read(_ bytes: [UInt8], path: String) -> XLIFFDocument {
        let file = SourceFile(bytes, path: path)
        var reader = XLIFFReader(file: file)
        let problems = XMLEventReader.read(file, documentType: .refused, &reader)
        var document = reader.document
        if !problems.isEmpty || document.isUnusable {
            document.isUnusable = true
            document.files = []
        }
        // What was read of a document that is no XML may be no part of it.
        if !problems.isEmpty { document.diagnostics = problems }
        return document
    }
}

extension XLIFFDocument {
    /// Whether the path of a part names a string catalog; documents of Xcode hold other files as well.
    package static func isCatalog(_ original: String) -> Bool {
        original.hasSuffix(".xcstrings")
    }
}
