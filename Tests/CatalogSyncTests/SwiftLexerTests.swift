import StringCatalog
import Testing

@testable import CatalogSync

struct SwiftLexerTests {
    /// The texts of the strings of a file, `\()` where an interpolation is.
    private func strings(_ code: String) -> [String] {
        let source = SwiftSource(Array(code.utf8), path: "A.swift")
        return source.literals.map { literal in
            literal.segments.reduce(into: "") { text, segment in
                switch segment {
                case .text(let range): text += source.text(range, of: literal)
                case .interpolation: text += "\\()"
                }
            }
        }
    }

    static let literals: [(code: String, strings: [String])] = [
        // Plain literals and their escapes.
        (#""Größe""#, ["Größe"]),
        (#""""#, [""]),
        (#""a\tb\nc\rd\0e\\f\"g\'h""#, ["a\tb\nc\rd\0e\\f\"g'h"]),
        (#""\u{1F355} \u{e9}\u{110000}!""#, ["🍕 é!"]),
        (##"#"raw \n "quoted" \#n"#"##, ["raw \\n \"quoted\" \n"]),
        (###"##"a "# b \#n \##t"##"###, ["a \"# b \\#n \t"]),
        (##"#"""#"##, ["\""]),
        // Several lines: the indentation of the closing quotes is taken off, line ends are line feeds.
        ("\"\"\"\n  one\n    two\n\n  three\n  \"\"\"", ["one\n  two\n\nthree"]),
        ("\"\"\"\r\n\tone\r\n\ttwo\r\n\t\"\"\"", ["one\ntwo"]),
        ("\"\"\"\n  joined \\\n  line \\  \n  end\n  \"\"\"", ["joined line end"]),
        ("\"\"\"\n\"\"\"", [""]),
        ("\"\"\"\n  \"quoted\" and \"\"two\"\"\n  \"\"\"", ["\"quoted\" and \"\"two\"\""]),
        ("#\"\"\"\n  raw \\(x) \\#(y)\n  \"\"\"#", ["raw \\(x) \\()"]),
        // Interpolations, which hold code of any kind.
        (#""a \(b) c""#, ["a \\() c"]),
        (#""a \(f("b \(g("c"))")) d""#, ["a \\() d", "b \\()", "c"]),
        (#""\(x == ")" ? "(" : y[0])!""#, ["\\()!", ")", "("]),
        (#""\({ (a: Int) in "}" }(1))""#, ["\\()", "}"]),
        ("\"\\(a /* \" ) */ + b)\"", ["\\()"]),
        ("\"\\(\n  a\n)\"", ["\\()"]),
        ("\"\"\"\n  \\(\"\"\"\n    in\n    \"\"\") out\n  \"\"\"", ["\\() out", "in"]),
        (##"#"\#("a \(b)")"#"##, ["\\()", "a \\()"]),
        // What is no string.
        ("// \"no\"\n\"yes\"", ["yes"]),
        ("/* \"no\" /* \"no\" */ \" */ \"yes\"", ["yes"]),
        ("#!/usr/bin/swift \"no\n\"yes\"", ["yes"]),
        ("#if os(Linux) // \"no\n\"a\"\n#elseif X\n\"b\"\n#else\n\"c\"\n#endif\n", ["a", "b", "c"]),
        ("let `let` = `a\"b`; \"yes\"", ["yes"]),
        // Regular expressions, and slashes that divide.
        ("let r = /\"/; \"yes\"", ["yes"]),
        ("let r = #/ \" \\/ # \" /#; \"yes\"", ["yes"]),
        ("let r = #/\n  \"\n/#; \"yes\"", ["yes"]),
        ("if s.contains(/[\"']/) { \"yes\" }", ["yes"]),
        ("let h = a / b; let q = \"x\" + c / d", ["x"]),
        ("f(a / b, \"x\", c / d)", ["x"]),
        ("x! / y; \"a/b\"; z /* \" */ / 2", ["a/b"]),
        ("reduce(1, /); \"yes\"; f(/, 2)", ["yes"]),
    ]

    @Test(arguments: literals)
    func stringsAreThoseOfTheCompiler(_ code: String, _ expected: [String]) {
        #expect(strings(code) == expected)
        #expect(SwiftSource(Array(code.utf8), path: "A.swift").diagnostics.isEmpty)
    }

    @Test
    func aByteOrderMarkAndUTF16AreRead() {
        #expect(strings("\u{FEFF}\"a\"") == ["a"])
        let units = Array("\"é\"".utf16)
        let utf16: [UInt8] =
            [0xFF, 0xFE] + units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        let source = SwiftSource(utf16, path: "A.swift")
        #expect(source.literals.first.flatMap(source.plainText) == "é")
    }

    static let problems: [(code: String, message: String)] = [
        (
            "let a = 1\nlet b = \"open\nlet c = \"closed\"",
            "A.swift:2:9: error: the string that begins here does not end; close it with its quotes"
        ),
        (
            "é = #\"open\"\n",
            "A.swift:1:5: error: the string that begins here does not end; close it with its quotes"
        ),
        (
            "\"\"\"\n a\n",
            "A.swift:1:1: error: the string that begins here does not end; close it with its quotes"
        ),
        (
            "f(\"a \\(b + \"c\"",
            "A.swift:1:3: error: an interpolation of the string that begins here does not end; close it with ')'"
        ),
        (
            "a /* b /* c */ d",
            "A.swift:1:3: error: the comment that begins here does not end; close it with '*/'"
        ),
        (
            "x = #/a",
            "A.swift:1:5: error: the regular expression that begins here does not end; close it as it begins"
        ),
    ]

    @Test(arguments: problems)
    func whatDoesNotEndIsAnErrorAtItsBeginning(_ code: String, _ message: String) {
        let source = SwiftSource(Array(code.utf8), path: "A.swift")
        #expect(source.diagnostics.map(\.description) == [message])
    }

    /// What would take quadratic time, or a deep stack, if it were read carelessly.
    static let hostile: [String] = [
        String(repeating: "\"", count: 100_000), String(repeating: "Text(\"\\(", count: 1_000),
        String(repeating: "(", count: 1_000) + String(repeating: "}", count: 1_000),
        String(repeating: "/*", count: 1_000), String(repeating: "#", count: 100_000) + "\"",
        String(repeating: "#", count: 100_000) + " x", String(repeating: "`a", count: 1_000),
        String(repeating: "#/a\n", count: 1_500), String(repeating: "x = /\\", count: 1_500),
        String(repeating: "let x: A<", count: 1_000), String(repeating: "let a: A -> ", count: 1_000),
        String(repeating: "a -> ", count: 1_000), String(repeating: "enum X ", count: 1_000),
        String(repeating: "var a: LocalizedStringKey { \"x\" ", count: 1_000),
        String(repeating: "Text(a ? b : ", count: 1_000),
        "Text(\"\\(" + String(repeating: "a ? ", count: 1_500) + ")\")",
        "let x = " + String(repeating: "1 + ", count: 1_500) + "1\n"
            + String(repeating: "Text(\"\\(x)\")\n", count: 1_000),
        String(repeating: "if let x { Text(\"\\(x)\")\n", count: 1_000),
        String(repeating: "let x = 1; Text(\"\\(x)\")\n", count: 1_000),
        String(repeating: "func f(_ x: (Int) -> ", count: 1_000), String(repeating: "@A(", count: 1_000),
        String(repeating: "{ [a, ", count: 1_000), "let a = b\nlet b = a\nText(\"\\(a)\")",
        "typealias A = B\ntypealias B = A\nlet a: A\nText(\"\\(a)\")",
    ]

    @Test
    func aMegabyteOfQuotesAndDeepNestingAreRead() {
        let quotes = SwiftSource(Array(repeating: UInt8(ascii: "\""), count: 1_000_000), path: "A.swift")
        #expect(quotes.literals.count > 100_000)
        let nested = SwiftSource(Array(String(repeating: "f(\"\\(", count: 100_000).utf8), path: "A.swift")
        #expect(nested.literals.count == 100_000)
        #expect(nested.diagnostics.map(\.position.column) == [3])
    }

    @Test(arguments: hostile.indices)
    func noFileIsTooMuch(_ index: Int) {
        let file = SourceExtractor.File(path: "A.swift", bytes: Array(Self.hostile[index].utf8))
        let extraction = SourceExtractor.extract([file])
        #expect(extraction.keys.count <= file.bytes.count)
    }

    @Test
    func anyBytesAreRead() {
        var state: UInt64 = 20_26
        let pieces = [
            "\"", "\\(", ")", "{", "}", "\"\"\"", "#\"", "\n", "Text(", "let x = ", ": Int", "/", "#if", "`", ",",
            "\u{0}",
        ]
        for _ in 0..<500 {
            var code: [UInt8] = []
            for _ in 0..<40 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let number = Int(state >> 33)
                if number % 5 == 0 {
                    code.append(UInt8(truncatingIfNeeded: number >> 3))
                } else {
                    code += Array(pieces[number % pieces.count].utf8)
                }
            }
            let extraction = SourceExtractor.extract([SourceExtractor.File(path: "A.swift", bytes: code)])
            #expect(extraction.keys.allSatisfy { $0.position.line >= 1 })
        }
    }
}
