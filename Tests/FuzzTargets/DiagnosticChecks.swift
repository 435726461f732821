import StringCatalog

/// What holds for all diagnostics of a file.
enum DiagnosticChecks {
    /// - Parameter inOrder: Whether the diagnostics stand in the order of their places.
    static func check(
        _ diagnostics: [Diagnostic], of bytes: [UInt8], inOrder: Bool = true
    ) throws(BrokenProperty) {
        let places = FilePlaces(of: bytes)
        var last = SourcePosition(line: 1, column: 1)
        for diagnostic in diagnostics {
            for position in [diagnostic.position] + diagnostic.notes.map(\.position) {
                try BrokenProperty.unless(places.contains(position), "\(diagnostic): a place outside of the file")
            }
            try BrokenProperty.unless(!inOrder || diagnostic.position >= last, "\(diagnostic): out of order")
            last = diagnostic.position
            for line in diagnostic.lines {
                try BrokenProperty.unless(
                    !line.unicodeScalars.contains { $0.value < 0x20 }, "\(diagnostic): a control character")
            }
        }
    }
}
