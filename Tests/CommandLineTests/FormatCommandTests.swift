import Foundation
import Testing

struct FormatCommandTests {
    private static let formatted = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a" : {

            }
          },
          "version" : "1.0"
        }
        """

    @Test func writesWhatXcodeWouldAndLeavesTheRest() throws {
        let folder = try TemporaryFolder()
        try folder.catalog("a/loose.xcstrings", #""a":{}"#)
        let done = try folder.file("a/done.xcstrings", Self.formatted)
        let longAgo = Date(timeIntervalSince1970: 1_000)
        try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: done.path)

        let check = try ToolRun(["format", "--check", "a"], in: folder.url)
        #expect(check.standardOutput == "not as Xcode writes it: a/loose.xcstrings\n")
        #expect(check.standardError == "1 of 2 catalogs to be formatted\n")
        #expect(check.exitCode == 1)

        let run = try ToolRun(["format", "a"], in: folder.url)
        #expect(run.standardOutput == "formatted a/loose.xcstrings\n")
        #expect(run.standardError == "1 of 2 catalogs formatted\n")
        #expect(run.exitCode == 0)
        #expect(folder.contents("a/loose.xcstrings") == Data(Self.formatted.utf8))
        #expect(try FileManager.default.attributesOfItem(atPath: done.path)[.modificationDate] as? Date == longAgo)

        #expect(try ToolRun(["format", "--check", "a"], in: folder.url).exitCode == 0)
    }

    @Test func formatsStandardInput() throws {
        let run = try ToolRun(["format", "-"], input: #"{"version":"1.0","sourceLanguage":"en","strings":{"a":{}}}"#)
        #expect(run.standardOutput == Self.formatted)
        #expect(run.standardError == "formatted -\n1 of 1 catalog formatted\n")
    }
}
