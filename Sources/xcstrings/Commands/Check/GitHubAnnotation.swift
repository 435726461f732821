import StringCatalog

/// Findings as commands of a GitHub Actions workflow, which show them beside the lines of a change.
enum GitHubAnnotation {
    /// `::warning file=App.xcstrings,line=3,col=5,title=outer-space::The text …`
    static func line(for diagnostic: Diagnostic) -> String {
        let command =
            switch diagnostic.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        let file = property(RelativePath.fromCurrentFolder(diagnostic.path))
        var message = diagnostic.message
        if let keyPath = diagnostic.keyPath {
            message += diagnostic.language.map { " (\($0): \(keyPath))" } ?? " (\(keyPath))"
        }
        return "::\(command) file=\(file),line=\(diagnostic.position.line),col=\(diagnostic.position.column),"
            + "title=\(property(diagnostic.name))::\(data(message.shownInOneLine))"
    }

    /// Text behind the second pair of colons.
    static func data(_ text: String) -> String { escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

    /// The value of a property, in which a colon or a comma would end it.
    static func property(_ text: String) -> String {
        escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let escape = escapes[scalar] { result += escape } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}
