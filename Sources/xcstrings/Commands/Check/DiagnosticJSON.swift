import StringCatalog

/// Findings as JSON.
enum DiagnosticJSON {
    static func value(of findings: [CheckFinding], counts: DiagnosticCounts) -> JSONText {
        .object([
            ("diagnostics", .array(findings.map(value))),
            ("errors", .integer(counts[.error])),
            ("warnings", .integer(counts[.warning])),
            ("notes", .integer(counts[.note])),
        ])
    }

    private static func value(of finding: CheckFinding) -> JSONText {
        let diagnostic = finding.diagnostic
        return .object([
            ("path", .string(diagnostic.path)),
            ("line", .integer(diagnostic.position.line)),
            ("column", .integer(diagnostic.position.column)),
            ("severity", .string(diagnostic.severity.rawValue)),
            ("name", .string(diagnostic.name)),
            ("message", .string(diagnostic.message)),
            ("language", .optional(diagnostic.language)),
            ("keyPath", .optional(diagnostic.keyPath)),
            ("fingerprint", .string(finding.fingerprint)),
            (
                "notes",
                .array(
                    diagnostic.notes.map { note in
                        .object([
                            ("line", .integer(note.position.line)),
                            ("column", .integer(note.position.column)),
                            ("message", .string(note.message)),
                        ])
                    })
            ),
        ])
    }
}
