extension Diagnostic: CustomStringConvertible {
    /// `PATH:LINE:COLUMN: error: MESSAGE (LANGUAGE: KEYPATH)` in one line; the bracket only where a key path is known,
    /// the language only where one is.
    public var description: String {
        var text = "\(path):\(position.line):\(position.column): \(severity.rawValue): \(message)"
        if let keyPath {
            text += language.map { " (\($0): \(keyPath))" } ?? " (\(keyPath))"
        }
        return text.shownInOneLine
    }

    /// ``description`` and one line of the same form for each of the ``notes``.
    public var lines: [String] {
        [description]
            + notes.map { note in
                "\(path):\(note.position.line):\(note.position.column): note: \(note.message)".shownInOneLine
            }
    }
}

extension String {
    /// The text with control characters, line separators and direction overrides written as escapes, so that it stays
    /// in one line of a log and cannot reorder what stands beside it.
    package var shownInOneLine: String {
        guard unicodeScalars.contains(where: \.needsEscapeWhenShown) else { return self }
        var shown = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": shown += "\\n"
            case "\r": shown += "\\r"
            case "\t": shown += "\\t"
            case _ where scalar.needsEscapeWhenShown: shown += "\\u{\(String(scalar.value, radix: 16))}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }
}

extension Unicode.Scalar {
    fileprivate var needsEscapeWhenShown: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
