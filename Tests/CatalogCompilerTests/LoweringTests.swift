import CatalogCompiler
import LookupTable
import StringCatalog
import Testing

/// What each feature of a catalog becomes in the table.
@Suite struct LoweringTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let catalog: String
        let key: String
        let language: String
        var device: String?
        let expected: String

        init(_ catalog: String, _ key: String, _ language: String, _ expected: String) {
            (self.catalog, self.key, self.language, self.expected) = (catalog, key, language, expected)
        }

        init(_ catalog: String, _ key: String, _ language: String, _ device: String, _ expected: String) {
            (self.catalog, self.key, self.language, self.device, self.expected) =
                (catalog, key, language, device, expected)
        }

        var testDescription: String { "\(catalog) \(language) \(device ?? "")" }
    }

    static let rows: [Row] = [
        Row("PlainText", "greeting", "ja", "ja: おはようございます"),
        Row("PlainText", "OK", "de", "en: OK"),
        Row("PluralVariation", "%lld slices", "en", "en: <1 lld|one: <1 lld> slice|other: <1 lld> slices>"),
        Row(
            "PluralVariation", "%lld slices", "ru",
            "ru: <1 lld|one: <1 lld> кусок|few: <1 lld> куска|many: <1 lld> кусков|other: <1 lld> куска>"),
        Row("PluralVariation", "%lld slices", "ja", "ja: <1 lld|other: <1 lld> 切れ>"),
        Row(
            "PluralOfALaterArgument", "%@ ate %lld slices", "en",
            "en: <2 lld|one: <1 @> ate <2 lld> slice|other: <1 @> ate <2 lld> slices>"),
        Row(
            "PluralFormWithoutNumber", "%lld slices left", "en",
            "en: <1 lld|zero: Nothing left|one: One slice left|other: <1 lld> slices left>"),
        Row(
            "PluralOfADecimal", "%.1f kilometres", "en",
            "en: <1 .1f|one: <1 .1f> kilometre|other: <1 .1f> kilometres>"),
        Row("PluralWithArg", "%lld slices", "en", "en: <1 lld|one: <1 lld> slice|other: <1 lld> slices>"),
        Row("DeviceVariation", "open", "en", "iphone", "en: Tap to open"),
        Row("DeviceVariation", "open", "en", "mac", "en: Click to open"),
        Row("DeviceVariation", "open", "en", "en: Open"),
        Row("DeviceVariation", "open", "fr", "mac", "fr: Ouvrir"),
        Row("DeviceWithoutOther", "open", "fr", "iphone", "fr: Touchez pour ouvrir"),
        Row("DeviceWithoutOther", "open", "fr", "mac", "en: Click to open"),
        Row("DeviceWithoutOther", "open", "fr", "en: Open"),
        Row("UnknownDevice", "open", "en", "toaster", "en: Push to open"),
        Row(
            "DevicePlural", "%lld orders", "en", "applewatch",
            "en: <1 lld|one: <1 lld> order|other: <1 lld> orders>"),
        Row("DevicePlural", "%lld orders", "en", "mac", "en: Orders: <1 lld>"),
        Row(
            "Substitution", "%lld slices for %lld guests", "en",
            "en: <1 lld|one: <1 lld> slice|other: <1 lld> slices> for <2 lld|one: <2 lld> guest|other: <2 lld> guests>"),
        Row(
            "SubstitutionOrderedByTranslation", "%lld slices for %@", "ja",
            "ja: <2 @>に<1 lld|other: <1 lld>切れ>"),
        Row(
            "SubstitutionWithoutArgNum", "%@ has %lld cats", "en",
            "en: <1 @> has <2 lld|one: <2 lld> cat|other: <2 lld> cats>"),
        Row(
            "SubstitutionWithoutSpecifier", "%.1f miles to go", "en",
            "en: <1 .1f|one: <1 .1f> mile|other: <1 .1f> miles> to go"),
        Row(
            "SubstitutionInDevices", "%lld slices", "en", "iphone",
            "en: Tap: <1 lld|one: <1 lld> slice|other: <1 lld> slices>"),
        Row(
            "SubstitutionInDevices", "%lld slices", "en",
            "en: Click: <1 lld|one: <1 lld> slice|other: <1 lld> slices>"),
        Row("SubstitutionNameWithDot", "%lld cats", "en", "en: <1 lld|one: <1 lld> cat|other: <1 lld> cats>"),
        Row(
            "NamedPlaceholders", "%(count)lld slices for %(guest)@", "de",
            "de: Für <2 @>: <1 lld> Stück"),
        Row("SourceTextIsTheKey", "Your order is ready", "en", "en: Your order is ready"),
        Row("SourceValueInStateNew", "Order.Ready.Title", "en", "en: Your order is ready"),
        Row("PercentSigns", "100%% fresh", "fr", "fr: Frais à 100 %%"),
        Row("PercentSigns", "%@ is %lld%% done", "tr", "tr: <1 @>: %%<2 lld>"),
        Row("StringSet", "Order a pizza", "en", "en: Order a pizza"),
        Row("WidthVariation", "Temperature", "en", "en: Temperature"),
        Row("StaleEntry", "Old", "fr", "fr: Ancien texte"),
        Row("NotTranslated", "PizzaService", "en", "en: PizzaService"),
        Row("States", "a", "en", "en: a source"),
        Row("States", "b", "fr", "fr: b français"),
        // An empty text is one that nobody has written.
        Row("States", "c", "fr", "en: c source"),
        Row("RegionalFallback", "colour", "en-GB", "en-GB: colour"),
        Row("RegionalFallback", "bus", "es-MX", "es-419: bus (419)"),
        Row("RegionalFallback", "colour", "es-MX", "es: color (es)"),
        Row("RegionalFallback", "lift", "es-419", "en: elevator"),
        Row("RegionalFallback", "bus", "en-GB", "en: bus"),
        Row("ScriptFallback", "software", "zh-HK", "zh-Hant: 軟體"),
        Row("ScriptFallback", "taxi", "zh-Hant", "en: taxi"),
        Row("EmptyKey", "", "en", "en: Text of the empty key"),
        Row("EmptySourceLanguage", "hello", "", ": hello"),
        Row("EmptySourceLanguage", "hello", "fr", "fr: Bonjour"),
        Row("EmptyVariations", "open", "en", "en: open"),
    ]

    @Test(arguments: rows) func lowers(_ row: Row) throws {
        let compiled = try CompiledCatalog(valid: row.catalog)
        #expect(compiled.text(row.key, row.language, device: row.device) == row.expected)
        #expect(!compiled.result.diagnostics.contains { $0.severity > .note })
    }

    /// Another spelling of the source language stands for it, whether or not its text varies by device.
    @Test(arguments: [
        (#"{"stringUnit": {"state": "translated", "value": "פתיחה"}}"#, "iw: פתיחה"),
        (
            #"{"variations": {"device": {"mac": {"stringUnit": {"state": "translated", "value": "לחיצה"}},"#
                + #""other": {"stringUnit": {"state": "translated", "value": "הקשה"}}}}}"#,
            "iw: הקשה"
        ),
    ])
    func languageWithoutATextTakesThatOfTheSourceLanguage(_ localization: String, _ expected: String) throws {
        let compiled = try CompiledCatalog(
            key: "open",
            localizations: #""iw": \#(localization), "de": {"stringUnit": {"state": "new", "value": ""}}"#,
            sourceLanguage: "he")
        #expect(compiled.text("open", "he") == expected)
        #expect(compiled.text("open", "de") == expected)
    }

    struct Text: Sendable, CustomTestStringConvertible {
        let value: String
        let expected: String
        var key = "key"
        var testDescription: String { value }
    }

    /// Single texts under an identifier as key.
    static let texts: [Text] = [
        Text(value: "%@ and %@", expected: "<1 @> and <2 @>"),
        Text(value: "%2$@ and %1$@", expected: "<2 @> and <1 @>"),
        Text(value: "%2$@ then %@ then %@", expected: "<2 @> then <1 @> then <2 @>"),
        Text(value: "%@%n%@", expected: "<1 @><><3 @>"),
        Text(value: "%2$n%@ %@", expected: "<><1 @> <2 @>"),
        Text(value: "100%% of %d", expected: "100%% of <1 d>"),
        Text(value: "100%, or %d", expected: "100%, or <1 d>"),
        Text(value: "%#@missing@", expected: "%#@missing@"),
        Text(value: "%arg %@", expected: "<1 @> <2 @>"),
        Text(value: "% d items", expected: "<1 _d> items"),
        Text(value: "Test 50% off", expected: "Test 50% off"),
        Text(value: "100% anonymous, %@", expected: "100% anonymous, <1 @>"),
        Text(value: "100% d", expected: "100<1 _d>", key: "%d percent"),
        Text(value: "%D %U %i %5.2f %s", expected: "<1 ld> <2 lu> <3 d> <4 5.2f> <5 string>"),
        Text(value: "", expected: "key"),
    ]

    @Test(arguments: texts) func takesTextsApart(_ text: Text) throws {
        let value = text.value.replacing("\"", with: "\\\"")
        let unit = #""en": {"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
        let compiled = try CompiledCatalog(key: text.key, localizations: unit)
        #expect(compiled.text(text.key, "en") == "en: " + text.expected)
    }

    @Test(arguments: [
        ("100%, %lld", "en: 100%, <1 lld>"), ("100%% %@", "en: 100%% <1 @>"), ("100% anonymous", "en: 100% anonymous"),
        ("%", "en: %"), ("%%", "en: %%"), ("%#@x@", "en: %#@x@"), ("a\u{0}b\n\"", "en: a\u{0}b\n\""),
    ]) func showsAKeyWithoutTextAsFormatString(key: String, expected: String) throws {
        #expect(try CompiledCatalog(key: key, localizations: "").text(key, "en") == expected)
    }

    /// What chooses the form is the number as the forms print it, whatever the substitution's specifier is.
    @Test(arguments: [
        ("f", "%.0f px", "%.0f pxs", "en: <1 .0f|one: <1 .0f> px|other: <1 .0f> pxs>"),
        ("f", "%1$.0f px", "%1$.0f pxs", "en: <1 .0f|one: <1 .0f> px|other: <1 .0f> pxs>"),
        ("f", "%.0f px", "lots", "en: <1 .0f|one: <1 .0f> px|other: lots>"),
        ("d", "a px", "%.1f pxs", "en: <1 .1f|one: a px|other: <1 .1f> pxs>"),
        ("f", "%@ px", "%@ pxs", "en: <1 @|one: <1 @> px|other: <1 @> pxs>"),
        ("f", "%2$.0f px", "%2$.0f pxs", "en: <1 f|one: <2 .0f> px|other: <2 .0f> pxs>"),
        (".1f", "%arg px", "%arg pxs of %1$.0f", "en: <1 .1f|one: <1 .1f> px|other: <1 .1f> pxs of <1 .0f>>"),
        ("f", "a px", "lots", "en: <1 f|one: a px|other: lots>"),
    ]) func aSubstitutionIsDrivenByWhatItsFormsPrint(specifier: String, one: String, other: String, expected: String)
        throws
    {
        func unit(_ value: String) -> String { #"{"stringUnit": {"state": "new", "value": "\#(value)"}}"# }
        let compiled = try CompiledCatalog(
            key: "key",
            localizations: #"""
                "en": {"stringUnit": {"state": "new", "value": "%#@n@"}, "substitutions": {"n": {"argNum": 1,
                "formatSpecifier": "\#(specifier)",
                "variations": {"plural": {"one": \#(unit(one)), "other": \#(unit(other))}}}}}
                """#)
        #expect(compiled.text("key", "en") == expected)
    }

    @Test func aSubstitutionNamedTwiceKeepsItsPlace() throws {
        let forms = #""variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": "%arg x"}}}}"#
        let compiled = try CompiledCatalog(
            key: "key",
            localizations: #"""
                "en": {"stringUnit": {"state": "new", "value": "%@ %#@a@ %#@a@ %#@b@ %@"},
                "substitutions": {"a": {"formatSpecifier": "d", \#(forms)}, "b": {\#(forms)}}}
                """#)
        #expect(
            compiled.text("key", "en")
                == "en: <1 @> <2 d|other: <2 d> x> <2 d|other: <2 d> x> <3 lld|other: <3 lld> x> <4 @>")
    }
}
