import Foundation
import Internationalization
import LocaleData
import LocaleDataGenerator
import TestSupport
import Testing

/// Number tables made from the CLDR trees among the reference data.
struct CLDRVersion {
    /// The one that the program is built with.
    static let current = "48.0.0"
    /// The one inside the Foundation that tests compare with.
    static let foundation = "46.0.0"

    /// Whether both trees are there.
    static var arePresent: Bool {
        [current, foundation].allSatisfy { ReferenceData.isPresent(CLDRArchive.path(version: $0)) }
    }

    /// The tables as bytes.
    let bytes: [UInt8]
    let compactBytes: [UInt8]
    /// Empty where the tree has no list patterns, which that of 46.0.0 has not.
    let listBytes: [UInt8]

    let tables: NumberTables
    let compactTables: CompactNumberTables

    /// The locales that have number data, such as `zh-Hant-HK`.
    let locales: [String]

    init(_ version: String) throws {
        let tree = try CLDRTree(at: CLDRArchive.directory(version: version))
        bytes = try NumberTableFile(tree: tree).packed().bytes
        compactBytes = try CompactNumberFile(tree: tree).packed().bytes
        listBytes = version == Self.current ? try ListPatternFile(tree: tree).packed().bytes : []
        tables = NumberTables(PackedTable(immortal: bytes))
        compactTables = CompactNumberTables(PackedTable(immortal: compactBytes))
        locales = try tree.locales(of: "cldr-numbers-full")
    }

    /// A printer by the data of the version.
    func printer(for locale: String) throws -> NumberPrinter {
        let tag = try #require(LanguageTag(locale), "\(locale)")
        return NumberPrinter(for: tag, tables: tables)
    }
}
