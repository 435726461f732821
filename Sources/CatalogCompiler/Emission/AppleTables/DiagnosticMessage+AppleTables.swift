internal import StringCatalog

/// What the compiler says about catalogs that Apple's tables cannot hold as they are.
extension DiagnosticMessage {
    static func oneDirectory(_ first: String, _ second: String, directory: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "languages-in-one-directory", .error,
            "The languages '\(first)' and '\(second)' are both written to '\(directory).lproj', where one of them would "
                + "be lost; remove one")
    }

    static func notADirectoryName(_ tag: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "language-names-no-directory", .error, "No directory can be named after the language '\(tag)'")
    }

    static func notAFileName(_ table: String) -> DiagnosticMessage {
        DiagnosticMessage("table-names-no-file", .error, "No file can be named after the table '\(table)'")
    }

    static func unwritableCharacter(_ scalar: Unicode.Scalar, key: String) -> DiagnosticMessage {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        return DiagnosticMessage(
            "character-not-in-property-list", .error,
            "The entry '\(key)' holds U+\(code), which a property list cannot hold; remove it")
    }

    static func substitutionsOfOneName(_ first: String, _ second: String, name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "substitutions-of-one-name", .error,
            "The substitutions '\(first)' and '\(second)' are both written as '\(name)'; rename one with ASCII letters, "
                + "digits and '_'")
    }

    static func reservedName(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "reserved-name", .error, "'\(name)' is a name with a meaning of its own in Apple's tables; choose another")
    }

    static func substitutionInFallback(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "substitution-in-fallback", .warning,
            "Apple's tables hold the text for other devices as a plain string, in which the substitution '\(name)' is "
                + "not resolved")
    }

    static let pluralLostBesideDevice = DiagnosticMessage(
        "plural-lost-beside-device", .warning,
        "Apple's tables hold no plural forms beside forms for devices; the plural forms are left out")

    static func pluralByOtherArgument(_ number: Int) -> DiagnosticMessage {
        DiagnosticMessage(
            "plural-by-other-argument", .warning,
            "The number of this plural variation is argument \(number), but Apple's tables choose by the first argument; "
                + "use a substitution with 'argNum' \(number)")
    }
}
