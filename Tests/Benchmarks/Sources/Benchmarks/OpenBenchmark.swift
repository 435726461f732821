import CPeers
import CatalogCompiler
import Foundation
import Harness
import LocalizationRuntime

/// A table of 100,000 keys × 10 languages is opened from a file.
enum OpenBenchmark {
    static func run(_ settings: Settings, _ report: inout Report) throws {
        log("making tables to open")
        let languages = Array(SyntheticCatalog.fortyLanguages.prefix(10))
        let large = try table(keyCount: 100_000, languages, settings)
        let medium = try table(keyCount: 10_000, languages, settings)
        let small = try table(keyCount: 100, languages, settings)
        let strings = SyntheticCatalog(keyCount: 20_000, languages: ["en"])
        let bundle = settings.path("Opened.bundle")
        _ = try settings.write(strings.stringsFile(language: 0), to: "Opened.bundle/en.lproj/Table.strings")
        let key = strings.entries[0].key
        report.add(
            Work(
                "open a table of 100,000 keys × 10", .calls(1), rounds: 201, repeats: 20,
                ours: Side("LocalizationTable") { open(large) },
                peers: [
                    Side("open and mmap", reach: 0.1) { cpeers_map_file(large) >= 0 ? 1 : 0 },
                    // A tenth of the messages should take as long. A file of a few pages takes less: the operating
                    // system maps all of it when its first page is read.
                    Side("ours, of 10,000 keys × 10", reach: 0.8) { open(medium) },
                    Side("ours, of 100 keys × 10") { open(small) },
                ]))
        report.add(
            Work(
                "open a table and take a text", .calls(1), rounds: 15,
                ours: Side("LocalizationTable") { firstText(large, key: key) },
                peers: [
                    Side("Foundation's Bundle, 20,000 keys") {
                        guard let opened = Bundle(path: bundle + "/en.lproj") else { return 0 }
                        let text = opened.localizedString(forKey: key, value: nil, table: "Table")
                        return text.isEmpty ? 0 : 1
                    }
                ]))
    }

    private static func table(keyCount: Int, _ languages: [String], _ settings: Settings) throws -> String {
        let catalog = SyntheticCatalog(keyCount: keyCount, languages: languages).bytes
        let options = CompilationOptions(tableName: "Opened")
        let result = CatalogCompiler.compile(catalog, path: "Opened.xcstrings", options: options)
        return try settings.write(result.table ?? [], to: "Opened-\(keyCount).xctable")
    }

    private static func open(_ path: String) -> UInt64 {
        (try? LocalizationTable(mapping: path)) == nil ? 0 : 1
    }

    private static func firstText(_ path: String, key: String) -> UInt64 {
        guard let table = try? LocalizationTable(mapping: path) else { return 0 }
        return Localizer(LocalizationTables(table), language: "en").text(key).isEmpty ? 0 : 1
    }
}
