import CatalogLints
import Foundation
import StringCatalog
import TestSupport
import Testing

/// Real catalogs, where they are present.
@Suite(.enabled(if: ReferenceData.isPresent("corpus/MANIFEST.tsv"), "no reference data"))
struct CorpusLintTests {
    private static let files: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: ReferenceData.url("corpus").path)) ?? [])
        .filter { $0.hasSuffix(".xcstrings") }.sorted()

    private static func check(_ file: String) throws -> [Diagnostic] {
        let bytes = [UInt8](try Data(contentsOf: ReferenceData.url("corpus/" + file)))
        return CatalogCheck(bytes, path: file, tableName: "Table").diagnostics
    }

    /// What is found twice is the same, in order, and at places that exist.
    @Test func findingsAreDeterministic() throws {
        #expect(Self.files.count > 50)
        for file in Self.files {
            let findings = try Self.check(file)
            #expect(findings == (try Self.check(file)))
            #expect(findings.map(\.position) == findings.map(\.position).sorted())
            let lines = try String(contentsOf: ReferenceData.url("corpus/" + file), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
            for finding in findings {
                try #require(lines.indices.contains(finding.position.line - 1), "\(finding)")
                let line = lines[finding.position.line - 1]
                #expect(finding.position.column <= line.unicodeScalars.count + 1, "\(finding)")
            }
        }
    }

    /// Mistakes that people found by hand in these catalogs.
    static let known: [(file: String, name: String, keyPath: String, language: String)] = [
        // The percent sign of Arabic instead of the one that begins a placeholder.
        (
            "XcodesOrg__XcodesApp__Xcodes__Resources__Localizable", "placeholder-missing", "Alert.DeletePlatform.Title",
            "ar"
        ),
        // The name that is to be typed is not shown.
        (
            "maxgoedjen__secretive__Sources__Packages__Resources__Localizable", "placeholder-missing",
            "delete_confirmation_description", "it"
        ),
        // The instructions of another entry.
        ("duckduckgo__macos-browser__DuckDuckGo__Localizable", "placeholder-extra", "import.data.manual", "nl"),
        // One day for 21 days.
        ("casimir__frigoligo__ios__Localizable", "plural-number-missing", "humanize_days|==|plural.one", "ru"),
    ]

    @Test(arguments: known) func knownMistakesAreFound(
        _ file: String, _ name: String, _ keyPath: String, _ language: String
    )
        throws
    {
        let findings = try Self.check(file + ".xcstrings")
        #expect(findings.contains { $0.name == name && $0.keyPath == keyPath && $0.language == language })
    }
}
