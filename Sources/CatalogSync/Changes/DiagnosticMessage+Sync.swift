import StringCatalog

/// What is doubtful about a key that source code and a catalog share.
extension DiagnosticMessage {
    static func tableNotSeen(_ key: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "table-not-seen", .warning,
            "none of the catalogs has the key '\(key)', and the call does not say which one it belongs to; add it "
                + "to one, or give a single catalog")
    }

    static func guessedPlaceholder(_ expression: String, key: String) -> DiagnosticMessage {
        let words = expression.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return DiagnosticMessage(
            "guessed-placeholder", .warning,
            "the type of '\(words)' cannot be seen, so that the key is taken to be '\(key)'; write the type where "
                + "the value is declared, or correct the key in the catalog")
    }

    static func conflictingValues(
        _ key: String, other: String, first: String, place: String
    ) -> DiagnosticMessage {
        DiagnosticMessage(
            "conflicting-values", .warning,
            "the key '\(key)' has the default value '\(other)' here and '\(first)' at \(place), which counts; make "
                + "them the same")
    }

    static func editedSourceText(_ key: String, place: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "edited-source-text", .warning,
            "the default value of '\(key)' differs from the source text that was edited at \(place) and stays; "
                + "change one of them, or the state there to new")
    }
}
