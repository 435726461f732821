import CatalogCompiler
import Testing

@Suite struct DependencyFileTests {
    @Test(arguments: [
        ("a.xcstrings", "a.xcstrings"), ("My Menu", #"My\ Menu"#), ("a\tb", "a\\\tb"), ("#1", "\\#1"),
        ("5$", "5$$"), ("C:x", #"C\:x"#), (#"a\b"#, #"a\b"#), (#"a\ b"#, #"a\\\ b"#), ("größe", "größe"),
    ]) func escapesWhatMakeReadsOtherwise(path: String, spelling: String) throws {
        let file = DependencyFile(outputs: ["out", path], inputs: [path, "in", path])
        let contents = try String(decoding: #require(file.contents), as: UTF8.self)
        #expect(contents == "out \(spelling): \\\n  \(spelling) \\\n  in\n\n\(spelling):\n\nin:\n")
    }

    @Test func whatWroteNothingHasNoRule() throws {
        let file = DependencyFile(outputs: [], inputs: ["in"])
        #expect(try String(decoding: #require(file.contents), as: UTF8.self) == "\nin:\n")
    }

    @Test(arguments: ["a\nb", "a\rb", "a\r\nb"]) func refusesLineBreaks(path: String) {
        #expect(DependencyFile(outputs: [path], inputs: []).contents == nil)
        #expect(DependencyFile(outputs: ["out"], inputs: ["in", path]).contents == nil)
    }
}
