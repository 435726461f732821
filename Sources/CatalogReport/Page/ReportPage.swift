import CatalogProgress

/// Writes the page from top to bottom.
struct ReportPage {
    let title: String
    let date: String?
    private let catalogs: [CatalogReport.Catalog]
    private let progress: [CatalogProgress?]
    private var html = HTMLWriter()

    init(title: String, date: String?, catalogs: [CatalogReport.Catalog]) {
        self.title = title
        self.date = date
        self.catalogs = catalogs
        progress = catalogs.map { reported in reported.catalog.map { CatalogProgress(of: $0) } }
    }

    mutating func write() -> [UInt8] {
        writeHead()
        html.markup("<body>\n<a class=\"skip\" href=\"#entries\">Skip to the entries</a>\n<header>\n<h1 dir=\"auto\">")
        html.text(title)
        html.markup("</h1>\n")
        if let date {
            html.markup("<p class=\"date\" dir=\"auto\">")
            html.text(date)
            html.markup("</p>\n")
        }
        let known = progress.compactMap { $0 }
        ProgressSection.writeSummary(of: known, catalogCount: catalogs.count, to: &html)
        html.markup("</header>\n<main>\n")
        ProgressSection.write(known, to: &html)
        html.markup(PageFrame.entries)
        html.markup("</main>\n")
        html.markup(PageFrame.footer)
        html.markup("<script type=\"application/json\" id=\"data\">")
        html.append(ReportData.bytes(of: catalogs, progress: progress))
        html.markup("</script>\n<script>")
        for part in PageScript.parts { html.markup(part) }
        html.markup("</script>\n</body>\n</html>\n")
        return html.bytes
    }

    private mutating func writeHead() {
        html.markup("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        // The digests are made of exactly the bytes between the tags.
        html.markup("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'sha256-")
        html.text(Self.scriptDigest)
        html.markup("'; style-src 'sha256-")
        html.text(Self.styleDigest)
        html.markup("'; img-src data:; base-uri 'none'; form-action 'none'\">\n")
        html.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        html.markup("<meta name=\"color-scheme\" content=\"light dark\">\n")
        html.markup("<meta name=\"referrer\" content=\"no-referrer\">\n<link rel=\"icon\" href=\"data:,\">\n<title>")
        html.text(title)
        html.markup("</title>\n<style>")
        html.markup(PageStyle.text)
        html.markup("</style>\n</head>\n")
    }

    // The same for every page, and they take longer than a small page does.
    private static let scriptDigest = digest(of: PageScript.parts)
    private static let styleDigest = digest(of: [PageStyle.text])

    private static func digest(of parts: [StaticString]) -> String {
        Base64.text(of: SHA256.digest(of: parts.flatMap { Array($0.description.utf8) }))
    }
}
