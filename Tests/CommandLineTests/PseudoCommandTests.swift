import Foundation
import Testing

struct PseudoCommandTests {
    @Test func aCopyGetsTheLanguageAndTheCatalogStays() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("A.xcstrings", #""%lld slices" : {}, "Ready" : {}, "OK" : {"shouldTranslate" : false}"#)
        let before = folder.contents("A.xcstrings")
        let run = try ToolRun(["pseudo", "A.xcstrings", "-o", "out/A.xcstrings"], in: folder.url)
        #expect(run.standardError == "")
        #expect(run.standardOutput == "created out/A.xcstrings (2 texts in en-XA)\n")
        #expect(folder.contents("A.xcstrings") == before)
        let shown = try ToolRun(["show", "out/A.xcstrings", "%lld slices", "3", "-l", "en-XA"], in: folder.url)
        #expect(shown.standardOutput == "[3 šļîçéš]\n")
    }

    @Test func aSecondRunChangesNothing() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("A.xcstrings", #""Ready" : {}"#)
        let line = ["pseudo", "A.xcstrings", "--style", "bidi"]
        #expect(try ToolRun(line, in: folder.url).standardOutput == "replaced A.xcstrings (1 text in ar-XB)\n")
        #expect(try ToolRun(line, in: folder.url).standardOutput == "unchanged A.xcstrings (1 text in ar-XB)\n")
    }

    @Test func aLanguageWithMorePluralFormsIsComplete() throws {
        let folder = try TemporaryFolder()
        let forms =
            #""one" : {"stringUnit" : {"state" : "translated", "value" : "%lld slice"}}, "#
            + #""other" : {"stringUnit" : {"state" : "translated", "value" : "%lld slices"}}"#
        try folder.catalog(
            "A.xcstrings", #""slices" : {"localizations" : {"en" : {"variations" : {"plural" : {\#(forms)}}}}}"#)
        let pseudo = ["pseudo", "A.xcstrings", "--style", "bidi"]
        #expect(try ToolRun(pseudo, in: folder.url).exitCode == 0)
        let status = ["status", "A.xcstrings", "--language", "ar-XB", "--fail-under", "100"]
        #expect(try ToolRun(status, in: folder.url).exitCode == 0)
    }

    @Test func aFileWithSeveralHardLinksIsReplacedWhenToldTo() throws {
        let folder = try TemporaryFolder()
        let file = try folder.catalog("A.xcstrings", #""Ready" : {}"#)
        try FileManager.default.linkItem(at: file, to: folder.url.appending(path: "B.xcstrings"))
        #expect(try ToolRun(["pseudo", "A.xcstrings"], in: folder.url).exitCode == 2)
        let run = try ToolRun(["pseudo", "A.xcstrings", "--break-hard-link"], in: folder.url)
        #expect(run.standardOutput == "replaced A.xcstrings (1 text in en-XA)\n")
        #expect(folder.contents("A.xcstrings") != folder.contents("B.xcstrings"))
    }

    static let refused: [CommandCase] = [
        CommandCase(
            "pseudo - --style accented",
            errors: "error: a catalog from standard input needs a file to write: -o FILE\n"
                + "Usage: xcstrings pseudo CATALOG [options]\nTry 'xcstrings pseudo --help'.\n", exitCode: 2),
        CommandCase(
            "pseudo - -l en -o /dev/null", input: #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
            errors: "error: 'en' is the source language of '-'\n", exitCode: 2),
        CommandCase(
            "pseudo - -o /dev/null", input: #"{"sourceLanguage":"en","strings":{"#,
            errors: "-:1:35: error: '}' is missing, and 1 more closing bracket; add them\n"
                + "-:1:34: note: opened here\nnothing was written\n", exitCode: 1),
    ]

    @Test(arguments: refused)
    func isRefused(_ command: CommandCase) throws {
        try command.check()
    }
}
