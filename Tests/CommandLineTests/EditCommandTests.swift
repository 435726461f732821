import Foundation
import Testing

struct EditCommandTests {
    /// A command line that edits the catalog `x.xcstrings`, and what comes of it.
    struct Case: CustomTestStringConvertible, Sendable {
        let arguments: [String]
        var input = ""
        /// The entries after the command; nil where the file is to stay as it is.
        var strings: String?
        var output = ""
        var errors = ""
        var exitCode: Int32 = 0

        /// - Parameter line: The arguments, separated by spaces; `·` stands for a space inside of one.
        init(
            _ line: String, input: String = "", strings: String? = nil, output: String = "", errors: String = "",
            exitCode: Int32 = 0
        ) {
            arguments = line.split(separator: " ").map {
                $0.split(separator: "·", omittingEmptySubsequences: false).joined(separator: " ")
            }
            self.input = input
            self.strings = strings
            self.output = output
            self.errors = errors
            self.exitCode = exitCode
        }

        var testDescription: String { arguments.joined(separator: " ") }
    }

    private static let strings = """
        "%lld files" : {"localizations" : {"en" : {"variations" : {"plural" : {"one" : {"stringUnit" : {"state" : "translated", "value" : "%lld file"}}, "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld files"}}}}}}},
        "Old" : {},
        "Size" : {"localizations" : {"de" : {"stringUnit" : {"state" : "new", "value" : "Grösse"}}, "fr" : {"stringUnit" : {"state" : "translated", "value" : "Taille"}}}}
        """

    private static func replacing(_ old: String, _ new: String) -> String {
        strings.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }

    static let cases: [Case] = [
        Case(
            "set x.xcstrings Size -l de --value Größe",
            strings: replacing("Grösse", "Größe"), output: "set 1 text in x.xcstrings\n"),
        Case(
            "set x.xcstrings Size -l de --state translated", strings: replacing(#""new""#, #""translated""#),
            output: "set 1 text in x.xcstrings\n"),
        Case("set x.xcstrings Size -l fr --value Taille", output: "unchanged x.xcstrings\n"),
        Case(
            "set x.xcstrings Size -l de --value Größe --dry-run", output: "would have set 1 text in x.xcstrings\n"),
        Case(
            "set x.xcstrings %lld·files -l ru --plural few --value %lld·файла --state needs_review",
            strings: replacing(
                #""%lld files"}}}}}}}"#,
                #""%lld files"}}}}}, "ru" : {"variations" : {"plural" : {"few" : {"stringUnit" : {"state" : "needs_review", "value" : "%lld файла"}}}}}}}"#
            ),
            output: "set 1 text in x.xcstrings\n",
            errors: """
                note: the catalog has no text in 'ru' yet; it gets the language
                warning: The plural variation has no form 'other' (ru: %lld files)

                """),
        Case(
            "set x.xcstrings New -l en --value New! --add-key",
            strings: replacing(
                #""Old" : {}"#,
                #""New" : {"extractionState" : "manual", "localizations" : {"en" : {"stringUnit" : {"state" : "translated", "value" : "New!"}}}},"#
                    + "\n\"Old\" : {}"),
            output: "set 1 text in x.xcstrings\n"),
        Case(
            "set x.xcstrings Sise -l de --value x",
            errors: "error: there is no key 'Sise'; did you mean 'Size'?\nnothing was written: 1 error\n", exitCode: 1),
        Case(
            "set x.xcstrings %lld·files -l en --value files",
            errors: """
                error: '%lld files' in en varies by plural; name the form, or remove the localization first
                nothing was written: 1 error

                """, exitCode: 1),
        // What is an error for `check` is none that an edit makes.
        Case(
            "set x.xcstrings %lld·files -l en --device other --value %#@n@",
            errors: """
                error: '%lld files|==|device.other' in en varies by plural; name the form, or remove the localization first
                nothing was written: 1 error

                """, exitCode: 1),
        Case(
            "set x.xcstrings Old -l ja --plural other --value Alt",
            errors: """
                note: the catalog has no text in 'ja' yet; it gets the language
                error: Cannot infer format specifier for string group because no numerical specifiers were found (ja: Old)
                nothing was written: 1 error

                """, exitCode: 1),
        Case(
            "set x.xcstrings -l fr --state needs_review",
            input: "source\tvalue\tkey\tvariation\nSize\tTaille\\n\\\\\tSize\t\nx\t\tOld\n\tVieux\tOld\n",
            strings:
                strings
                .split(separator: #""translated", "value" : "Taille""#, omittingEmptySubsequences: false)
                .joined(separator: #""needs_review", "value" : "Taille\n\\""#)
                .split(separator: #""Old" : {}"#, omittingEmptySubsequences: false)
                .joined(
                    separator:
                        #""Old" : {"localizations" : {"fr" : {"stringUnit" : {"state" : "needs_review", "value" : "Vieux"}}}}"#
                ),
            output: "set 2 texts in x.xcstrings\n", errors: "note: 1 row without a value passed over\n"),
        Case(
            "set x.xcstrings --tsv -",
            input:
                "key\tlanguage\tvariation\tstate\tvalue\nx\tde\t\t\tx\nOld\t\t\t\tx\nOld\tde\tplural\t\tx\nOld\tde\t\tdone\tx\nOld\tde\t\t\t\n",
            errors: """
                note: 1 row without a value passed over
                -:2: error: there is no key 'x'
                -:3: error: the row has no language; add the column or --language
                -:4: error: 'plural' is no variation; write one such as plural.one
                -:5: error: 'done' is no state; choose from new, translated, needs_review, machine_translated, stale
                nothing was written: 4 errors

                """, exitCode: 1),
        Case(
            "set x.xcstrings -l de", input: "key\tvalu\nSize\tx\\y\tz\nSize\tx\\\n",
            errors: """
                -:1:5: error: unknown column 'valu'; did you mean 'value'?
                -:2:10: error: there are 3 fields for 2 columns; write a tab inside a text as \\t

                """, exitCode: 1),
        Case(
            "set x.xcstrings -l de", input: "key\tvalue\nSize\tx\\y\nSize\tx\\\n",
            errors: """
                -:2:7: error: unknown escape '\\y'; write a backslash as \\\\
                -:3:7: error: the field ends in a backslash; write it as \\\\

                """, exitCode: 1),
        Case(
            "set x.xcstrings", input: "Size\tx\n",
            errors:
                "-:1:1: error: the first line has to name the columns, separated by tabs: key, language, variation, value, state\n",
            exitCode: 1),
        Case(
            "mark x.xcstrings Size --state needs_review",
            strings: replacing(#""new""#, #""needs_review""#)
                .split(separator: #""translated", "value" : "Taille""#, omittingEmptySubsequences: false)
                .joined(separator: #""needs_review", "value" : "Taille""#),
            output: "marked 2 texts in x.xcstrings\n"),
        Case(
            "mark x.xcstrings Old --state stale",
            strings: replacing(#""Old" : {}"#, #""Old" : {"extractionState" : "stale"}"#),
            output: "marked 1 entry in x.xcstrings\n"),
        Case(
            "mark x.xcstrings --state translated", input: "key\tlanguage\tstate\nSize\tde\tnew\n",
            strings: replacing(#""new""#, #""translated""#), output: "marked 1 text in x.xcstrings\n"),
        Case(
            "mark x.xcstrings Size -l ru --state new",
            errors: "error: the catalog has no language 'ru'\nnothing was written: 1 error\n", exitCode: 1),
        Case(
            "add-language x.xcstrings ja",
            strings: replacing(
                #""%lld files"}}}}}}}"#,
                #""%lld files"}}}}}, "ja" : {"variations" : {"plural" : {"other" : {"stringUnit" : {"state" : "new", "value" : "%lld files"}}}}}}}"#
            )
            .split(separator: #""Old" : {}"#, omittingEmptySubsequences: false)
            .joined(
                separator: #""Old" : {"localizations" : {"ja" : {"stringUnit" : {"state" : "new", "value" : "Old"}}}}"#
            )
            .split(separator: #""Taille"}}}}"#, omittingEmptySubsequences: false)
            .joined(separator: #""Taille"}}, "ja" : {"stringUnit" : {"state" : "new", "value" : "Size"}}}}"#),
            output: "added 3 localizations to x.xcstrings\n"),
        Case(
            "add-language x.xcstrings --value empty", input: "language\tkey\nja\tOld\n",
            strings: replacing(
                #""Old" : {}"#,
                #""Old" : {"localizations" : {"ja" : {"stringUnit" : {"state" : "new", "value" : ""}}}}"#),
            output: "added 1 localization to x.xcstrings\n"),
        Case(
            "add-language x.xcstrings x! en",
            errors: """
                error: 'x!' is no language tag; write one such as 'fr' or 'pt-BR'
                error: 'en' is the source language of the catalog
                nothing was written: 2 errors

                """, exitCode: 1),
        Case(
            "remove x.xcstrings Old", strings: replacing("\"Old\" : {},\n", ""),
            output: "removed 1 entry from x.xcstrings\n"),
        Case(
            "remove x.xcstrings Size -l de",
            strings: replacing(#""de" : {"stringUnit" : {"state" : "new", "value" : "Grösse"}}, "#, ""),
            output: "removed 1 localization from x.xcstrings\n"),
        Case(
            "remove x.xcstrings -l fr -l de", strings: strings.split(separator: #"{"localizations" : {"de""#)[0] + "{}",
            output: "removed 2 localizations from x.xcstrings\n"),
        Case(
            "remove x.xcstrings", input: "key\tlanguage\nOld\t\n\tde\n",
            strings: replacing("\"Old\" : {},\n", "")
                .split(separator: #""de" : {"stringUnit" : {"state" : "new", "value" : "Grösse"}}, "#).joined(),
            output: "removed 1 entry and 1 localization from x.xcstrings\n"),
        Case(
            "remove x.xcstrings Old -l df",
            errors: "error: the catalog has no language 'df'; did you mean 'de'?\nnothing was written: 1 error\n",
            exitCode: 1),
    ]

    @Test(arguments: cases) func editsOrRefuses(example: Case) throws {
        let folder = try TemporaryFolder()
        try folder.catalog("x.xcstrings", Self.strings)
        let expected = try TemporaryFolder()
        try expected.catalog("x.xcstrings", example.strings ?? Self.strings)
        let run = try ToolRun(example.arguments, input: example.input, in: folder.url)
        #expect(run.standardOutput == example.output)
        #expect(run.standardError == example.errors)
        #expect(run.exitCode == example.exitCode)
        #expect(
            folder.contents("x.xcstrings").map { String(decoding: $0, as: UTF8.self) }
                == expected.contents("x.xcstrings").map { String(decoding: $0, as: UTF8.self) })
    }

    @Test func aCatalogOfStandardInputIsPrinted() throws {
        let catalog = #"{"sourceLanguage" : "en", "strings" : {"a" : {}}, "version" : "1.0"}"#
        let run = try ToolRun(["remove", "-", "a"], input: catalog)
        #expect(run.standardOutput == #"{"sourceLanguage" : "en", "strings" : {}, "version" : "1.0"}"#)
        #expect(run.standardError == "removed 1 entry from -\n")
        #expect(run.exitCode == 0)
    }

    @Test func specialFilesAreTreatedWithCare() throws {
        let folder = try TemporaryFolder()
        let real = try folder.catalog("real.xcstrings", Self.strings)
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: folder.url.appending(path: "x.xcstrings").path, withDestinationPath: "real.xcstrings")
        let longAgo = Date(timeIntervalSince1970: 1_000)
        try manager.setAttributes([.modificationDate: longAgo, .posixPermissions: 0o600], ofItemAtPath: real.path)

        // Nothing changes, so nothing is touched.
        _ = try ToolRun(["set", "x.xcstrings", "Size", "-l", "fr", "--value", "Taille"], in: folder.url)
        #expect(try manager.attributesOfItem(atPath: real.path)[.modificationDate] as? Date == longAgo)

        let change = ["set", "x.xcstrings", "Size", "-l", "fr", "--value", "T"]
        #expect(try ToolRun(change, in: folder.url).exitCode == 0)
        #expect(String(decoding: folder.contents("real.xcstrings") ?? Data(), as: UTF8.self).contains(#""T""#))
        #expect(try manager.attributesOfItem(atPath: real.path)[.posixPermissions] as? Int == 0o600)

        try manager.linkItem(at: real, to: folder.url.appending(path: "other.xcstrings"))
        let again = ["set", "x.xcstrings", "Size", "-l", "fr", "--value", "U"]
        let refused = try ToolRun(again, in: folder.url)
        #expect(
            refused.standardError
                == "error: will not replace 'x.xcstrings': it has 2 hard links, and the others would keep the old contents; "
                + "commands that edit catalogs take --break-hard-link\n"
        )
        #expect(refused.exitCode == 2)
        #expect(try ToolRun(again + ["--break-hard-link"], in: folder.url).exitCode == 0)
    }

    @Test func catalogsWithErrorsAreNotWritten() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("x.xcstrings", #""a" : {}, "a" : {}"#)
        for arguments in [
            ["remove", "x.xcstrings", "a"], ["format", "x.xcstrings"], ["format", "--check", "x.xcstrings"],
        ] {
            let run = try ToolRun(arguments, in: folder.url)
            #expect(run.exitCode == 1)
            #expect(
                run.standardError.hasPrefix("x.xcstrings:1:50: error: the key 'a' occurs on line 1 and again on line 1")
            )
        }
    }
}
