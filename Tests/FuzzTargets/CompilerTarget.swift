import CatalogCompiler
import LocalizationRuntime
import StringCatalog

/// The compiler: a catalog that it takes is served whole.
enum CompilerTarget {
    static func check(_ input: [UInt8], _ choice: inout Choice) throws(BrokenProperty) {
        let reading = StringCatalog.read(input, path: "x")
        let options = CompilationOptions(tableName: "Fuzzed")
        let result = CatalogCompiler.compile(reading, options: options)
        try DiagnosticChecks.check(result.diagnostics, of: input)
        try BrokenProperty.unless(
            (result.table == nil) == result.hasErrors, "a table with errors, or none without: \(result.diagnostics)")
        if choice.takes(oneOf: 4) { _ = AppleTables.make(from: reading, options: options) }
        guard let catalog = reading.catalog, let bytes = result.table else { return }
        let table: LocalizationTable
        do throws(LocalizationTableError) {
            table = try LocalizationTable(bytes: bytes)
        } catch {
            throw BrokenProperty(description: "the table does not open: \(error)")
        }
        let damage = table.verify()
        try BrokenProperty.unless(damage.isEmpty, "the table is damaged: \(damage)")
        try BrokenProperty.unless(
            table.keyCount == Set(catalog.entries.map { Array($0.key.utf8) }).count, "the table lacks keys")
        if choice.takes(oneOf: 4) {
            try BrokenProperty.unless(
                CatalogCompiler.compile(input, path: "x", options: options).table == bytes,
                "compiled twice, it differs")
        }
        if choice.takes(oneOf: 4) {
            try BrokenProperty.unless(
                CatalogCompiler.swiftSources(of: catalog, table: bytes, options: options) != nil,
                "there are no Swift sources of the table")
        }
        let keys = catalog.entries.prefix(50).map(\.key)
        try TableServing.serve(table, keys: keys, &choice) { (answer) throws(BrokenProperty) in
            for problem in answer.text.problems {
                switch problem {
                case .missingKey, .damagedMessage:
                    throw BrokenProperty(description: "\(answer.key) in \(answer.languageTag): \(problem)")
                default: break
                }
            }
            try BrokenProperty.unless(
                answer.text.languageTag != nil, "\(answer.key) in \(answer.languageTag): from no language")
        }
    }
}
