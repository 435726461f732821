package import StringCatalog

/// One rule that catalogs are checked by: its name, how grave it is, and what it is for.
///
/// A rule that reading or compiling checks is one as well, so that its name can be explained and its findings be
/// switched off.
package struct Lint: Sendable, Hashable {
    /// The name in kebab case, such as `placeholder-missing`. It never changes.
    package let name: String
    /// How grave its findings are unless somebody says otherwise.
    package let severity: Diagnostic.Severity
    /// Whether it is checked unless somebody says otherwise.
    package let isOn: Bool
    /// What it finds, in a few words.
    package let summary: String
    /// Why that is wrong and what to do about it, in whole sentences.
    package let explanation: String
    /// What it finds, as the file or a text has it, and what should stand there.
    package let example: Example

    /// What a rule finds and what should stand there instead.
    package struct Example: Sendable, Hashable {
        /// What is found.
        package let wrong: String
        /// What should stand there.
        package let right: String

        init(_ wrong: String, _ right: String) {
            self.wrong = wrong
            self.right = right
        }
    }

    init(
        _ name: String, _ severity: Diagnostic.Severity, isOn: Bool = true, _ summary: String, _ explanation: String,
        wrong: String, right: String
    ) {
        self.name = name
        self.severity = severity
        self.isOn = isOn
        self.summary = summary
        self.explanation = explanation
        example = Example(wrong, right)
    }

    /// Whether its findings cannot be switched off: they are errors, which stop every compiler.
    package var isAlwaysError: Bool { severity == .error }

    /// The rule and the words for one finding.
    func says(_ text: String) -> DiagnosticMessage {
        DiagnosticMessage(name, severity, text)
    }
}
