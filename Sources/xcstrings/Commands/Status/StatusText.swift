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

    static func print(_ catalogs: [CatalogProgress], sums: [LanguageProgress], _ output: Output) {
        for catalog in catalogs {
            print(
                title: catalog.path.shownInOneLine, detail: detail(of: catalog), catalog.languages,
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

    /// `source language en, 105 units, 3 stale`.
    static func detail(of catalog: CatalogProgress) -> String {
        var parts = ["\(catalog.unitCount) \(catalog.unitCount == 1 ? "unit" : "units") in each language"]
        if !catalog.sourceLanguage.isEmpty { parts.insert("source language \(catalog.sourceLanguage)", at: 0) }
        if catalog.staleCount > 0 { parts.append("\(catalog.staleCount) stale") }
        return parts.joined(separator: ", ")
    }

    private static func print(
        title: String, detail: String, _ languages: [LanguageProgress], total: ProgressCounts, _ output: Output
    ) {
        output.writeLine(output.styled(title, .bold) + (detail.isEmpty ? "" : " (\(detail))"))
        var table = TextTable([.left, .left, .right, .right, .right, .right, .right, .right, .right, .right])
        table.add(
            [
                "language", "", "translated %", "filled %", "total", "translated", "machine", "review", "new",
                "missing",
            ].map { TextTable.Cell($0, style: .dim) })
        for language in languages {
            table.add(row(language.languageTag, language.counts, styled: output.isStyled))
        }
        if languages.count > 1 { table.add(row("total", total, styled: output.isStyled, style: .bold)) }
        for line in table.lines(indent: "  ", styled: output.isStyled) { output.writeLine(line) }
        output.writeLine()
    }

    private static func row(
        _ name: String, _ counts: ProgressCounts, styled: Bool, style: Style? = nil
    ) -> [TextTable.Cell] {
        let translated = counts.translatedShare
        let color: Style = translated.tenths == 1000 ? .green : translated.tenths >= 500 ? .yellow : .red
        let numbers = [
            counts.total, counts.translated, counts.machineTranslated, counts.needsReview, counts.new, counts.missing,
        ]
        return [
            TextTable.Cell(name.shownInOneLine, style: style),
            TextTable.Cell(styled ? bar(counts) : "", style: color),
            TextTable.Cell("\(translated)%", style: color),
            TextTable.Cell("\(counts.filledShare)%"),
        ] + numbers.map { TextTable.Cell(String($0), style: $0 == 0 ? .dim : nil) }
    }

    /// A bar: full blocks for what is translated, light ones for what is filled besides.
    private static func bar(_ counts: ProgressCounts) -> String {
        let translated = counts.translatedShare.tenths * barWidth / 1000
        let filled = counts.filledShare.tenths * barWidth / 1000
        return String(repeating: "█", count: translated) + String(repeating: "▒", count: filled - translated)
            + String(repeating: "░", count: barWidth - filled)
    }
}
