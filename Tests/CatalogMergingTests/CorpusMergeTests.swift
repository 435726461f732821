import CatalogMerging
import Foundation
import StringCatalog
import TestSupport
import Testing
import XcodeCollation

/// Merges of real catalogs.
struct CorpusMergeTests {
    private static let file = "corpus/hiDandelion__Nezha-Mobile__Shared__Localizable.xcstrings"

    @Test(.enabled(if: ReferenceData.isPresent(file), "no reference data")) func additionsOfBothSidesMerge() throws {
        let base = try #require(
            StringCatalog.read([UInt8](Data(contentsOf: ReferenceData.url(Self.file))), path: "x").catalog)
        func edited(_ edits: [(inout CatalogEditor) throws -> Void]) throws -> StringCatalog {
            var editor = try CatalogEditor(base, order: .xcode)
            for edit in edits { try edit(&editor) }
            return try #require(StringCatalog.read(editor.bytes(), path: "x").catalog)
        }
        let ours: (inout CatalogEditor) throws -> Void = { editor in
            try editor.addEntry("Another key", .object(["comment": .string("ours")]))
            for entry in base.entries { try editor.setUnit(value: "nl", of: entry.key, in: "nl") }
        }
        let theirs: (inout CatalogEditor) throws -> Void = { editor in
            try editor.addEntry("Anöther key")
            for entry in base.entries { try editor.setUnit(value: "sw", state: .new, of: entry.key, in: "sw") }
        }
        let (left, right, both) = (try edited([ours]), try edited([theirs]), try edited([ours, theirs]))
        for (first, second) in [(left, right), (right, left)] {
            let result = try CatalogMerge.merge(base: base, ours: first, theirs: second, order: .xcode)
            #expect(result.conflicts.isEmpty)
            #expect(result.bytes == both.source)
        }
    }
}
