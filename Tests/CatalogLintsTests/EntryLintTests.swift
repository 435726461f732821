import Testing

struct EntryLintTests {
    private static let identifier = "identifier-without-source"
    private static let device = "device-without-other"
    private static let direction = "unbalanced-direction-marks"
    private static let language = "unknown-language"
    private static let words =
        "The key looks like an identifier, and has no text in the source language 'en'; the identifier itself is shown"

    static let cases: [LintCase] =
        [
            // MARK: Keys
            LintCase(
                identifier, LintCase.entry("settings.title", ["de": "Einstellungen"], mark: "¶"),
                "\(words) (settings.title)"),
            LintCase(identifier, LintCase.entry("ERROR_NETWORK", mark: "¶"), "\(words) (ERROR_NETWORK)"),
            LintCase(identifier, LintCase.entry("Alert.Install.Title2", mark: "¶"), "\(words) (Alert.Install.Title2)"),
            LintCase(identifier, LintCase.entry("orderPlaced", mark: "¶"), "\(words) (orderPlaced)"),
            LintCase(identifier, LintCase.entry("settings.title", ["en": ""])),
            LintCase(identifier, LintCase.entry("H.265", ["de": "H.265"])),
            LintCase(identifier, LintCase.entry("settings.title", ["en": "Settings"])),
            LintCase(identifier, LintCase.entry("settings.title", members: #""shouldTranslate" : false, "#)),
            LintCase(identifier, LintCase.entry("settings.title", members: #""extractionState" : "stale", "#)),
        ]
        + [
            "OK", "Settings", "Wi-Fi", "iPhone", "macOS", "iPadOS", "YouTube", "README.md", "example.com", "v1.2.3",
            "1.0",
            "e.g.", "Done.", "Loading…", "user@example.org", "%@.%@", "and/or", "well-known", "1d8-Ac-x2w.title",
            "日本語.名前",
            "A.B", "...", "U.S.A",
        ].map { LintCase(identifier, LintCase.entry($0)) }
        + [
            LintCase(
                "escape-in-key", LintCase.entry(#"Line one¶\nLine two"#),
                #"'\n' in the key is a backslash and a letter, and is shown so (Line one\nLine two)"#),
            LintCase(
                "escape-in-key", LintCase.entry(#"Size ¶\u{2014} large"#),
                #"'\u{2014}' in the key is a backslash and a letter, and is shown so (Size \u{2014} large)"#),
            LintCase("escape-in-key", LintCase.entry(#"C:\new\table"#)),
            LintCase("escape-in-key", LintCase.entry("Line one\nLine two")),
            LintCase("escape-in-key", LintCase.entry(#"\d+\.\w \\ \user"#)),
            LintCase(
                "escape-in-value", LintCase.entry("a.lines", ["en": "Line\none", "de": #"Zeile¶\neins"#]),
                #"'\n' in the text is a backslash and a letter, and is shown so (de: a.lines)"#),
            // Where the source text has one, the translations are right to have it.
            LintCase("escape-in-value", LintCase.entry(#"Line\none"#, ["de": #"Zeile\neins"#])),

            // MARK: Devices
            LintCase(
                device,
                LintCase.entry("Tap", ["de": LintCase.device(["mac": "Klicken", "iphone": "Tippen"], mark: "¶")]),
                "The text has no form 'other'; devices that are not named show the text of another language (de: Tap)"),
            LintCase(device, LintCase.entry("Tap", ["de": LintCase.device(["mac": "Klicken", "other": "Tippen"])])),
            LintCase(
                "unknown-device",
                LintCase.entry("Tap", ["de": LintCase.device(["¶iPhone": "Tippen", "other": "Klicken"])]),
                "'iPhone' is no device that Xcode knows; those are iphone, ipad, ipod, mac, applewatch, appletv, applevision, "
                    + "other (de: Tap|==|device.iPhone)"),

            // MARK: Directions
            LintCase(
                direction, LintCase.entry("Hello", ["he": "שלום ¶\u{2067}%@"]),
                "U+2067 (right-to-left isolate) is not ended by U+2069 (pop directional isolate) (he: Hello)"),
            LintCase(
                direction, LintCase.entry("Hello", ["he": "שלום¶\u{2069}", "ar": "¶\u{202B}مرحبا\u{2069}"]),
                "U+2069 (pop directional isolate) ends nothing; remove it or add what it ends (he: Hello)",
                "U+202B (right-to-left embedding) is not ended by U+202C (pop directional formatting) (ar: Hello)"),
            LintCase(
                direction,
                LintCase.entry(
                    "Hello", ["he": "\u{2068}\u{202A}%@\u{202C}\u{2069} \u{200F}שלום", "ar": "مرحبا\u{61C}"])),

            // MARK: Languages
            LintCase(
                language, #""Size" : {"localizations" : {¶"jp" : \#(LintCase.unit("大きさ"))}}"#,
                "'jp' is no language that CLDR knows; was 'ja' meant?"),
            LintCase(
                language, #""Size" : {"localizations" : {¶"xqz" : \#(LintCase.unit("x"))}}"#,
                "'xqz' is no language that CLDR knows"),
            LintCase(
                language,
                LintCase.entry(
                    "Size",
                    [
                        "fil": "Laki", "zh-Hant-HK": "大小", "sr-Latn": "Veličina", "iw": "גודל", "en_US": "Size",
                    ])),

            LintCase(
                "stale",
                LintCase.entry("Size", ["de": "Größe."], mark: "¶", members: #""extractionState" : "stale", "#),
                "The entry is no longer found in source code (Size)"),
            // Nothing else is said of entries that nothing shows.
            LintCase(
                "final-punctuation",
                LintCase.entry("Size", ["de": "Größe?"], members: #""extractionState" : "stale", "#)),
        ]

    @Test(arguments: cases) func entriesAreChecked(_ test: LintCase) throws {
        try test.check()
    }
}
