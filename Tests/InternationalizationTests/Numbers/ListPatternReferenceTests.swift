import Foundation
import Internationalization
import LocaleDataGenerator
import TestSupport
import Testing

/// Lists against CLDR's own patterns, read straight from its files.
struct ListPatternReferenceTests {
    static let version = CLDRVersion.current

    /// CLDR's names of the kinds and widths.
    static let names: [(ListPrinter.Kind, ListPrinter.Width, String)] = [
        (.and, .wide, "standard"), (.and, .short, "standard-short"), (.and, .narrow, "standard-narrow"),
        (.or, .wide, "or"), (.or, .short, "or-short"), (.or, .narrow, "or-narrow"),
        (.unit, .wide, "unit"), (.unit, .short, "unit-short"), (.unit, .narrow, "unit-narrow"),
    ]

    /// What is asked of a file.
    private struct ListPatternDocument: Decodable {
        struct Locale: Decodable {
            let listPatterns: [String: [String: String]]
        }

        let main: [String: Locale]
    }

    @Test(
        "every locale joins two, three and five items by its patterns",
        .enabled(if: ReferenceData.isPresent(CLDRArchive.path(version: version)), "no reference data")
    )
    func everyLocale() throws {
        let tree = try CLDRArchive.directory(version: Self.version)
        let folder = tree.appending(path: "cldr-json/cldr-misc-full/main")
        let locales = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(locales.count > 700)
        var compared = 0
        for locale in locales {
            let file = folder.appending(path: "\(locale)/listPatterns.json")
            let json = try JSONDecoder().decode(ListPatternDocument.self, from: Data(contentsOf: file))
            let types = try #require(json.main[locale]).listPatterns
            for (kind, width, name) in Self.names {
                let patterns = try #require(types["listPattern-type-\(name)"], "\(locale) \(name)")
                let printer = ListPrinter(for: try #require(LanguageTag(locale)), kind: kind, width: width)
                for count in [2, 3, 5] {
                    // Letters before which neither Spanish nor Hebrew changes a word.
                    let items = ["ש1", "ש2", "ש3", "ש4", "ש5"].prefix(count)
                    let expected = try Self.joined(Array(items), by: patterns)
                    #expect(printer.text(items) == expected, "\(locale) \(name) \(count)")
                    compared += 1
                }
            }
        }
        #expect(compared == locales.count * Self.names.count * 3)
    }

    /// The items by the rule of UTS #35, part 2: the end pattern first, then the others around it.
    private static func joined(_ items: [String], by patterns: [String: String]) throws -> String {
        func fill(_ name: String, _ first: String, _ second: String) throws -> String {
            let pieces = try #require(patterns[name]).components(separatedBy: "{0}")
            return pieces.joined(separator: first).replacing("{1}", with: second)
        }
        if items.count == 2 { return try fill("2", items[0], items[1]) }
        var text = try fill("end", items[items.count - 2], items[items.count - 1])
        for index in stride(from: items.count - 3, to: 0, by: -1) { text = try fill("middle", items[index], text) }
        return try fill("start", items[0], text)
    }
}
