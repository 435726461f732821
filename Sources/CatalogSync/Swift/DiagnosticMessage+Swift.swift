import StringCatalog

/// What is wrong with a source file, so that its keys cannot be trusted.
extension DiagnosticMessage {
    static let unterminatedString = DiagnosticMessage(
        "unterminated-string", .error, "the string that begins here does not end; close it with its quotes")
    static let unterminatedInterpolation = DiagnosticMessage(
        "unterminated-string", .error,
        "an interpolation of the string that begins here does not end; close it with ')'")
    static let unterminatedComment = DiagnosticMessage(
        "unterminated-comment", .error, "the comment that begins here does not end; close it with '*/'")
    static let unterminatedRegex = DiagnosticMessage(
        "unterminated-regex", .error, "the regular expression that begins here does not end; close it as it begins")
    static let sourceTooLarge = DiagnosticMessage(
        "source-too-large", .error, "the file is larger than 1 GB; give smaller ones")
}
