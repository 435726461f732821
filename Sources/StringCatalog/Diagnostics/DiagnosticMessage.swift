/// What a diagnostic says, without the place: the name of the rule, the severity and the words.
///
/// The words of each rule are declared once, as a static member in an extension of this type, and say what is wrong
/// and what to do about it. Code that finds a defect names the member and never builds words of its own.
public struct DiagnosticMessage: Sendable, Hashable {
    /// The stable name of the rule in kebab case, such as `trailing-comma`. Options and reports refer to it.
    public var name: String
    /// How grave it is.
    public var severity: Diagnostic.Severity
    /// The words, in one line.
    public var text: String

    /// Creates a message. Only the declarations of rules call this.
    public init(_ name: String, _ severity: Diagnostic.Severity, _ text: String) {
        self.name = name
        self.severity = severity
        self.text = text
    }

    /// The same rule and words with another severity, for commands that are stricter than others.
    public func with(_ severity: Diagnostic.Severity) -> DiagnosticMessage {
        DiagnosticMessage(name, severity, text)
    }
}
