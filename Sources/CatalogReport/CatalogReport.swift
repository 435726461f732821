package import StringCatalog

/// A page that shows how far the translations of catalogs are, every entry of theirs, and what is wrong with them.
///
/// The page is one HTML file that needs nothing besides: the tables of progress stand in it as HTML, the entries as
/// data that its script filters and shows a page at a time. Nothing of a catalog can become part of the page's code:
/// texts are escaped in the HTML and in the data, the script makes text nodes of them and nothing else, and a content
/// security policy allows the page's own script and style alone, by their digests.
///
/// The bytes depend on what is given here and on nothing else.
package struct CatalogReport: Sendable {
    /// A catalog and what is to be said about it.
    package struct Catalog: Sendable {
        /// The path as it is to be shown.
        package let path: String
        /// What could be read; nil where that is nothing.
        package let catalog: StringCatalog?
        /// All findings about it, whatever found them.
        package let diagnostics: [Diagnostic]

        package init(path: String, catalog: StringCatalog?, diagnostics: [Diagnostic]) {
            self.path = path
            self.catalog = catalog
            self.diagnostics = diagnostics
        }
    }

    /// The heading, and the title of the window.
    package var title: String
    /// When the report was made, in whatever words; nil leaves it out.
    package var date: String?
    private let catalogs: [Catalog]

    package init(of catalogs: [Catalog], title: String = "Translation report", date: String? = nil) {
        self.catalogs = catalogs
        self.title = title
        self.date = date
    }

    /// The page as UTF-8.
    ///
    /// - Complexity: Linear in the size of the catalogs and in the number of entries times languages.
    package func html() -> [UInt8] {
        var page = ReportPage(title: title, date: date, catalogs: catalogs)
        return page.write()
    }
}
