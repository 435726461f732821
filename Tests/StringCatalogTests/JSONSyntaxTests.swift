import StringCatalog
import Testing

/// Defects of JSON syntax: each is reported once, at its place, and what stands around it is still read.
struct JSONSyntaxTests {
    /// A catalog around the given members of one entry or of `strings`.
    private static func catalog(_ strings: String) -> String {
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\n  \"version\" : \"1.0\"\n}"
    }

    private static func comment(_ value: String) -> String {
        catalog("    \"k\" : {\n      \"comment\" : \(value)\n    }")
    }

    static let defects: [(source: String, findings: [String])] = [
        // Commas
        (catalog("    \"k\" : {}¶,"), ["warning: comma after the last member; remove it"]),
        (comment("[1¶,]").replacingComment("x"), ["warning: comma after the last member; remove it"]),
        (catalog("    ¶,\"k\" : {}"), ["error: comma without a member before it; remove it"]),
        (catalog("    \"k\" : {},¶, \"l\" : {}"), ["error: comma without a member before it; remove it"]),
        (catalog("    \"k\" : {}¶\n    \"l\" : {}"), ["error: ',' is missing after this value; add it"]),
        (
            catalog("    \"k\" : { \"comment\" : \"c\"¶ \"extractionState\" : \"manual\" }"),
            ["error: ',' is missing after this value; add it"]
        ),
        (
            catalog("    \"k\" : {\n      \"comment\" : \"c\"¶;\n      \"extractionState\" : \"manual\"\n    }"),
            ["error: ';' is not expected here; remove it"]
        ),
        // Quotes
        (comment(#""say ¶"hi" now""#), [#"error: quote inside a string; write \""#]),
        (comment(#""¶"Hello" he said""#), [#"error: quote inside a string; write \""#]),
        (comment(#""he said ¶"hello"""#), [#"error: quote inside a string; write \""#]),
        (comment(#""He said ¶"yes", "no" and left""#), [#"error: quote inside a string; write \""#]),
        (comment(#""<a href=¶"x">y</a>""#), [#"error: quote inside a string; write \""#]),
        (catalog(#"    "say ¶"hi" now" : {}"#), [#"error: quote inside a string; write \""#]),
        (comment(#"¶"abc"#), [#"error: the string has no closing quote; add '"'"#]),
        (
            catalog("    \"k\" : {\n      \"comment\" : ¶\"abc,\n      \"extractionState\" : \"manual\"\n    }"),
            [#"error: the string has no closing quote; add '"'"#]
        ),
        (catalog(#"    "k" : { ¶"comment : "c" }"#), [#"error: the string has no closing quote; add '"'"#]),
        (comment(#"¶abc""#), [#"error: the string has no opening quote; add '"'"#]),
        (
            catalog("    ¶'k' : { \"comment\" : ¶'c' }"),
            Array(repeating: "error: single quotes around a string; use double quotes", count: 2)
        ),
        (
            catalog("    ¶“k” : { \"comment\" : ¶“c” }"),
            Array(repeating: "error: typographic quotes around a string; use straight double quotes", count: 2)
        ),
        (catalog("    ¶k : {}"), [#"error: the key 'k' has no quotes; write "k""#]),
        // Characters in strings
        (comment("\"one¶\ntwo\n\nthree\""), [#"error: line break inside a string; write \n"#]),
        (comment("\"a¶\tb\""), [#"error: control character inside a string; write \t"#]),
        (comment("\"a¶\u{1}b\""), [#"error: control character inside a string; write \u0001"#]),
        (comment(#""a¶\qb""#), [#"error: '\q' is no escape of JSON; write \\ for a backslash"#]),
        (comment(#""a¶\u12g4""#), [#"error: '\u' without four hexadecimal digits; complete it"#]),
        (
            comment(#""¶\ud83d ¶\ude00 \ud83d\ude00""#),
            Array(repeating: "error: surrogate escape without its partner; enter the character itself", count: 2)
        ),
        // Colons and values
        (catalog("    \"k\"¶ {}"), ["error: ':' is missing after the key 'k'; add it"]),
        (catalog("    \"k\"¶ = {}"), ["error: ':' is missing after the key 'k'; add it"]),
        (catalog("    ¶\"k\" :"), ["error: the key 'k' has no value; add one or remove the key"]),
        (catalog("    ¶\"k\", \"l\" : {}"), ["error: the key 'k' has no value; add one or remove the key"]),
        (comment("¶abc"), ["error: 'abc' is no JSON value; write a string in quotes, a number, true, false or null"]),
        (comment("¶NaN"), ["error: 'NaN' is no JSON value; write a string in quotes, a number, true, false or null"]),
        (comment("¶nul"), ["error: 'nul' is no JSON value; write a string in quotes, a number, true, false or null"]),
        // Brackets
        (
            catalog("    \"k\" : {\n      \"localizations\" :\n        ¶\"en\" : null\n      }\n    }"),
            [#"error: '{' is missing before '"en"'; add it"#]
        ),
        (
            catalog("    \"k\" : {\n      \"localizations\" : {\n        \"en\" : null¶\n    },\n    \"l\" : {\n    }"),
            ["error: '}' is missing; add it"]
        ),
        (
            catalog("    \"k\" : {\n      \"comment\" : \"c\"\n      ¶}\n    },\n    \"l\" : {\n    }"),
            ["error: closing bracket without an opening one; remove it"]
        ),
        (catalog("    \"k\" : {\n    ¶]"), ["error: ']' stands where '}' belongs; replace it"]),
        ("{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"¶", ["error: '}' is missing; add it"]),
        ("{\"strings\":{\"k\":{\"comment\":\"c\"}¶", ["error: '}' is missing, and 1 more closing bracket; add them"]),
        ("{\"strings\":{\"k\":{\"comment\":¶\"c", [#"error: the string has no closing quote; add '"'"#]),
        (
            "¶\"sourceLanguage\" : \"en\",\n\"strings\" : {},\n\"version\" : \"1.0\"\n}",
            [#"error: '{' is missing before '"sourceLanguage" : "en",'; add it"#]
        ),
        // Around the catalog
        ("¶", ["error: the file is empty; a catalog is a JSON object with 'sourceLanguage', 'strings', 'version'"]),
        (
            " \n\t¶",
            ["error: the file is empty; a catalog is a JSON object with 'sourceLanguage', 'strings', 'version'"]
        ),
        ("¶garbage\n" + catalog(""), ["error: 'garbage' stands before the first '{'; remove it"]),
        (catalog("") + "\n¶more", ["error: 'more' stands after the end of the catalog; remove it"]),
        (catalog("") + "\n¶}", ["error: closing bracket without an opening one; remove it"]),
        (
            catalog("    ¶// hello\n    \"k\" : { ¶/* x */ }"),
            Array(
                repeating: "error: JSON has no comments; remove it, or use the member 'comment' of an entry", count: 2)
        ),
        (
            catalog(
                "    \"k\" : {\n¶<<<<<<< HEAD\n      \"comment\" : \"a\"\n¶=======\n      \"comment\" : \"b\"\n¶>>>>>>> b\n    }"
            ),
            ["<<<<<<<", "=======", ">>>>>>>"].map { "error: git conflict marker '\($0)'; resolve the merge conflict" }
        ),
        (
            catalog(
                "¶<<<<<<< HEAD\n    \"k\" : {\n¶||||||| base\n    \"l\" : {\n¶=======\n    \"m\" : {\n¶>>>>>>> b\n    }"
            ),
            ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].map {
                "error: git conflict marker '\($0)'; resolve the merge conflict"
            }
        ),
        // Two defects that have nothing to do with each other
        (
            catalog("    \"k\" : { \"comment\" : \"a ¶\"b\" c\" }¶\n    \"l\" : {}"),
            [#"error: quote inside a string; write \""#, "error: ',' is missing after this value; add it"]
        ),
    ]

    @Test(arguments: defects) func defectIsReportedAtItsPlaceAndOnce(source: String, findings: [String]) {
        let marked = MarkedSource(source)
        let result = StringCatalog.read(Array(marked.text.utf8), path: "x")
        #expect(result.diagnostics.filter { $0.severity != .note }.map(\.description) == marked.lines(findings))
    }

    @Test(arguments: defects) func lineEndsOfWindowsMoveNoPlace(source: String, findings: [String]) {
        let marked = MarkedSource(source)
        let text = marked.text.unicodeScalars.map { $0 == "\n" ? "\r\n" : String($0) }.joined()
        let result = StringCatalog.read(Array(text.utf8), path: "x")
        #expect(result.diagnostics.filter { $0.severity != .note }.map(\.description) == marked.lines(findings))
    }

    @Test(arguments: defects) func encodingsMoveNoPlace(source: String, findings: [String]) {
        let marked = MarkedSource(source)
        guard !marked.text.isEmpty else { return }
        let units = Array(marked.text.utf16)
        let files: [[UInt8]] = [
            [0xEF, 0xBB, 0xBF] + Array(marked.text.utf8),
            [0xFF, 0xFE] + units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] },
            [0xFE, 0xFF] + units.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] },
        ]
        for file in files {
            let result = StringCatalog.read(file, path: "x")
            #expect(result.diagnostics.filter { $0.severity != .note }.map(\.description) == marked.lines(findings))
        }
    }

    /// RFC 8259 by our own cases: what is a JSON value, as a member that the reader keeps without looking at it.
    @Test(arguments: [
        "0", "-0", "1", "-12", "1.5", "0.000", "1e5", "1E+5", "1e-05", "-1.25e10", "123456789012345678901234567890",
        "true", "false", "null", #""""#, #""\"\\\/\b\f\n\r\t""#, #""é\u00e9\ud83d\ude00""#,
        "\"\u{7F}\u{2028}\u{FEFF}😀\"",
        "[]", "{}", "[ ]", "{ }", "[[],{}]", #"{"":0}"#, "[\t1 ,\r\n2]", #"{"a":{"b":[1,{"c":null}]}}"#,
    ]) func valueIsAccepted(json: String) {
        let result = StringCatalog.read(Array(Self.withMember(json).utf8), path: "x")
        #expect(result.diagnostics.map(\.severity).allSatisfy { $0 == .note }, "\(result.diagnostics)")
        #expect(result.catalog?.json["x"].map { String(decoding: $0.source, as: UTF8.self) } == json)
    }

    @Test(arguments: [
        ("01", "bad-number"), ("-", "bad-number"), ("-01", "bad-number"), ("1.", "bad-number"), (".5", "bad-number"),
        ("+1", "bad-number"), ("1e", "bad-number"), ("1e+", "bad-number"), ("1.e1", "bad-number"),
        ("0x10", "bad-number"),
        ("1_000", "bad-number"), ("--1", "bad-number"), ("1.2.3", "bad-number"), ("12a", "bad-number"),
        ("Infinity", "bad-literal"), ("-Infinity", "bad-number"), ("True", "bad-literal"), ("undefined", "bad-literal"),
        ("nulll", "bad-literal"), ("tru", "bad-literal"), ("é", "bad-literal"), ("@", "bad-literal"),
        ("[1 2]", "missing-comma"), ("[,1]", "extra-comma"), ("[1,,2]", "extra-comma"),
        (#"["a" "b"]"#, "missing-comma"),
        (#"{"a" 1}"#, "missing-colon"), (#"{"a":}"#, "missing-value"), (#"{"a"}"#, "missing-value"),
        (#"{1:2}"#, "unquoted-key"), (#"{[1]:2}"#, "key-not-string"), ("[1}", "mismatched-bracket"),
        (#""\x41""#, "bad-escape"), (#""\u""#, "bad-escape"), (#""\uD800""#, "unpaired-surrogate"),
        (#""\uDC00\uD800""#, "unpaired-surrogate"), (#""\uD800\u0041""#, "unpaired-surrogate"),
        ("\"\u{0}\"", "control-character"),
    ]) func valueIsRejected(json: String, name: String) {
        let result = StringCatalog.read(Array(Self.withMember(json).utf8), path: "x")
        let first = result.diagnostics.first { $0.severity == .error }
        #expect(first?.name == name, "\(result.diagnostics)")
    }

    private static func withMember(_ json: String) -> String {
        "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\",\"x\":\(json)}"
    }

    @Test(
        arguments: [
            [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
            [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
            [0xFF],
            [0x80], [0xBF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
        ] as [[UInt8]]) func invalidUTF8IsReported(bytes: [UInt8])
    {
        let (before, after) = (
            "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\",\"x\":\"é", "abcdefghij\"}"
        )
        let result = StringCatalog.read(Array(before.utf8) + bytes + Array(after.utf8), path: "x")
        let errors = result.diagnostics.filter { $0.severity == .error }.map(\.description)
        let column = before.unicodeScalars.count + 1
        #expect(errors == ["x:1:\(column): error: bytes that are not UTF-8; save the file as UTF-8"])
        #expect(result.catalog?.json["x"]?.string?.string.hasSuffix("abcdefghij") == true)
    }

    @Test(arguments: ["\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"])
    func edgesOfUTF8AreAccepted(text: String) {
        for padding in 0..<9 {
            let value = String(repeating: "a", count: padding) + text
            let result = StringCatalog.read(Array(Self.withMember("\"\(value)\"").utf8), path: "x")
            #expect(result.diagnostics.allSatisfy { $0.severity == .note })
            #expect(result.catalog?.json["x"]?.string?.string == value)
        }
    }

    @Test func utf16Defects() {
        let text: [UInt8] = Self.withMember("\"a\"").utf8.flatMap { [$0, 0 as UInt8] }
        func errors(_ file: [UInt8]) -> [String] {
            StringCatalog.read(file, path: "x").diagnostics.filter { $0.severity == .error }.map(\.description)
        }
        #expect(errors([0xFF, 0xFE] + text) == [])
        #expect(
            errors(text) == [
                "x:1:1: error: the file looks like UTF-16 without a byte order mark; save it as UTF-8"
            ])
        #expect(
            errors([0xFF, 0xFE] + text + [0]) == [
                "x:1:61: error: the UTF-16 file ends within a code unit; it was cut off"
            ])
        #expect(
            errors([0xFF, 0xFE] + Array(text.dropLast(6)) + [0x00, 0xD8] + Array(text.suffix(4))) == [
                "x:1:58: error: UTF-16 surrogate without its partner; enter the character again"
            ])
    }
}

extension String {
    /// The source with the member `comment` under another name, whose value may be anything.
    fileprivate func replacingComment(_ name: String) -> String {
        split(separator: "\"comment\"", omittingEmptySubsequences: false).joined(separator: "\"\(name)\"")
    }
}
