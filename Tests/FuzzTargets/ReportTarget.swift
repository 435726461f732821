import CatalogLints
import CatalogReport
import StringCatalog

/// The page of `report`: no text of a catalog becomes a part of its code.
enum ReportTarget {
    /// The scripts and the style of every page.
    private static let fixedCode = ReportPageReader(CatalogReport(of: []).html()).code

    static func check(_ input: [UInt8]) throws(BrokenProperty) {
        let reading = StringCatalog.read(input, path: "x")
        let path = reading.catalog?.entries.first?.key ?? String(decoding: input.prefix(64), as: UTF8.self)
        let title = reading.catalog?.entries.last?.comment?.string ?? path
        let found = CatalogCheck(input, path: path, tableName: "x").diagnostics
        let report = CatalogReport(
            of: [
                .init(path: path, catalog: reading.catalog, diagnostics: found),
                .init(path: title, catalog: reading.catalog, diagnostics: []),
            ], title: title, date: path)
        let page = ReportPageReader(report.html())
        if let problem = page.problem { throw BrokenProperty(description: problem) }
        try BrokenProperty.unless(page.code == fixedCode, "the page has other code than an empty one")
        try BrokenProperty.unless(page.title == shown(title), "the title is '\(page.title)'")
        try checkData(page.data, of: [path, title], reading.catalog)
    }

    /// HTML has no zero character.
    private static func shown(_ text: String) -> String {
        String(decoding: text.utf8.flatMap { $0 == 0 ? Array("\u{FFFD}".utf8) : [$0] }, as: UTF8.self)
    }

    /// The data is JSON that says what the catalogs say.
    private static func checkData(
        _ data: [UInt8], of paths: [String], _ catalog: StringCatalog?
    ) throws(BrokenProperty) {
        let dangerous: Set<UInt8> = Set("<>&'".utf8)
        try BrokenProperty.unless(
            !data.contains { dangerous.contains($0) || $0 < 0x20 }, "the data has a character that HTML reads")
        let (root, diagnostics) = JSONValue.read(data, path: "data")
        try BrokenProperty.unless(diagnostics.isEmpty, "the data is not JSON: \(diagnostics)")
        let catalogs = root?["catalogs"].map { Array($0.children) } ?? []
        try BrokenProperty.unless(
            catalogs.map { $0["path"]?.string?.string } == paths, "the data has other paths")
        let keys = catalog?.entries.map { Array($0.key.utf8) } ?? []
        for value in catalogs {
            let shown = value["entries"].map { $0.children.map { Array($0["key"]?.string?.utf8 ?? []) } } ?? []
            try BrokenProperty.unless(shown == keys, "the data has other keys")
        }
    }
}
