import CatalogProgress

/// The tables of progress, which need no script.
enum ProgressSection {
    /// The number of catalogs whose names are listed at once.
    private static let largestOpenList = 10
    private static let states: [UnitState] = [.translated, .machineTranslated, .needsReview, .new, .missing]

    /// How far everything together is, in one line and one bar.
    static func writeSummary(of catalogs: [CatalogProgress], catalogCount: Int, to html: inout HTMLWriter) {
        let total = CatalogProgress.total(of: catalogs)
        html.markup("<div class=\"summary\">\n<dl>\n")
        writeFigure("Translated", "\(total.translatedShare)%", to: &html)
        writeFigure("Filled", "\(total.filledShare)%", to: &html)
        writeFigure("Units", String(total.total), to: &html)
        writeFigure("Languages", String(LanguageProgress.sum(of: catalogs).count), to: &html)
        writeFigure(catalogCount == 1 ? "Catalog" : "Catalogs", String(catalogCount), to: &html)
        html.markup("</dl>\n")
        writeBar(total, to: &html)
        html.markup("<ul class=\"legend\">")
        for state in states {
            html.markup("<li><span class=\"swatch ")
            html.text(state.name)
            html.markup("\"></span>")
            html.text(words(for: state))
            html.markup("</li>")
        }
        html.markup("</ul>\n</div>\n")
    }

    private static func writeFigure(_ name: String, _ value: String, to html: inout HTMLWriter) {
        html.markup("<div><dt>")
        html.text(name)
        html.markup("</dt><dd>")
        html.text(value)
        html.markup("</dd></div>\n")
    }

    /// One table of languages over all catalogs, one of catalogs, and one for each catalog.
    static func write(_ catalogs: [CatalogProgress], to html: inout HTMLWriter) {
        html.markup("<section aria-labelledby=\"progress\">\n<h2 id=\"progress\">Progress</h2>\n")
        if catalogs.count == 1 {
            writeLanguages(of: catalogs[0], to: &html)
        } else if catalogs.count > 1 {
            writeTable(
                caption: "Languages", detail: "over all catalogs", firstColumn: "Language", id: "all",
                rows: LanguageProgress.sum(of: catalogs).map {
                    Row(name: $0.languageTag, counts: $0.counts, catalog: nil, language: $0.languageTag)
                }, total: CatalogProgress.total(of: catalogs), to: &html)
            writeTable(
                caption: "Catalogs", detail: "over all languages", firstColumn: "Catalog", id: "catalogs",
                rows: catalogs.map { Row(name: $0.path, counts: $0.total, catalog: $0.path, language: nil) },
                total: CatalogProgress.total(of: catalogs), to: &html)
            // Many catalogs stay behind one line, or the entries below would be far away.
            let isFolded = catalogs.count > largestOpenList
            html.markup(isFolded ? "<details><summary>Each catalog by language</summary>\n" : "<h3>Each catalog</h3>\n")
            for catalog in catalogs {
                html.markup("<details class=\"catalog\"><summary><bdi>")
                html.text(catalog.path)
                html.markup("</bdi> <span class=\"share\">")
                html.text("\(catalog.total.translatedShare)%")
                html.markup("</span></summary>\n")
                writeLanguages(of: catalog, to: &html)
                html.markup("</details>\n")
            }
            if isFolded { html.markup("</details>\n") }
        }
        html.markup("</section>\n")
    }

    private static func writeLanguages(of catalog: CatalogProgress, to html: inout HTMLWriter) {
        writeTable(
            caption: catalog.path, detail: catalog.summary, firstColumn: "Language", id: nil,
            rows: catalog.languages.map {
                Row(name: $0.languageTag, counts: $0.counts, catalog: catalog.path, language: $0.languageTag)
            }, total: catalog.total, to: &html)
    }

    // MARK: Tables

    /// A line of a table, and what its links select.
    private struct Row {
        let name: String
        let counts: ProgressCounts
        let catalog: String?
        let language: String?
    }

    private static func writeTable(
        caption: String, detail: String, firstColumn: String, id: String?, rows: [Row], total: ProgressCounts,
        to html: inout HTMLWriter
    ) {
        html.markup("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"Progress: ")
        html.text(caption)
        html.markup("\"><table class=\"progress\"")
        if let id {
            html.markup(" id=\"table-")
            html.text(id)
            html.markup("\"")
        }
        html.markup(">\n<caption><bdi>")
        html.text(caption)
        html.markup("</bdi> <span class=\"detail\">")
        html.text(detail)
        html.markup("</span></caption>\n<thead><tr><th scope=\"col\">")
        html.text(firstColumn)
        html.markup(PageFrame.progressHeaders)
        html.markup("</tr></thead>\n<tbody>\n")
        for row in rows { write(row, to: &html) }
        html.markup("</tbody>\n")
        if rows.count > 1 {
            html.markup("<tfoot><tr><th scope=\"row\">Total</th>")
            writeCells(total, link: nil, to: &html)
            html.markup("</tr></tfoot>\n")
        }
        html.markup("</table></div>\n")
    }

    private static func write(_ row: Row, to html: inout HTMLWriter) {
        html.markup("<tr")
        if let language = row.language {
            html.markup(" data-language=\"")
            html.text(language)
            html.markup("\"")
        }
        html.markup("><th scope=\"row\">")
        writeLink(row, state: nil, to: &html) { $0.text(row.name.isEmpty ? "(none)" : row.name) }
        html.markup("</th>")
        writeCells(row.counts, link: row, to: &html)
        html.markup("</tr>\n")
    }

    private static func writeCells(_ counts: ProgressCounts, link row: Row?, to html: inout HTMLWriter) {
        html.markup("<td class=\"bar\">")
        writeBar(counts, to: &html)
        html.markup("</td>")
        for share in [counts.translatedShare, counts.filledShare] {
            html.markup("<td>")
            html.text("\(share)%")
            html.markup("</td>")
        }
        html.markup("<td>")
        html.number(counts.total)
        html.markup("</td>")
        for state in states {
            let count = counts[state]
            html.markup(count == 0 ? "<td class=\"zero\">" : "<td>")
            if let row, count > 0, state != .translated {
                writeLink(row, state: state, to: &html) { $0.number(count) }
            } else {
                html.number(count)
            }
            html.markup("</td>")
        }
    }

    /// A link to the entries that a figure counts.
    private static func writeLink(
        _ row: Row, state: UnitState?, to html: inout HTMLWriter, content: (inout HTMLWriter) -> Void
    ) {
        var separator: StaticString = "<a href=\"#"
        func parameter(_ name: StaticString, _ value: String) {
            html.markup(separator)
            html.markup(name)
            html.fragmentValue(value)
            separator = "&amp;"
        }
        if let language = row.language { parameter("language=", language) }
        if let state { parameter("state=", state.name) }
        if let catalog = row.catalog { parameter("catalog=", catalog) }
        html.markup("\"><bdi>")
        content(&html)
        html.markup("</bdi></a>")
    }

    /// A bar of five parts. It tells nothing that the figures beside it do not.
    private static func writeBar(_ counts: ProgressCounts, to html: inout HTMLWriter) {
        html.markup(
            "<svg class=\"bar\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">")
        var start = 0
        for state in states.dropLast() where counts[state] > 0 {
            // Counts of things in memory are far below the limit of this product.
            let width = max(4, counts[state] * 1000 / counts.total)
            html.markup("<rect class=\"")
            html.text(state.name)
            html.markup("\" x=\"")
            html.number(start)
            html.markup("\" width=\"")
            html.number(min(width, 1000 - start))
            html.markup("\" height=\"10\"/>")
            start = min(start + width, 1000)
        }
        html.markup("</svg>")
    }

    private static func words(for state: UnitState) -> String {
        switch state {
        case .missing: "Missing"
        case .new: "New"
        case .needsReview: "Needs review"
        case .machineTranslated: "Machine translated"
        case .translated: "Translated"
        }
    }
}
