import CatalogSync
import StringCatalog

/// What holds for the keys that are found in any source.
enum ExtractionChecks {
    private static let catalog = Array(
        #"""
        {"sourceLanguage":"en","version":"1.0","strings":{"%lld %@":{"comment":"c"},"Pizza":{"localizations":{"de":{
        "stringUnit":{"state":"translated","value":"Pizza"}}}},"by hand":{"extractionState":"manual"},"gone":{
        "extractionState":"stale"},"value":{"extractionState":"extracted_with_value","localizations":{"en":{"stringUnit":{
        "state":"new","value":"Value"}},"de":{"stringUnit":{"state":"translated","value":"Wert"}}}}}}
        """#.utf8)

    /// A catalog that was brought in line with the source has no errors and needs no more changes.
    static func check(_ extraction: Extraction, _ choice: inout Choice) throws(BrokenProperty) {
        guard !extraction.diagnostics.contains(where: { $0.severity == .error }) else { return }
        for removesStale in choice.some(of: [false, true]) {
            let options = SyncOptions(removesStale: removesStale, isForced: true)
            let bytes = try bytes(catalog, after: extraction, options)
            try BrokenProperty.unless(
                try self.bytes(bytes, after: extraction, options) == bytes, "brought in line twice, the catalog differs"
            )
        }
    }

    private static func bytes(
        _ bytes: [UInt8], after extraction: Extraction, _ options: SyncOptions
    ) throws(BrokenProperty) -> [UInt8] {
        guard let catalog = EditTarget.soundCatalog(bytes) else {
            throw BrokenProperty(description: "a catalog has errors that was brought in line")
        }
        let targets = [CatalogSync.Target(catalog, table: "Localizable")]
        let result = CatalogSync.plan(targets, extraction, options: options)
        do throws(EditError) {
            return try result.plans.first?.bytes(order: .bytes) ?? bytes
        } catch {
            throw BrokenProperty(description: "a sound catalog takes no edits: \(error)")
        }
    }
}
