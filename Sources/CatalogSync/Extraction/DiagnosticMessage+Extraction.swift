import StringCatalog

/// What source code does not let be seen.
extension DiagnosticMessage {
    static let keyNotLiteral = DiagnosticMessage(
        "key-not-literal", .warning,
        "the key is made at run time, so that it cannot be found here; write it as a literal")
    static let tableNotLiteral = DiagnosticMessage(
        "table-not-literal", .warning,
        "the name of the table is no literal, so that the key counts for every catalog that has it and is added to none"
    )
}
