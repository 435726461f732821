import Testing

struct PluralLintTests {
    private static let missing = "plural-category-missing"
    private static let unused = "plural-category-unused"
    private static let number = "plural-number-missing"

    static let cases: [LintCase] = [
        LintCase(
            missing,
            LintCase.entry(
                "%lld files", ["pl": LintCase.plural(["one": "%lld plik", "other": "%lld pliku"], mark: "¶")]),
            "The language 'pl' needs the forms 'few' (2, 3, 4, …) and 'many' (0, 5, 6, …); 'other' is shown instead "
                + "(pl: %lld files)"),
        LintCase(
            missing, LintCase.entry("%lld files", ["en": LintCase.plural(["other": "%lld files"], mark: "¶")]),
            "The language 'en' needs the form 'one' (1); 'other' is shown instead (en: %lld files)"),
        LintCase(
            missing,
            LintCase.entry(
                "%lld files",
                [
                    "ru": LintCase.substitution(
                        "%#@files@", "files", ["one": "%arg", "few": "%arg", "other": "%arg"], mark: "¶")
                ]),
            "The language 'ru' needs the form 'many' (0, 5, 6, …); 'other' is shown instead (ru: %lld "
                + "files|==|substitutions.files)"),
        LintCase(
            missing,
            LintCase.entry(
                "%lld files",
                [
                    "de": LintCase.device(["mac": LintCase.plural(["other": "%lld"], mark: "¶"), "other": "%lld"])
                ]),
            "The language 'de' needs the form 'one' (1); 'other' is shown instead (de: %lld files|==|device.mac)"),
        // French needs no `many`, which begins at a million, and Japanese nothing but `other`.
        LintCase(
            missing,
            LintCase.entry(
                "%lld files",
                [
                    "fr": LintCase.plural(["one": "%lld", "other": "%lld"]), "ja": LintCase.plural(["other": "%lld"]),
                ])),
        // Czech has `many` for fractions alone.
        LintCase(
            missing,
            LintCase.entry("%lld km", ["cs": LintCase.plural(["one": "%lld", "few": "%lld", "other": "%lld"])])),
        LintCase(
            missing,
            LintCase.entry("%lf km", ["cs": LintCase.plural(["one": "%lf", "few": "%lf", "other": "%lf"], mark: "¶")]),
            "The language 'cs' needs the form 'many'; 'other' is shown instead (cs: %lf km)"),
        // Of a language that nobody knows nothing is said.
        LintCase(missing, LintCase.entry("%lld km", ["xqz": LintCase.plural(["other": "%lld"])])),

        LintCase(
            unused,
            LintCase.entry("%lld files", ["ja": LintCase.plural(["¶one": "%lld", "other": "%lld"])]),
            "The language 'ja' never uses the form 'one'; remove it (ja: %lld files|==|plural.one)"),
        LintCase(
            unused,
            LintCase.entry(
                "%lld files",
                ["de": LintCase.substitution("%#@n@", "n", ["one": "%arg", "¶few": "%arg", "other": "%arg"])]),
            "The language 'de' never uses the form 'few'; remove it (de: %lld files|==|substitutions.n.plural.few)"),
        // A form for 0 is used everywhere.
        LintCase(
            unused,
            LintCase.entry(
                "%lld files",
                [
                    "en": LintCase.plural(["zero": "none", "one": "%lld", "other": "%lld"]),
                    "ar": LintCase.plural([
                        "zero": "%lld", "one": "%lld", "two": "%lld", "few": "%lld", "many": "%lld", "other": "%lld",
                    ]),
                ])),

        LintCase(
            number,
            LintCase.entry(
                "%lld files",
                [
                    "ru": LintCase.plural(["one": "¶\"Один файл", "few": "%lld", "many": "%lld", "other": "%lld"])
                ]),
            "The form 'one' stands for 1, 21, 31, … in the language 'ru' and does not print the number (ru: %lld "
                + "files|==|plural.one)"),
        LintCase(
            number,
            LintCase.entry("%lld files", ["fr": LintCase.plural(["one": "¶\"Un fichier", "other": "%lld fichiers"])]),
            "The form 'one' stands for 0, 1, … in the language 'fr' and does not print the number (fr: %lld "
                + "files|==|plural.one)"),
        LintCase(
            number,
            LintCase.entry(
                "%lld files",
                ["de": LintCase.substitution("%#@n@", "n", ["one": "%arg Datei", "other": "¶\"Dateien"])]),
            "The form 'other' stands for 0, 2, 3, … in the language 'de' and does not print the number (de: %lld "
                + "files|==|substitutions.n.plural.other)"),
        // Where a form stands for one number alone, it can say it in words; a form for 0 takes the 0 from French.
        LintCase(
            number,
            LintCase.entry(
                "%lld files",
                [
                    "en": LintCase.plural(["one": "One file", "other": "%lld files"]),
                    "fr": LintCase.plural(["zero": "Aucun", "one": "Un fichier", "other": "%lld fichiers"]),
                    "he": LintCase.plural(["one": "קובץ", "two": "שני קבצים", "other": "%lld קבצים"]),
                ])),
    ]

    @Test(arguments: cases) func formsAreThoseOfTheLanguage(_ test: LintCase) throws {
        try test.check()
    }
}
