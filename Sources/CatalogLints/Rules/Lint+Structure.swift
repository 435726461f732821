internal import StringCatalog

/// The rules of what a catalog is made of, which reading checks.
extension Lint {
    static let structure: [Lint] = [
        Lint(
            "root-not-object", .error, "The file holds no JSON object.",
            "A catalog is an object with the members sourceLanguage, strings and version.", wrong: "[]",
            right: #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#),
        missing("source-language", member: "sourceLanguage", example: #""sourceLanguage" : "en""#),
        missing("version", member: "version", example: #""version" : "1.0""#),
        missing("strings", member: "strings", example: #""strings" : { }"#),
        Lint(
            "missing-string-unit", .error, "A localization or a variation has no text.",
            "It needs a stringUnit, variations or, in a localization, a stringSet. Add one, or remove the localization.",
            wrong: #""de" : { }"#, right: #""de" : { "stringUnit" : { "state" : "translated", "value" : "Größe" } }"#),
        Lint(
            "missing-state", .error, "A string unit has no state.",
            "Xcode refuses such a catalog. Add the state: new, translated, needs_review or machine_translated.",
            wrong: #""stringUnit" : { "value" : "Größe" }"#,
            right: #""stringUnit" : { "state" : "translated", "value" : "Größe" }"#),
        Lint(
            "missing-values", .error, "A string set has no member values.", "Add the texts, or remove the string set.",
            wrong: #""stringSet" : { "state" : "new" }"#,
            right: #""stringSet" : { "state" : "new", "values" : ["Open"] }"#),
        Lint(
            "missing-variations", .error, "A substitution has no member variations.",
            "A substitution is there for its plural forms. Add them, or remove it.",
            wrong: #""cats" : { "argNum" : 1 }"#, right: #""cats" : { "argNum" : 1, "variations" : { "plural" : … } }"#),
        Lint(
            "wrong-type", .error, "A member has a value of another type than it can have.",
            "The message says what it has to be. Often a string stands where true or false belongs.",
            wrong: #""shouldTranslate" : "no""#, right: #""shouldTranslate" : false"#),
        Lint(
            "arg-num-not-integer", .error, "The number of a substitution's argument is no integer.",
            "Write the number without quotes and without a fraction; arguments count from 1.",
            wrong: #""argNum" : "1""#,
            right: #""argNum" : 1"#),
        Lint(
            "unknown-member", .note, "A member has a name that the format does not know.",
            "It is kept when the file is written and has no effect. It may be a slip of the pen, or of a later Xcode.",
            wrong: #""coment" : "the title""#, right: #""comment" : "the title""#),
        Lint(
            "unknown-state", .note, "A string unit has a state that Xcode does not know.",
            """
            It is kept, and counts as a text that needs review. Xcode's states are new, translated, needs_review, \
            machine_translated and stale.
            """,
            wrong: #""state" : "done""#, right: #""state" : "translated""#),
        Lint(
            "unknown-extraction-state", .note, "An entry has an extraction state that Xcode does not know.",
            "It is kept. Xcode's are manual, extracted_with_value, migrated and stale.",
            wrong: #""extractionState" : "translated""#, right: #""extractionState" : "manual""#),
        Lint(
            "unknown-variation", .note, "A text varies by something that is not known.",
            "Such variations are kept and not compiled. Those that are known are plural, device and width.",
            wrong: #""variations" : { "gender" : … }"#, right: #""variations" : { "plural" : … }"#),
        Lint(
            "width-variation", .note, "A text varies by width.",
            "Only the widest form is compiled, since servers and lookup tables know no width. All are kept in the file.",
            wrong: #""variations" : { "width" : { "10" : …, "40" : … } }"#, right: #""stringUnit" : { … }"#),
        Lint(
            "string-set", .note, "A localization is a set of texts.",
            "App Shortcuts have such sets. They are kept and exchanged, and not compiled into lookup tables.",
            wrong: #""stringSet" : { "values" : ["Open", "Show"] }"#, right: #""stringUnit" : { … }"#),
    ]

    private static func missing(_ name: String, member: String, example: String) -> Lint {
        Lint(
            "missing-\(name)", .error, "The catalog has no member \(member).", "Every catalog has it. Add it.",
            wrong: "{ … }", right: "{ \(example), … }")
    }
}
