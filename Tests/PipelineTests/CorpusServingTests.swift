import CatalogCompiler
import Foundation
import LocalizationRuntime
import StringCatalog
import TestSupport
import Testing

/// Real catalogs, compiled and every text of each served in every language.
@Suite(.enabled(if: ReferenceData.isPresent("corpus/MANIFEST.tsv"), "no reference data"))
struct CorpusServingTests {
    /// The files of the corpus and what is expected of each.
    static let expectations: [(file: String, expected: String)] = {
        guard let manifest = try? String(contentsOf: ReferenceData.url("corpus/MANIFEST.tsv"), encoding: .utf8) else {
            return []
        }
        return manifest.split(separator: "\n").dropFirst().compactMap { row in
            let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard let file = columns.first, let expected = columns.last else { return nil }
            return (file, expected)
        }
    }()

    @Test func manifestIsRead() {
        #expect(Self.expectations.count >= 52)
    }

    @Test(arguments: expectations) func compilesAndServesEveryText(file: String, expected: String) throws {
        let bytes = [UInt8](try Data(contentsOf: ReferenceData.url("corpus/" + file)))
        let reading = StringCatalog.read(bytes, path: file)
        let catalog = try #require(reading.catalog)
        let result = CatalogCompiler.compile(reading, options: CompilationOptions(tableName: "Corpus"))
        guard !expected.hasPrefix("error") else {
            #expect(result.hasErrors && result.table == nil)
            return
        }
        #expect(!result.hasErrors, "\(result.diagnostics.filter { $0.severity == .error })")
        let table = try LocalizationTable(bytes: try #require(result.table))
        #expect(table.keyCount == catalog.entries.count)
        let tables = LocalizationTables(table)
        // Of every kind, so that whatever a placeholder is, its argument is there.
        let arguments = Arguments((1...16).map { $0 as any Argument })
        let devices: [Device?] = [nil, .iphone, .mac, .applewatch]
        for language in result.languages {
            let localizer = Localizer(tables, languages: [language])
            for entry in catalog.entries {
                for device in devices {
                    let text = localizer.localized(entry.key, device: device, arguments: arguments)
                    // An integer stands for text and for a decimal number; only `%s` and `%c` may complain of it.
                    let isFine = text.problems.allSatisfy { problem in
                        if case .mismatchedArgument = problem { true } else { false }
                    }
                    #expect(isFine, "\(entry.key) in \(language): \(text.problems)")
                    #expect(!text.text.isEmpty || entry.key.isEmpty, "\(entry.key) in \(language)")
                }
            }
        }
    }
}
