internal import CatalogCompiler
internal import StringCatalog

/// Collects the findings of lints; ``CatalogCheck`` keeps those that are wanted.
struct LintFindings {
    private let path: String
    private let selection: LintSelection
    private(set) var diagnostics: [Diagnostic] = []

    init(path: String, selection: LintSelection) {
        self.path = path
        self.selection = selection
    }

    /// Whether the findings of a rule are wanted.
    func wants(_ lint: Lint) -> Bool { selection.severity(of: lint) != nil }

    /// Adds a finding about a text, a variation or an entry.
    mutating func add(_ message: DiagnosticMessage, at position: SourcePosition, in place: TextPlace) {
        diagnostics.append(
            Diagnostic(
                message, path: path, position: position, language: place.localization?.languageTag,
                keyPath: place.keyPath))
    }

    /// Adds a finding about the catalog.
    mutating func add(_ message: DiagnosticMessage, at position: SourcePosition) {
        diagnostics.append(Diagnostic(message, path: path, position: position))
    }
}
