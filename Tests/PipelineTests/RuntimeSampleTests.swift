import CatalogCompiler
import Foundation
import LocalizationRuntime
import TestSupport
import Testing

/// What macOS printed for a compiled table, against our compiler and our runtime.
@Suite(.enabled(if: ReferenceData.isPresent("conformance/runtime-samples.json"), "no reference data"))
struct RuntimeSampleTests {
    /// One recorded call.
    struct Sample: Decodable, Sendable {
        enum Value: Decodable, Sendable {
            case integer(Int)
            case text(String)

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let integer = try? container.decode(Int.self) {
                    self = .integer(integer)
                } else {
                    self = .text(try container.decode(String.self))
                }
            }

            var argument: any Argument {
                switch self {
                case .integer(let integer): integer
                case .text(let text): text
                }
            }
        }

        let compiled: String
        let lproj: String
        let device: String
        let key: String
        let args: [Value]
        let expected: String

        enum CodingKeys: String, CodingKey {
            case compiled, lproj, device, key, args, expected
        }

        /// The catalog that the table was compiled from.
        var input: String { compiled.replacing(".compiled.json", with: ".xcstrings") }
    }

    static let samples: [Sample] = ReferenceData.decoded("conformance/runtime-samples.json") ?? []
    static let inputs: [String] = Set(samples.map(\.input)).sorted()

    @Test func samplesAreRead() {
        #expect(Self.samples.count >= 462 && Self.inputs.count >= 47)
    }

    @Test(arguments: inputs) func printsWhatMacOSPrints(input: String) throws {
        let url = ReferenceData.url("conformance/compile/" + input)
        let result = CatalogCompiler.compile(
            [UInt8](try Data(contentsOf: url)), path: input, options: CompilationOptions(tableName: "catalog"))
        let tables = LocalizationTables(try LocalizationTable(bytes: try #require(result.table)))
        for sample in Self.samples where sample.input == input {
            let localizer = Localizer(tables, languages: [sample.lproj])
            let text = localizer.localized(
                sample.key, device: Device(rawValue: sample.device),
                arguments: Arguments(sample.args.map(\.argument)))
            #expect(text.text == sample.expected, "\(sample.key) in \(sample.lproj)")
            #expect(text.problems.isEmpty)
        }
    }
}
