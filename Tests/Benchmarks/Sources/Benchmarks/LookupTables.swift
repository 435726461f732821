import CatalogCompiler
import Foundation
import Harness
import LocalizationRuntime
import StringCatalog

/// The table whose symbols are looked up, as generated code has one for each catalog.
enum LookupStrings: StringTable {
    /// The file that the table is opened from, set before the first use.
    nonisolated(unsafe) static var path = ""

    static let table = (try? LocalizationTable(mapping: path)) ?? LocalizationTable.embedded("")
}

/// The same 20,000 texts as a table, as gettext's catalog, as Foundation's bundle and as a dictionary.
struct LookupTables {
    let catalog: SyntheticCatalog
    let keys: [String]
    /// Symbols of the keys in the order of `keys`.
    let symbols: [MessageSymbol]
    let tablePath: String
    let dictionary: [String: String]
    let bundlePath: String
    let gettextFolder: String
    private let settings: Settings

    init(_ settings: Settings) throws {
        self.settings = settings
        catalog = SyntheticCatalog(keyCount: 20_000, languages: ["de"], placeholders: false)
        let options = CompilationOptions(tableName: "Lookup")
        let reading = StringCatalog.read(catalog.bytes, path: "Lookup.xcstrings")
        let table = CatalogCompiler.compile(reading, options: options).table ?? []
        tablePath = try settings.write(table, to: "Lookup.xctable")
        var random = SeededGenerator(seed: 42)
        // Copies made in the order in which they are used, as `strdup` makes those of gettext: keys that lie about in
        // memory would measure how long that takes to read.
        keys = catalog.entries.map(\.key).shuffled(using: &random).map {
            String(decoding: Array($0.utf8), as: UTF8.self)
        }
        symbols = try Self.symbols(of: reading.catalog, table: table, options: options, keys: keys)
        dictionary = Dictionary(uniqueKeysWithValues: catalog.entries.map { ($0.key, $0.texts[0]) })
        let source = try settings.write(catalog.portableObject(language: 0), to: "lookup.po")
        gettextFolder = settings.path("gettext")
        _ = try settings.write([], to: "gettext/de/LC_MESSAGES/empty")
        let compiled = ProcessRun(["msgfmt", source, "-o", gettextFolder + "/de/LC_MESSAGES/lookup.mo"])
        guard compiled.exitCode == 0 else { throw CocoaError(.fileWriteUnknown) }
        _ = try settings.write(catalog.stringsFile(language: 0), to: "Lookup.bundle/de.lproj/Table.strings")
        bundlePath = settings.path("Lookup.bundle/de.lproj")
    }

    /// A copy of gettext's catalog under another name, which gettext has not opened yet.
    func freshDomain(_ number: Int) throws -> String {
        let folder = gettextFolder + "/de/LC_MESSAGES/"
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "lookup.mo"))
        try bytes.write(to: URL(fileURLWithPath: folder + "fresh\(number).mo"))
        return "fresh\(number)"
    }

    /// A copy of the bundle, which Foundation has not opened yet.
    func freshBundle(_ number: Int) throws -> String {
        let name = "Fresh\(number).bundle/de.lproj"
        _ = try settings.write(catalog.stringsFile(language: 0), to: name + "/Table.strings")
        return settings.path(name)
    }

    /// The symbols as the generated source has them: the number and the hash of each key. The key that a symbol holds
    /// for tables that were replaced is left empty, since no literal can be made here; it is not looked at while the
    /// hash is right, and a wrong hash would give another text.
    private static func symbols(
        of catalog: StringCatalog?, table: [UInt8], options: CompilationOptions, keys: [String]
    ) throws -> [MessageSymbol] {
        guard let catalog, let sources = CatalogCompiler.swiftSources(of: catalog, table: table, options: options)
        else {
            throw CocoaError(.fileReadCorruptFile)
        }
        var byKey: [String: MessageSymbol] = [:]
        for line in String(decoding: sources.symbols, as: UTF8.self).split(separator: "\n") {
            guard let start = line.range(of: "MessageSymbol(") else { continue }
            let parts = line[start.upperBound...].split(separator: ",", maxSplits: 2)
            let key = parts[2].drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
            guard let number = UInt32(parts[0]),
                let hash = UInt64(parts[1].trimmingPrefix(" 0x"), radix: 16)
            else { throw CocoaError(.fileReadCorruptFile) }
            byKey[String(key)] = MessageSymbol(number, hash, "")
        }
        return try keys.map { key in
            guard let symbol = byKey[key] else { throw CocoaError(.fileReadCorruptFile) }
            return symbol
        }
    }
}
