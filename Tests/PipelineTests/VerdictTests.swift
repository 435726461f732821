import CatalogCompiler
import Foundation
import StringCatalog
import TestSupport
import Testing

/// Catalogs of which it is recorded whether Xcode takes them.
@Suite(.enabled(if: ReferenceData.isPresent("conformance/verdicts/index.json"), "no reference data"))
struct VerdictTests {
    struct Verdict: Decodable, Sendable, CustomTestStringConvertible {
        let input: String
        let xcode: String
        let diagnostic: String?
        var testDescription: String { input }
    }

    static let verdicts: [Verdict] = ReferenceData.decoded("conformance/verdicts/index.json") ?? []
    static let compiled: [CompiledPair] = ReferenceData.decoded("conformance/compile/index.json") ?? []

    struct CompiledPair: Decodable, Sendable, CustomTestStringConvertible {
        let input: String
        var testDescription: String { input }
    }

    private static func compile(_ path: String) throws -> CompilationResult {
        CatalogCompiler.compile(
            [UInt8](try Data(contentsOf: ReferenceData.url(path))), path: path,
            options: CompilationOptions(tableName: "Verdict"))
    }

    @Test func indexesAreRead() {
        #expect(Self.verdicts.count >= 21 && Self.compiled.count >= 109)
    }

    @Test(arguments: verdicts) func agreesWithXcode(_ verdict: Verdict) throws {
        let result = try Self.compile("conformance/verdicts/" + verdict.input)
        #expect(result.hasErrors == (verdict.xcode == "rejects"), "\(result.diagnostics)")
        if let words = verdict.diagnostic {
            #expect(result.diagnostics.contains { $0.severity == .error && $0.message == words })
        }
    }

    @Test(arguments: compiled) func compilesWhatXcodeCompiles(_ pair: CompiledPair) throws {
        let result = try Self.compile("conformance/compile/" + pair.input)
        #expect(!result.hasErrors && result.table != nil, "\(result.diagnostics)")
    }
}

extension ReferenceData {
    /// A JSON file, `nil` where it is absent or of another shape.
    static func decoded<Value: Decodable>(_ path: String) -> Value? {
        guard let data = try? Data(contentsOf: url(path)) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }
}
