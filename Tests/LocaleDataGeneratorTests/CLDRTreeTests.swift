import Foundation
import LocaleDataGenerator
import TestSupport
import Testing

@Suite("A CLDR tree")
struct CLDRTreeTests {
    @Test(
        "is found below its folder, in either layout, and says its version",
        .enabled(if: ReferenceData.isPresent(CLDRArchive.path(version: "48.0.0")), "no reference data"),
        arguments: ["", "cldr-json"])
    func layouts(below: String) throws {
        let directory = try CLDRArchive.directory(version: "48.0.0").appending(path: below)
        let tree = try CLDRTree(at: directory)
        #expect(tree.version == "48.0.0")
        #expect(try tree.locales(of: "cldr-numbers-full").count == 766)
        #expect(try tree.supplemental("plurals").member("version").member("_cldrVersion").text() == "48")
        let numbers = try tree.main("numbers", of: "de-CH", in: "cldr-numbers-full")
        #expect(try numbers.member("numbers").member("minimumGroupingDigits").integer() == 1)
    }

    @Test("says what is missing or wrong, and where")
    func errors() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "cldr-tree-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let core = directory.appending(path: "cldr-core")
        try FileManager.default.createDirectory(at: core, withIntermediateDirectories: true)
        #expect(throws: CLDRError.noTree(path: directory.path)) { try CLDRTree(at: directory) }

        let package = core.appending(path: "package.json")
        try Data(#"{"version": 48}"#.utf8).write(to: package)
        #expect(throws: CLDRError.unexpected(path: package.path, keyPath: "version", wanted: "a text")) {
            try CLDRTree(at: directory)
        }
        try Data(#"{"version": "48.0.0", "list": [{"a": true}]}"#.utf8).write(to: package)
        let node = try CLDRTree(at: directory).core("package")
        #expect(throws: CLDRError.unexpected(path: package.path, keyPath: "list/0", wanted: "a member 'b'")) {
            try node.member("list").elements()[0].member("b")
        }
        #expect(throws: CLDRError.self) { try CLDRTree(at: directory).supplemental("plurals") }
        #expect(
            "\(node.unexpected(wanted: "a rule"))" == "\(package.path): expected a rule at ''")
    }
}
