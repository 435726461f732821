import CatalogProgress
import StringCatalog

/// Progress as Markdown, for reports and pull requests.
enum StatusMarkdown {
    static func print(_ catalogs: [CatalogProgress], sums: [LanguageProgress], _ output: Output) {
        for catalog in catalogs {
            output.writeLine("### \(escaped(catalog.path))")
            output.writeLine()
            output.writeLine(escaped(catalog.summary))
            output.writeLine()
            print(catalog.languages, total: catalog.total, output)
        }
        if catalogs.count > 1 {
            output.writeLine("### All \(catalogs.count) catalogs")
            output.writeLine()
            print(sums, total: CatalogProgress.total(of: catalogs), output)
        }
        if catalogs.isEmpty { return }
        for paragraph in StatusText.definition { output.writeLine(paragraph + "\n") }
    }

    /// A table of texts below a title.
    static func print(title: String, columns: [String], rows: [[String]], _ output: Output) {
        output.writeLine("### \(escaped(title))")
        output.writeLine()
        output.writeLine(row(columns.map(escaped)))
        output.writeLine(row(columns.map { _ in ":--" }))
        for cells in rows { output.writeLine(row(cells.map(escaped))) }
        output.writeLine()
    }

    private static func row(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |"
    }

    private static func print(_ languages: [LanguageProgress], total: ProgressCounts, _ output: Output) {
        output.writeLine(
            "| Language | Translated % | Filled % | Total | Translated | Machine translated | Needs review | New "
                + "| Missing |")
        output.writeLine("|:--|--:|--:|--:|--:|--:|--:|--:|--:|")
        for language in languages { output.writeLine(row(escaped(language.languageTag), language.counts)) }
        if languages.count > 1 { output.writeLine(row("**total**", total)) }
        output.writeLine()
    }

    private static func row(_ name: String, _ counts: ProgressCounts) -> String {
        let numbers = [
            counts.total, counts.translated, counts.machineTranslated, counts.needsReview, counts.new, counts.missing,
        ]
        return row([name, "\(counts.translatedShare)%", "\(counts.filledShare)%"] + numbers.map { String($0) })
    }

    /// A text in one line without characters that Markdown takes as marks; line ends stay as breaks within a cell.
    private static func escaped(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in
                String(line).shownInOneLine.reduce(into: "") { result, character in
                    if "\\`*_{}[]<>#|".contains(character) { result += "\\" }
                    result.append(character)
                }
            }
            .joined(separator: "<br>")
    }
}
