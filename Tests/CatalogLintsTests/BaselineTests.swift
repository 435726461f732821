import CatalogLints
import StringCatalog
import Testing

struct BaselineTests {
    private static func findings(_ strings: String, path: String = "x") -> [Diagnostic] {
        let text = #"{"sourceLanguage" : "en", "strings" : {\#(strings)}, "version" : "1.0"}"#
        return CatalogCheck(Array(text.utf8), path: path, tableName: "x").diagnostics
    }

    private static func fingerprints(_ strings: String, path: String = "x") -> [String] {
        Fingerprint.fingerprints(of: findings(strings, path: path)) { $0 }
    }

    private static let size = LintCase.entry("Size?", ["de": "Größe", "fr": "Taille"])
    private static let name = LintCase.entry("Name?", ["de": "Name"])

    @Test func fingerprintsStayWhenLinesMove() {
        let before = Self.fingerprints(Self.size)
        #expect(before.count == 2)
        #expect(Set(before).count == 2)
        #expect(before.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{16}/) != nil })
        #expect(Self.fingerprints("\n\n" + Self.name + ",\n" + Self.size).suffix(2) == before[...])
        // Another text with the same fault in the same place is no new finding.
        #expect(Self.fingerprints(LintCase.entry("Size?", ["de": "Umfang", "fr": "Taille"])) == before)
        // Another file is.
        #expect(Set(Self.fingerprints(Self.size, path: "y")).isDisjoint(with: before))
    }

    @Test func findingsAtOnePlaceAreToldApart() {
        let twice = Self.fingerprints(LintCase.entry("Rate", ["de": "5 % und 6 %"]))
        #expect(twice.count == 2)
        #expect(Set(twice).count == 2)
        #expect(Self.fingerprints(#""a" : {}, "a" : {}"#) == Self.fingerprints("\n\n" + #""a" : {}, "a" : {}"#))
    }

    @Test func newAndFixedFindingsAreTold() {
        let old = Self.findings(Self.size + "," + Self.name)
        let baseline = Baseline(old, fingerprints: Fingerprint.fingerprints(of: old) { $0 }) { $0 }
        #expect(baseline.findings.map(\.keyPath) == ["Name?", "Size?", "Size?"])
        let now = Self.fingerprints(Self.size + "," + LintCase.entry("Open…", ["de": "Öffnen"]))
        let comparison = baseline.comparison(with: now, checking: ["x"])
        #expect(comparison.isKnown == [true, true, false])
        #expect(comparison.fixed.map(\.keyPath) == ["Name?"])
        #expect(baseline.comparison(with: now, checking: ["y"]).fixed == [])
    }

    static let mistakes: [(file: String, lines: [String])] = [
        (
            "[]",
            ["b:1:1: error: the file is no baseline; write one with 'xcstrings check --baseline FILE --write-baseline'"]
        ),
        (
            "{}",
            ["b:1:1: error: the file is no baseline; write one with 'xcstrings check --baseline FILE --write-baseline'"]
        ),
        (
            #"{"version": 2, "findings": []}"#,
            [
                "b:1:13: error: the baseline was written by another version; write it again with 'xcstrings check --baseline "
                    + "FILE --write-baseline'"
            ]
        ),
        (
            #"{"version": 1, "findings": [{"path": "x"}]}"#,
            ["b:1:29: error: a finding has the members 'fingerprint', 'path' and 'name'; remove this one"]
        ),
        (#"{"version": 1, "findings": []"#, ["b:1:30: error: '}' is missing; add it", "b:1:1: note: opened here"]),
    ]

    @Test(arguments: mistakes) func mistakesHaveTheirPlaces(_ file: String, _ lines: [String]) {
        let result = Baseline.read(Array(file.utf8), path: "b")
        #expect(result.diagnostics.flatMap(\.lines) == lines)
    }
}
