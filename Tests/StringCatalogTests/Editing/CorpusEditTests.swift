import Foundation
import StringCatalog
import TestSupport
import Testing
import XcodeCollation

/// Edits of real catalogs.
struct CorpusEditTests {
    private static func read(_ bytes: [UInt8], _ file: String) throws -> StringCatalog {
        try #require(StringCatalog.read(bytes, path: file).catalog)
    }

    private static func read(_ file: String) throws -> StringCatalog {
        try read([UInt8](Data(contentsOf: ReferenceData.url("corpus/" + file))), file)
    }

    /// One text of a catalog and the way to it.
    private struct Leaf {
        let key: String
        let language: String
        let path: VariationPath
        let value: String
        let state: StringCatalog.State?
    }

    private static func leaves(of catalog: StringCatalog) -> [Leaf] {
        var leaves: [Leaf] = []
        for entry in catalog.entries {
            for localization in entry.localizations where !localization.isNull {
                func add(_ unit: StringCatalog.StringUnit?, _ path: VariationPath) {
                    guard let unit else { return }
                    leaves.append(
                        Leaf(
                            key: entry.key, language: localization.languageTag, path: path,
                            value: unit.value?.string ?? "", state: unit.json["state"].map { _ in unit.state }))
                }
                func add(_ variations: StringCatalog.Variations?, _ path: VariationPath) {
                    for axis in variations?.axes ?? [] {
                        for form in axis.forms {
                            let path = path.appending(axis.kind, form.name)
                            add(form.stringUnit, path)
                            add(form.variations, path)
                        }
                    }
                }
                add(localization.stringUnit, VariationPath())
                add(localization.variations, VariationPath())
                for substitution in localization.substitutions {
                    add(substitution.variations, VariationPath().appending(substitution: substitution.name))
                }
            }
        }
        return leaves
    }

    @Test(arguments: CorpusTests.expectations.map(\.file)) func leavesSetToAnotherValueAndBackAreAsBefore(
        file: String
    ) throws {
        let catalog = try Self.read(file)
        var editor = try CatalogEditor(catalog, order: .xcode)
        let leaves = Self.leaves(of: catalog)
        for leaf in leaves {
            // One file has units without a state; they stay so.
            let state: StringCatalog.State? = leaf.state.map { $0 == .new ? .stale : .new }
            try editor.setUnit(
                value: "«\(leaf.key)»\\\"\n\u{7}/€", state: state, at: leaf.path, of: leaf.key, in: leaf.language)
        }
        let changed = try Self.read(editor.bytes(), file)
        #expect(leaves.isEmpty || changed.source != catalog.source)
        var back = try CatalogEditor(changed, order: .xcode)
        for leaf in leaves {
            try back.setUnit(value: leaf.value, state: leaf.state, at: leaf.path, of: leaf.key, in: leaf.language)
        }
        #expect(back.bytes() == catalog.source)
    }
}
