import CatalogProgress
import StringCatalog

/// Progress as people read it.
enum StatusText {
    /// What the figures mean. It is printed with them, since every tool counts otherwise.
    static let definition = [
        "A unit is an entry in one language, unless it is not to be translated, stale, or has the empty key. It is as "
            + "far as the least finished of its texts: missing, new, needs review, machine translated, translated.",
        "translated % = translated / total; filled % = (translated + machine translated + needs review) / total. "
            + "Percentages are rounded down.",
    ]

    private static let barWidth = 20
    /// A bar with fewer columns tells nothing.
    private static let narrowestBar = 5
    private static let indent = "  "

    static func print(_ catalogs: [CatalogProgress], sums: [LanguageProgress], _ output: Output) {
        for catalog in catalogs {
            print(
                title: catalog.path.shownInOneLine, detail: catalog.summary, catalog.languages,
                total: catalog.total, output)
        }
        if catalogs.count > 1 {
            print(
                title: "All \(catalogs.count) catalogs", detail: "", sums,
                total: CatalogProgress.total(of: catalogs), output)
        }
        if catalogs.isEmpty { return }
        for line in definition.flatMap({ HelpText.wrapped($0, indent: "") }) {
            output.writeLine(output.styled(line, .dim))
        }
    }

    private static func print(
        title: String, detail: String, _ languages: [LanguageProgress], total: ProgressCounts, _ output: Output
    ) {
        output.writeLine(output.styled(title, .bold) + (detail.isEmpty ? "" : " (\(detail))"))
        var table = table(of: languages, total: total, barWidth: output.isStyled ? barWidth : 0)
        if output.isStyled, let columns = output.columns, table.width + indent.count > columns {
            // The count of translated units is told by its percentage too; the bar gets what is left.
            let narrow = self.table(of: languages, total: total, barWidth: 0, isNarrow: true)
            let rest = columns - indent.count - narrow.width - 2
            table = self.table(
                of: languages, total: total, barWidth: rest < narrowestBar ? 0 : min(rest, barWidth), isNarrow: true)
        }
        for line in table.lines(indent: indent, styled: output.isStyled) { output.writeLine(line) }
        output.writeLine()
    }

    private static func table(
        of languages: [LanguageProgress], total: ProgressCounts, barWidth: Int, isNarrow: Bool = false
    ) -> TextTable {
        var table = TextTable([.left, .left] + Array(repeating: .right, count: 8))
        var header = [
            "language", "", "translated %", "filled %", "total", "translated", "machine", "review", "new", "missing",
        ]
        if isNarrow { header.remove(at: 5) }
        table.add(header.map { TextTable.Cell($0, style: .dim) })
        for language in languages {
            table.add(row(language.languageTag, language.counts, barWidth: barWidth, isNarrow: isNarrow))
        }
        if languages.count > 1 {
            table.add(row("total", total, barWidth: barWidth, isNarrow: isNarrow, style: .bold))
        }
        return table
    }

    private static func row(
        _ name: String, _ counts: ProgressCounts, barWidth: Int, isNarrow: Bool, style: Style? = nil
    ) -> [TextTable.Cell] {
        let translated = counts.translatedShare
        let color: Style = translated.tenths == 1000 ? .green : translated.tenths >= 500 ? .yellow : .red
        let unfinished = [counts.machineTranslated, counts.needsReview, counts.new, counts.missing]
        let numbers = [counts.total] + (isNarrow ? [] : [counts.translated]) + unfinished
        return [
            TextTable.Cell(name.shownInOneLine, style: style),
            TextTable.Cell(bar(counts, width: barWidth), style: color),
            TextTable.Cell("\(translated)%", style: color),
            TextTable.Cell("\(counts.filledShare)%"),
        ] + numbers.map { TextTable.Cell(String($0), style: $0 == 0 ? .dim : nil) }
    }

    /// A bar: full blocks for what is translated, light ones for what is filled besides.
    private static func bar(_ counts: ProgressCounts, width: Int) -> String {
        let translated = counts.translatedShare.tenths * width / 1000
        let filled = counts.filledShare.tenths * width / 1000
        return String(repeating: "█", count: translated) + String(repeating: "▒", count: filled - translated)
            + String(repeating: "░", count: width - filled)
    }
}
