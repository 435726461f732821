import CatalogCompiler
import Foundation
import StringCatalog
import TestSupport
import Testing

/// Catalogs of which it is recorded what Xcode makes of them.
@Suite(.enabled(if: ReferenceData.isPresent("conformance/compile/index.json"), "no reference data"))
struct AppleTablePairTests {
    struct Pair: Decodable, Sendable, CustomTestStringConvertible {
        let input: String
        let compiled: String
        let hasCollision: Bool
        var testDescription: String { input }

        enum CodingKeys: String, CodingKey {
            case input, compiled
            case hasCollision = "lproj_collision"
        }
    }

    static let pairs: [Pair] = ReferenceData.decoded("conformance/compile/index.json") ?? []

    private static func data(_ name: String) throws -> Data {
        try Data(contentsOf: ReferenceData.url("conformance/compile").appending(path: name))
    }

    @Test func indexIsRead() {
        #expect(Self.pairs.count == 109)
        #expect(Self.pairs.count(where: \.hasCollision) == 44)
    }

    @Test(arguments: pairs) func writesWhatXcodeWrites(_ pair: Pair) throws {
        let bytes = [UInt8](try Self.data(pair.input))
        let tables = AppleTables.make(
            from: StringCatalog.read(bytes, path: pair.input), options: CompilationOptions(tableName: "catalog"))
        let errors = tables.diagnostics.filter { $0.severity == .error }
        if pair.hasCollision {
            #expect(tables.files.isEmpty)
            #expect(!errors.isEmpty && errors.allSatisfy { $0.name == "languages-in-one-directory" }, "\(errors)")
            return
        }
        #expect(errors.isEmpty)
        let decoded = try DecodedTables.json(of: tables.files.map { ($0.path, $0.contents) })
        #expect(decoded == (try DecodedTables.normalized(Self.data(pair.compiled))))
    }
}
