import StringCatalog

/// What holds for all diagnostics of a file.
enum DiagnosticChecks {
    /// More than one file can have: 100 errors and 100 warnings of syntax, and one of structure for each value.
    static func check(_ diagnostics: [Diagnostic], of bytes: [UInt8]) throws(BrokenProperty) {
        // CR, LF, and both together end a line.
        let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        var last = SourcePosition(line: 1, column: 1)
        for diagnostic in diagnostics {
            let position = diagnostic.position
            try BrokenProperty.unless(
                position.line >= 1 && position.line <= lineCount && position.column >= 1
                    && position.column <= bytes.count + 1, "\(diagnostic): a place outside of the file")
            try BrokenProperty.unless(position >= last, "\(diagnostic): out of order")
            last = position
            for line in diagnostic.lines {
                try BrokenProperty.unless(
                    !line.unicodeScalars.contains { $0.value < 0x20 }, "\(diagnostic): a control character")
            }
        }
    }
}
