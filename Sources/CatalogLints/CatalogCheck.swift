internal import CatalogCompiler
package import StringCatalog

/// Checks catalogs: everything that reading and compiling find, and what lints find.
package struct CatalogCheck: Sendable {
    /// The findings in the order of the file.
    package let diagnostics: [Diagnostic]

    /// The languages of the catalog as it spells them, the source language first, the others as they come.
    package let languages: [String]

    /// Checks a catalog.
    ///
    /// A key that occurs twice is an error here, since every edit would have to choose between the two.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: How diagnostics name the file.
    ///   - tableName: The name of the table that the catalog is compiled to.
    ///   - selection: The rules to check.
    /// - Complexity: Linear in the size of the catalog and in the number of keys times languages.
    package init(
        _ bytes: [UInt8], path: String, tableName: String, selection: LintSelection = LintSelection()
    ) {
        let reading = StringCatalog.read(bytes, path: path, options: .init(duplicateKeySeverity: .error))
        let compiled = CatalogCompiler.compile(reading, options: CompilationOptions(tableName: tableName))
        var found = compiled.diagnostics
        var languages: [String] = []
        if let catalog = reading.catalog {
            let linter = CatalogLinter.lint(catalog, selection: selection)
            found += linter.findings.diagnostics
            languages = linter.languageTags
        }
        found = found.compactMap(selection.applied)
        // Sorting keeps the order of findings at one place.
        found.sort { $0.position < $1.position }
        diagnostics = found
        self.languages = languages
    }
}
