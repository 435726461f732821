import CatalogProgress
import StringCatalog

/// The translations that were left as they were while the source text changed.
struct StatusSince {
    /// The translations of one catalog in one language.
    private struct Section {
        let catalog: StringCatalog
        let languageTag: String
        let unitCount: Int
        let units: [(change: SourceChange, translation: [LocalizationText])]
    }

    private let revision: String
    private var sections: [Section] = []
    /// Whether a version of the revision has an error.
    private(set) var hasErrors = false

    init(revision: String) {
        self.revision = revision
    }

    /// Compares a catalog with its version in a revision.
    ///
    /// - Parameter progress: The languages to look at.
    mutating func add(
        _ catalog: StringCatalog, _ progress: CatalogProgress, from history: inout GitHistory, _ output: Output
    ) throws(Failure) {
        var changes: [SourceChange] = []
        if let version = try history.version(ofFileAt: catalog.path) {
            let path = "\(revision):\(version.path)"
            let result = StringCatalog.read(version.contents, path: path)
            if result.hasErrors {
                hasErrors = true
                CatalogFile.reportErrors(in: result.diagnostics, path: path, output)
            }
            if let old = result.catalog { changes = SourceChange.changes(of: catalog, since: old) }
        } else {
            output.report("note", "'\(catalog.path)' is new since '\(revision)'; there is nothing to compare it with")
        }
        for language in progress.languages where language.languageTag != catalog.sourceLanguage {
            let units = changes.compactMap { change in
                change.untouchedTranslation(in: language.languageTag).map { (change: change, translation: $0) }
            }
            sections.append(
                Section(
                    catalog: catalog, languageTag: language.languageTag, unitCount: progress.unitCount, units: units))
        }
    }

    func print(as format: String, _ output: Output) {
        switch format {
        case "json": output.write(json.document)
        case "tsv": printTSV(output)
        case "markdown": printMarkdown(output)
        default: printText(output)
        }
    }

    // MARK: Counts

    /// How many of the units of a language are to be looked at, over all catalogs.
    private struct Count {
        let languageTag: String
        var changed = 0
        var total = 0
    }

    /// The counts in the order of the bytes of the tags.
    private var counts: [Count] {
        var indices: [String: Int] = [:]
        var counts: [Count] = []
        for section in sections {
            let index = indices[section.languageTag] ?? counts.count
            if index == counts.count {
                indices[section.languageTag] = index
                counts.append(Count(languageTag: section.languageTag))
            }
            counts[index].changed += section.units.count
            counts[index].total += section.unitCount
        }
        return counts.sorted { $0.languageTag.utf8.lexicographicallyPrecedes($1.languageTag.utf8) }
    }

    // MARK: Text

    private static let countsTitle = "Source texts that changed while the translation did not"

    private func printText(_ output: Output) {
        for section in sections where !section.units.isEmpty {
            let title =
                "\(section.catalog.path), \(section.languageTag): "
                + "\(CountWords.of(section.units.count, "source text")) changed since \(revision)"
            output.writeLine(output.styled(title.shownInOneLine, .bold))
            for unit in section.units {
                output.writeLine("  \(unit.change.entry.key.shownInOneLine)")
                for text in unit.change.texts {
                    printDetail("was", text.path, text.old, output)
                    printDetail("now", text.path, text.new, output)
                }
                for text in unit.translation { printDetail(section.languageTag, text.path, text.value, output) }
                if let comment = unit.change.entry.comment, !comment.isEmpty {
                    printDetail("comment", VariationPath(), comment.string, output)
                }
            }
            output.writeLine()
        }
        var table = TextTable([.left, .right, .right])
        table.add(["language", "changed", "total"].map { TextTable.Cell($0, style: .dim) })
        let counts = counts
        for count in counts {
            table.add([
                TextTable.Cell(count.languageTag.shownInOneLine),
                TextTable.Cell(String(count.changed), style: count.changed == 0 ? .dim : .yellow),
                TextTable.Cell(String(count.total)),
            ])
        }
        if counts.count > 1 {
            table.add(
                ["total", String(counts.reduce(0) { $0 + $1.changed }), String(counts.reduce(0) { $0 + $1.total })]
                    .map { TextTable.Cell($0, style: .bold) })
        }
        output.writeLine(
            output.styled(Self.countsTitle, .bold) + ", since \(revision.shownInOneLine)")
        for line in table.lines(indent: "  ", styled: output.isStyled) { output.writeLine(line) }
    }

    private func printDetail(_ name: String, _ path: VariationPath, _ text: String?, _ output: Output) {
        guard let text else { return }
        let label = path.steps.isEmpty ? name : "\(name) (\(path))"
        output.writeLine("      " + output.styled("\(label): ".shownInOneLine, .dim) + text.shownInOneLine)
    }

    // MARK: Other forms

    private static func line(_ texts: [(path: VariationPath, text: String?)]) -> String {
        texts.compactMap { path, text in text.map { path.steps.isEmpty ? $0 : "\(path): \($0)" } }
            .joined(separator: "\n")
    }

    /// Key, old and new source text, translation and comment of each unit.
    private func rows(of section: Section) -> [[String]] {
        section.units.map { unit in
            [
                unit.change.entry.key,
                Self.line(unit.change.texts.map { ($0.path, $0.old) }),
                Self.line(unit.change.texts.map { ($0.path, $0.new) }),
                Self.line(unit.translation.map { ($0.path, $0.value) }),
                unit.change.entry.comment?.string ?? "",
            ]
        }
    }

    private func printTSV(_ output: Output) {
        output.writeLine("catalog\tlanguage\tkey\told_source\tnew_source\ttranslation\tcomment")
        for section in sections {
            for row in rows(of: section) {
                let fields = [section.catalog.path, section.languageTag] + row
                output.writeLine(fields.map(StatusTSV.field).joined(separator: "\t"))
            }
        }
    }

    private func printMarkdown(_ output: Output) {
        for section in sections where !section.units.isEmpty {
            StatusMarkdown.print(
                title: "\(section.catalog.path), \(section.languageTag)",
                columns: ["Key", "Source in \(revision)", "Source now", "Translation", "Comment"],
                rows: rows(of: section), output)
        }
        StatusMarkdown.print(
            title: "\(Self.countsTitle), since \(revision)", columns: ["Language", "Changed", "Total"],
            rows: counts.map { [$0.languageTag, String($0.changed), String($0.total)] }, output)
    }

    private var json: JSONText {
        let units = sections.flatMap { section in
            section.units.map { unit -> JSONText in
                .object([
                    ("path", .string(section.catalog.path)),
                    ("line", .integer(unit.change.entry.position.line)),
                    ("language", .string(section.languageTag)),
                    ("key", .string(unit.change.entry.key)),
                    (
                        "source",
                        .array(
                            unit.change.texts.map { text in
                                .object([
                                    ("variation", .string(text.path.description)),
                                    ("old", .optional(text.old)), ("new", .optional(text.new)),
                                ])
                            })
                    ),
                    (
                        "translation",
                        .array(
                            unit.translation.map { text in
                                .object([
                                    ("variation", .string(text.path.description)),
                                    ("value", .string(text.value)), ("state", .string(text.state.rawValue)),
                                ])
                            })
                    ),
                    ("comment", .optional(unit.change.entry.comment?.string)),
                ])
            }
        }
        let languages = counts.map { count -> JSONText in
            .object([
                ("language", .string(count.languageTag)), ("changed", .integer(count.changed)),
                ("total", .integer(count.total)),
            ])
        }
        return .object([
            ("since", .string(revision)), ("units", .array(units)), ("languages", .array(languages)),
        ])
    }
}
