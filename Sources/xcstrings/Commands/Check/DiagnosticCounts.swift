import StringCatalog

/// How many findings of each severity there are.
struct DiagnosticCounts {
    private var counts: [Diagnostic.Severity: Int] = [:]

    mutating func add(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { counts[diagnostic.severity, default: 0] += 1 }
    }

    subscript(_ severity: Diagnostic.Severity) -> Int { counts[severity] ?? 0 }

    /// `2 errors, 1 warning`, the graver first, or `no problems`.
    var words: String {
        let parts = Diagnostic.Severity.allCases.sorted(by: >)
            .filter { self[$0] > 0 }
            .map { CountWords.of(self[$0], $0.rawValue) }
        return parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
    }

    /// Whether a command fails: on errors, and on warnings where these count as errors.
    func isFailure(strict: Bool) -> Bool {
        self[.error] > 0 || strict && self[.warning] > 0
    }
}
