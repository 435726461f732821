import StringCatalog
import Testing

/// What a reader of RFC 8259 must take, what it must refuse, and what it may do either with: after the categories of
/// public conformance suites, with cases of our own.
struct JSONCategoryTests {
    /// How a text is written in a case: as text, or as bytes where it is not UTF-8.
    private static func read(_ bytes: [UInt8]) -> (root: JSONValue?, names: Set<String>) {
        let (root, diagnostics) = JSONValue.read(bytes, path: "x")
        return (root, Set(diagnostics.filter { $0.severity != .note }.map(\.name)))
    }

    static let accepted: [String] = [
        // Structure
        "[]", "{}", "[[]]", "[{}]", #"{"a":[]}"#, #"{"":0}"#, #"{"a":{"b":{"c":null}}}"#, "[[],[[]],{}]",
        "[null,1,\"1\",{}]",
        " [ ] ", "\t[\n]\r\n", "[1\n,\n2]", #"{"a":"b","c":"d"}"#, #"{"a\u0000b":1}"#, "[\"a\"\n]",
        // Values alone
        "true", "false", "null", "\"\"", "0", "-1", " \"a\" ",
        // Numbers
        "[0]", "[-0]", "[-1]", "[123]", "[0.1]", "[-0.5]", "[1e1]", "[1E1]", "[1e+1]", "[1e-1]", "[0e1]", "[1.5e300]",
        "[123456789012345678901234567890]", "[0.000000000000000000001]", "[1e-999]", "[1.0E+2]",
        // Strings
        #"["\"\\\/\b\f\n\r\t"]"#, #"["\u0041\u00e9\uFFFF"]"#, #"["\uD83D\uDE00"]"#, #"["\u0000"]"#,
        #"["\uFDD0\uFFFE"]"#,
        "[\"é€😀\"]", "[\"\u{7F}\u{80}\u{2028}\u{2029}\u{FEFF}\"]", #"["/"]"#, #"["\u2060\uDBFF\uDFFF"]"#, "[\"'\"]",
        "[\"\u{10FFFF}\u{FFFF}\"]", #"["\\u0041"]"#, #"["a\\"]"#,
    ]

    @Test(arguments: accepted) func isTaken(text: String) {
        let result = Self.read(Array(text.utf8))
        #expect(result.root != nil && result.names.isEmpty, "\(result.names)")
    }

    static let refused: [[UInt8]] =
        [
            // Structure
            "", " ", "[", "]", "{", "}", "[1", "[1,", "[,", "[,1]", "[1,,2]", "[1 2]", "[1]]", "[[1]", "{]", "[}",
            "[1}",
            #"{"a""#, #"{"a":"#, #"{"a":1"#, #"{"a":1,"#, #"{"a" 1}"#, #"{"a"::1}"#, #"{"a":1 "b":2}"#, #"{"a","b"}"#,
            "{1:1}",
            "{null:1}", "{'a':1}", #"{a:"b"}"#, #"{"a":1}}"#, #"{"a":1,,"b":2}"#, #"{,"a":1}"#, "[]a", "[] []", "1 2",
            #""a" "b""#,
            "[1:2]", #"["a":1]"#, "{[]}", "(1)", "<a/>", "[1;2]", "// a\n[]", "[/* a */]", "[] # a",
            // Names
            "[tru]", "[True]", "[nul]", "[undefined]", "[NaN]", "[Infinity]", "[-Infinity]", "[truefalse]", "nulll",
            // Numbers
            "[01]", "[-01]", "[+1]", "[.1]", "[1.]", "[-.1]", "[-]", "[--1]", "[1e]", "[1e+]", "[1.e1]", "[0x1]",
            "[1_000]", "[1a]",
            "[1.2.3]", "[1e1.5]", "[- 1]", "[1 000]", "[0b1]", "[1e1e1]", "[\u{FF11}]",
            // Strings
            "[\"a]", "[\"]", #"["\"]"#, #"["\a"]"#, #"["\x41"]"#, #"["\u"]"#, #"["\u12"]"#, #"["\u12G4"]"#,
            #"["\U0041"]"#, #"["\0"]"#,
            #"["\uD800"]"#, #"["\uDC00"]"#, #"["\uD800\uD800"]"#, #"["\uD800a"]"#, #"["\uD800\n"]"#,
            #"["\uDC00\uD800"]"#, "['a']",
            "[\"a\nb\"]", "[\"a\tb\"]", "[\"\u{0}\"]", "[\"\u{1F}\"]", "[\"a\r\"]", "[“a”]", #"["\ "]"#,
            // Blanks that are none of JSON
            "[\u{A0}]", "[\u{2028}]", "[\u{C}]", "[\u{B}1]", "\u{2060}[]", "[1,\u{3000}2]",
        ].map { Array($0.utf8) } + [
            // Not UTF-8: alone, too long, surrogates, beyond Unicode, cut off.
            [0xFF], [0x22, 0x80, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xE0, 0x80, 0x80, 0x22],
            [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22],
            [0x22, 0xF0, 0x9F, 0x98, 0x22], [0x5B, 0xE9, 0x5D], [0xEF, 0xBB, 0x5B, 0x5D],
        ]

    @Test(arguments: refused) func isRefused(bytes: [UInt8]) {
        let (_, diagnostics) = JSONValue.read(bytes, path: "x")
        #expect(diagnostics.contains { $0.severity == .error }, "\(String(decoding: bytes, as: UTF8.self))")
    }

    /// What a reader may do either with, and what ours does: nil for taking it without a word.
    @Test(
        arguments: [
            ("[1,]", "trailing-comma"), (#"{"a":1,}"#, "trailing-comma"), ("\u{FEFF}[]", nil), ("[1e400]", nil),
            ("[-1e-400]", nil),
            (#"{"a":1,"a":2}"#, "duplicate-key"), (#"{"a":1,"\u0061":2}"#, "duplicate-key"), ("[\"\u{FFFE}\"]", nil),
            (String(repeating: "[", count: 512) + String(repeating: "]", count: 512), nil),
            (String(repeating: "[", count: 513) + String(repeating: "]", count: 513), "too-deep"),
            ("[" + String(repeating: "9", count: 10_000) + "]", nil),
            ("[0." + String(repeating: "9", count: 10_000) + "]", nil),
            ("[1e" + String(repeating: "9", count: 10_000) + "]", nil),
        ] as [(String, String?)]) func mayBeEither(text: String, name: String?)
    {
        #expect(Self.read(Array(text.utf8)).names == Set([name].compactMap(\.self)))
    }
}
