import CatalogProgress
import Foundation
import StringCatalog
import TestSupport
import Testing

/// Real catalogs, counted by a script in another language.
@Suite(.enabled(if: ReferenceData.isPresent("corpus"), "no reference data"))
struct ProgressReferenceTests {
    private typealias Row = [String]

    private static func expectedRows() throws -> [String: [Row]] {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data/progress.tsv")
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let rows = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        return Dictionary(grouping: rows) { $0[0] }.mapValues { $0.map { Array($0.dropFirst()) } }
    }

    @Test func everyCatalogHasTheCountsOfTheScript() throws {
        let expected = try Self.expectedRows()
        #expect(expected.count > 45)
        for (name, rows) in expected.sorted(by: { $0.key < $1.key }) {
            let bytes = try Data(contentsOf: ReferenceData.url("corpus").appending(path: name))
            let catalog = try #require(StringCatalog.read(Array(bytes), path: name).catalog, "\(name)")
            let found = CatalogProgress(of: catalog).languages.map { language -> Row in
                let counts = language.counts
                return [language.languageTag]
                    + [
                        counts.total, counts.translated, counts.machineTranslated, counts.needsReview, counts.new,
                        counts.missing, counts.stale,
                    ].map { String($0) }
            }
            #expect(found.sorted { $0[0] < $1[0] } == rows.sorted { $0[0] < $1[0] }, "\(name)")
        }
    }
}
