import CatalogProgress

/// Progress as tab-separated values: a line of column names, then one for each catalog and language.
enum StatusTSV {
    private static let columns = [
        "catalog", "language", "total", "translated", "machine_translated", "needs_review", "new", "missing", "stale",
        "translated_percent", "filled_percent",
    ]

    static func print(_ catalogs: [CatalogProgress], _ output: Output) {
        output.writeLine(columns.joined(separator: "\t"))
        for catalog in catalogs {
            for language in catalog.languages {
                let counts = language.counts
                let numbers = [
                    counts.total, counts.translated, counts.machineTranslated, counts.needsReview, counts.new,
                    counts.missing, counts.stale,
                ]
                let cells =
                    [field(catalog.path), field(language.languageTag)] + numbers.map { String($0) }
                    + [counts.translatedShare.description, counts.filledShare.description]
                output.writeLine(cells.joined(separator: "\t"))
            }
        }
    }

    /// A text as one field: tabs, line ends and backslashes are escaped.
    static func field(_ text: String) -> String {
        var field = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": field += "\\\\"
            case "\t": field += "\\t"
            case "\n": field += "\\n"
            case "\r": field += "\\r"
            default: field.unicodeScalars.append(scalar)
            }
        }
        return field
    }
}
