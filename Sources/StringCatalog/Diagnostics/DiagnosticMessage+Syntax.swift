/// The rules of JSON syntax and encoding.
extension DiagnosticMessage {
    // MARK: The file as a whole

    static let emptyFile = DiagnosticMessage(
        "empty-file", .error,
        "the file is empty; a catalog is a JSON object with 'sourceLanguage', 'strings', 'version'")
    static let fileTooLarge = DiagnosticMessage(
        "file-too-large", .error, "the file is larger than 4 GB; split the catalog")
    static let utf16WithoutMark = DiagnosticMessage(
        "utf-16-without-mark", .error,
        "the file looks like UTF-16 without a byte order mark; save it as UTF-8")
    static let utf32 = DiagnosticMessage("utf-32", .error, "the file is UTF-32; save it as UTF-8")
    static let unpairedSurrogateInFile = DiagnosticMessage(
        "unpaired-surrogate", .error, "UTF-16 surrogate without its partner; enter the character again")
    static let halfUTF16Unit = DiagnosticMessage(
        "invalid-utf-16", .error, "the UTF-16 file ends within a code unit; it was cut off")
    static let invalidUTF8 = DiagnosticMessage(
        "invalid-utf-8", .error, "bytes that are not UTF-8; save the file as UTF-8")
    static let tooManyProblems = DiagnosticMessage(
        "too-many-problems", .note, "further problems of this file are not shown")
    static func tooDeep(limit: Int) -> DiagnosticMessage {
        DiagnosticMessage("too-deep", .error, "objects are nested deeper than \(limit); nothing below here is read")
    }
    static func textBeforeFirstBrace(_ text: String) -> DiagnosticMessage {
        DiagnosticMessage("text-before-brace", .error, "'\(text)' stands before the first '{'; remove it")
    }
    static func textAfterEnd(_ text: String) -> DiagnosticMessage {
        DiagnosticMessage("text-after-end", .error, "'\(text)' stands after the end of the catalog; remove it")
    }
    static func conflictMarker(_ marker: String) -> DiagnosticMessage {
        DiagnosticMessage("conflict-marker", .error, "git conflict marker '\(marker)'; resolve the merge conflict")
    }

    // MARK: Commas, colons, brackets

    static let trailingComma = DiagnosticMessage(
        "trailing-comma", .warning, "comma after the last member; remove it")
    static let extraComma = DiagnosticMessage(
        "extra-comma", .error, "comma without a member before it; remove it")
    static let missingComma = DiagnosticMessage(
        "missing-comma", .error, "',' is missing after this value; add it")
    static func missingColon(after key: String) -> DiagnosticMessage {
        DiagnosticMessage("missing-colon", .error, "':' is missing after the key '\(key)'; add it")
    }
    static func missingValue(of key: String) -> DiagnosticMessage {
        DiagnosticMessage("missing-value", .error, "the key '\(key)' has no value; add one or remove the key")
    }
    static func missingOpeningBrace(before key: String) -> DiagnosticMessage {
        DiagnosticMessage("missing-brace", .error, "'{' is missing before '\(key)'; add it")
    }
    static func missingOpeningLine(before key: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "missing-brace", .error, "a line such as '\"key\" : {' is missing before '\(key)'; add it")
    }
    static func missingClosing(_ bracket: String, count: Int) -> DiagnosticMessage {
        DiagnosticMessage(
            "missing-brace", .error,
            count == 1
                ? "'\(bracket)' is missing; add it"
                : "'\(bracket)' is missing, and \(count - 1) more closing bracket\(count == 2 ? "" : "s"); add them")
    }
    static let extraBrace = DiagnosticMessage(
        "extra-brace", .error, "closing bracket without an opening one; remove it")
    static func mismatchedBracket(found: String, expected: String) -> DiagnosticMessage {
        DiagnosticMessage("mismatched-bracket", .error, "'\(found)' stands where '\(expected)' belongs; replace it")
    }

    // MARK: Strings

    static let unescapedQuote = DiagnosticMessage(
        "unescaped-quote", .error, "quote inside a string; write \\\"")
    static let unterminatedString = DiagnosticMessage(
        "unterminated-string", .error, "the string has no closing quote; add '\"'")
    static let rawLineBreak = DiagnosticMessage(
        "raw-line-break", .error, "line break inside a string; write \\n")
    static func controlCharacter(_ byte: UInt8) -> DiagnosticMessage {
        let escape =
            switch byte {
            case 0x09: "\\t"
            case 0x08: "\\b"
            case 0x0C: "\\f"
            default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
            }
        return DiagnosticMessage("control-character", .error, "control character inside a string; write \(escape)")
    }
    static func badEscape(_ escape: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "bad-escape", .error, "'\(escape)' is no escape of JSON; write \\\\ for a backslash")
    }
    static let badUnicodeEscape = DiagnosticMessage(
        "bad-escape", .error, "'\\u' without four hexadecimal digits; complete it")
    static let unpairedSurrogateEscape = DiagnosticMessage(
        "unpaired-surrogate", .error, "surrogate escape without its partner; enter the character itself")
    static let singleQuotes = DiagnosticMessage(
        "single-quotes", .error, "single quotes around a string; use double quotes")

    // MARK: Other text

    static let comment = DiagnosticMessage(
        "comment", .error, "JSON has no comments; remove it, or use the member 'comment' of an entry")
    static func unquotedKey(_ text: String) -> DiagnosticMessage {
        DiagnosticMessage("unquoted-key", .error, "the key '\(text)' has no quotes; write \"\(text)\"")
    }
    static func badLiteral(_ text: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "bad-literal", .error, "'\(text)' is no JSON value; write a string in quotes, a number, true, false or null"
        )
    }
    static func badNumber(_ text: String) -> DiagnosticMessage {
        DiagnosticMessage("bad-number", .error, "'\(text)' is no JSON number; write it like 12, -3 or 0.5")
    }
    static func unexpectedText(_ text: String) -> DiagnosticMessage {
        DiagnosticMessage("unexpected-text", .error, "'\(text)' is not expected here; remove it")
    }
    static func invisibleCharacter(_ scalar: UInt32) -> DiagnosticMessage {
        let digits = String(scalar, radix: 16, uppercase: true)
        let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return DiagnosticMessage(
            "invisible-character", .error, "U+\(number) is no white space of JSON; remove it, or write a space")
    }
    static func keyNotString(_ text: String) -> DiagnosticMessage {
        DiagnosticMessage("key-not-string", .error, "'\(text)' stands where a key belongs; keys are strings in quotes")
    }

    static let typographicQuotes = DiagnosticMessage(
        "typographic-quotes", .error, "typographic quotes around a string; use straight double quotes")
    static let missingOpeningQuote = DiagnosticMessage(
        "missing-quote", .error, "the string has no opening quote; add '\"'")

    // MARK: Notes

    static let openedHere = "opened here"
    static let firstHere = "first here"

    // MARK: Duplicates

    static func duplicateKey(
        _ key: String, firstLine: Int, line: Int, severity: Diagnostic.Severity
    ) -> DiagnosticMessage {
        DiagnosticMessage(
            "duplicate-key", severity,
            "the key '\(key)' occurs on line \(firstLine) and again on line \(line); the last one counts, remove one")
    }
}
