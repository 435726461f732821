public import LocalizationRuntime

extension Localizer {
    /// A localizer for one language of a catalog that is given as JSON.
    ///
    /// ```swift
    /// let localizer = try Localizer(catalog: #"{"sourceLanguage": "en", "strings": {"Hello": {}}}"#, language: "en")
    /// #expect(localizer.text("Hello") == "Hello")
    /// ```
    ///
    /// - Throws: ``CatalogError`` with all findings when the catalog has an error.
    public init(
        catalog: String, language: String, options: LocalizerOptions = LocalizerOptions()
    ) throws(CatalogError) {
        self.init(try LocalizationTables(catalog: catalog), language: language, options: options)
    }

    /// A localizer for one language of a catalog file.
    ///
    /// - Throws: ``CatalogError`` when the file cannot be read, or with all findings when it has an error.
    public init(
        catalogAt path: String, language: String, options: LocalizerOptions = LocalizerOptions()
    ) throws(CatalogError) {
        self.init(try LocalizationTables(catalogAt: path), language: language, options: options)
    }
}
