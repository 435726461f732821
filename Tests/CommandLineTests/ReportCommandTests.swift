import Foundation
import Testing

struct ReportCommandTests {
    @Test func aPageIsWritten() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("A.xcstrings", #""key" : {"comment" : "c"}"#)
        let line = ["report", "A.xcstrings", "-o", "out/report.html", "--title", "Version <2>"]
        let first = try ToolRun(line, in: folder.url)
        let page = try #require(folder.contents("out/report.html"))
        #expect(first.standardOutput == "created out/report.html (1 catalog, \(page.count) bytes)\n")
        #expect(first.standardError == "no problems in 1 catalog\n" && first.exitCode == 0)
        let html = String(decoding: page, as: UTF8.self)
        #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
        #expect(html.contains("<title>Version &lt;2&gt;</title>") && !html.contains("class=\"date\""))
        // At another time the bytes are the same, unless a date is given.
        #expect(try ToolRun(line, in: folder.url).standardOutput.hasPrefix("unchanged out/report.html"))
        let dated = try ToolRun(line + ["--date", "30 November"], in: folder.url)
        #expect(dated.standardOutput.hasPrefix("replaced out/report.html"))
        let printed = try ToolRun(["report", "A.xcstrings", "--title=Version <2>"], in: folder.url)
        #expect(printed.standardOutput == html)
    }

    /// A page is there to show what is wrong.
    @Test func catalogsWithErrorsAreShown() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("A.xcstrings", #""key" : {"localizations" : {"de" : {}}}"#)
        let run = try ToolRun(["report", ".", "-o", "report.html"], in: folder.url)
        #expect(run.standardError == "1 error in 1 catalog\n" && run.exitCode == 1)
        let html = String(decoding: try #require(folder.contents("report.html")), as: UTF8.self)
        #expect(html.contains("Missing required key \\u0027stringUnit\\u0027"))
    }

    static let failures: [CommandCase] = [
        CommandCase(
            "report Catalogs/Samples -o Catalogs", errors: "error: cannot use 'Catalogs': it is not a regular file\n",
            exitCode: 2),
        CommandCase(
            "report",
            errors: "error: PATH is missing\nUsage: xcstrings report PATH… [options]\nTry 'xcstrings report --help'.\n",
            exitCode: 2),
    ]

    @Test(arguments: failures) func whatCannotBeDoneIsSaid(_ test: CommandCase) throws {
        try test.check()
    }
}
