internal import StringCatalog

/// What the compiler says about language tags.
extension DiagnosticMessage {
    static func malformedLanguageTag(_ tag: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "malformed-language-tag", .warning,
            "'\(tag)' is no language tag; the texts are found by this spelling alone")
    }

    static func languageSpelledTwice(_ first: String, _ second: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "language-spelled-twice", .warning, "'\(first)' and '\(second)' are the same language")
    }

    static func languageNotInCatalog(_ tag: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "language-not-in-catalog", .warning, "The catalog has no texts in the language '\(tag)'")
    }
}
