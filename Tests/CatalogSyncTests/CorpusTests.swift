import Foundation
import StringCatalog
import TestSupport
import Testing

@testable import CatalogSync

/// Real catalogs, where they are present.
@Suite(.enabled(if: ReferenceData.isPresent("corpus/MANIFEST.tsv"), "no reference data"))
struct CorpusTests {
    /// What the source code of a catalog says, going by the catalog: every key that is in use, with its comment and its
    /// default value.
    private func extraction(of catalog: StringCatalog, without missing: String? = nil) -> Extraction {
        var extraction = Extraction()
        for entry in catalog.entries where entry.extractionState != .stale && entry.key != missing {
            var value: String?
            if entry.extractionState == .extractedWithValue {
                value = entry.localizations[catalog.sourceLanguage]?.stringUnit?.value?.string
            }
            extraction.keys.append(
                ExtractedKey(
                    key: KeyTemplate(entry.key), table: .named("Table"),
                    comment: entry.comment.flatMap { $0.isEmpty ? nil : $0.string },
                    defaultValue: value.map { .text(KeyTemplate($0)) } ?? .key, isCertain: true, path: "A.swift",
                    position: entry.position))
        }
        return extraction
    }

    private func plan(_ catalog: StringCatalog, _ extraction: Extraction) throws -> SyncPlan {
        let result = CatalogSync.plan([.init(catalog, table: "Table")], extraction, options: SyncOptions())
        return try #require(result.plans.first)
    }

    @Test
    func realCatalogsFollowTheirCode() throws {
        var count = 0
        let names = try FileManager.default.contentsOfDirectory(atPath: ReferenceData.url("corpus").path)
        for name in names.sorted() where name.hasSuffix(".xcstrings") {
            let bytes = [UInt8](try Data(contentsOf: ReferenceData.url("corpus/\(name)")))
            let reading = StringCatalog.read(bytes, path: name, options: .init(duplicateKeySeverity: .error))
            guard let catalog = reading.catalog, !reading.hasErrors else { continue }
            count += 1

            let same = try plan(catalog, extraction(of: catalog))
            #expect(same.changes.isEmpty, "\(name) agrees with its code")
            #expect(try same.bytes(order: .bytes) == bytes, "\(name) stays as it is")

            // Keys of storyboards do not vanish from source code.
            let used = catalog.entries.filter {
                ![.manual, .stale].contains($0.extractionState) && KeyOrigin.isCode($0.key, table: "Table")
            }
            guard used.count > 2, let gone = used.first?.key else { continue }
            let stale = try plan(catalog, extraction(of: catalog, without: gone))
            #expect(stale.changes == [SyncChange(.stale, gone)])
            let staleBytes = try stale.bytes(order: .bytes)
            let again = try #require(StringCatalog.read(staleBytes, path: name).catalog)
            #expect(try plan(again, extraction(of: catalog, without: gone)).changes.isEmpty, "\(name): once is enough")
            let lines = Set(bytes.split(separator: UInt8(ascii: "\n")))
            let changed = staleBytes.split(separator: UInt8(ascii: "\n")).filter { !lines.contains($0) }
            #expect(changed.count <= 4, "\(name): only the entry's lines change")
        }
        #expect(count > 30)
    }
}
