internal import LookupTable
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

    static let tooManyLanguages = DiagnosticMessage(
        "too-many-languages", .error,
        "A table has at most \(TableLayout.greatestLanguageCount) languages; this one and those after it are too many")
}
