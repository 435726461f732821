import StringCatalog
import Testing

/// Files that are made to cost time or memory: all are read to the end, and what is said about them is bounded.
struct HostileFileTests {
    private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    private static func entries(_ text: String) -> String {
        "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(text)}}"
    }

    @Test(arguments: [
        ("depth", repeated("[", 1_000_000), ["too-deep"]),
        ("depth of objects", repeated("{\"a\":", 1000), ["too-deep"]),
        ("duplicate keys", entries(repeated("\"same\":{},", 200_000) + "\"same\":{}"), ["duplicate-key"]),
        ("escaped duplicates", entries(repeated("\"s\\u0061me\":{},", 50_000) + "\"same\":{}"), ["duplicate-key"]),
        ("long string", entries("\"k\":{\"comment\":\"\(repeated("a", 5_000_000))\"}"), []),
        ("long number", entries("\"k\":{\"shouldTranslate\":\(repeated("9", 10_000))}"), ["wrong-type"]),
        ("line breaks", entries("\"k\":{\"comment\":\"\(repeated("a\n", 500_000))\"}"), ["raw-line-break"]),
        ("quotes", entries("\"k\":{\"comment\":\"\(repeated("a\"b ", 300_000))\"}"), ["unescaped-quote"]),
        ("closing brackets", "{" + repeated("}", 1_000_000), ["extra-brace"]),
        ("commas", "{" + repeated(",", 1_000_000), ["extra-comma"]),
        ("conflicts", "{\n" + repeated("<<<<<<< a\n", 300_000), ["conflict-marker"]),
        ("half conflicts", "{\n<<<<<<< a\n" + repeated("=======\n", 300_000) + "}", ["conflict-marker"]),
        ("escapes", "{\"a\":\"" + repeated("\\q", 500_000) + "\"}", ["bad-escape"]),
        ("comments", "{" + repeated("/* */", 300_000) + "}", ["comment"]),
        ("open comment", "{" + repeated("/*", 500_000), ["comment"]),
        ("unterminated strings", "{\n" + repeated("\"a\" : \"b\n", 200_000) + "}", ["unterminated-string"]),
        (
            "states",
            entries(
                repeated("\"k\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":\"\"}}}},", 50_000) + "\"l\":{}"),
            ["duplicate-key", "missing-state"]
        ),
    ]) func fileIsReadInBounds(label: String, text: String, names: [String]) {
        let result = StringCatalog.read(Array(text.utf8), path: "x")
        #expect(result.diagnostics.count <= 1_200)
        let found = Set(result.diagnostics.filter { $0.severity != .note }.map(\.name))
        #expect(found.isSuperset(of: names), "\(label): \(found)")
        #expect(names.isEmpty == found.isEmpty, "\(label): \(found)")
    }

    /// Every beginning of a catalog, and the catalog without each of its bytes, and with each byte changed.
    @Test func damagedCatalogsAreRead() {
        let text = """
            {"sourceLanguage" : "en", "strings" : {"k\\n" : {"comment" : "é",
              "localizations" : {"de" : {"stringUnit" : {"state" : "new", "value" : "%#@n@"},
                "substitutions" : {"n" : {"argNum" : 1, "variations" : {"plural" : {"other" : {}}}}}}}}}, "version" : 1.0}
            """
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            var variants = [Array(bytes[..<index]), Array(bytes[..<index] + bytes[(index + 1)...])]
            for byte in [0x00, 0x0A, 0x22, 0x27, 0x2C, 0x3A, 0x5B, 0x5C, 0x7D, 0x80, 0xFF] as [UInt8] {
                var changed = bytes
                changed[index] = byte
                variants.append(changed)
            }
            for variant in variants {
                let result = StringCatalog.read(variant, path: "x")
                for entry in result.catalog.map({ Array($0.entries) }) ?? [] {
                    #expect(entry.position.line >= 1)
                    for localization in entry.localizations {
                        #expect(localization.json.source.count >= 0)
                        _ = localization.stringUnit?.value?.string
                        _ = localization.substitutions.map(\.argNum)
                    }
                }
                #expect(result.diagnostics.count < 100)
            }
        }
    }
}
