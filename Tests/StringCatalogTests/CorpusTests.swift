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

    /// Catalogs that Xcode rejects for their structure, and those that it accepts.
    @Test(.enabled(if: ReferenceData.isPresent("conformance/verdicts/index.json"), "no reference data"))
    func structureAgreesWithVerdicts() throws {
        struct Verdict: Decodable {
            var input: String
            var xcode: String
        }
        let index = try Data(contentsOf: ReferenceData.url("conformance/verdicts/index.json"))
        // What these two say makes no sense, but they are well made; compiling rejects them.
        let contentDefects = [
            "catalog-invalid-combined-nested-device.xcstrings",
            "catalog-invalid-varied-other-device-fallback.xcstrings",
        ]
        for verdict in try JSONDecoder().decode([Verdict].self, from: index) {
            let result = try Self.read("conformance/verdicts/" + verdict.input)
            let isRejected = verdict.xcode == "rejects" && !contentDefects.contains(verdict.input)
            #expect(result.hasErrors == isRejected, "\(verdict.input): \(result.diagnostics)")
        }
    }

    @Test(.enabled(if: ReferenceData.isPresent("conformance/compile"), "no reference data"))
    func recordedInputsReadWithoutWarning() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: ReferenceData.url("conformance/compile").path)
            .filter { $0.hasSuffix(".xcstrings") }
        #expect(!files.isEmpty)
        for file in files {
            let result = try Self.read("conformance/compile/" + file)
            #expect(result.diagnostics.allSatisfy { $0.severity == .note }, "\(file): \(result.diagnostics)")
        }
    }

    /// Foundation reads the same keys, languages and texts.
    @Test(arguments: expectations.map(\.file)) func agreesWithFoundation(file: String) throws {
        let data = try Data(contentsOf: ReferenceData.url("corpus/" + file))
        let catalog = try #require(StringCatalog.read([UInt8](data), path: file).catalog)
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = root["strings"] as? [String: [String: Any]]
        else {
            // What Foundation on Linux does not read has a trailing comma.
            #expect(StringCatalog.read([UInt8](data), path: file).diagnostics.contains { $0.name == "trailing-comma" })
            return
        }
        #expect(Set(catalog.entries.map(\.key)) == Set(strings.keys))
        #expect(catalog.entries.count == strings.count)
        for entry in catalog.entries {
            let localizations = strings[entry.key]?["localizations"] as? [String: Any] ?? [:]
            #expect(Set(entry.localizations.map(\.languageTag)) == Set(localizations.keys))
            #expect(entry.comment?.string == strings[entry.key]?["comment"] as? String)
            for localization in entry.localizations {
                let other = localizations[localization.languageTag] as? [String: Any]
                let unit = other?["stringUnit"] as? [String: Any]
                #expect(localization.stringUnit?.value?.string == unit?["value"] as? String)
            }
        }
    }
}
