import CatalogCompiler
import CatalogExchange
import Foundation
import StringCatalog

/// Apple's tables, `.strings` and `.stringsdict`, as text, XML and binary property lists, that become catalogs.
enum StringsTarget {
    private static let language = "de"

    static func check(_ input: [UInt8], _ choice: inout Choice) throws(BrokenProperty) {
        for isPlain in choice.some(of: [true, false]) {
            let table = StringsTable(
                languageTag: language, strings: isPlain ? ("x", input) : nil,
                stringsdict: isPlain ? nil : ("x", input))
            try DiagnosticChecks.check(table.diagnostics, of: input, inOrder: false)
            guard !table.isUnusable else { continue }
            let first = try migrated(table)
            // Written as the tables of Apple's platforms and read, the texts are the same, and so they stay.
            guard let second = try writtenAndRead(first) else { continue }
            try BrokenProperty.unless(
                CatalogTexts.lines(of: second) == CatalogTexts.lines(of: first),
                "written and read, there are other texts")
            if let third = try writtenAndRead(second) {
                try BrokenProperty.unless(
                    third.source == second.source, "written and read twice, there is another catalog")
            }
        }
    }

    /// The tables of the catalog as XML, as binary property lists and as text.
    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        CatalogSeeds.seeds(fromCatalog: bytes).flatMap { seed -> [[UInt8]] in
            let reading = StringCatalog.read(seed, path: "x")
            let tables = AppleTables.make(from: reading, options: CompilationOptions(tableName: "T"))
            return tables.files.prefix(4).flatMap { [$0.contents] + otherForms(ofXML: $0.contents) }
        }
    }

    private static func otherForms(ofXML bytes: [UInt8]) -> [[UInt8]] {
        guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
            let binary = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        else { return [] }
        guard let texts = list as? [String: String] else { return [[UInt8](binary)] }
        var text = "/* A comment */\n"
        for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
            text += "\(quoted(key)) = \(quoted(value)); // \(key.count)\n"
        }
        var wide: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { wide += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
        return [[UInt8](binary), Array(text.utf8), wide]
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
    }

    /// The catalog that a table becomes.
    private static func migrated(_ table: StringsTable) throws(BrokenProperty) -> StringCatalog {
        let empty = TableMigration.emptyCatalog(sourceLanguage: language)
        let catalog = try take(table, into: empty)
        let again = try take(table, into: catalog.source)
        try BrokenProperty.unless(again.source == catalog.source, "taken a second time, something changes")
        return catalog
    }

    private static func take(_ table: StringsTable, into bytes: [UInt8]) throws(BrokenProperty) -> StringCatalog {
        guard let catalog = EditTarget.soundCatalog(bytes) else {
            throw BrokenProperty(description: "what a table is taken into is not sound")
        }
        let result: ImportResult
        do throws(EditError) {
            result = try TableMigration.run([table], into: catalog, order: .bytes)
        } catch {
            throw BrokenProperty(description: "a sound catalog takes no table: \(error)")
        }
        let reading = StringCatalog.read(result.bytes, path: "x", options: .init(duplicateKeySeverity: .error))
        guard let taken = reading.catalog, !reading.hasErrors else {
            throw BrokenProperty(description: "a table becomes a catalog with errors: \(reading.diagnostics)")
        }
        return taken
    }

    /// The catalog by way of Apple's tables; nil where they cannot hold all of it.
    private static func writtenAndRead(_ catalog: StringCatalog) throws(BrokenProperty) -> StringCatalog? {
        let reading = StringCatalog.read(catalog.source, path: "x")
        let tables = AppleTables.make(from: reading, options: CompilationOptions(tableName: "T"))
        guard tables.diagnostics.isEmpty else { return nil }
        func file(_ name: String) -> (path: String, bytes: [UInt8])? {
            tables.files.first { $0.path.hasSuffix(name) }.map { ("x", $0.contents) }
        }
        let table = StringsTable(
            languageTag: language, strings: file(".strings"), stringsdict: file(".stringsdict"))
        try BrokenProperty.unless(
            table.diagnostics.isEmpty, "the tables that were written are not read: \(table.diagnostics)")
        return try migrated(table)
    }
}
