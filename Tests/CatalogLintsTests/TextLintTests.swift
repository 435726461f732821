import Testing

struct TextLintTests {
    private static let special = "special-space-lost"
    private static let outer = "outer-space"
    private static let final = "final-punctuation"
    private static let opening = "opening-punctuation"
    private static let equal = "translation-equals-source"
    private static let empty = "empty-value"

    static let spaces: [LintCase] = [
        LintCase(
            special,
            LintCase.entry("5\u{A0}GB free", ["de": "¶\"5 GB frei", "fr": "5\u{202F}Go libres", "ja": "空き 5 GB"]),
            "The source text has a no-break space (U+00A0), and this text has none; it was likely lost (de: 5\u{A0}GB free)"
        ),
        LintCase(special, LintCase.entry("5 GB free", ["fr": "5\u{A0}Go libres !"])),
        LintCase(
            outer, LintCase.entry("Name: ", ["pl": "Nazwa:¶", "de": "Name: "]),
            "The text does not end in a space as the source text does (pl: Name: )"),
        LintCase(
            outer, LintCase.entry("Name", ["pl": "¶ Nazwa", "de": "Name¶ "]),
            "The text begins with a space, which the source text does not (pl: Name)",
            "The text ends in a space, which the source text does not (de: Name)"),
        LintCase(
            outer, LintCase.entry("total.line", ["en": "Total\n", "de": "Summe¶"]),
            "The text does not end in a line break as the source text does (de: total.line)"),
        LintCase(
            outer, LintCase.entry("a.total", ["en": "Total", "de": "Summe¶\n\n"]),
            "The text ends in a line break, which the source text does not (de: a.total)"),
        LintCase(
            outer,
            LintCase.entry(
                "%lld files",
                [
                    "en": LintCase.plural(["one": "%lld file ", "other": "%lld files"]),
                    "de": LintCase.plural(["one": "%lld Datei ", "other": "%lld Dateien¶ "]),
                ]),
            "The text ends in a space, which the source text does not (de: %lld files|==|plural.other)"),
        // Scripts without spaces between words need none at the edge; kinds of spaces may differ; new texts are none.
        LintCase(outer, LintCase.entry(" days: ", ["ja": "日：", "th": "วัน:", "fr": "\u{A0}jours : "])),
        LintCase(outer, LintCase.entry("Name: ", ["pl": "Nazwa:"], state: "new")),
        LintCase(outer, LintCase.entry(" ", ["pl": "x"])),
    ]

    @Test(arguments: spaces) func spacesAreThoseOfTheSourceText(_ test: LintCase) throws {
        try test.check()
    }

    static let punctuation: [LintCase] = [
        LintCase(
            final, LintCase.entry("Delete the file?", ["it": "Elimina il file¶"]),
            "The text ends with no punctuation, the source text with a question mark (it: Delete the file?)"),
        LintCase(
            final, LintCase.entry("Open", ["de": "Öffnen¶…", "fr": "Ouvrir¶!", "it": "Apri¶:", "es": "Abre¶,"]),
            "The text ends with an ellipsis, the source text with no punctuation (de: Open)",
            "The text ends with an exclamation mark, the source text with no punctuation (fr: Open)",
            "The text ends with a colon, the source text with no punctuation (it: Open)",
            "The text ends with a comma, the source text with no punctuation (es: Open)"),
        LintCase(
            final, LintCase.entry("This is a whole sentence.", ["de": "Das ist ein ganzer Satz¶"]),
            "The text ends with no punctuation, the source text with a period (de: This is a whole sentence.)"),
        // The closing quote and bracket stand behind the mark.
        LintCase(
            final, LintCase.entry("Say “hello!”", ["fr": "Dites « bonjour¶ »"]),
            "The text ends with no punctuation, the source text with an exclamation mark (fr: Say “hello!”)"),
        LintCase(final, LintCase.entry("Say “hello!”", ["fr": "Dites « bonjour ! »", "ja": "「こんにちは！」と言う！"])),
        // Marks of other scripts mean the same.
        LintCase(
            final,
            LintCase.entry(
                "Is this the right one?",
                [
                    "ar": "هل هذا صحيح؟", "el": "Είναι αυτό;", "zh-Hans": "是吗？", "hy": "Սա՞ է", "am": "ትክክል ነው፧",
                    "es": "¿Es este?", "fr": "C’est bien ça\u{202F}?",
                ])),
        LintCase(
            final,
            LintCase.entry(
                "This is a whole sentence.",
                [
                    "ja": "これは文です。", "hi": "यह पूरा वाक्य है।", "ur": "یہ پورا جملہ ہے۔", "hy": "Սա նախադասություն է։",
                    "th": "นี่คือประโยค", "km": "នេះជាប្រយោគ។", "my": "ဒါက ဝါကျပါ။", "am": "ይህ ሙሉ ዓረፍተ ነገር ነው።",
                    "bn": "এটি একটি বাক্য।",
                ])),
        LintCase(final, LintCase.entry("Loading…", ["de": "Wird geladen...", "zh-Hant": "載入中……", "ru": "Загрузка…"])),
        LintCase(final, LintCase.entry("Really?!", ["de": "Wirklich?", "ja": "本当に！？"])),
        LintCase(final, LintCase.entry("Name:", ["fr": "Nom\u{A0}:", "zh-Hans": "名称：", "hy": "Անուն։"])),
        LintCase(
            final, LintCase.entry("Done.", ["de": "Fertig¶"]),
            "The text ends with no punctuation, the source text with a period (de: Done.)"),
        // Periods of abbreviations.
        LintCase(final, LintCase.entry("5 min", ["de": "5 Min.", "ru": "5 мин."])),
        LintCase(final, LintCase.entry("Not all of them etc.", ["de": "Nicht alle davon usw"])),
        // A greeting of a pseudo-locale is no translation, and neither is a new text.
        LintCase(final, LintCase.entry("Open…", ["en-XA": "Óƥéñ… one"])),
        LintCase(final, LintCase.entry("Delete?", ["it": "Elimina"], state: "new")),

        LintCase(
            opening, LintCase.entry("Delete the file?", ["es": "Eliminar el archivo¶?"]),
            "The sentence does not begin with '¿' (es: Delete the file?)"),
        LintCase(
            opening, LintCase.entry("Done!", ["es-MX": "Listo¶!"]),
            "The sentence does not begin with '¡' (es-MX: Done!)"),
        LintCase(opening, LintCase.entry("Really, delete it?", ["es": "De verdad, ¿eliminar?", "it": "Elimina?"])),
    ]

    @Test(arguments: punctuation) func punctuationIsThatOfTheSourceText(_ test: LintCase) throws {
        try test.check()
    }

    static let texts: [LintCase] = [
        LintCase(
            equal, LintCase.entry("Open in new window", ["fr": "¶\"Open in new window"]),
            "The text is marked as translated and equals the source text (fr: Open in new window)"),
        LintCase(
            equal, LintCase.entry("new window", ["ru": "¶\"new window", "fr": "new window"]),
            "The text is marked as translated and equals the source text (ru: new window)"),
        // Names, loan words, variants of the language, texts that are not claimed to be translated.
        LintCase(equal, LintCase.entry("Wi-Fi", ["fr": "Wi-Fi", "ru": "Wi-Fi"])),
        LintCase(equal, LintCase.entry("Version %@", ["de": "Version %@"])),
        LintCase(equal, LintCase.entry("Bluetooth Low Energy", ["ja": "Bluetooth Low Energy"])),
        LintCase(equal, LintCase.entry("Open in new window", ["en-GB": "Open in new window"])),
        LintCase(equal, LintCase.entry("Open in new window", ["fr": "Open in new window"], state: "needs_review")),
        LintCase(
            equal,
            LintCase.entry(
                "Open in new window", ["fr": "Open in new window"], members: #""shouldTranslate" : false, "#)),
        LintCase(equal, LintCase.entry("https://example.org/some/page", ["ru": "https://example.org/some/page"])),

        LintCase(
            empty, LintCase.entry("Size", ["de": "¶\""]),
            "The text is empty, so that another language's is shown; write it, or remove it (de: Size)"),
        LintCase(
            empty,
            LintCase.entry("%lld files", ["de": LintCase.plural(["one": "¶\"", "other": "%lld Dateien"])]),
            "The text is empty, so that another language's is shown; write it, or remove it (de: %lld files|==|plural.one)"
        ),
        LintCase(
            empty, LintCase.entry("size.title", ["en": "¶\""]),
            "The text is empty, so that another language's is shown; write it, or remove it (en: size.title)"),
        // Nobody has written it yet; the key is the source text; there is nothing to say.
        LintCase(empty, LintCase.entry("Size", ["de": ""], state: "new")),
        LintCase(empty, LintCase.entry("Size", ["en": ""])),
        LintCase(empty, LintCase.entry("", ["de": ""])),

        LintCase(
            "needs-review", LintCase.entry("Size", ["de": "¶\"Größe"], state: "needs_review"),
            "The text needs review (de: Size)"),
        LintCase(
            "machine-translated", LintCase.entry("Size", ["de": "¶\"Größe"], state: "machine_translated"),
            "The text was translated by a machine (de: Size)"),
    ]

    @Test(arguments: texts) func textsAreTranslated(_ test: LintCase) throws {
        try test.check()
    }
}
