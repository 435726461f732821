import CatalogCompiler
import Foundation
import StringCatalog
import TestSupport
import Testing

@testable import CatalogExchange

/// Real catalogs to translators and back.
@Suite(.enabled(if: ReferenceData.isPresent("corpus"))) struct CorpusRoundTripTests {
    /// The catalogs without an error; a damaged one is exchanged with nobody.
    static let files: [String] = {
        guard ReferenceData.isPresent("corpus") else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: ReferenceData.url("corpus").path)) ?? []
        return names.filter { $0.hasSuffix(".xcstrings") && (try? catalog($0)) != nil }.sorted()
    }()

    private static func catalog(_ file: String) throws -> StringCatalog {
        let bytes = Array(try Data(contentsOf: ReferenceData.url("corpus").appending(path: file)))
        let result = StringCatalog.read(bytes, path: file, options: .init(duplicateKeySeverity: .error))
        try #require(!result.hasErrors)
        return try #require(result.catalog)
    }

    @Test func fewCatalogsHaveErrors() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: ReferenceData.url("corpus").path)
        let all = names.filter { $0.hasSuffix(".xcstrings") }
        #expect(all.count >= 50)
        #expect(Self.files.count >= all.count - 3)
    }

    /// What nobody edited changes no byte, in XLIFF, in a table, and by either policy where nothing is missing.
    @Test(arguments: files) func uneditedExportChangesNothing(_ name: String) throws {
        let catalog = try Self.catalog(name)
        let file = ExchangeFile(original: name, catalog: catalog)
        // Of large catalogs two languages do, so that the test takes seconds.
        let all = file.languageTags
        let tags = catalog.source.count < 50_000 ? all : Array(Set(all.prefix(1) + all.suffix(1))).sorted()
        let table = CSVDocument.read(
            CSVWriter.document(of: file, languageTags: tags).bytes, path: "x.csv")
        #expect(table.diagnostics.isEmpty)
        for tag in tags {
            let document = XLIFFWriter.document(
                of: [file], languageTag: tag, tool: .init(name: "xcstrings", version: "1"))
            let xliff = XLIFFDocument.read(document.bytes, path: "x.xliff")
            #expect(xliff.diagnostics.isEmpty)
            let arrivals = try #require(xliff.files.first).arrivals
            #expect(arrivals.count == document.unitCount)
            try Self.check(arrivals, tag, catalog)
        }
        for language in table.languages { try Self.check(language.arrivals, language.tag, catalog) }
    }

    private static func check(_ arrivals: [Arrival], _ tag: String, _ catalog: StringCatalog) throws {
        let result = try CatalogImport.run(
            arrivals, languageTag: tag, into: catalog, path: "x", order: .bytes, options: ImportOptions())
        #expect(result.diagnostics.map(\.description) == [])
        #expect(result.counts.changed == 0)
        #expect(result.bytes == catalog.source)
    }

    /// Tables made of a catalog become a catalog whose tables are the same plain texts, and the same catalog again.
    @Test func tablesBecomeACatalogAgain() throws {
        var count = 0
        for name in Self.files {
            let catalog = try Self.catalog(name)
            // Large ones take long, and some make no tables of Apple's form.
            guard catalog.source.count < 300_000, let first = try Self.migrated(catalog) else { continue }
            let second = try #require(try Self.migrated(first.catalog))
            #expect(second.catalog.source == first.catalog.source, "\(name)")
            #expect(second.plain == first.plain, "\(name)")
            count += 1
        }
        #expect(count >= Self.files.count / 2)
    }

    private static func migrated(_ catalog: StringCatalog) throws -> (
        catalog: StringCatalog, plain: [AppleTables.File]
    )? {
        let reading = StringCatalog.read(catalog.source, path: "T.xcstrings")
        let made = AppleTables.make(from: reading, options: CompilationOptions(tableName: "T"))
        guard !made.hasErrors else { return nil }
        var files: [String: [String: [UInt8]]] = [:]
        for file in made.files {
            let parts = file.path.split(separator: "/")
            files[String(parts[0]), default: [:]][String(parts[1])] = file.contents
        }
        let tables = files.sorted { $0.key < $1.key }.map { folder, files in
            StringsTable(
                languageTag: StringsTable.languageTag(ofFolder: folder) ?? "en",
                strings: files["T.strings"].map { ("T.strings", $0) },
                stringsdict: files["T.stringsdict"].map { ("T.stringsdict", $0) })
        }
        for table in tables { #expect(table.diagnostics.map(\.description) == []) }
        let empty = StringCatalog.read(
            TableMigration.emptyCatalog(sourceLanguage: catalog.sourceLanguage), path: "T.xcstrings")
        let result = try TableMigration.run(tables, into: try #require(empty.catalog), order: .bytes)
        let migrated = StringCatalog.read(result.bytes, path: "T.xcstrings")
        #expect(migrated.diagnostics.filter { $0.severity == .error }.isEmpty)
        return (try #require(migrated.catalog), made.files.filter { $0.path.hasSuffix(".strings") })
    }
}
