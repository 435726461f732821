import Foundation
import Internationalization
import TestSupport
import Testing

@Suite("Language matching and ICU's test file")
struct LocaleMatcherReferenceTests {
    static let path = "cldr/tests/localeMatcherTest.txt"

    /// What a case of the file says, with the parameters above it.
    struct Case {
        var line = 0
        var supported: [String]?
        var defaultTag: String?
        var favor = LocaleMatcher.Favor.language
        var threshold = 50
        var wanted: [String] = []
        /// Match, wanted, combined; empty where the file does not say.
        var expected: [String] = []
    }

    /// The lines in which Afrikaans gets Dutch among `mul, nl`. CLDR 48 sends it to English instead.
    static let drifted = [422, 428]

    static func cases() throws -> [Case] {
        var cases: [Case] = []
        var current = Case()
        let text = try String(contentsOf: ReferenceData.url(path), encoding: .utf8)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            func list(_ text: String) -> [String] {
                text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            }
            if content.hasPrefix("** test") {
                current = Case()
            } else if content.hasPrefix("@"), let equals = content.firstIndex(of: "=") {
                let value = String(content[content.index(after: equals)...])
                switch content[..<equals] {
                case "@supported": current.supported = list(value)
                case "@default": current.defaultTag = value.isEmpty ? nil : value
                case "@favor": current.favor = value == "script" ? .script : .language
                case "@threshold": current.threshold = Int(value) ?? 50
                default: Issue.record("unknown parameter in line \(index + 1)")
                }
            } else if let arrow = content.range(of: ">>") {
                current.line = index + 1
                current.wanted = list(String(content[..<arrow.lowerBound]))
                current.expected = content[arrow.upperBound...].split(separator: "|", omittingEmptySubsequences: false)
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                cases.append(current)
            }
        }
        return cases
    }

    @Test("agree", .enabled(if: ReferenceData.isPresent(path), "no reference data"))
    func agree() throws {
        var ran = 0
        var favoringScript = 0
        var withoutSupported = 0
        var leftOut: [Int] = []
        var wrong: [String] = []
        for item in try Self.cases() {
            guard let names = item.supported else {
                withoutSupported += 1
                continue
            }
            if Self.drifted.contains(item.line) {
                leftOut.append(item.line)
                continue
            }
            ran += 1
            if item.favor == .script { favoringScript += 1 }
            // One list has `50` in it, which is no language tag.
            let tags = names.compactMap { LanguageTag($0) }
            let preferred = item.defaultTag.flatMap { LanguageTag($0) }
            let matcher = LocaleMatcher(
                supported: tags, preferred: preferred, favor: item.favor, threshold: item.threshold)
            let match = matcher.bestMatch(for: item.wanted.compactMap { LanguageTag($0) })
            let fallback = preferred ?? names.first.flatMap { LanguageTag($0) }
            let found = match?.supported ?? fallback
            if found != LanguageTag(item.expected[0]) {
                wrong.append("line \(item.line): \(item.wanted) among \(names): \(found?.description ?? "none")")
            }
            if item.expected.count == 3, match?.formatting != LanguageTag(item.expected[2]) {
                wrong.append("line \(item.line): \(match?.formatting.description ?? "none") for formatting")
            }
        }
        #expect(wrong == [])
        #expect(ran == 921)
        #expect(favoringScript == 426)
        #expect(leftOut == Self.drifted)
        #expect(withoutSupported == 6)
    }
}
