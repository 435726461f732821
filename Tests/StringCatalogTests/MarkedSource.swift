import StringCatalog

/// A source text in which the mark ¶ stands at each place where a finding is expected.
struct MarkedSource {
    /// The text without marks.
    var text: String
    /// The places of the marks, in order.
    var positions: [SourcePosition]

    init(_ marked: String) {
        text = ""
        positions = []
        var position = SourcePosition(line: 1, column: 1)
        for scalar in marked.unicodeScalars {
            if scalar == "¶" {
                positions.append(position)
                continue
            }
            text.unicodeScalars.append(scalar)
            if scalar == "\n" {
                position = SourcePosition(line: position.line + 1, column: 1)
            } else {
                position.column += 1
            }
        }
    }

    /// The findings at the marks with the given severities and words.
    func lines(_ findings: [String]) -> [String] {
        zip(positions, findings).map { "x:\($0.line):\($0.column): \($1)" }
    }
}
