import StringCatalog

/// What is to be said about `.strings` and `.stringsdict` files.
extension DiagnosticMessage {
    // MARK: Property lists

    static let damagedBinary = DiagnosticMessage(
        "damaged-property-list", .error, "the binary property list is damaged, or holds no dictionary")
    static let notADictionary = DiagnosticMessage(
        "not-a-dictionary", .error, "the property list holds no dictionary of texts")
    static func unknownElement(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage("unknown-element", .error, "'\(name)' is no element of property lists; remove it")
    }
    static func keyWithoutValue(_ key: String) -> DiagnosticMessage {
        DiagnosticMessage("missing-value", .error, "the key '\(key)' has no value; add one or remove the key")
    }
    static let valueWithoutKey = DiagnosticMessage("missing-key", .error, "a value without a key; add '<key>'")

    // MARK: Text

    static func unexpectedText(_ text: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "unexpected-text", .error, "'\(text)' is not expected here; a line is written \"key\" = \"value\";")
    }
    static func valueNotText(_ key: String) -> DiagnosticMessage {
        DiagnosticMessage("value-not-text", .error, "the value of '\(key)' is no text; write it in quotes")
    }
    static func equalsSignMissing(_ key: String) -> DiagnosticMessage {
        DiagnosticMessage("equals-sign-missing", .error, "'=' is missing behind the key '\(key)'; add it")
    }
    static func semicolonMissing(_ key: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "semicolon-missing", .error,
            "';' is missing behind the value of '\(key)'; add it, or write \\\" for a quote in the text")
    }
    static let unterminatedComment = DiagnosticMessage(
        "unterminated-comment", .error, "the comment is not closed; add '*/'")
    static let unterminatedText = DiagnosticMessage(
        "unterminated-text", .error, "the text has no closing quote; add '\"'")
    static let badStringsEscape = DiagnosticMessage(
        "bad-escape", .error, "this is no escape of a .strings file; write \\\\ for a backslash")

    // MARK: Tables

    static func duplicateTableKey(_ key: String, firstLine: Int) -> DiagnosticMessage {
        DiagnosticMessage(
            "duplicate-key", .warning,
            "the key '\(key)' stands in line \(firstLine) already; this one counts, remove one of the two")
    }
    static func textExpected(found: String) -> DiagnosticMessage {
        DiagnosticMessage("text-expected", .error, "\(found) where a text belongs; it is left out")
    }
    static let unknownRule = DiagnosticMessage(
        "unknown-rule", .error,
        "this entry has neither 'NSStringLocalizedFormatKey' nor a rule for devices or widths; it is left out")
    static func variableMissing(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "variable-missing", .error, "the text names the variable '\(name)', which is not there; it is left out")
    }
    static func nestedVariable(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "nested-variable", .error,
            "a form names the variable '\(name)', which a catalog has no place for; write the text without it")
    }
    static func noForms(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage("no-forms", .error, "the variable '\(name)' has no forms; it is left out")
    }
}
