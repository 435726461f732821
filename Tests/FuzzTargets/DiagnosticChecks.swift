import StringCatalog

/// What holds for all diagnostics of a file.
enum DiagnosticChecks {
    /// More than one file can have: 100 errors and 100 warnings of syntax, and one of structure for each value.
    static func check(_ diagnostics: [Diagnostic], of bytes: [UInt8]) throws(BrokenProperty) {
        try check(diagnostics, of: bytes, inOrder: true)
    }

    /// - Parameter inOrder: Whether the diagnostics stand in the order of their places.
    static func check(
        _ diagnostics: [Diagnostic], of bytes: [UInt8], inOrder: Bool
    ) throws(BrokenProperty) {
        // CR, LF, and both together end a line.
        let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        var last = SourcePosition(line: 1, column: 1)
        for diagnostic in diagnostics {
            for position in [diagnostic.position] + diagnostic.notes.map(\.position) {
                try BrokenProperty.unless(
                    isPlace(position, lineCount: lineCount, count: bytes.count),
                    "\(diagnostic): a place outside of the file")
            }
            try BrokenProperty.unless(!inOrder || diagnostic.position >= last, "\(diagnostic): out of order")
            last = diagnostic.position
            for line in diagnostic.lines {
                try BrokenProperty.unless(
                    !line.unicodeScalars.contains { $0.value < 0x20 }, "\(diagnostic): a control character")
            }
        }
    }

    /// Whether there is such a place in a file.
    static func isPlace(_ position: SourcePosition, in bytes: [UInt8]) -> Bool {
        isPlace(position, lineCount: bytes.count { $0 == 0x0A || $0 == 0x0D } + 1, count: bytes.count)
    }

    private static func isPlace(_ position: SourcePosition, lineCount: Int, count: Int) -> Bool {
        position.line >= 1 && position.line <= lineCount && position.column >= 1 && position.column <= count + 1
    }
}
