import Testing

struct PlaceholderLintTests {
    private static let missing = "placeholder-missing"
    private static let extra = "placeholder-extra"
    private static let type = "placeholder-type"
    private static let position = "placeholder-position"
    private static let percent = "literal-percent"
    private static let encoding = "percent-encoding"

    static let cases: [LintCase] = [
        // MARK: Missing
        LintCase(
            missing, LintCase.entry("Hello, %@", ["fr": "¶\"Bonjour"]),
            "The text leaves out argument 1, '%@' in the source text (fr: Hello, %@)"),
        LintCase(
            missing,
            LintCase.entry("greeting.name", ["en": "%@ sent %lld messages", "de": "¶\"%2$lld Nachrichten"]),
            "The text leaves out argument 1, '%@' in the source text (de: greeting.name)"),
        LintCase(missing, LintCase.entry("Hello, %@", ["fr": "%@, bonjour", "de": "%1$@!", "it": ""])),
        // What the source text leaves out, a translation may leave out too.
        LintCase(missing, LintCase.entry("Hello, %@", ["en": "Hello", "fr": "Bonjour"])),
        // An identifier without a source text says nothing.
        LintCase(missing, LintCase.entry("greeting.name", ["fr": "Bonjour %@"])),
        // A plural form may leave out the number, not other arguments.
        LintCase(
            missing,
            LintCase.entry(
                "%lld cats of %@",
                ["en": LintCase.plural(["one": "A cat of %2$@", "other": "%lld cats of %@"])])),
        LintCase(
            missing,
            LintCase.entry(
                "%1$lld cats of %2$@",
                ["de": LintCase.plural(["one": "¶\"Eine Katze", "other": "%1$lld Katzen von %2$@"])]),
            "The form 'one' leaves out argument 2, '%2$@' in other forms (de: %1$lld cats of %2$@|==|plural.one)"),
        LintCase(
            missing,
            LintCase.entry(
                "%1$lld cats of %2$@",
                ["de": LintCase.plural(["zero": "Keine Katzen", "other": "%1$lld Katzen von %2$@"])])),
        LintCase(
            missing,
            LintCase.entry(
                "%1$lld cats of %2$@", ["de": LintCase.plural(["one": "¶\"%1$lld Katze", "other": "%1$lld Katzen"])]),
            "The text leaves out argument 2, '%2$@' in the source text (de: %1$lld cats of %2$@)"),
        // Each device has its text.
        LintCase(
            missing, LintCase.entry("Tap %@", ["fr": LintCase.device(["mac": "¶\"Cliquez", "other": "Touchez %@"])]),
            "The text leaves out argument 1, '%@' in the source text (fr: Tap %@|==|device.mac)"),
        // Substitutions take arguments, those of their forms included.
        LintCase(
            missing,
            LintCase.entry(
                "%lld cats",
                ["de": LintCase.substitution("Da: %#@cats@", "cats", ["one": "eine Katze", "other": "%arg Katzen"])])),
        LintCase(
            missing,
            LintCase.entry(
                "%@ has %lld cats",
                ["de": LintCase.substitution("¶\"%#@cats@", "cats", argNum: 2, ["one": "eine", "other": "%arg"])]),
            "The text leaves out argument 1, '%@' in the source text (de: %@ has %lld cats)"),
        // Prose with a percent sign has no arguments.
        LintCase(missing, LintCase.entry("100% anonymous", ["fr": "Tout à fait anonyme"])),

        // MARK: Extra
        LintCase(
            extra, LintCase.entry("Hello, %@", ["fr": "Bonjour, %@ ¶%@"]),
            "'%@' takes argument 2, which neither the key nor the source text has (fr: Hello, %@)"),
        LintCase(
            extra, LintCase.entry("Hello", ["fr": "Bonjour ¶%1$@, %2$@ et %3$@"]),
            "'%1$@' takes argument 1, which neither the key nor the source text has; nor do they have 2 others of this text "
                + "(fr: Hello)"),
        LintCase(
            extra, LintCase.entry("Hello, %@", ["en": "Hello, %@ ¶%@"]),
            "'%@' takes argument 2, which neither the key nor the source text has (en: Hello, %@)"),
        // A key that is a name says nothing of arguments, and what the key has a text may take.
        LintCase(extra, LintCase.entry("greeting.title", ["en": "Hello, %@", "fr": "Bonjour, %@"])),
        LintCase(extra, LintCase.entry("Hello, %@", ["en": "Hello", "fr": "Bonjour, %@"])),
        LintCase(extra, LintCase.entry("50% off", ["fr": "50 % de réduction"])),
        LintCase(extra, LintCase.entry("%lld%% done", ["fr": "%lld %% fait"])),

        // MARK: Type
        LintCase(
            type, LintCase.entry("%lld files", ["ru": "Файлов: ¶%@"]),
            "'%@' prints argument 1 as a text, but it is '%lld' in the source text (ru: %lld files)"),
        LintCase(
            type, LintCase.entry("%@ files", ["ru": "Файлов: ¶%1$.1f"]),
            "'%1$.1f' prints argument 1 as a decimal number, but it is '%@' in the source text (ru: %@ files)"),
        LintCase(
            type,
            LintCase.entry("%lld files", ["de": LintCase.plural(["one": "¶%@ Datei", "other": "%lld Dateien"])]),
            "'%@' prints argument 1 as a text, but it is '%lld' in the source text (de: %lld files|==|plural.one)"),
        // Lengths and signs are no other types, and neither are strings of C.
        LintCase(type, LintCase.entry("%lld files", ["ru": "Файлов: %d", "de": "%u Dateien"])),
        LintCase(type, LintCase.entry("Hello, %@", ["de": "Hallo, %s"])),

        // MARK: Position
        LintCase(
            position, LintCase.entry("a.b.c", ["en": "%1$@ in %2$@", "ja": "¶%@の%@"]),
            "'%@' has no position, but the source text has; write '%1$@' (ja: a.b.c)"),
        LintCase(
            position, LintCase.entry("%@ has %lld cats", ["ja": "¶%lld匹の猫、%@"]),
            "'%lld' takes argument 1, which is of another type; write the position, as '%2$lld' (ja: %@ has %lld cats)"),
        LintCase(position, LintCase.entry("%@ has %lld cats", ["ja": "%2$lld匹の猫、%1$@", "de": "%@ hat %lld Katzen"])),
        LintCase(position, LintCase.entry("a.b.c", ["en": "%1$@", "ja": "%@"])),
        // It is said once.
        LintCase(type, LintCase.entry("%@ has %lld cats", ["ja": "%lld匹の猫、%@"])),

        // MARK: Percent
        LintCase(
            percent, LintCase.entry("Done: %@", ["de": "Fertig: %1$lld ¶%%"]),
            "A percent sign is typed beside the number '%1$lld'; languages place it in their own ways, so pass a percent and "
                + "write '%@' (de: Done: %@)"),
        LintCase(
            percent, LintCase.entry("done.rate", ["en": "%.1f¶%%", "tr": "¶%%%.1f", "ar": "%.1f¶٪"]),
            "A percent sign is typed beside the number '%.1f'; languages place it in their own ways, so pass a percent and "
                + "write '%@' (en: done.rate)",
            "A percent sign is typed beside the number '%.1f'; languages place it in their own ways, so pass a percent and "
                + "write '%@' (tr: done.rate)",
            "A percent sign is typed beside the number '%.1f'; languages place it in their own ways, so pass a percent and "
                + "write '%@' (ar: done.rate)"),
        LintCase(
            percent, LintCase.entry("%lld¶%%"),
            "A percent sign is typed beside the number '%lld'; languages place it in their own ways, so pass a percent and "
                + "write '%@' (%lld%%)"),
        LintCase(percent, LintCase.entry("%@%%", ["de": "100 %% von %lld"])),

        // MARK: URLs
        LintCase(
            encoding, LintCase.entry("New¶%20Cases"),
            "'%20C' is read as a placeholder; for a character of a URL write '%%20C' (New%20Cases)"),
        LintCase(
            encoding, LintCase.entry("help.link", ["en": "https://example.org/a¶%2fb"]),
            "'%2f' is read as a placeholder; for a character of a URL write '%%2f' (en: help.link)"),
        LintCase(encoding, LintCase.entry("%2d of %5d", ["de": "%2d von %5d"])),
        LintCase(encoding, LintCase.entry("%02X and %C", ["de": "%5.2f"])),
    ]

    @Test(arguments: cases) func placeholdersAreCompared(_ test: LintCase) throws {
        try test.check()
    }
}
