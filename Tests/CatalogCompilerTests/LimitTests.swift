import CatalogCompiler
import StringCatalog
import Testing

/// What would make a table far larger than its catalog, or take far longer than reading it, is refused by name.
struct LimitTests {
    private static func compile(_ entries: String) -> CompilationResult {
        let text = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(entries)}}"
        return CatalogCompiler.compile(Array(text.utf8), path: "x", options: CompilationOptions(tableName: "x"))
    }

    private static func unit(_ value: String) -> String { #"{"stringUnit":{"state":"new","value":"\#(value)"}}"# }

    private static func entry(_ key: String, _ localizations: String) -> String {
        #""\#(key)":{"localizations":{\#(localizations)}}"#
    }

    @Test(arguments: [
        (
            "languages",
            entry("k", (0...4_100).map { "\"x\($0)\":\(unit("a"))" }.joined(separator: ",")),
            "A table has at most 4096 languages; this one and those after it are too many"
        ),
        (
            "devices",
            entry(
                "k",
                #""en":{"variations":{"device":{"#
                    + (0..<70).map { "\"d\($0)\":\(unit("a"))" }.joined(separator: ",") + "}}}"),
            "A text may vary by 64 devices at most; this one and those after it are too many (en: k)"
        ),
        (
            "repeated substitutions",
            entry(
                "k",
                "\"en\":{\"stringUnit\":{\"state\":\"new\",\"value\":\""
                    + String(repeating: "%#@a@", count: 900)
                    + #""},"substitutions":{"a":{"argNum":1,"formatSpecifier":"d","variations":{"plural":{"other":"#
                    + unit(String(repeating: "a", count: 2_000)) + "}}}}}"),
            "The text with its substitutions is longer than 1048576 bytes (en: k)"
        ),
        (
            "slots",
            entry("k", (0..<4_000).map { "\"x\($0)\":\(unit("a"))" }.joined(separator: ",")) + ","
                + (0..<9_000).map { "\"k\($0)\":{}" }.joined(separator: ","),
            "The catalog fits into no table: the table would have 268451096 bytes, and 268435455 is the most it can have"
        ),
    ]) func catalogIsRefused(label: String, entries: String, message: String) {
        let result = Self.compile(entries)
        #expect(result.table == nil)
        let errors = result.diagnostics.filter { $0.severity == .error }.map { "\($0)" }
        #expect(errors.count == 1, "\(label)")
        #expect(errors.first?.hasSuffix(message) ?? false, "\(label): \(errors)")
    }

    /// Forms are long because many texts name them: what is collected for the table stops growing.
    @Test func manyLongMessagesAreRefused() {
        let value = String(repeating: "%#@a@", count: 1_000)
        let form = String(repeating: "a", count: 1_000)
        let entries = (0..<280).map { index in
            Self.entry(
                "k\(index)",
                "\"en\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"\(index) \(value)\"}"
                    + #","substitutions":{"a":{"argNum":1,"formatSpecifier":"d","variations":{"plural":{"other":"#
                    + Self.unit(form) + "}}}}}")
        }
        let errors = Self.compile(entries.joined(separator: ",")).diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 1)
        #expect(errors.first?.message.contains("is the most it can have") ?? false)
    }

    @Test func aLanguageSpelledInManyWaysIsCompiled() {
        let spellings = (0..<256).map { bits in
            String(
                "aabbaabb".enumerated().map {
                    bits >> $0.offset & 1 == 1 ? Character($0.element.uppercased()) : $0.element
                })
        }
        let result = Self.compile(
            Self.entry("k", spellings.map { "\"\($0)\":\(Self.unit("a"))" }.joined(separator: ",")))
        #expect(!result.hasErrors)
        #expect(result.languages.count == 257)
    }

    @Test func mistakesInOneTextAreToldUpToALimit() {
        let value = String(repeating: #"\n% "#, count: 300_000)
        let result = Self.compile(Self.entry("k", "\"en\":" + Self.unit(value)))
        #expect(!result.hasErrors)
        #expect(result.diagnostics.filter { $0.name == "stray-percent-sign" }.count == FormatString.issueLimit)
    }
}
