import Foundation
import StringCatalog
import TestSupport
import Testing

/// Real catalogs and recorded verdicts, where they are present.
@Suite(.enabled(if: ReferenceData.isPresent("corpus/MANIFEST.tsv"), "no reference data"))
struct CorpusTests {
    /// The files of the corpus and what is expected of each.
    static let expectations: [(file: String, expected: String)] = {
        guard let manifest = try? String(contentsOf: ReferenceData.url("corpus/MANIFEST.tsv"), encoding: .utf8) else {
            return []
        }
        let rows = manifest.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        return rows.dropFirst().compactMap { row in
            guard let file = row.first, let expected = row.last else { return nil }
            return (String(file), String(expected))
        }
    }()

    static func read(_ path: String) throws -> StringCatalog.ReadingResult {
        StringCatalog.read([UInt8](try Data(contentsOf: ReferenceData.url(path))), path: path)
    }

    @Test func manifestIsRead() {
        #expect(Self.expectations.count >= 50)
    }

    @Test(arguments: expectations) func readsAsExpected(file: String, expected: String) throws {
        let result = try Self.read("corpus/" + file)
        let errors = result.diagnostics.filter { $0.severity == .error }
        let warnings = result.diagnostics.filter { $0.severity == .warning }
        #expect(result.catalog != nil)
        switch expected {
        case "accepted":
            #expect(errors.isEmpty && warnings.isEmpty, "\(result.diagnostics)")
        case "warning: trailing comma":
            #expect(errors.isEmpty && Set(warnings.map(\.name)) == ["trailing-comma"], "\(result.diagnostics)")
        case "warning: duplicate key":
            #expect(errors.isEmpty && warnings.map(\.name) == ["duplicate-key"], "\(result.diagnostics)")
        case "error: 175 units without state":
            #expect(errors.count == 175 && Set(errors.map(\.name)) == ["missing-state"])
        default:
            Issue.record("unknown expectation \(expected)")
        }
    }
}
