import Foundation
import Internationalization
import TestSupport
import Testing

@Suite("Plural rules and CLDR's samples")
struct PluralSampleTests {
    static let path = "cldr/tests/cldr48-plural-samples.tsv"

    /// The samples that `text` stands for: itself, or both ends of a range and what lies between.
    static func samples(in text: Substring) throws -> [String] {
        let ends = text.split(separator: "~")
        guard ends.count == 2 else { return [String(text)] }
        let places = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
        let scale = (0..<places).reduce(1) { value, _ in value * 10 }
        func scaled(_ end: Substring) throws -> Int {
            try #require(Int(end.filter { $0 != "." }))
        }
        return try (scaled(ends[0])...scaled(ends[1])).map { value in
            if places == 0 { return "\(value)" }
            let fraction = "\(value % scale)"
            return "\(value / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
        }
    }

    @Test(
        "agree in every language, cardinal and ordinal",
        .enabled(if: ReferenceData.isPresent(path), "no reference data"))
    func allSamples() throws {
        let text = try String(contentsOf: ReferenceData.url(Self.path), encoding: .utf8)
        var rows = 0
        var numbers = 0
        var wrong: [String] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t")
            let tag = try #require(LanguageTag(String(fields[1])))
            let rules = PluralRules(for: tag, kind: fields[0] == "ordinal" ? .ordinal : .cardinal)
            rows += 1
            for sample in try Self.samples(in: fields[3]) {
                numbers += 1
                let category = try rules.category(for: #require(PluralOperands(sample)))
                if category.keyword != fields[2] { wrong.append("\(line) at \(sample): \(category)") }
                guard let integer = Int(sample) else { continue }
                if rules.category(for: integer) != category { wrong.append("\(line) at \(sample) as an integer") }
            }
        }
        #expect(wrong == [])
        #expect(rows == 6463)
        #expect(numbers == 15041)
    }
}
