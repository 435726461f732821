import CatalogExchange
import StringCatalog

/// Tables of comma-separated values of translators, and our own that come back as they went.
enum CSVTarget {
    static func check(_ input: [UInt8], _ choice: inout Choice) throws(BrokenProperty) {
        try BrokenProperty.unlessDone("a sound catalog takes no import") {
            // A catalog, else a table of a translator.
            if input.first == UInt8(ascii: "{") {
                try sendAndTake(input, &choice)
            } else {
                try takeForeign(input, &choice)
            }
        }
    }

    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        CatalogSeeds.seeds(fromCatalog: bytes).flatMap { seed -> [[UInt8]] in
            guard let catalog = EditTarget.soundCatalog(seed) else { return [] }
            return [seed, export(catalog, to: ["de", "ru"]).bytes]
        }
    }

    private static func export(_ catalog: StringCatalog, to languageTags: [String]) -> ExportedDocument {
        CSVWriter.document(of: ExchangeFile(original: "L.xcstrings", catalog: catalog), languageTags: languageTags)
    }

    private static func takeForeign(_ input: [UInt8], _ choice: inout Choice) throws {
        let document = CSVDocument.read(input, path: "x")
        try DiagnosticChecks.check(document.diagnostics, of: input)
        guard !document.isUnusable else { return }
        for policy in choice.some(of: ImportOptions.Policy.allCases) {
            let options = ImportOptions(policy: policy, acceptsUnfinished: true)
            for (tag, arrivals) in choice.some(of: document.languages) {
                guard let catalog = EditTarget.soundCatalog(ExchangeTarget.catalog) else { return }
                let result = try CatalogImport.run(
                    arrivals, languageTag: tag, into: catalog, path: "x", order: .bytes, options: options)
                try DiagnosticChecks.check(result.diagnostics, of: input)
                guard let taken = EditTarget.soundCatalog(result.bytes), taken.entries.count == 2 else {
                    throw BrokenProperty(description: "an import leaves a catalog with errors")
                }
                let again = try CatalogImport.run(
                    arrivals, languageTag: tag, into: taken, path: "x", order: .bytes, options: options)
                try BrokenProperty.unless(again.bytes == result.bytes, "taken a second time, something changes")
            }
        }
    }

    private static func sendAndTake(_ input: [UInt8], _ choice: inout Choice) throws {
        guard let catalog = EditTarget.soundCatalog(input) else { return }
        let tags = ExchangeFile(original: "L.xcstrings", catalog: catalog).languageTags.filter(isTag) + ["ru"]
        for tag in choice.some(of: tags) {
            let sent = export(catalog, to: [tag])
            let document = CSVDocument.read(sent.bytes, path: "x")
            try BrokenProperty.unless(
                document.diagnostics.isEmpty && document.languages.count == (sent.unitCount > 0 ? 1 : 0),
                "what was sent is not read: \(document.diagnostics)")
            guard let arrivals = document.languages.first?.arrivals else { continue }
            try BrokenProperty.unless(arrivals.count == sent.unitCount, "not every text came back")
            let result = try CatalogImport.run(
                arrivals, languageTag: tag, into: catalog, path: "x", order: .bytes, options: ImportOptions())
            try BrokenProperty.unless(result.bytes == input, "an unedited export changes the catalog")
            try checkTexts(arrivals, tag, of: catalog)
        }
    }

    private static func isTag(_ text: String) -> Bool {
        !CSVDocument.read(Array("key,language,translation\na,\"\(text)\",b\n".utf8), path: "x").isUnusable
    }

    /// Taken into the catalog without the language, the texts are what they were.
    private static func checkTexts(_ arrivals: [Arrival], _ tag: String, of catalog: StringCatalog) throws {
        var editor = try CatalogEditor(catalog, order: .bytes)
        var expected: Set<[String]> = []
        for entry in catalog.entries {
            guard let localization = entry.localizations[tag] else { continue }
            try editor.setLocalization(nil, in: tag, of: entry.key)
            for (path, unit) in localization.units where unit.state == .translated {
                if let value = unit.value { expected.insert([entry.key, path.description, value.string]) }
            }
        }
        guard let bare = EditTarget.soundCatalog(editor.bytes()) else {
            throw BrokenProperty(description: "without a language the catalog has errors")
        }
        let result = try CatalogImport.run(
            arrivals, languageTag: tag, into: bare, path: "x", order: .bytes,
            options: ImportOptions(policy: .xcode, acceptsUnfinished: true))
        // What only the translation varied by has no place any more.
        guard result.counts.refused == 0, result.counts.unfinished == 0,
            result.counts.changed + result.counts.untranslated == arrivals.count,
            let taken = EditTarget.soundCatalog(result.bytes)
        else { return }
        // Of two spellings of a language the other one may have got them.
        let texts = Set(CatalogTexts.lines(of: taken).map { [$0[0], $0[2], $0[3]] })
        let sent = Set(catalog.entries.filter { $0.shouldTranslate && $0.extractionState != .stale }.map(\.key))
        for line in expected where sent.contains(line[0]) {
            try BrokenProperty.unless(texts.contains(line), "the text \(line) came back as another one")
        }
    }
}
