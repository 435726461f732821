import CatalogCompiler
import Foundation
import StringCatalog
import TestSupport
import Testing

/// How many keys of real catalogs have a symbol. `Tests/Symbols/run` compiles and calls them.
@Suite(.enabled(if: ReferenceData.isPresent("corpus/MANIFEST.tsv"), "no reference data"))
struct SymbolCoverageTests {
    @Test func nearlyAllKeysWithALetterHaveASymbol() throws {
        var withSymbol = 0
        var without: [SwiftSources.KeyWithoutSymbol.Reason: [String]] = [:]
        for (file, _) in CorpusServingTests.expectations {
            let bytes = [UInt8](try Data(contentsOf: ReferenceData.url("corpus/" + file)))
            let reading = StringCatalog.read(bytes, path: file)
            let options = CompilationOptions(tableName: "Corpus")
            guard let catalog = reading.catalog,
                let table = CatalogCompiler.compile(reading, options: options).table
            else { continue }
            let sources = try #require(CatalogCompiler.swiftSources(of: catalog, table: table, options: options))
            #expect(sources.symbolCount + sources.keysWithoutSymbol.count == catalog.entries.count, "\(file)")
            withSymbol += sources.symbolCount
            for key in sources.keysWithoutSymbol where key.key.contains(where: \.isLetter) {
                without[key.reason, default: []].append(key.key)
            }
        }
        let count = without.values.map(\.count).reduce(0, +)
        // A conversion such as `%lld` counts as letters here, though it names nothing.
        let list = without.map { "\($0.value.count): \($0.key.rawValue), such as \($0.value.prefix(3))" }
        #expect(withSymbol > 7_000)
        #expect(Double(withSymbol) / Double(withSymbol + count) >= 0.95, "\(list)")
        #expect(without[.noName, default: []].allSatisfy { $0.contains("%") }, "\(without[.noName, default: []])")
    }
}
