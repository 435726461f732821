import StringCatalog
import Testing

@testable import CatalogSync

/// A snippet of Swift and the keys that are found in it.
struct ExtractionCase: CustomTestStringConvertible {
    let code: String
    let keys: [String]

    /// - Parameter keys: Each key; a table other than `Localizable` before it as `Table:`, and behind it a comment as
    ///   ` // comment` and a default value as ` = value`, where there are some.
    init(_ code: String, _ keys: String...) {
        self.code = code
        self.keys = keys
    }

    var testDescription: String { code }

    static func extract(_ code: String..., path: String = "A.swift") -> Extraction {
        SourceExtractor.extract(
            code.enumerated().map { number, text in
                SourceExtractor.File(path: number == 0 ? path : "\(number)\(path)", bytes: Array(text.utf8))
            })
    }

    /// A key in the form of ``init(_:_:)``; `?` before one that may be something else.
    static func words(_ key: ExtractedKey) -> String {
        var words = key.isCertain ? "" : "?"
        switch key.table {
        case .named(ExtractedKey.standardTable): break
        case .named(let name): words += "\(name):"
        case .anyThatHasIt: words += "*:"
        }
        words += key.key.text
        switch key.defaultValue {
        case .key: break
        case .text(let value): words += " = \(value.text)"
        case .unseen: words += " = ?"
        }
        if let comment = key.comment { words += " // \(comment)" }
        return words
    }

    func check() {
        #expect(Self.extract(code).keys.map(Self.words) == keys)
    }
}
