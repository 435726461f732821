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
        catalog.entries.flatMap { entry in
            entry.localizations.filter { !$0.isNull }.flatMap { localization in
                localization.units.map { path, unit in
                    Leaf(
                        key: entry.key, language: localization.languageTag, path: path,
                        value: unit.value?.string ?? "", state: unit.json["state"].map { _ in unit.state })
                }
            }
        }
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

    /// The lines that two texts do not share at their beginning and end.
    private static func difference(_ before: [UInt8], _ after: [UInt8]) -> (removed: [String], added: [String]) {
        let newline = UInt8(ascii: "\n")
        let (old, new) = (
            before.split(separator: newline, omittingEmptySubsequences: false),
            after.split(separator: newline, omittingEmptySubsequences: false)
        )
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        return (
            old[start..<(old.count - end)].map { String(decoding: $0, as: UTF8.self) },
            new[start..<(new.count - end)].map { String(decoding: $0, as: UTF8.self) }
        )
    }

    private static let largest =
        CorpusTests.expectations.map(\.file).filter { $0.contains("DuckDuckGo__Localizable") }

    @Test(arguments: CorpusTests.expectations.map(\.file)) func anEditChangesTheLinesItConcerns(file: String) throws {
        let catalog = try Self.read(file)
        let leaves = Self.leaves(of: catalog)
        // Large files cost time; a few texts of each stand for all.
        let isLarge = catalog.source.count > 500_000
        for leaf in stride(from: leaves.count / 3, to: leaves.count, by: leaves.count / (isLarge ? 1 : 2) + 1).map({
            leaves[$0]
        }) {
            var editor = try CatalogEditor(catalog, order: .xcode)
            try editor.setUnit(value: "☃", at: leaf.path, of: leaf.key, in: leaf.language)
            let (removed, added) = Self.difference(catalog.source, editor.bytes())
            #expect(removed.count == 1 && added.count == 1 && added[0].contains("☃"), "\(leaf.key): \(removed)")
        }
        guard !isLarge,
            let entry = catalog.entries.first(where: { !$0.localizations.isEmpty && !$0.key.isEmpty })
        else { return }
        var editor = try CatalogEditor(catalog, order: .xcode)
        try editor.setUnit(value: "☃", of: entry.key, in: "tlh")
        var (removed, added) = Self.difference(catalog.source, editor.bytes())
        // The comma after the language before is the one thing in another's line.
        #expect(
            removed.count <= 1 && removed.allSatisfy { added[0] == $0 + "," || added[0].contains("☃") }, "\(removed)")

        editor = try CatalogEditor(catalog, order: .xcode)
        try editor.removeEntry(entry.key)
        (removed, added) = Self.difference(catalog.source, editor.bytes())
        #expect(added.isEmpty || catalog.entries.count == 1 || removed.count > 1 && added.count == 1, "\(added)")

        editor = try CatalogEditor(catalog, order: .xcode)
        try editor.addEntry(entry.key + "☃")
        (removed, added) = Self.difference(catalog.source, editor.bytes())
        #expect(removed.count <= 1 && removed.allSatisfy { $0 + "," == added[0] }, "\(removed) \(added)")
        #expect((1...3).contains(added.count - removed.count), "\(added)")
    }

    @Test(arguments: largest) func oneEditOfTheLargestFileIsThoseLines(file: String) throws {
        let catalog = try Self.read(file)
        let entry = try #require(catalog.entries["about.app_name"] ?? catalog.entries.dropFirst(1000).first)
        let language = try #require(entry.localizations.first { $0.stringUnit != nil && $0.languageTag != "en" })
        var editor = try CatalogEditor(catalog, order: .xcode)
        try editor.setUnit(value: "☃", state: .needsReview, of: entry.key, in: language.languageTag)
        let (removed, added) = Self.difference(catalog.source, editor.bytes())
        #expect(removed.count == 2)
        #expect(added == ["            \"state\" : \"needs_review\",", "            \"value\" : \"☃\""])
    }

    // MARK: Formatting

    /// What somebody else than Xcode wrote last, or where somebody placed a key by hand.
    private static let notByXcode: Set<String> = [
        "G3niusYukki__Riptide__Resources__Localizable.xcstrings",
        "Impressia__Impressia__ClientKit__Sources__ClientKit__Localizable.xcstrings",
        "JacobLinCool__Resonance__Resources__Localizable.xcstrings",
        "Murzav__xcstrings-mcp__tests__fixtures__with_substitutions.xcstrings",
        "RISCfuture__FART__Shared__Localizable.xcstrings",
        "Ranchero-Software__NetNewsWire__Mac__ActivityLog__mul.lproj__ActivityLogWindow.xcstrings",
        "XcodesOrg__XcodesApp__Xcodes__Resources__Localizable.xcstrings",
        "apple__sample-backyard-birds__Multiplatform__Localizable.xcstrings",
        "azooKey__azooKey__Resources__Localizable.xcstrings",
        "bazelbuild__rules_apple__examples__resources__Localizable.xcstrings",
        "bocan__bocan-music__Modules__UI__Sources__UI__Resources__Localizable.xcstrings",
        "coteditor__CotEditor__CotEditor__Localizables__Document Window__Document.xcstrings",
        "damaged__BlueWallet__BlueWallet__0a5fa86e_85f70c__Localizable.xcstrings",
        "damaged__lingodotdev__lingo.dev__a9e81396_d463b0__Localizable.xcstrings",
        "kubrick06010__ListenScrobbler__Resources__AppShortcuts.xcstrings",
        "lexrus__xcstrings.schema.json__examples__Extractor.xcstrings",
        "lexrus__xcstrings.schema.json__examples__Test4.xcstrings",
        "lingodotdev__lingo.dev__packages__cli__demo__xcode-xcstrings-v2__complex-example.xcstrings",
        "milanvarady__Applite__Localizable.xcstrings",
    ]

    @Test(arguments: CorpusTests.expectations.map(\.file)) func formattingIsIdempotentAndKeepsWhatXcodeWrote(
        file: String
    ) throws {
        let catalog = try Self.read(file)
        let formatted = try catalog.formatted(order: .xcode)
        #expect((formatted == catalog.source) == !Self.notByXcode.contains(file))
        #expect(try Self.read(formatted, file).formatted(order: .xcode) == formatted)
    }
}
