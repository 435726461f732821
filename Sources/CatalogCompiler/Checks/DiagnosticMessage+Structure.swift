internal import StringCatalog

/// What the compiler says about variations and substitutions. Where Apple's tools say the same, it has their words.
extension DiagnosticMessage {
    static func undefinedSubstitution(_ name: String, isError: Bool) -> DiagnosticMessage {
        DiagnosticMessage(
            "undefined-substitution", isError ? .error : .warning, "Referencing undefined substitution '\(name)'")
    }

    static func unusedSubstitution(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "unused-substitution", .warning,
            "Substitution '\(name)' was never referenced. To reference, use %#@\(name)@ in some other string")
    }

    static func misplacedSubstitution(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "misplaced-substitution", .error,
            "Cannot reference substitution '\(name)' from here because it is not a plain string")
    }

    static let variedPluralCase = DiagnosticMessage(
        "varied-plural-case", .error, "Plural case cannot be further varied")

    static let variedFallback = DiagnosticMessage(
        "varied-fallback", .error, "Fallback value cannot be further varied")

    static let variedDeviceCase = DiagnosticMessage(
        "varied-device-case", .error, "Device case cannot be further varied by device")

    static let uninferableSpecifier = DiagnosticMessage(
        "uninferable-specifier", .error,
        "Cannot infer format specifier for string group because no numerical specifiers were found")

    static func ambiguousPluralArgument(_ specifier: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "ambiguous-plural-argument", .warning,
            "Cannot reliably infer argument number for plural variation because %\(specifier) is used in multiple "
                + "positions. Use an explicit substitution instead.")
    }

    static let pluralBesideDevice = DiagnosticMessage(
        "plural-beside-device", .warning,
        "The text varies by device and beside that by plural; the plural forms are used only where no device form is")

    static let textBesideVariations = DiagnosticMessage(
        "text-beside-variations", .warning,
        "There is a string unit beside the variations; it is used only where no form is")

    static func unknownPluralCategory(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "unknown-plural-category", .warning,
            "'\(name)' is no plural category (zero, one, two, few, many, other); the form is never used")
    }

    static let pluralWithoutOther = DiagnosticMessage(
        "plural-without-other", .warning, "The plural variation has no form 'other'")

    static func substitutionAxis(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "substitution-axis", .warning,
            "A substitution varies by plural alone; its forms by '\(name)' are not compiled")
    }

    static func argumentNumberNotPositive(_ number: Int) -> DiagnosticMessage {
        DiagnosticMessage(
            "argument-number-not-positive", .warning,
            "Argument number \(number) is ignored: arguments count from 1, and the substitution takes the one at its "
                + "place in the text")
    }

    static func argumentNumberTooLarge(_ number: Int) -> DiagnosticMessage {
        DiagnosticMessage(
            "argument-number-too-large", .error,
            "Argument number \(number) is too large: a text has at most \(FormatString.positionLimit) arguments")
    }

    static func unknownSubstitutionSpecifier(_ specifier: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "unknown-substitution-specifier", .warning,
            "'\(specifier)' is no format specifier of a number, such as 'lld'; the one that the forms use is taken")
    }

    static func substitutionWithoutForms(_ name: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "substitution-without-forms", .warning,
            "Substitution '\(name)' has no plural forms; its argument is printed alone")
    }

    static func differingPlaceholderTypes(argument: Int, _ first: String, _ second: String) -> DiagnosticMessage {
        DiagnosticMessage(
            "differing-placeholder-types", .warning,
            "Argument \(argument) is '\(first)' in one place and '\(second)' in another")
    }

    static let tooManyDevices = DiagnosticMessage(
        "too-many-devices", .error,
        "A text may vary by \(CatalogLowering.greatestDeviceCount) devices at most; this one and those after it are too "
            + "many")
}
