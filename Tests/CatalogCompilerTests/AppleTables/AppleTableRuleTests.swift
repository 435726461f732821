import CatalogCompiler
import Foundation
import StringCatalog
import TestSupport
import Testing

/// What goes into Apple's tables, rule by rule.
@Suite struct AppleTableRuleTests {
    /// The entry of one key and the tables it gives. In both, `U(text)` stands for a translated string unit with the
    /// text, and `R(type: …)` for a plural rule.
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: String
        let entry: String
        let tables: String
        /// The names of all findings but notes.
        var findings: Set<String> = []
        var testDescription: String { rule }

        init(_ rule: String, _ entry: String, _ tables: String, _ findings: Set<String> = []) {
            self.rule = rule
            self.entry = entry
            self.tables = tables
            self.findings = findings
        }

        /// Text as it stands in the cases, as JSON.
        static func expanded(_ text: String) -> String {
            text.replacing(#/U\(([^()]*(?:\([^()]*\)[^()]*)*)\)/#) {
                #"{"stringUnit": {"state": "translated", "value": "\#($0.output.1)"}}"#
            }
            .replacing(#/R\(([^:()]*): /#) {
                #"{"NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "#
                    + #""NSStringFormatValueTypeKey": "\#($0.output.1)", "#
            }
            .replacing("R)", with: "}")
        }
    }

    private static let forms = #""variations": {"plural": {"one": U(%lld cat), "other": U(%lld cats)}}"#
    private static let cats = #"R(lld: "one": "%lld cat", "other": "%lld cats"R)"#

    static let cases: [Case] = [
        // Which texts go in.
        Case(
            "the source text goes in where it is written", #"{"localizations": {"en": U(Open)}}"#,
            #"{"en.lproj/T.strings": {"k": "Open"}}"#),
        Case("the source text is not made from the key", #"{}"#, #"{}"#),
        Case(
            "a new source text stays out, other languages go in",
            #"""
            {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Open"}},
                "fr": {"stringUnit": {"state": "new", "value": "Ouvrir"}}}}
            """#,
            #"{"fr.lproj/T.strings": {"k": "Ouvrir"}}"#),
        Case(
            "a new source text that a person made goes in",
            #"""
            {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"state": "new", "value": "Open"}}}}
            """#,
            #"{"en.lproj/T.strings": {"k": "Open"}}"#),
        Case(
            "a new source text with substitutions goes in",
            #"""
            {"localizations": {"en": {"stringUnit": {"state": "new", "value": "%#@cats@"},
                "substitutions": {"cats": {"argNum": 1, "formatSpecifier": "lld", \#(forms)}}}}}
            """#,
            #"{"en.lproj/T.stringsdict": {"k": {"NSStringLocalizedFormatKey": "%1$#@cats@", "cats": \#(cats)}}}"#),
        Case(
            "stale entries, those not to translate, and any state go in; null does not",
            #"""
            {"extractionState": "stale", "shouldTranslate": false, "localizations": {
                "de": {"stringUnit": {"state": "needs_review", "value": "Auf"}}, "fr": null,
                "ru": {"stringUnit": {"state": "future", "value": ""}}}}
            """#,
            #"{"de.lproj/T.strings": {"k": "Auf"}, "ru.lproj/T.strings": {"k": ""}}"#),
        Case(
            "the directory has the canonical name", #"{"localizations": {"iw": U(א), "sr-Cyrl": U(б), "pt_br": U(c)}}"#,
            #"{"he.lproj/T.strings": {"k": "א"}, "pt_BR.lproj/T.strings": {"k": "c"}, "sr.lproj/T.strings": {"k": "б"}}"#
        ),
        // a: plain texts.
        Case(
            "a plain text is kept as it is", #"{"localizations": {"fr": U(%% %lld\n\r\t<&>' \"é🧭 %@)}}"#,
            #"{"fr.lproj/T.strings": {"k": "%% %lld\n\r\t<&>' \"é🧭 %@"}}"#),
        Case(
            "names of arguments are left out",
            #"{"localizations": {"fr": U(%(count)lld sur %2$(total).1f, %%(x)d, 50%(env) de)}}"#,
            #"{"fr.lproj/T.strings": {"k": "%lld sur %2$.1f, %%(x)d, 50%(env) de"}}"#, ["space-flag-in-prose"]),
        Case(
            "a marker without substitutions is plain text", #"{"localizations": {"fr": U(Voilà %#@cats@)}}"#,
            #"{"fr.lproj/T.strings": {"k": "Voilà %#@cats@"}}"#, ["undefined-substitution"]),
        // b: substitutions.
        Case(
            "markers are numbered by argNum, before their own position",
            #"""
            {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "%1$@: %#@a@, %4$#@b@, %%#@a@"},
                "substitutions": {"a": {"argNum": 2, "formatSpecifier": "d", \#(forms)},
                    "b": {"argNum": 3, "formatSpecifier": "lld", \#(forms)}}}}}
            """#,
            #"""
            {"fr.lproj/T.stringsdict": {"k": {"NSStringLocalizedFormatKey": "%1$@: %2$#@a@, %3$#@b@, %%#@a@",
                "a": R(d: "one": "%lld cat", "other": "%lld cats"R), "b": \#(cats)}}}
            """#),
        Case(
            "without argNum, or with one that is none, the marker stays; the type is that of the forms",
            #"""
            {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "%#@a@ %2$#@b@"},
                "substitutions": {"a": {\#(forms)}, "b": {"argNum": 0, \#(forms)}}}}}
            """#,
            #"""
            {"fr.lproj/T.stringsdict": {"k": {"NSStringLocalizedFormatKey": "%#@a@ %2$#@b@",
                "a": \#(cats), "b": \#(cats)}}}
            """#, ["argument-number-not-positive"]),
        Case(
            "a text that names no substitution is a string among those that vary",
            #"""
            {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "%(n)lld"},
                "substitutions": {"a": {"argNum": 1, "formatSpecifier": "lld", \#(forms)}}}}}
            """#,
            #"{"fr.lproj/T.stringsdict": {"k": "%lld"}}"#, ["unused-substitution"]),
        Case(
            "names of other than ASCII letters, digits and _ become value",
            #"""
            {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "%#@a.b@ %#@_2@"},
                "substitutions": {"a.b": {"argNum": 1, "formatSpecifier": "lld", \#(forms)},
                    "_2": {"argNum": 2, "formatSpecifier": "lld", \#(forms)}}}}}
            """#,
            #"""
            {"fr.lproj/T.stringsdict": {"k": {"NSStringLocalizedFormatKey": "%1$#@value@ %2$#@_2@",
                "value": \#(cats), "_2": \#(cats)}}}
            """#),
        Case(
            "%arg is spelled as the argument with its type",
            #"""
            {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "%@ %#@a@ %#@b@"}, "substitutions": {
                "a": {"argNum": 3, "formatSpecifier": "llu", "variations": {"plural": {"other": U(%arg (%1$@))}}},
                "b": {"variations": {"plural": {"other": U(%arg / %.1f)}}}}}}}
            """#,
            #"""
            {"fr.lproj/T.stringsdict": {"k": {"NSStringLocalizedFormatKey": "%@ %3$#@a@ %#@b@",
                "a": R(llu: "other": "%3$llu (%1$@)"R), "b": R(f: "other": "%2$f / %.1f"R)}}}
            """#),
        Case(
            "a substitution without forms prints its argument",
            #"""
            {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "%#@a@"},
                "substitutions": {"a": {"argNum": 1, "formatSpecifier": "d", "variations": {"plural": {}}}}}}}
            """#,
            #"""
            {"fr.lproj/T.stringsdict": {"k": {"NSStringLocalizedFormatKey": "%1$#@a@", "a": R(d: "other": "%d"R)}}}
            """#, ["substitution-without-forms"]),
        // c: plurals.
        Case(
            "the type of a plural is that of the first number; other categories are kept",
            #"""
            {"localizations": {"ru": {"variations": {"plural": {"=0": U(nobody), "one": U(%n %@ %% %3$#08.2lx %d),
                "other": U(%n %@ %% %3$#08.2lx %d)}}}}}
            """#,
            #"""
            {"ru.lproj/T.stringsdict": {"k": {"NSStringLocalizedFormatKey": "%#@value@", "value": R(lx: "=0": "nobody",
                "one": "%n %@ %% %3$#08.2lx %d", "other": "%n %@ %% %3$#08.2lx %d"R)}}}
            """#, ["unknown-plural-category", "nothing-printed", "plural-by-other-argument"]),
        Case(
            "prose after a percent sign is no number",
            #"{"localizations": {"fr": {"variations": {"plural": {"other": U(100% d'ici: %u)}}}}}"#,
            #"""
            {"fr.lproj/T.stringsdict": {"k": {"NSStringLocalizedFormatKey": "%#@value@",
                "value": R(u: "other": "100% d'ici: %u"R)}}}
            """#, ["space-flag-in-prose"]),
        Case(
            "%arg alone is a long number",
            #"{"localizations": {"fr": {"variations": {"plural": {"other": U(%arg)}}}}}"#,
            #"""
            {"fr.lproj/T.stringsdict": {"k": {"NSStringLocalizedFormatKey": "%#@value@",
                "value": R(lld: "other": "%1$lld"R)}}}
            """#),
        Case(
            "empty choices give nothing",
            #"""
            {"localizations": {"de": {"variations": {}}, "fr": {"variations": {"plural": {}}},
                "ru": {"variations": {"device": {}}}}}
            """#, #"{}"#),
        // d: devices.
        Case(
            "devices go into a rule, other into the plain table",
            #"""
            {"localizations": {"fr": {"variations": {"device": {"mac": U(Clic), "raft": U(%(x)@), "other": U(Touche %%),
                "iphone": {\#(forms)}, "ipad": {"variations": {"plural": {}}}}}}}}
            """#,
            #"""
            {"fr.lproj/T.strings": {"k": "Touche %%"}, "fr.lproj/T.stringsdict": {"k": {"NSStringDeviceSpecificRuleType":
                {"mac": "Clic", "raft": "%@",
                "iphone": {"NSStringLocalizedFormatKey": "%#@value@", "value": \#(cats)}}}}}
            """#),
        Case(
            "other alone is plain", #"{"localizations": {"fr": {"variations": {"device": {"other": U(Touche)}}}}}"#,
            #"{"fr.lproj/T.strings": {"k": "Touche"}}"#),
        Case(
            "substitutions are copied into the branches that name them",
            #"""
            {"localizations": {"fr": {"variations": {"device": {"mac": U(Clic %#@a@), "ipod": U(Rien)}},
                "substitutions": {"a": {"argNum": 1, "formatSpecifier": "lld", \#(forms)}}}}}
            """#,
            #"""
            {"fr.lproj/T.stringsdict": {"k": {"NSStringDeviceSpecificRuleType": {"ipod": "Rien",
                "mac": {"NSStringLocalizedFormatKey": "Clic %1$#@a@", "a": \#(cats)}}}}}
            """#),
        Case(
            "a substitution in other is kept as text, with a warning",
            #"""
            {"localizations": {"fr": {"variations": {"device": {"other": U(Voilà %#@a@)}},
                "substitutions": {"a": {"argNum": 1, "formatSpecifier": "lld", \#(forms)}}}}}
            """#,
            #"{"fr.lproj/T.strings": {"k": "Voilà %#@a@"}}"#, ["substitution-in-fallback"]),
        // Shapes that Apple does not have.
        Case(
            "a text beside devices is for the others; a plural beside them is lost",
            #"""
            {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Texte"}, "variations": {
                "device": {"mac": U(Clic)}, "plural": {"other": U(%lld)}}}}}
            """#,
            #"""
            {"fr.lproj/T.strings": {"k": "Texte"},
                "fr.lproj/T.stringsdict": {"k": {"NSStringDeviceSpecificRuleType": {"mac": "Clic"}}}}
            """#, ["plural-beside-device", "plural-lost-beside-device", "text-beside-variations"]),
        Case(
            "the widest of several widths is taken",
            #"{"localizations": {"fr": {"variations": {"width": {"5": U(k), "20": U(kilo), "x": U(y)}}}}}"#,
            #"{"fr.lproj/T.strings": {"k": "kilo"}}"#),
        Case(
            "a set of strings is not compiled",
            #"{"localizations": {"fr": {"stringSet": {"state": "new", "values": ["a"]}}}}"#, #"{}"#),
    ]

    @Test(arguments: cases) func gives(_ rule: Case) throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"k": \(Case.expanded(rule.entry))}}
            """
        let tables = AppleTables.make(
            from: StringCatalog.read(Array(catalog.utf8), path: "T.xcstrings"),
            options: CompilationOptions(tableName: "T"))
        #expect(!tables.hasErrors, "\(tables.diagnostics)")
        let found = tables.diagnostics.filter { $0.severity != .note && $0.name != "plural-without-other" }
        #expect(Set(found.map(\.name)) == rule.findings, "\(found)")
        let expected = try DecodedTables.normalized(Data(Case.expanded(rule.tables).utf8))
        #expect(try DecodedTables.json(of: tables.files.map { ($0.path, $0.contents) }) == expected)
    }
}
