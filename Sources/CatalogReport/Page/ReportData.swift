import CatalogProgress
import Internationalization
import StringCatalog

/// The entries of all catalogs as the page's script reads them.
///
/// ```json
/// {"tags": ["de", "he"], "rtl": [1], "catalogs": [{"path": "A.xcstrings", "source": 0, "languages": [0, 1],
///  "entries": [{"key": "Hallo", "line": 4, "texts": [[1, 4, "שלום"]]}]}]}
/// ```
/// Languages are numbers of `tags`. An entry's `texts` are `[language, state, text]`, where the text of a localization
/// with variations is a list of `[way, text]`, with a third element where its state is another than that of the unit,
/// followed by the list of the required forms that are missing. A language without a localization is left out.
struct ReportData {
    private var tags: [String] = []
    private var tagNumbers: [[UInt8]: Int] = [:]

    /// The data as JSON that may stand inside a `script` element.
    static func bytes(of catalogs: [CatalogReport.Catalog], progress: [CatalogProgress?]) -> [UInt8] {
        var data = ReportData()
        for progress in progress {
            for language in progress?.languages ?? [] { data.addTag(language.languageTag) }
        }
        var writer = DataWriter()
        data.write(catalogs, progress, to: &writer)
        return writer.bytes
    }

    private func write(
        _ catalogs: [CatalogReport.Catalog], _ progress: [CatalogProgress?], to writer: inout DataWriter
    ) {
        writer.object { writer in
            writer.key("tags")
            writer.array { writer in for tag in tags { writer.string(tag) } }
            writer.key("rtl")
            writer.array { writer in
                for (index, tag) in tags.enumerated() where LanguageTag(tag)?.direction == .rightToLeft {
                    writer.number(index)
                }
            }
            writer.key("catalogs")
            writer.array { writer in
                for (catalog, progress) in zip(catalogs, progress) {
                    write(catalog, progress, to: &writer)
                }
            }
        }
    }

    private mutating func addTag(_ tag: String) {
        // Tags that are spelled with other bytes are other languages of a catalog.
        let bytes = Array(tag.utf8)
        guard tagNumbers[bytes] == nil else { return }
        tagNumbers[bytes] = tags.count
        tags.append(tag)
    }

    private func number(ofTag tag: String) -> Int {
        tagNumbers[Array(tag.utf8)] ?? -1
    }

    private func write(
        _ reported: CatalogReport.Catalog, _ progress: CatalogProgress?, to writer: inout DataWriter
    ) {
        var findings = EntryFindings(reported.diagnostics, entries: reported.catalog?.entries)
        writer.object { writer in
            writer.key("path")
            writer.string(reported.path)
            writer.key("source")
            writer.number(number(ofTag: reported.catalog?.sourceLanguage ?? ""))
            writer.key("languages")
            writer.array { writer in
                for language in progress?.languages ?? [] {
                    writer.number(number(ofTag: language.languageTag))
                }
            }
            writer.key("entries")
            writer.array { writer in
                guard let catalog = reported.catalog, let progress else { return }
                let rules = progress.languages.map {
                    UnitRules(languageTag: $0.languageTag, sourceLanguage: catalog.sourceLanguage)
                }
                let rulesByTag = Dictionary(
                    uniqueKeysWithValues: rules.map { (number(ofTag: $0.languageTag), $0) })
                for (index, entry) in catalog.entries.enumerated() {
                    write(entry, rulesByTag, findings.take(entry: index), to: &writer)
                }
            }
            writer.key("findings")
            write(findings.ofTheFile, to: &writer)
        }
    }

    private func write(
        _ entry: StringCatalog.Entry, _ rules: [Int: UnitRules], _ findings: [Diagnostic], to writer: inout DataWriter
    ) {
        writer.object { writer in
            writer.key("key")
            writer.string(entry.key)
            writer.key("line")
            writer.number(entry.position.line)
            if let comment = entry.comment, !comment.isEmpty {
                writer.key("comment")
                writer.string(comment.string)
            }
            if !UnitRules.isUnit(entry) {
                writer.key(UnitRules.isTranslatable(entry) ? "stale" : "uncounted")
                writer.number(1)
            }
            writer.key("texts")
            writer.array { writer in
                for localization in entry.localizations where !localization.isNull {
                    let number = number(ofTag: localization.languageTag)
                    guard let rules = rules[number] else { continue }
                    write(localization, number, rules.state(of: entry, localization), rules, to: &writer)
                }
            }
            if !findings.isEmpty {
                writer.key("findings")
                write(findings, to: &writer)
            }
        }
    }

    private func write(
        _ localization: StringCatalog.Localization, _ language: Int, _ state: UnitState, _ rules: UnitRules,
        to writer: inout DataWriter
    ) {
        let texts = LocalizationText.texts(of: localization)
        let missing = rules.missingForms(of: localization)
        // The state of a text is told where it is not that of the unit. A new text of the source language counts as
        // translated, and nothing more is to be said about it.
        func ownState(of text: LocalizationText) -> String? {
            if UnitState.named(text.state) == state { return nil }
            if rules.isSource, state == .translated, text.state == .new { return nil }
            return text.state.rawValue
        }
        writer.array { writer in
            writer.number(language)
            writer.number(Int(state.rawValue))
            if texts.count == 1, texts[0].path.steps.isEmpty, missing.isEmpty, ownState(of: texts[0]) == nil {
                writer.string(texts[0].value)
                return
            }
            writer.array { writer in
                for text in texts {
                    writer.array { writer in
                        writer.string(text.path.description)
                        writer.string(text.value)
                        if let state = ownState(of: text) { writer.string(state) }
                    }
                }
            }
            if !missing.isEmpty {
                writer.array { writer in for path in missing { writer.string(path.description) } }
            }
        }
    }

    private func write(_ findings: [Diagnostic], to writer: inout DataWriter) {
        writer.array { writer in
            for finding in findings {
                writer.object { writer in
                    writer.key("severity")
                    writer.string(finding.severity.rawValue)
                    writer.key("name")
                    writer.string(finding.name)
                    writer.key("message")
                    writer.string(finding.message)
                    writer.key("line")
                    writer.number(finding.position.line)
                    writer.key("column")
                    writer.number(finding.position.column)
                    if let language = finding.language {
                        writer.key("language")
                        writer.number(number(ofTag: language))
                    }
                    if !finding.notes.isEmpty {
                        writer.key("notes")
                        writer.array { writer in
                            for note in finding.notes {
                                writer.array { writer in
                                    writer.number(note.position.line)
                                    writer.number(note.position.column)
                                    writer.string(note.message)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

extension UnitState {
    /// What a state of Apple's counts as; nil of any other, which is to be shown as it is written.
    fileprivate static func named(_ state: StringCatalog.State) -> UnitState? {
        UnitState.allCases.first { $0.name == state.rawValue }
    }
}
