import CatalogLints
import StringCatalog

/// Rules for people: the list of all, and what is to be known of one.
enum LintText {
    /// Prints the names of all rules with what they find.
    static func printList(_ output: Output) {
        var table = TextTable([.left, .left, .left])
        for lint in LintTable.lints {
            let severity = lint.isOn ? lint.severity.rawValue : "off"
            table.add([.init(lint.name), .init(severity, style: style(of: severity)), .init(lint.summary)])
        }
        for line in table.lines(styled: output.isStyled) { output.writeLine(line) }
    }

    private static func style(of severity: String) -> Style {
        switch severity {
        case "error": .red
        case "warning": .yellow
        case "note": .cyan
        default: .dim
        }
    }

    /// All that is to be known of a rule, in lines.
    static func lines(of lint: Lint) -> [String] {
        let severity =
            lint.isAlwaysError
            ? "error, always" : lint.isOn ? "\(lint.severity.rawValue), on" : "\(lint.severity.rawValue), off"
        var lines = ["\(lint.name) (\(severity))", ""]
        lines += HelpText.wrapped(lint.summary, indent: "")
        lines.append("")
        lines += HelpText.wrapped(lint.explanation, indent: "")
        lines += [
            "", "  wrong   \(lint.example.wrong.shownInOneLine)", "  right   \(lint.example.right.shownInOneLine)",
        ]
        return lines
    }

    /// The rules as JSON.
    static func json(of lints: [Lint]) -> JSONText {
        .array(
            lints.map { lint in
                .object([
                    ("name", .string(lint.name)),
                    ("severity", .string(lint.severity.rawValue)),
                    ("on", .bool(lint.isOn)),
                    ("summary", .string(lint.summary)),
                    ("explanation", .string(lint.explanation)),
                    ("wrong", .string(lint.example.wrong)),
                    ("right", .string(lint.example.right)),
                ])
            })
    }
}
