internal import StringCatalog

/// The rules that compiling checks.
extension Lint {
    /// The rules about placeholders in texts.
    static let formatStrings: [Lint] = [
        Lint(
            "stray-percent-sign", .warning, "A percent sign begins no placeholder.",
            "It is printed as it is. Write %% so that no tool takes it and what follows for a placeholder.",
            wrong: #""100 %.""#, right: #""100 %%.""#),
        Lint(
            "space-flag-in-prose", .warning, "A percent sign, a space and a letter are prose.",
            """
            "% d" is a placeholder with the space flag of printf. Where neither the key nor the source text has one, as in "50 % \
            de réduction", it is printed as it is. Write %% for a percent sign.
            """,
            wrong: #"fr: "50 % de réduction""#, right: #"fr: "50 %% de réduction""#),
        Lint(
            "width-from-argument", .error, "The width or precision of a placeholder is taken from an argument.",
            "%*d takes two arguments, which is not supported. Write the width as a number.", wrong: #""%*d""#,
            right: #""%5d""#),
        Lint(
            "width-capped", .warning, "The width or precision of a placeholder is too large.",
            "Nobody reads 300 columns; a text that large is likelier an attack. It is cut to 255.", wrong: #""%1000d""#,
            right: #""%10d""#),
        Lint(
            "bad-position", .warning, "The position of a placeholder is out of range.",
            "Arguments count from 1 to 255. The placeholder is printed as it is written.", wrong: #""%0$@""#,
            right: #""%1$@""#),
        Lint(
            "c-string", .warning, "A placeholder is for strings of C.",
            "%s takes the address of bytes on Apple's platforms; a Swift string crashes there. Our runtime prints a text. Write %@.",
            wrong: #""Hello, %s""#, right: #""Hello, %@""#),
        Lint(
            "pointer", .warning, "A placeholder prints an address.",
            "No reader wants one, and none is passed. It is printed as it is written.", wrong: #""%p""#, right: #""%@""#
        ),
        Lint(
            "nothing-printed", .warning, "A placeholder takes an argument and prints nothing.",
            "%n is rarely meant; often the sign was a percent sign. Write %%.", wrong: #""25%new""#,
            right: #""25%% new""#),
        Lint(
            "too-many-placeholders", .warning, "A text has more than a thousand placeholders.",
            "What follows is printed as it is. Such a text is damaged.", wrong: #""%@%@%@%@…""#, right: #""%@""#),
        Lint(
            "unterminated-substitution", .warning, "The name of a substitution does not end.",
            "A substitution is named as %#@name@, with a second @. It is printed as it is written.",
            wrong: #""%#@cats""#,
            right: #""%#@cats@""#),
        Lint(
            "arg-outside-plural", .warning, "%arg stands outside of a plural variation.",
            "It means the argument of the plural around it. Outside of one it takes the next argument; write %lld or %@.",
            wrong: #""stringUnit" : { "value" : "%arg cats" }"#, right: #""stringUnit" : { "value" : "%lld cats" }"#),
        Lint(
            "message-too-long", .error, "A text with its substitutions is too long.",
            "It is longer than a megabyte once the substitutions are put in. Use each of them less often.",
            wrong: #""%#@a@%#@a@%#@a@…""#, right: #""%#@a@""#),
    ]

    /// The rules about variations and substitutions.
    static let variations: [Lint] = [
        Lint(
            "undefined-substitution", .warning, "A text names a substitution that is not there.",
            """
            Where the localization has others it is an error, since the name is likely misspelled; where it has none, a \
            warning. Each localization has substitutions of its own: copy them to every language.
            """,
            wrong: #""%#@cat@" with "substitutions" : { "cats" : … }"#, right: #""%#@cats@""#),
        Lint(
            "unused-substitution", .warning, "No text names a substitution.",
            "Its argument is not printed. Write %#@name@ where it belongs, or remove it.",
            wrong: #""two cats" with "substitutions" : { "cats" : … }"#, right: #""%#@cats@""#),
        Lint(
            "misplaced-substitution", .error, "A plural form names a substitution.",
            "Substitutions do not nest, and a form of a plural cannot name one. Name both in a plain text.",
            wrong: #""one" : "%#@dogs@ and a cat""#, right: #""stringUnit" : { "value" : "%#@dogs@ and %#@cats@" }"#),
        Lint(
            "varied-plural-case", .error, "A plural form varies again.",
            "Apple's tools refuse it. Vary by device first and by plural inside, or use substitutions.",
            wrong: #""plural" : { "one" : { "variations" : { "device" : … } } }"#,
            right: #""device" : { "mac" : { "variations" : { "plural" : … } } }"#),
        Lint(
            "varied-fallback", .error, "The device form other varies again.",
            "Apple's tools refuse it. Use a substitution in its text.",
            wrong: #""device" : { "other" : { "variations" : { "plural" : … } } }"#,
            right: #""device" : { "other" : { "stringUnit" : { "value" : "%#@cats@" } } }"#),
        Lint(
            "varied-device-case", .error, "A form for a device varies by device.",
            "The device is known already. Put all devices beside each other.",
            wrong: #""device" : { "mac" : { "variations" : { "device" : … } } }"#,
            right: #""device" : { "mac" : …, "ipad" : … }"#),
        Lint(
            "uninferable-specifier", .error, "No form of a plural prints a number.",
            "Which argument chooses the form cannot be told. Print the number in one form, or use a substitution with a formatSpecifier.",
            wrong: #""one" : "a cat", "other" : "cats""#, right: #""one" : "a cat", "other" : "%lld cats""#),
        Lint(
            "ambiguous-plural-argument", .warning, "A plural has several numbers of one type.",
            "The first one chooses the form, which may be the wrong one. Use a substitution for each number.",
            wrong: #""%lld cats in %lld boxes""#, right: #""%#@cats@ in %#@boxes@""#),
        Lint(
            "plural-beside-device", .warning, "A text varies by device and beside that by plural.",
            "The plural forms are used only where no device form is. Put the plural inside each device.",
            wrong: #""variations" : { "device" : …, "plural" : … }"#,
            right: #""device" : { "mac" : { "variations" : { "plural" : … } } }"#),
        Lint(
            "text-beside-variations", .warning, "A string unit stands beside variations.",
            "It is used only where no form is, and Apple's tools lose one of them. Remove one.",
            wrong: #"{ "stringUnit" : …, "variations" : … }"#, right: #"{ "variations" : … }"#),
        Lint(
            "unknown-plural-category", .warning, "A plural form has a name that is no category.",
            "The categories are zero, one, two, few, many and other. The form is never used; for the number 0 write zero.",
            wrong: #""plural" : { "=0" : … }"#, right: #""plural" : { "zero" : … }"#),
        Lint(
            "plural-without-other", .warning, "A plural variation has no form other.",
            "Every language has it, and it stands in for forms that are missing. Add it.",
            wrong: #""plural" : { "one" : … }"#, right: #""plural" : { "one" : …, "other" : … }"#),
        Lint(
            "substitution-axis", .warning, "A substitution varies by something else than plural.",
            "Only the plural forms of a substitution are compiled. Vary the text around it by device.",
            wrong: #""cats" : { "variations" : { "device" : … } }"#,
            right: #""cats" : { "variations" : { "plural" : … } }"#),
        Lint(
            "argument-number-not-positive", .warning, "The number of a substitution's argument is 0 or less.",
            "Arguments count from 1. The substitution takes the one at its place in the text instead.",
            wrong: #""argNum" : 0"#, right: #""argNum" : 1"#),
        Lint(
            "argument-number-too-large", .error, "The number of a substitution's argument is above 255.",
            "A text has at most 255 arguments. Write the number of the one that is meant.", wrong: #""argNum" : 1000"#,
            right: #""argNum" : 1"#),
        Lint(
            "unknown-substitution-specifier", .warning, "The format specifier of a substitution prints no number.",
            "A plural is chosen by a number: lld, d, f and the like, without the percent sign. The one in the forms is taken.",
            wrong: #""formatSpecifier" : "%lld""#, right: #""formatSpecifier" : "lld""#),
        Lint(
            "substitution-without-forms", .warning, "A substitution has no plural forms.",
            "Its argument is printed alone. Add the forms, or write a placeholder instead.",
            wrong: #""cats" : { "variations" : { "plural" : { } } }"#,
            right: #""cats" : { "variations" : { "plural" : { "other" : … } } }"#),
        Lint(
            "differing-placeholder-types", .warning, "The forms of a plural print one argument as different types.",
            "One of them is wrong, and crashes on Apple's platforms. Use one conversion in all forms.",
            wrong: #""one" : "%@ cat", "other" : "%lld cats""#, right: #""one" : "%lld cat", "other" : "%lld cats""#),
    ]

    /// The rules about languages, tables and symbols.
    static let compilation: [Lint] = [
        Lint(
            "malformed-language-tag", .warning, "A language tag is malformed.",
            "Its texts are found by this spelling alone, so that nobody is shown them. Tags look like de, pt-BR, zh-Hant.",
            wrong: #""german" : … or "de_" : …"#, right: #""de" : …"#),
        Lint(
            "language-spelled-twice", .warning, "One language is spelled in two ways.",
            "Some entries have their text under one spelling, some under the other. Put all under one, such as pt-BR.",
            wrong: #""pt_BR" : …, "pt-BR" : …"#, right: #""pt-BR" : …"#),
        Lint(
            "language-not-in-catalog", .warning, "A language was asked for that the catalog does not have.",
            "Compiling was told to take some languages alone. Correct the option or the configuration.",
            wrong: "--language gr", right: "--language el"),
        Lint(
            "too-many-languages", .error, "The catalog has more languages than a table can hold.",
            "No product has that many; the file is damaged, or tags were made by a tool. Remove those that are not meant.",
            wrong: #""aaa" : …, "aab" : …, "aac" : …"#, right: #""de" : …, "fr" : …"#),
        Lint(
            "too-many-devices", .error, "A text varies by more devices than a table can hold.",
            "Apple has eight. Remove those that do not exist.", wrong: #""device" : { "a1" : …, "a2" : …, … }"#,
            right: #""device" : { "mac" : …, "other" : … }"#),
        Lint(
            "table-not-written", .error, "The catalog fits into no lookup table.",
            "Tables have limits, 256 MB among them, which the message names. Split the catalog.",
            wrong: "one catalog of 300 MB", right: "several catalogs"),
        Lint(
            "same-symbol-name", .warning, "Two keys would have the same Swift symbol.",
            "Both get a longer name, with a number made of the key. Rename one key, or set generatesSymbol to false for it.",
            wrong: #""order.total" and "order_total""#, right: #""order.total" and "order.sum""#),
        Lint(
            "languages-in-one-directory", .error, "Two languages belong into one folder of Apple's tables.",
            "One would be lost without a word: iw and he are both he.lproj. Remove one.", wrong: #""iw" : …, "he" : …"#,
            right: #""he" : …"#),
        Lint(
            "language-names-no-directory", .error, "No folder can be named after a language.",
            "The tag holds a slash or the like. Correct the tag.", wrong: #""de/AT" : …"#, right: #""de-AT" : …"#),
        Lint(
            "table-names-no-file", .error, "No file can be named after the table.",
            "The name holds a slash or the like. Rename the catalog, or give another name.", wrong: "--table a/b",
            right: "--table b"),
        Lint(
            "character-not-in-property-list", .error, "An entry holds a character that property lists cannot hold.",
            "Apple's tables are XML, which has no control characters but tab, line feed and carriage return. Remove it.",
            wrong: #""Size\u0001""#, right: #""Size""#),
        Lint(
            "substitutions-of-one-name", .error, "Two substitutions have one name in Apple's tables.",
            "Names with other characters than ASCII letters, digits and _ are all written as value. Rename one.",
            wrong: #""große" : …, "kleine Größe" : …"#, right: #""large" : …, "small" : …"#),
        Lint(
            "reserved-name", .error, "A name means something else in Apple's tables.",
            "A device or a substitution is named as a member of the format. Choose another name.",
            wrong: #""NSStringFormatSpecTypeKey" : …"#, right: #""count" : …"#),
        Lint(
            "substitution-in-fallback", .warning, "The text for other devices names a substitution.",
            "Apple's tables hold that text as a plain string, and show %#@name@. Our own tables resolve it.",
            wrong: #""other" : "%#@cats@""#, right: #""other" : "Cats: %lld""#),
        Lint(
            "plural-lost-beside-device", .warning, "Plural forms beside forms for devices are left out.",
            "Apple's tables cannot hold both. Put the plural inside each device.",
            wrong: #""variations" : { "device" : …, "plural" : … }"#,
            right: #""device" : { "mac" : { "variations" : { "plural" : … } } }"#),
        Lint(
            "plural-by-other-argument", .warning, "A plural is chosen by another argument than the first.",
            "Apple's tables choose by the first one. Use a substitution that has the number as its argNum.",
            wrong: #""%@ has %lld cats" varied by plural"#, right: #""%@ has %#@cats@" with "argNum" : 2"#),
    ]
}
