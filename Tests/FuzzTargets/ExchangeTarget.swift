import CatalogExchange
import StringCatalog

/// XLIFF files of translators, and our own that come back as they went.
enum ExchangeTarget {
    /// What foreign files are imported into.
    static let catalog = Array(
        #"""
        {"sourceLanguage":"en","version":"1.0","strings":{"a":{},"b %lld":{"localizations":{"en":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"new","value":"%lld b"}},"other":{"stringUnit":{"state":"new","value":"%lld bs"}}}}},
        "de":{"stringUnit":{"state":"translated","value":"%lld B"}}}}}}
        """#.utf8)

    static func check(_ input: [UInt8], _ choice: inout Choice) throws(BrokenProperty) {
        try BrokenProperty.unlessDone("a sound catalog takes no import") {
            // A catalog, else a file of a translator.
            if input.first == UInt8(ascii: "<") {
                try takeForeign(input, &choice)
            } else {
                try sendAndTake(input, &choice)
            }
        }
    }

    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        CatalogSeeds.seeds(fromCatalog: bytes).flatMap { seed -> [[UInt8]] in
            guard let catalog = EditTarget.soundCatalog(seed) else { return [] }
            return [seed, export(catalog, to: "de").bytes]
        }
    }

    private static func export(_ catalog: StringCatalog, to languageTag: String) -> ExportedDocument {
        XLIFFWriter.document(
            of: [ExchangeFile(original: "L.xcstrings", catalog: catalog)], languageTag: languageTag,
            tool: .init(name: "Fuzz", version: "1"))
    }

    private static func takeForeign(_ input: [UInt8], _ choice: inout Choice) throws {
        let document = XLIFFDocument.read(input, path: "x")
        try DiagnosticChecks.check(document.diagnostics, of: input)
        for file in document.files {
            for policy in choice.some(of: ImportOptions.Policy.allCases) {
                guard let catalog = EditTarget.soundCatalog(catalog) else { return }
                let result = try CatalogImport.run(
                    file.arrivals, languageTag: file.targetLanguage, into: catalog, path: "x", order: .bytes,
                    options: ImportOptions(policy: policy, acceptsUnfinished: true))
                let taken = EditTarget.soundCatalog(result.bytes)
                try BrokenProperty.unless(taken?.entries.count == 2, "an import leaves a catalog with errors")
            }
        }
    }

    private static func sendAndTake(_ input: [UInt8], _ choice: inout Choice) throws {
        guard let catalog = EditTarget.soundCatalog(input) else { return }
        for languageTag in choice.some(of: ["de", "ru"]) {
            let document = XLIFFDocument.read(export(catalog, to: languageTag).bytes, path: "x")
            try BrokenProperty.unless(!document.isUnusable, "what was sent is not read: \(document.diagnostics)")
            for file in document.files {
                let result = try CatalogImport.run(
                    file.arrivals, languageTag: file.targetLanguage, into: catalog, path: "x", order: .bytes,
                    options: ImportOptions())
                try BrokenProperty.unless(result.bytes == input, "an unedited export changes the catalog")
            }
        }
    }
}
