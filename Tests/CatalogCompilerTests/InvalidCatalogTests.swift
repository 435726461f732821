import CatalogCompiler
import Foundation
import StringCatalog
import TestSupport
import Testing

/// Each catalog in `Catalogs/Invalid` has one defect, and beside it `NAME.diagnostics.txt` with what is to be said.
///
/// With `RECORD_DIAGNOSTICS` in the environment the files are written anew and the tests fail, so that nobody forgets.
@Suite struct InvalidCatalogTests {
    static let names: [String] = {
        let folder = CompiledCatalog.url("Invalid").path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".xcstrings") }.map { String($0.dropLast(10)) }.sorted()
    }()

    @Test func thereAreCatalogs() {
        #expect(Self.names.count >= 30)
    }

    @Test(arguments: names) func saysWhatIsWrong(name: String) throws {
        let result = try CompiledCatalog(CompiledCatalog.url("Invalid/\(name).xcstrings")).result
        let found = result.diagnostics.flatMap(\.lines).map { $0 + "\n" }.joined()
        let file = CompiledCatalog.url("Invalid/\(name).diagnostics.txt")
        if ProcessInfo.processInfo.environment["RECORD_DIAGNOSTICS"] != nil {
            try Data(found.utf8).write(to: file)
            Issue.record("recorded")
        }
        #expect(found == String(decoding: try Data(contentsOf: file), as: UTF8.self))
        #expect(!found.isEmpty)
        #expect((result.table == nil) == result.hasErrors)
    }
}
