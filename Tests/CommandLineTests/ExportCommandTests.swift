import Foundation
import TestSupport
import Testing

struct ExportCommandTests {
    private static let catalog = #"""
        "Open" : {"comment" : "A button", "localizations" : {"fr" : {"stringUnit" : {"state" : "translated", \#
        "value" : "Ouvrir"}}}}, "%lld files" : {"localizations" : {"en" : {"variations" : {"plural" : {\#
        "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld file"}}, \#
        "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld files"}}}}}}}
        """#

    @Test func writesADocumentForEachLanguage() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("App/B.xcstrings", Self.catalog)
        try folder.catalog("App/A.xcstrings", #""a\tb" : {}"#)
        let run = try ToolRun(["export", "App", "-l", "fr", "-l", "ru", "-o", "out"], in: folder.url)
        #expect(
            run.standardOutput == """
                created out/fr.xliff (4 texts, 3 untranslated)
                created out/ru.xliff (6 texts, 6 untranslated)

                """)
        #expect(run.standardError == "warning: no catalog has the language 'ru': all its texts are untranslated\n")
        #expect(run.exitCode == 0)
        let text = String(decoding: try #require(folder.contents("out/fr.xliff")), as: UTF8.self)
        #expect(
            text.split(separator: "\n").filter { !$0.contains("<tool") && !$0.contains("<xliff") }
                == """
                <?xml version="1.0" encoding="UTF-8"?>
                  <file original="App/A.xcstrings" source-language="en" target-language="fr" datatype="plaintext">
                    <header>
                    </header>
                    <body>
                      <trans-unit id="a&#9;b" xml:space="preserve">
                        <source>a\tb</source>
                        <note/>
                      </trans-unit>
                    </body>
                  </file>
                  <file original="App/B.xcstrings" source-language="en" target-language="fr" datatype="plaintext">
                    <header>
                    </header>
                    <body>
                      <trans-unit id="%lld files|==|plural.one" xml:space="preserve">
                        <source>%lld file</source>
                        <note/>
                      </trans-unit>
                      <trans-unit id="%lld files|==|plural.other" xml:space="preserve">
                        <source>%lld files</source>
                        <note/>
                      </trans-unit>
                      <trans-unit id="Open" xml:space="preserve">
                        <source>Open</source>
                        <target state="translated">Ouvrir</target>
                        <note>A button</note>
                      </trans-unit>
                    </body>
                  </file>
                </xliff>
                """.split(separator: "\n"))
        let again = try ToolRun(["export", "App", "-l", "fr", "-o", "out"], in: folder.url)
        #expect(again.standardOutput == "unchanged out/fr.xliff (4 texts, 3 untranslated)\n")
    }

    @Test func writesABundle() throws {
        let folder = try TemporaryFolder()
        let source = try folder.catalog("App/B.xcstrings", Self.catalog)
        let run = try ToolRun(["export", "App", "--format", "xcloc", "-o", "out"], in: folder.url)
        #expect(
            run.standardOutput
                == "created out/fr.xcloc/Localized Contents/fr.xliff (3 texts, 2 untranslated)\n")
        #expect(folder.contents("out/fr.xcloc/Source Contents/App/B.xcstrings") == (try Data(contentsOf: source)))
        let contents = try #require(folder.contents("out/fr.xcloc/contents.json"))
        let json = try #require(try JSONSerialization.jsonObject(with: contents) as? [String: Any])
        #expect(json["targetLocale"] as? String == "fr")
        #expect(json["developmentRegion"] as? String == "en")
        #expect(json["version"] as? String == "1.0")
    }

    /// A catalog that is not below the current folder is named by its path from its own.
    @Test func pathsCountFromTheFolder() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("App/Sub/B.xcstrings", Self.catalog)
        for (options, original) in [([], "B.xcstrings"), (["--folder", folder.url.path], "App/Sub/B.xcstrings")] {
            let path = folder.url.appending(path: "App/Sub/B.xcstrings").path
            let output = folder.url.appending(path: "out").path
            #expect(try ToolRun(["export", path, "-o", output] + options).exitCode == 0)
            let text = String(decoding: try #require(folder.contents("out/fr.xliff")), as: UTF8.self)
            #expect(text.contains("<file original=\"\(original)\""))
        }
    }

    static let mistakes: [CommandCase] = [
        CommandCase(
            "export Catalogs/Samples",
            errors: """
                error: the folder for the files is missing: -o DIR
                Usage: xcstrings export PATH… [options]
                Try 'xcstrings export --help'.

                """, exitCode: 2),
        CommandCase(
            "export - -o out",
            errors: """
                error: a catalog from standard input has no path for the files; give the path of a file
                Usage: xcstrings export PATH… [options]
                Try 'xcstrings export --help'.

                """, exitCode: 2),
        CommandCase(
            "export Catalogs/Samples -o out -l f_!",
            errors: """
                error: 'f_!' is no language tag; write it like 'fr' or 'pt-BR'
                Usage: xcstrings export PATH… [options]
                Try 'xcstrings export --help'.

                """, exitCode: 2),
    ]

    @Test(arguments: mistakes) func mistake(_ test: CommandCase) throws { try test.check() }

    @Test func damagedCatalogsAreNotExported() throws {
        let folder = try TemporaryFolder()
        try folder.file("A.xcstrings", "{")
        let run = try ToolRun(["export", "A.xcstrings", "-l", "fr", "-o", "out"], in: folder.url)
        #expect(run.standardError.hasSuffix("nothing was written: the catalogs have errors\n"))
        #expect(run.exitCode == 1)
        #expect(folder.contents("out/fr.xliff") == nil)
    }
}
