import CatalogCompiler
import StringCatalog
import Testing

/// Catalogs that Apple's tables cannot hold: nothing is written, and what is said names the place.
@Suite struct AppleTableErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// The entries, on line 2 of the catalog.
        let strings: String
        let message: String
        var table = "T"
        var testDescription: String { message }
    }

    private static let forms = #""formatSpecifier": "lld", "variations": {"plural": {"other": U}}"#

    static let cases: [Case] = [
        Case(
            strings: #"{"a": {"localizations": {"he": U}}, "b": {"localizations": {"iw": null}}}"#,
            message:
                "2:116: error: The languages 'he' and 'iw' are both written to 'he.lproj', where one of them would "
                + "be lost; remove one"),
        Case(
            strings: #"{"a": {"localizations": {"../fr": U}}}"#,
            message: "2:26: error: No directory can be named after the language '../fr'"),
        Case(
            strings: #"{"a": {"localizations": {"fr": U}}}"#,
            message: "1:1: error: No file can be named after the table 'a/b'", table: "a/b"),
        Case(
            strings: #"{"a": {"localizations": {"fr": {"stringUnit": {"state": "new", "value": "x\u0007"}}}}}"#,
            message: "2:75: error: The entry 'a' holds U+0007, which a property list cannot hold; remove it (fr: a)"),
        Case(
            strings: #"{"a\uffff": {"localizations": {"fr": U}}}"#,
            message: "2:4: error: The entry 'a\u{FFFF}' holds U+FFFF, which a property list cannot hold; remove it "
                + "(a\u{FFFF})"),
        Case(
            strings: #"{"a": {"localizations": {"fr": {"variations": {"plural": {"other": X}}}}}}"#
                .replacing("X", with: #"{"stringUnit": {"state": "new", "value": "%d \u0000"}}"#),
            message: "2:113: error: The entry 'a' holds U+0000, which a property list cannot hold; remove it "
                + "(fr: a|==|plural.other)"),
        Case(
            strings: #"{"a": {"localizations": {"fr": {"variations": {"device": {"m\u001f": U}}}}}}"#,
            message: "2:61: error: The entry 'a' holds U+001F, which a property list cannot hold; remove it "
                + #"(fr: a|==|device.m\u{1f})"#),
        Case(
            strings: #"{"a": {"localizations": {"fr": {"stringUnit": {"state": "new", "value": "%#@猫@ %#@犬@"}, "#
                + #""substitutions": {"猫": {"argNum": 1, \#(forms)}, "犬": {"argNum": 2, \#(forms)}}}}}}"#,
            message: "error: The substitutions '猫' and '犬' are both written as 'value'; rename one with ASCII letters, "
                + "digits and '_' (fr: a|==|substitutions.犬)"),
        Case(
            strings: #"{"a": {"localizations": {"fr": {"stringUnit": {"state": "new", "value": "%#@X@"}, "#
                .replacing("X", with: "NSStringLocalizedFormatKey")
                + #""substitutions": {"NSStringLocalizedFormatKey": {"argNum": 1, \#(forms)}}}}}}"#,
            message:
                "error: 'NSStringLocalizedFormatKey' is a name with a meaning of its own in Apple's tables; choose "
                + "another (fr: a|==|substitutions.NSStringLocalizedFormatKey)"),
        Case(
            strings: #"{"a": {"localizations": {"fr": {"variations": {"plural": {"NSStringFormatSpecTypeKey": U}}}}}}"#,
            message: "2:59: error: 'NSStringFormatSpecTypeKey' is a name with a meaning of its own in Apple's tables; "
                + "choose another (fr: a|==|plural.NSStringFormatSpecTypeKey)"),
        // What our own tables do not take is refused in the same words.
        Case(
            strings: #"{"a": {"localizations": {"fr": {"variations": {"device": {"other": V}}}}}}"#
                .replacing("V", with: #"{"variations": {"plural": {"other": U}}}"#),
            message: "2:69: error: Fallback value cannot be further varied (fr: a|==|device.other)"),
        Case(
            strings: #"{"a": {"localizations": {"fr": {}}}}"#,
            message: "error: Missing required key 'stringUnit'; add one, or remove the localization (fr: a)"),
    ]

    @Test(arguments: cases) func refuses(_ refused: Case) {
        let unit = #"{"stringUnit": {"state": "translated", "value": "%lld"}}"#
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings":
            \(refused.strings.replacing(": U", with: ": \(unit)"))}
            """
        let tables = AppleTables.make(
            from: StringCatalog.read(Array(catalog.utf8), path: "T.xcstrings"),
            options: CompilationOptions(tableName: refused.table))
        #expect(tables.files.isEmpty)
        let errors = tables.diagnostics.filter { $0.severity == .error }.map(\.description)
        #expect(errors.count == 1 && errors[0].hasSuffix(refused.message), "\(errors)")
    }
}
