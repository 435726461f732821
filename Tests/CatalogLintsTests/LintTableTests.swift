import CatalogLints
import Foundation
import StringCatalog
import TestSupport
import Testing

struct LintTableTests {
    @Test func everyRuleIsExplained() {
        let lints = LintTable.lints
        #expect(lints.count > 100)
        #expect(Set(lints.map(\.name)).count == lints.count)
        #expect(lints.map(\.name) == lints.map(\.name).sorted())
        for lint in lints {
            #expect(lint.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(lint.name)")
            #expect(lint.summary.hasSuffix(".") && lint.summary.count <= 95, "\(lint.name)")
            #expect(lint.explanation.hasSuffix(".") && lint.explanation.count >= 25, "\(lint.name)")
            #expect(!lint.explanation.contains("\n"), "\(lint.name)")
            #expect(!lint.example.wrong.isEmpty && !lint.example.right.isEmpty, "\(lint.name)")
            #expect(lint.example.wrong != lint.example.right, "\(lint.name)")
        }
    }

    /// What is reported anywhere has an explanation, and what is explained is reported somewhere.
    @Test func everyFindingOfReadingAndCompilingIsExplained() throws {
        let sources = ReferenceData.packageDirectory.appending(path: "Sources")
        var names: Set<String> = []
        for room in ["StringCatalog", "CatalogCompiler"] {
            let files = FileManager.default.enumerator(
                at: sources.appending(path: room), includingPropertiesForKeys: nil)
            for case let file as URL in files ?? FileManager.DirectoryEnumerator() where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                for match in text.matches(of: /DiagnosticMessage\(\s*"([a-z0-9-]+)",/) { names.insert(String(match.1)) }
            }
        }
        #expect(names.count > 80)
        // The names of these are made of those of members.
        let missing = ["source-language", "version", "strings", "string-unit", "state", "values", "variations"]
        names.formUnion(missing.map { "missing-\($0)" })
        let explained = Set(LintTable.lints.map(\.name))
        #expect(names.subtracting(explained) == [])
        let own = explained.subtracting(names)
        #expect(own.count == 25)
        #expect(own.allSatisfy { LintTable.lint(named: $0)?.severity == .warning })
    }
}
