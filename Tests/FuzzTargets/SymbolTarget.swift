import CatalogCompiler
import StringCatalog

/// Swift symbols of keys.
enum SymbolTarget {
    static func check(_ input: [UInt8]) throws(BrokenProperty) {
        let keys = Set(
            input.split(separator: UInt8(ascii: "\n")).prefix(20).map { String(decoding: $0, as: UTF8.self) })
        let reading = StringCatalog.read(catalog(keys), path: "x")
        for name in ["Fuzzed", keys.min() ?? ""] where !name.contains("/") {
            let options = CompilationOptions(tableName: name)
            let result = CatalogCompiler.compile(reading, options: options)
            guard let catalog = reading.catalog, let table = result.table else { continue }
            guard let sources = CatalogCompiler.swiftSources(of: catalog, table: table, options: options) else {
                throw BrokenProperty(description: "there are no Swift sources of the table")
            }
            try checkSource(sources.symbols)
            try checkSource(sources.table)
            try checkNames(sources.symbols, count: sources.symbolCount)
            try BrokenProperty.unless(
                sources.symbolCount + sources.keysWithoutSymbol.count == catalog.entries.count, "a key was lost")
        }
    }

    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        guard let catalog = StringCatalog.read(bytes, path: "x").catalog else { return [] }
        return [Array(catalog.entries.map(\.key).joined(separator: "\n").utf8)]
    }

    private static func catalog(_ keys: Set<String>) -> [UInt8] {
        CatalogText.bytes(entries: keys.sorted().map { ($0, Array("{}".utf8)) })
    }

    /// Nothing in generated source is hidden from a reader or reorders it.
    private static func checkSource(_ source: [UInt8]) throws(BrokenProperty) {
        guard let text = String(validating: source, as: UTF8.self) else {
            throw BrokenProperty(description: "the source is not UTF-8")
        }
        let hidden = text.unicodeScalars.first { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar != "\n"
            case .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
            default: false
            }
        }
        try BrokenProperty.unless(hidden == nil, "the source holds U+\(String(hidden?.value ?? 0, radix: 16))")
    }

    /// Every symbol is declared under a name of its own, made of letters, digits and underscores.
    private static func checkNames(_ source: [UInt8], count: Int) throws(BrokenProperty) {
        var names: Set<String> = []
        var declarations = 0
        for line in String(decoding: source, as: UTF8.self).split(separator: "\n") {
            for start in ["    static var ", "    static func "] where line.hasPrefix(start) {
                let signature = line.dropFirst(start.count).prefix { $0 != "{" }
                let name = signature.prefix { $0 != ":" && $0 != "(" }.drop { $0 == "`" }.prefix { $0 != "`" }
                declarations += 1
                try BrokenProperty.unless(
                    !name.isEmpty
                        && name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue },
                    "the name '\(name)' is none in Swift")
                try BrokenProperty.unless(names.insert(String(signature)).inserted, "'\(signature)' is declared twice")
            }
        }
        try BrokenProperty.unless(declarations == count, "\(declarations) declarations of \(count) symbols")
    }
}
