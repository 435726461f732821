internal import StringCatalog

/// Collects what is to be said about a catalog.
struct Findings {
    let path: String
    private(set) var diagnostics: [Diagnostic] = []

    init(path: String) {
        self.path = path
    }

    mutating func add(_ message: DiagnosticMessage, at position: SourcePosition, notes: [Diagnostic.Note] = []) {
        diagnostics.append(Diagnostic(message, path: path, position: position, notes: notes))
    }

    mutating func add(_ message: DiagnosticMessage, at position: SourcePosition, in place: TextPlace) {
        diagnostics.append(
            Diagnostic(
                message, path: path, position: position, language: place.localization?.languageTag,
                keyPath: place.keyPath))
    }
}
