internal import StringCatalog

/// The rules about keys, variations, languages and single characters.
extension Lint {
    static let pluralCategoryMissing = Lint(
        "plural-category-missing", .warning, "A plural variation lacks a form that the language needs.",
        """
        Languages have between one and six forms: Polish says 1 plik, 2 pliki, 5 plików. For the numbers of a form that \
        is missing the form other is shown, which is wrong there. What is needed is what CLDR says for numbers below a \
        million; forms for fractions alone, as many in Czech, are needed only where the argument has some.
        """,
        wrong: #"pl: "plural" : { "one", "other" }"#, right: #"pl: "plural" : { "one", "few", "many", "other" }"#)

    static let pluralCategoryUnused = Lint(
        "plural-category-unused", .warning, "A plural variation has a form that the language never uses.",
        """
        Somebody has spent time on a text that nobody will see. Remove the form. A form zero is used in every language, for \
        the number 0.
        """,
        wrong: #"ja: "plural" : { "one", "other" }"#, right: #"ja: "plural" : { "other" }"#)

    static let pluralNumberMissing = Lint(
        "plural-number-missing", .warning, "A plural form stands for several numbers and does not print the number.",
        """
        "One file" can do without the number in English, where the form stands for 1 alone. In Russian it stands for 1, 21 \
        and 31, in French for 0 and 1, and the reader cannot tell. Print the number; for 0 a form zero may be added.
        """,
        wrong: #"ru: "one" : "Один файл""#, right: #"ru: "one" : "%lld файл""#)

    static let deviceWithoutOther = Lint(
        "device-without-other", .warning, "A variation by device has no form other.",
        """
        Devices that are not named, servers and Linux among them, are shown the text of another language, at last the source \
        language's. Add the form other.
        """,
        wrong: #""device" : { "mac" : … }"#, right: #""device" : { "mac" : …, "other" : … }"#)

    static let unknownDevice = Lint(
        "unknown-device", .warning, "A device has a name that Xcode does not know.",
        "The text is compiled under that name, and no device of Apple's asks for it. Names are in small letters.",
        wrong: #""device" : { "iPhone" : … }"#, right: #""device" : { "iphone" : … }"#)

    static let unbalancedDirectionMarks = Lint(
        "unbalanced-direction-marks", .warning, "A mark of direction is not ended, or ends nothing.",
        """
        The isolates U+2066 to U+2068 end with U+2069, the embeddings and overrides U+202A to U+202E with U+202C. One that is \
        left open turns around everything behind it, in the same paragraph.
        """,
        wrong: "<U+2067>שלום", right: "<U+2067>שלום<U+2069>")

    static let escapeInKey = Lint(
        "escape-in-key", .warning, "A key holds a backslash and a letter, such as \\n, instead of the character.",
        """
        The key was likely copied from source code. It never equals the text that the program looks up, in which \\n is one \
        character. In the file the character is written "\\n" with one backslash.
        """,
        wrong: #""Line one\\nLine two" : { … }"#, right: #""Line one\nLine two" : { … }"#)

    static let escapeInValue = Lint(
        "escape-in-value", .warning, "A text holds a backslash and a letter, such as \\n, instead of the character.",
        """
        The reader sees the backslash. Write the character: in the file a line break is "\\n" with one backslash. It often comes \
        from files of other formats that were pasted.
        """,
        wrong: #""value" : "Line one\\nLine two""#, right: #""value" : "Line one\nLine two""#)

    static let identifierWithoutSource = Lint(
        "identifier-without-source", .warning,
        "A key that looks like an identifier has no text in the source language.",
        """
        Languages without a translation show the text of the source language, and where there is none the key: \
        "settings.title". Add a localization in the source language.
        """,
        wrong: #""settings.title" : { "localizations" : { "de" : … } }"#,
        right: #""settings.title" : { "localizations" : { "de" : …, "en" : … } }"#)

    static let stale = Lint(
        "stale", .warning, isOn: false, "An entry is no longer found in source code.",
        "Off unless asked for. Remove the entry, or set its extraction state to manual if something still uses it.",
        wrong: #""extractionState" : "stale""#, right: "the entry is removed")

    static let unknownLanguage = Lint(
        "unknown-language", .warning, "A language tag names a language that CLDR does not know.",
        """
        Nobody asks for it, so that its texts are never shown. Often the code of a country stands where that of a language \
        belongs: cn for zh, jp for ja, kr for ko, gr for el.
        """,
        wrong: #""jp" : { "stringUnit" : … }"#, right: #""ja" : { "stringUnit" : … }"#)

    /// The rules of this file.
    static let entries: [Lint] = [
        pluralCategoryMissing, pluralCategoryUnused, pluralNumberMissing, deviceWithoutOther, unknownDevice,
        unbalancedDirectionMarks, escapeInKey, escapeInValue, identifierWithoutSource, stale, unknownLanguage,
    ]
}
