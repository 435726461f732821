import CatalogProgress
import StringCatalog

/// The keys that are in one state, with what a translator needs to know about them.
struct StatusList {
    /// The name of what is no state of a unit but can be listed too.
    static let staleName = "stale"

    /// The keys of one catalog in one language; the language is nil where the keys are stale, in all languages.
    private struct Section {
        let catalog: StringCatalog
        let languageTag: String?
        let units: [UnitListing]
    }

    private let stateName: String
    private let sections: [Section]

    /// - Parameter progress: The languages to list, catalog by catalog.
    init(catalogs: [StringCatalog], progress: [CatalogProgress], stateName: String) {
        self.stateName = stateName
        guard let state = UnitState.allCases.first(where: { $0.name == stateName }) else {
            sections = catalogs.map {
                Section(catalog: $0, languageTag: nil, units: UnitListing.staleEntries(of: $0))
            }
            return
        }
        sections = zip(catalogs, progress).flatMap { catalog, progress in
            progress.languages.map { language in
                Section(
                    catalog: catalog, languageTag: language.languageTag,
                    units: UnitListing.units(of: catalog, language: language.languageTag, in: state))
            }
        }
    }

    func print(as format: String, _ output: Output) {
        switch format {
        case "json": printJSON(output)
        case "tsv": printTSV(output)
        case "markdown": printMarkdown(output)
        default: printText(output)
        }
    }

    private func printText(_ output: Output) {
        let filled = sections.filter { !$0.units.isEmpty }
        if filled.isEmpty { output.report("note", "no unit is \(words)") }
        for (index, section) in filled.enumerated() {
            if index > 0 { output.writeLine() }
            let language = section.languageTag.map { ", \($0)" } ?? ""
            output.writeLine(
                output.styled(
                    "\(section.catalog.path)\(language): \(section.units.count) \(words)".shownInOneLine, .bold))
            for unit in section.units {
                let key = unit.entry.key
                output.writeLine("  \(key.shownInOneLine)")
                if unit.sourceText != key { printDetail("source", unit.sourceText, output) }
                if let comment = unit.entry.comment, !comment.isEmpty {
                    printDetail("comment", comment.string, output)
                }
            }
        }
    }

    private func printDetail(_ name: String, _ text: String, _ output: Output) {
        output.writeLine("      " + output.styled("\(name): ", .dim) + text.shownInOneLine)
    }

    /// The state in words: `needs review`.
    private var words: String { stateName.split(separator: "_").joined(separator: " ") }

    private func printTSV(_ output: Output) {
        output.writeLine("catalog\tlanguage\tstate\tkey\tsource\tcomment")
        for section in sections {
            for unit in section.units {
                let fields = [
                    section.catalog.path, section.languageTag ?? "", stateName, unit.entry.key, unit.sourceText,
                    unit.entry.comment?.string ?? "",
                ]
                output.writeLine(fields.map(StatusTSV.field).joined(separator: "\t"))
            }
        }
    }

    private func printMarkdown(_ output: Output) {
        for section in sections where !section.units.isEmpty {
            let language = section.languageTag.map { ", \($0)" } ?? ""
            StatusMarkdown.print(
                title: "\(section.catalog.path)\(language): \(section.units.count) \(words)",
                columns: ["Key", "Source", "Comment"],
                rows: section.units.map { [$0.entry.key, $0.sourceText, $0.entry.comment?.string ?? ""] }, output)
        }
    }

    private func printJSON(_ output: Output) {
        let values = sections.flatMap { section in
            section.units.map { unit -> JSONText in
                .object([
                    ("path", .string(section.catalog.path)),
                    ("line", .integer(unit.entry.position.line)),
                    ("language", .optional(section.languageTag)),
                    ("state", .string(stateName)),
                    ("key", .string(unit.entry.key)),
                    ("source", .string(unit.sourceText)),
                    ("comment", .optional(unit.entry.comment?.string)),
                ])
            }
        }
        output.write(JSONText.object([("units", .array(values))]).document)
    }
}
