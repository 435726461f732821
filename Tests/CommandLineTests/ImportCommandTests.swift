import Foundation
import TestSupport
import Testing

struct ImportCommandTests {
    private static let entries = #"""
        "Hello %@" : {"localizations" : {"fr" : {"stringUnit" : {"state" : "translated", "value" : "Salut %@"}}}}, \#
        "Open" : {}, "Size" : {}
        """#

    private static func unit(_ id: String, _ target: String, _ state: String = "translated") -> String {
        #"<trans-unit id="\#(id)"><target state="\#(state)">\#(target)</target></trans-unit>"#
    }

    private static func xliff(_ units: [String], original: String = "App.xcstrings", source: String = "en") -> String {
        #"<xliff version="1.2"><file original="\#(original)" source-language="\#(source)" target-language="fr"><body>"#
            + "\n" + units.joined(separator: "\n") + "\n</body></file></xliff>\n"
    }

    /// Neither gets lost, and a key in one code point is another than the same letters in two.
    @Test func foldersOfOneLanguageAndKeysThatLookAlikeAreAllTaken() throws {
        let folder = try TemporaryFolder()
        try folder.file("A/de.lproj/L.strings", "\"caf\u{E9}\" = \"eins\";\n\"cafe\u{301}\" = \"zwei\";\n")
        try folder.file("B/de.lproj/L.strings", "\"drei\" = \"drei\";\n")
        let line = ["import", "A/de.lproj", "B/de.lproj", "-o", "L.xcstrings", "--source-language", "en"]
        let run = try ToolRun(line, in: folder.url)
        #expect(run.standardOutput == "created L.xcstrings (de): 3 changed\n")
        #expect(run.standardError == "")
        let catalog = String(decoding: try #require(folder.contents("L.xcstrings")), as: UTF8.self)
        for text in ["eins", "zwei", "drei"] { #expect(catalog.contains(text)) }
    }

    @Test func whatNobodyEditedChangesNothing() throws {
        let folder = try TemporaryFolder()
        let catalog = try folder.catalog("Sub/App.xcstrings", Self.entries)
        let before = try Data(contentsOf: catalog)
        for (format, file) in [("xliff", "out/fr.xliff"), ("xcloc", "out/fr.xcloc"), ("csv", "out/Sub/App.csv")] {
            #expect(try ToolRun(["export", "Sub", "--format", format, "-o", "out"], in: folder.url).exitCode == 0)
            // The bundle holds the catalog as well, which is not to be taken for another one.
            let output = format == "csv" ? ["-o", "Sub/App.xcstrings"] : []
            let run = try ToolRun(["import", file] + output, in: folder.url)
            #expect(
                run.standardOutput
                    == "unchanged Sub/App.xcstrings (fr): 0 changed, 1 unchanged, 2 untranslated\n")
            #expect(run.standardError == "")
            #expect(run.exitCode == 0)
            #expect(try Data(contentsOf: catalog) == before)
        }
    }

    @Test func takesWhatIsRightAndRefusesTheRest() throws {
        let folder = try TemporaryFolder()
        let catalog = try folder.catalog("App.xcstrings", Self.entries)
        try folder.file(
            "fr.xliff",
            Self.xliff([
                Self.unit("Hello %@", "Bonjour"), Self.unit("Open", "Ouvrir"), Self.unit("Size", "Taille", "new"),
                Self.unit("Nope", "Non"),
            ]))
        let before = try Data(contentsOf: catalog)
        let errors = """
            fr.xliff:2:1: error: the translation lacks '%@' of the source text; put it in (fr: Hello %@)
            fr.xliff:2:1: warning: 1 text is new or to be reviewed and left out; --accept-needs-review takes it (fr)
            fr.xliff:5:1: error: the catalog has no text with this id; export it again, or add the key first (fr: Nope)

            """
        let dry = try ToolRun(["import", "fr.xliff", "--dry-run"], in: folder.url)
        #expect(dry.standardOutput == "would be replaced: App.xcstrings (fr): 1 changed, 1 left out, 2 refused\n")
        #expect(dry.exitCode == 1)
        #expect(try Data(contentsOf: catalog) == before)
        let run = try ToolRun(["import", "fr.xliff"], in: folder.url)
        #expect(run.standardOutput == "replaced App.xcstrings (fr): 1 changed, 1 left out, 2 refused\n")
        #expect(
            run.standardError.replacingOccurrences(of: " (fr)\n", with: "\n")
                == errors.replacingOccurrences(of: " (fr)\n", with: "\n"))
        #expect(run.exitCode == 1)
        let after = String(decoding: try Data(contentsOf: catalog), as: UTF8.self)
        #expect(after.contains(#""value" : "Ouvrir""#))
        #expect(!after.contains("Bonjour") && !after.contains("Taille"))
        let accepting = try ToolRun(["import", "fr.xliff", "--accept-needs-review"], in: folder.url)
        #expect(accepting.standardOutput == "replaced App.xcstrings (fr): 1 changed, 1 unchanged, 2 refused\n")
    }

    /// No path in a file leads to another folder, and no texts into another catalog.
    @Test(arguments: [
        (
            "../App.xcstrings", "en", [],
            "the path '../App.xcstrings' leads out of the folder; name the catalog with -o, or its folder"
        ),
        (
            "Sub/../../App.xcstrings", "en", [],
            "the path 'Sub/../../App.xcstrings' leads out of the folder; name the catalog with -o, or its folder"
        ),
        (
            "/elsewhere/App.xcstrings", "en", [],
            "the path '/elsewhere/App.xcstrings' leads out of the folder; name the catalog with -o, or its folder"
        ),
        (
            "Other.xcstrings", "en", ["-o", "Sub/App.xcstrings"],
            "these texts are for 'Other.xcstrings', not for 'Sub/App.xcstrings'; import them into their catalog"
        ),
        (
            "Sub/App.xcstrings", "de", [],
            "these texts are translated from 'de', and the source language of the catalog is 'en'"
        ),
    ]) func refusesOtherCatalogs(_ original: String, _ source: String, _ options: [String], _ words: String) throws {
        let folder = try TemporaryFolder()
        let catalogs = try [
            folder.catalog("App.xcstrings", Self.entries), folder.catalog("Sub/App.xcstrings", Self.entries),
        ]
        let before = try catalogs.map { try Data(contentsOf: $0) }
        try folder.file("in/fr.xliff", Self.xliff([Self.unit("Open", "Ouvrir")], original: original, source: source))
        let directory = folder.url.appending(path: "in")
        try FileManager.default.createSymbolicLink(
            at: directory.appending(path: "Sub"), withDestinationURL: folder.url.appending(path: "Sub"))
        let run = try ToolRun(["import", "fr.xliff"] + options, in: directory)
        #expect(run.standardError.hasPrefix("fr.xliff:1:22: error: \(words)"), "\(run.standardError)")
        #expect(run.exitCode == 1)
        #expect(try catalogs.map { try Data(contentsOf: $0) } == before)
    }

    @Test func malformedFilesChangeNothing() throws {
        let folder = try TemporaryFolder()
        let catalog = try folder.catalog("App.xcstrings", Self.entries)
        let before = try Data(contentsOf: catalog)
        try folder.file("good.xliff", Self.xliff([Self.unit("Open", "Ouvrir")]))
        try folder.file("bad.xliff", Self.xliff(["<trans-unit>"]))
        let run = try ToolRun(["import", "good.xliff", "bad.xliff"], in: folder.url)
        #expect(run.standardError.contains("bad.xliff:3:"))
        #expect(run.standardError.hasSuffix("error: nothing was imported: a file cannot be read\n"))
        #expect(run.exitCode == 1)
        #expect(try Data(contentsOf: catalog) == before)
    }

    @Test func foldersBecomeACatalog() throws {
        let folder = try TemporaryFolder()
        try folder.file("en.lproj/Localizable.strings", "/* A button */\n\"open\" = \"Open\";\n")
        try folder.file("de.lproj/Localizable.strings", "\"open\" = \"Öffnen\";\n")
        let line = ["import", "en.lproj", "de.lproj/", "-o", "Localizable.xcstrings"]
        let run = try ToolRun(line, in: folder.url)
        #expect(run.standardOutput == "created Localizable.xcstrings (en, de): 2 changed\n")
        #expect(run.standardError == "")
        let text = String(decoding: try #require(folder.contents("Localizable.xcstrings")), as: UTF8.self)
        #expect(text.contains(#""comment" : "A button""#))
        #expect(text.contains(#""extractionState" : "migrated""#))
        #expect(text.contains(#""value" : "Öffnen""#))
        let again = try ToolRun(line, in: folder.url)
        #expect(again.standardOutput == "unchanged Localizable.xcstrings (en, de): 0 changed, 2 unchanged\n")
        try folder.file("de.lproj/Localizable.strings", "\"open\" = \"Öffnen\n")
        let damaged = try ToolRun(line, in: folder.url)
        #expect(
            damaged.standardError.hasPrefix("de.lproj/Localizable.strings:1:10: error: the text has no closing quote"))
        #expect(damaged.exitCode == 1)
    }

    static let mistakes: [CommandCase] = [
        CommandCase(
            "import Catalogs/Samples/Ferry.xcstrings",
            errors: """
                error: 'Catalogs/Samples/Ferry.xcstrings' is a catalog; name the catalog to import into with -o
                Usage: xcstrings import FILE… [options]
                Try 'xcstrings import --help'.

                """, exitCode: 2),
        CommandCase(
            "import README.md",
            errors:
                "error: 'README.md' is of no kind that is imported: .xliff, .xlf, .xcloc, .csv, .lproj, .strings, .stringsdict\n",
            exitCode: 2),
        CommandCase(
            "import en.lproj", errors: "error: name the catalog to make or to import into: -o CATALOG\n", exitCode: 2),
    ]

    @Test(arguments: mistakes) func mistake(_ test: CommandCase) throws { try test.check() }
}
