package import StringCatalog

/// What is wrong with a catalog after edits and was not before.
package struct NewFindings: Sendable {
    /// The findings, with places in the new text.
    package let findings: [Diagnostic]

    /// Whether one of them is an error, so that the edits would break something.
    package var hasErrors: Bool { findings.contains { $0.severity == .error } }

    /// - Parameters:
    ///   - before: What was found in the file.
    ///   - after: What is found in the new text. Notes are left out.
    package init(before: [Diagnostic], after: [Diagnostic]) {
        var known: [Finding: Int] = [:]
        for diagnostic in before { known[Finding(diagnostic), default: 0] += 1 }
        findings = after.filter { diagnostic in
            guard diagnostic.severity != .note else { return false }
            let finding = Finding(diagnostic)
            guard let count = known[finding], count > 0 else { return true }
            known[finding] = count - 1
            return false
        }
    }

    /// A finding without its place, which edits move.
    private struct Finding: Hashable {
        let name: String
        let message: String
        let language: String?
        let keyPath: String?

        init(_ diagnostic: Diagnostic) {
            name = diagnostic.name
            message = diagnostic.message
            language = diagnostic.language
            keyPath = diagnostic.keyPath
        }
    }
}
