import CatalogSync
import StringCatalog

/// Source code of Swift and of Objective-C.
enum SourceTarget {
    static func check(_ input: [UInt8], _ choice: inout Choice) throws(BrokenProperty) {
        for path in choice.some(of: ["x.swift", "x.m"]) {
            let extraction = SourceExtractor.extract([SourceExtractor.File(path: path, bytes: input)])
            try DiagnosticChecks.check(extraction.diagnostics, of: input, inOrder: false)
            let places = FilePlaces(of: input)
            for key in extraction.keys {
                try BrokenProperty.unless(
                    places.contains(key.position),
                    "the key '\(key.key.text)' is at \(key.position), outside of the file")
            }
            try ExtractionChecks.check(extraction, &choice)
        }
    }

    /// Calls with the keys of a catalog, in both languages, and what makes source code hard to read.
    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        guard let catalog = StringCatalog.read(bytes, path: "x").catalog else { return [] }
        let keys = catalog.entries.prefix(2).map { literal($0.key) }
        let calls = keys.flatMap { key in
            [
                "Text(\(key), comment: \"c\")", "String(localized: \(key), defaultValue: \"d \\(n)\", table: \"T\")",
                "NSLocalizedString(\(key), tableName: nil, value: \"v\", comment: \"\")", "localizer.text(\(key), 3)",
                "@\"\"; NSLocalizedString(@\(key), @\"c\"); NSLocalizedStringFromTable(@\(key), @\"T\", nil);",
            ]
        }
        return (calls + hardTexts).map { Array($0.utf8) }
    }

    private static func literal(_ text: String) -> String {
        "\""
            + text.unicodeScalars.reduce(into: "") { output, scalar in
                switch scalar {
                case "\"", "\\": output += "\\\(scalar)"
                case "\n": output += "\\n"
                default: output.unicodeScalars.append(scalar)
                }
            } + "\""
    }

    private static let hardTexts = [
        "struct V: View { let n: Int; var s: String { \"a\" }\n var body: some View { Text(\"\\(n) of \\(s)\") } }",
        "func f(count: Int = 3, _ x: Double...) -> [String: Int?] { String(localized: \"\\(count) \\(x[0])\") }",
        "let a = #\"raw \\#(b) \"# + \"\"\"\n  several\n  \\(c ? \"x\" : \"y\") lines \\\n  \"\"\"",
        "/* a /* nested */ comment */ #if os(Linux)\nText(\"a\")\n#else\nText(\"b\") // c\n#endif",
        "let r = /re(g)ex/; let d = a / b / c; #/ext\nended/#",
        "extension E<T> where T: P { enum C: String { case a = \"b\" } }",
        "LocalizedStringResource(\"k\", table: \"T\", bundle: .module, comment: \"c\")",
        "String(localized: .orderGreeting(name: \"x\")); Text(.title)", "text(\"\\(a, specifier: \"%.2f\")\")",
        "Text(\"\\(Double(3)) \\([1].count) \\(x as Int) \\(\"s\" + t) \\(date, style: .time)\")",
        "#import <F/F.h>\n#define X @\"a\" \\\n @\"b\"\nCFCopyLocalizedString(CFSTR(\"a\"), \"c\");\n'\\''\n// \\\nx",
    ]
}
