import Foundation
import LocaleDataGenerator
import TestSupport
import Testing

@Suite("The generated files")
struct GeneratedFilesTests {
    static let directory = ReferenceData.packageDirectory.appending(path: "Sources/LocaleData")

    @Test(
        "are what the generator writes",
        .enabled(if: ReferenceData.isPresent(CLDRArchive.path(version: "48.0.0")), "no reference data"))
    func areUpToDate() throws {
        let tree = try CLDRTree(at: CLDRArchive.directory(version: "48.0.0"))
        let bidiClasses = ReferenceData.url("cldr/DerivedBidiClass.txt")
        let files = try LocaleDataGenerator(tree: tree, bidiClasses: bidiClasses).files()
        let wanted = files.map { ($0.fileName, $0.text) } + [("TABLES.txt", LocaleDataGenerator.list(of: files))]
        for (name, text) in wanted {
            let checkedIn = try String(contentsOf: Self.directory.appending(path: name), encoding: .utf8)
            #expect(
                checkedIn == text,
                "\(name) is out of date: run `swift run generate-locale-data --cldr PATH --bidi-classes FILE`")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.directory.path)
            .filter { $0.hasSuffix("+Generated.swift") }
        #expect(names.sorted() == files.map(\.fileName).sorted(), "a file is there that nothing generates")
    }

    @Test("hold less than 150 KB")
    func size() throws {
        let list = try String(contentsOf: Self.directory.appending(path: "TABLES.txt"), encoding: .utf8)
        let total = try #require(list.split(separator: "\n").last?.split(separator: "\t").last.flatMap { Int($0) })
        #expect(total < 150_000)
    }

    @Test("are refused from a tree that is not as expected")
    func unexpectedTree() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "cldr-tree-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let supplemental = directory.appending(path: "cldr-core/supplemental")
        try FileManager.default.createDirectory(at: supplemental, withIntermediateDirectories: true)
        try Data(#"{"version": "48.0.0"}"#.utf8).write(to: directory.appending(path: "cldr-core/package.json"))
        let rules = supplemental.appending(path: "plurals.json")
        let parents = supplemental.appending(path: "parentLocales.json")
        try Data(#"{"supplemental": {"parentLocales": {}}}"#.utf8).write(to: parents)
        for (rule, wanted) in [
            ("q = 1", "an operand"), ("n % x = 1", "a modulus"), ("n < 1", "= or !="), ("n =", "a list of values"),
            ("n = 1..x", "a value or a range"), ("n = 3..1", "a value or a range"),
            ("n = 1 and", "and, or, or the end"),
        ] {
            let json = #"{"supplemental": {"plurals-type-cardinal": {"en": {"pluralRule-count-one": "\#(rule)"}}}}"#
            try Data(json.utf8).write(to: rules)
            let keyPath = "supplemental/plurals-type-cardinal/en/pluralRule-count-one"
            #expect(throws: CLDRError.unexpected(path: rules.path, keyPath: keyPath, wanted: wanted)) {
                try PluralRuleFile(tree: CLDRTree(at: directory)).file()
            }
        }
    }
}
