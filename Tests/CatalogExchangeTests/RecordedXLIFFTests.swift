import Foundation
import StringCatalog
import TestSupport
import Testing

@testable import CatalogExchange

/// What Xcode exported and imported, recorded.
@Suite(.enabled(if: ReferenceData.isPresent("conformance/xliff"))) struct RecordedXLIFFTests {
    static let folder = ReferenceData.url("conformance/xliff")

    /// The names of the recordings that have a file with this ending.
    static func names(_ ending: String) -> [String] {
        guard ReferenceData.isPresent("conformance/xliff") else { return [] }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }

    private static func data(_ file: String) throws -> Data {
        try Data(contentsOf: folder.appending(path: file))
    }

    private static func catalog(_ file: String) throws -> StringCatalog {
        try #require(StringCatalog.read(Array(try data(file)), path: file).catalog)
    }

    @Test func recordingsArePresent() {
        #expect(Self.names(".exported.xliff").count >= 2)
        #expect(Self.names(".expected-after-import.xcstrings").count >= 2)
    }

    @Test(arguments: names(".exported.xliff")) func exports(_ name: String) throws {
        let expected = try XMLTree.parse(try Self.data("\(name).exported.xliff"))
        let file = try #require(expected.children.first)
        let document = XLIFFWriter.document(
            of: [
                ExchangeFile(
                    original: try #require(file.attributes["original"]),
                    catalog: try Self.catalog("\(name).source.xcstrings"))
            ],
            languageTag: try #require(file.attributes["target-language"]),
            tool: .init(name: "xcstrings", version: "1"))
        #expect(document.diagnostics.isEmpty)
        #expect(Self.withoutTool(try XMLTree.parse(Data(document.bytes))) == Self.withoutTool(expected))
    }

    @Test(arguments: names(".expected-after-import.xcstrings")) func imports(_ name: String) throws {
        let edited = "\(name).import-edited.xliff"
        let isEdited = FileManager.default.fileExists(atPath: Self.folder.appending(path: edited).path)
        let path = isEdited ? edited : "\(name).exported.xliff"
        let document = XLIFFDocument.read(Array(try Self.data(path)), path: path)
        #expect(document.diagnostics.isEmpty)
        let file = try #require(document.files.first)
        let result = try CatalogImport.run(
            file.arrivals, languageTag: file.targetLanguage, into: try Self.catalog("\(name).source.xcstrings"),
            path: path, order: .bytes, options: ImportOptions(policy: .xcode))
        let expected = try Self.data("\(name).expected-after-import.xcstrings")
        #expect(try Self.json(Data(result.bytes)) == Self.json(expected))
        #expect(result.counts.refused == 0)
    }

    private static func json(_ data: Data) throws -> NSObject {
        try #require(try JSONSerialization.jsonObject(with: data) as? NSObject)
    }

    /// The tool's name, which is another one by design, is left out; that it has the same attributes is not.
    private static func withoutTool(_ node: XMLTree.Node) -> XMLTree.Node {
        var node = node
        if node.name == "tool" { node.attributes = node.attributes.mapValues { _ in "" } }
        node.children = node.children.map(withoutTool)
        return node
    }
}
