package import StringCatalog

/// Takes the tables of `.lproj` folders into a catalog, as Xcode's migration does.
///
/// A key that the catalog does not have becomes an entry in extraction state `migrated`, with its texts in state
/// `translated` and the comment that stands before it in the file, that of the source language first. A key that it has
/// gets the texts it lacks, and those that are others in the files.
package struct TableMigration {
    private var editor: CatalogEditor
    private var counts = ImportCounts()
    private var diagnostics: [Diagnostic] = []

    /// The bytes of a catalog without entries.
    package static func emptyCatalog(sourceLanguage: String) -> [UInt8] {
        let tag = sourceLanguage.unicodeScalars.filter { $0.value >= 0x20 && $0 != "\"" && $0 != "\\" }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: tag)
        return Array(
            "{\n  \"sourceLanguage\" : \"\(String(text))\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}".utf8
        )
    }

    /// Takes tables into a catalog.
    ///
    /// - Throws: `EditError.damagedFile`.
    package static func run(
        _ tables: [StringsTable], into catalog: StringCatalog, order: MemberOrder
    ) throws(EditError) -> ImportResult {
        var work = TableMigration(editor: try CatalogEditor(catalog, order: order))
        // Comments of the source language come first.
        work.take(
            tables.filter { $0.languageTag == catalog.sourceLanguage }
                + tables.filter { $0.languageTag != catalog.sourceLanguage })
        return ImportResult(
            bytes: work.editor.bytes(), counts: work.counts,
            diagnostics: work.diagnostics.sorted { ($0.path, $0.position) < ($1.path, $1.position) })
    }

    private init(editor: CatalogEditor) {
        self.editor = editor
    }

    /// A key that the catalog does not have.
    private struct NewEntry {
        var comment: String?
        var localizations: [String: JSONContent] = [:]
    }

    private mutating func take(_ tables: [StringsTable]) {
        let catalog = editor.catalog
        let entries = Dictionary(catalog.entries.map { (ExactName($0.key), $0) }, uniquingKeysWith: { $1 })
        var keys: [ExactName] = []
        var new: [ExactName: NewEntry] = [:]
        for table in tables {
            let tag = LanguageSpelling.tag(table.languageTag, in: catalog)
            for entry in table.entries {
                let key = ExactName(entry.key)
                if let model = entries[key] {
                    take(entry, tag, into: model)
                    continue
                }
                if new[key] == nil { keys.append(key) }
                new[key, default: NewEntry()].localizations[tag] = entry.text.content
                if new[key]?.comment == nil { new[key]?.comment = entry.comment }
                counts.changed += 1
            }
        }
        for key in keys {
            guard let entry = new[key] else { continue }
            add(entry, key.text)
        }
    }

    private mutating func add(_ entry: NewEntry, _ key: String) {
        var members: [String: JSONContent] = [
            "extractionState": .string(StringCatalog.ExtractionState.migrated.rawValue),
            "localizations": .object(entry.localizations),
        ]
        if let comment = entry.comment { members["comment"] = .string(comment) }
        do throws(EditError) {
            try editor.addEntry(key, .object(members))
        } catch {
            // Keys are new and each is added once.
            counts.changed -= entry.localizations.count
            counts.refused += entry.localizations.count
        }
    }

    /// Takes a text into an entry of the catalog.
    private mutating func take(_ arrival: StringsTable.Entry, _ tag: String, into entry: StringCatalog.Entry) {
        let isSource = tag == editor.catalog.sourceLanguage
        let localization = entry.localizations[tag].flatMap { $0.isNull ? nil : $0 }
        let isKey =
            isSource && arrival.text.isFlat
            && arrival.text.values[VariationPath()].map(ExactName.init) == ExactName(entry.key)
        if localization == nil ? isKey : localization.flatMap({ TableText($0) }) == arrival.text {
            counts.unchanged += 1
        } else if let problem = problem(with: arrival, tag, in: entry) {
            refuse(problem, arrival, tag)
        } else {
            do throws(EditError) {
                if let comment = arrival.comment, entry.comment == nil {
                    try editor.setComment(comment, of: entry.key)
                }
                try editor.setLocalization(arrival.text.content, in: tag, of: entry.key)
                counts.changed += 1
            } catch {
                refuse(.editRefused(error.description), arrival, tag)
            }
        }
    }

    /// What a translation would break, where the entry has texts of the same shape to compare with.
    private func problem(
        with arrival: StringsTable.Entry, _ tag: String, in entry: StringCatalog.Entry
    ) -> DiagnosticMessage? {
        guard tag != editor.catalog.sourceLanguage, entry.isValid,
            let model = ExchangeShape(languageTag: tag, sourceLanguage: editor.catalog.sourceLanguage).entry(entry)
        else { return nil }
        let units = Dictionary(model.units.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        guard arrival.text.values.keys.allSatisfy({ units[$0] != nil }) else { return nil }
        let check = PlaceholderCheck(model)
        for (path, value) in arrival.text.values.sorted(by: { $0.key.exchangeText < $1.key.exchangeText }) {
            guard let unit = units[path], unit.target?.value.map({ !($0 == value) }) ?? true else { continue }
            if value.isEmpty, !(unit.target?.value?.isEmpty ?? true) { return .emptyTranslation }
            if let problem = check.problem(in: value, of: unit) { return problem }
        }
        return nil
    }

    private mutating func refuse(_ message: DiagnosticMessage, _ arrival: StringsTable.Entry, _ tag: String) {
        counts.refused += 1
        diagnostics.append(
            Diagnostic(
                message, path: arrival.path, position: arrival.position, language: tag, keyPath: arrival.key))
    }
}
