import CatalogLints
import StringCatalog

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0 of OASIS.
enum SARIF {
    static func value(of findings: [CheckFinding]) -> JSONText {
        let names = Set(findings.map(\.diagnostic.name)).sorted()
        let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        return .object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")),
            (
                "runs",
                .array([
                    .object([
                        (
                            "tool",
                            .object([
                                (
                                    "driver",
                                    .object([
                                        ("name", .string(Tool.name)),
                                        ("version", .string(Tool.version)),
                                        ("rules", .array(names.map(rule))),
                                    ])
                                )
                            ])
                        ),
                        ("columnKind", .string("unicodeCodePoints")),
                        ("results", .array(findings.map { result($0, rule: indices[$0.diagnostic.name] ?? 0) })),
                    ])
                ])
            ),
        ])
    }

    private static func rule(_ name: String) -> JSONText {
        guard let lint = LintTable.lint(named: name) else { return .object([("id", .string(name))]) }
        return .object([
            ("id", .string(name)),
            ("shortDescription", text(lint.summary)),
            ("fullDescription", text(lint.explanation)),
            ("help", text(LintText.lines(of: lint).joined(separator: "\n"))),
            ("defaultConfiguration", .object([("level", .string(level(of: lint.severity)))])),
        ])
    }

    private static func result(_ finding: CheckFinding, rule: Int) -> JSONText {
        let diagnostic = finding.diagnostic
        var location: [(key: String, value: JSONText)] = [
            ("physicalLocation", physicalLocation(diagnostic.path, diagnostic.position))
        ]
        if let keyPath = diagnostic.keyPath {
            let name = diagnostic.language.map { "\($0): \(keyPath)" } ?? keyPath
            location.append(("logicalLocations", .array([.object([("fullyQualifiedName", .string(name))])])))
        }
        var members: [(key: String, value: JSONText)] = [
            ("ruleId", .string(diagnostic.name)),
            ("ruleIndex", .integer(rule)),
            ("level", .string(level(of: diagnostic.severity))),
            ("message", text(diagnostic.message)),
            ("locations", .array([.object(location)])),
        ]
        if !diagnostic.notes.isEmpty {
            members.append(
                (
                    "relatedLocations",
                    .array(
                        diagnostic.notes.map { note in
                            .object([
                                ("physicalLocation", physicalLocation(diagnostic.path, note.position)),
                                ("message", text(note.message)),
                            ])
                        })
                ))
        }
        members.append(("partialFingerprints", .object([("xcstrings/v1", .string(finding.fingerprint))])))
        return .object(members)
    }

    private static func physicalLocation(_ path: String, _ position: SourcePosition) -> JSONText {
        .object([
            ("artifactLocation", .object([("uri", .string(RelativePath.uri(of: path)))])),
            (
                "region",
                .object([("startLine", .integer(position.line)), ("startColumn", .integer(position.column))])
            ),
        ])
    }

    private static func text(_ text: String) -> JSONText { .object([("text", .string(text))]) }

    private static func level(of severity: Diagnostic.Severity) -> String { severity.rawValue }
}
