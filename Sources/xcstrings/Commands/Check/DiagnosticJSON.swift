import StringCatalog

/// Diagnostics as JSON.
enum DiagnosticJSON {
    static func value(of diagnostics: [Diagnostic], counts: DiagnosticCounts) -> JSONText {
        .object([
            ("diagnostics", .array(diagnostics.map(value))),
            ("errors", .integer(counts[.error])),
            ("warnings", .integer(counts[.warning])),
            ("notes", .integer(counts[.note])),
        ])
    }

    private static func value(of diagnostic: Diagnostic) -> JSONText {
        .object([
            ("path", .string(diagnostic.path)),
            ("line", .integer(diagnostic.position.line)),
            ("column", .integer(diagnostic.position.column)),
            ("severity", .string(diagnostic.severity.rawValue)),
            ("name", .string(diagnostic.name)),
            ("message", .string(diagnostic.message)),
            ("language", .optional(diagnostic.language)),
            ("keyPath", .optional(diagnostic.keyPath)),
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
