internal import StringCatalog

/// What the compiler says about the placeholders of a text.
extension DiagnosticMessage {
    /// The words for something that parsing a format string found in `spelling`.
    static func formatStringIssue(_ kind: FormatString.Issue.Kind, _ spelling: String) -> DiagnosticMessage {
        switch kind {
        case .strayPercentSign:
            DiagnosticMessage(
                "stray-percent-sign", .warning,
                "The percent sign begins no placeholder and is printed as it is; write %% for a percent sign")
        case .spaceFlagTakenAsText:
            DiagnosticMessage(
                "space-flag-in-prose", .warning,
                "'\(spelling)' is printed as it is, since neither the key nor the source text has such a placeholder "
                    + "at that place; write %% for a percent sign")
        case .starWidth:
            DiagnosticMessage(
                "width-from-argument", .error,
                "'\(spelling)' takes its width or precision from an argument, which is not supported")
        case .widthTooLarge:
            DiagnosticMessage(
                "width-capped", .warning,
                "The width or precision of '\(spelling)' is cut to \(FormatString.widthLimit)")
        case .badPosition:
            DiagnosticMessage(
                "bad-position", .warning,
                "'\(spelling)' is printed as it is: positions go from 1 to \(FormatString.positionLimit)")
        case .cString:
            DiagnosticMessage("c-string", .warning, "'\(spelling)' is for strings of C; write %@ for a text")
        case .pointer:
            DiagnosticMessage(
                "pointer", .warning, "'\(spelling)' is for an address and is printed as it is written")
        case .nothingPrinted:
            DiagnosticMessage(
                "nothing-printed", .warning,
                "'\(spelling)' takes an argument and prints nothing; write %% for a percent sign")
        case .tooManyPlaceholders:
            DiagnosticMessage(
                "too-many-placeholders", .warning,
                "A text has at most \(FormatString.placeholderLimit) placeholders; from here on it is printed as it is")
        case .unterminatedSubstitution:
            DiagnosticMessage(
                "unterminated-substitution", .warning,
                "'\(spelling)' is printed as it is; the name of a substitution ends with '@'")
        }
    }

    static let argOutsidePlural = DiagnosticMessage(
        "arg-outside-plural", .warning,
        "'%arg' stands for the argument of a plural variation; outside of one it takes the next argument")

    static let messageTooLong = DiagnosticMessage(
        "message-too-long", .error,
        "The text with its substitutions is longer than \(CatalogLowering.greatestMessageLength) bytes")
}
