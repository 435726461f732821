import CatalogCompiler
import LocalizationRuntime
import LookupTable

/// The reader of lookup tables.
enum TableTarget {
    static func check(_ input: [UInt8], _ choice: inout Choice) throws(BrokenProperty) {
        try read(input, &choice)
        try read(TableRepair.repaired(input), &choice)
    }

    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        CatalogSeeds.seeds(fromCatalog: bytes).compactMap { seed in
            CatalogCompiler.compile(seed, path: "x", options: CompilationOptions(tableName: "Seed")).table
        }
    }

    private static func read(_ bytes: [UInt8], _ choice: inout Choice) throws(BrokenProperty) {
        let table: LocalizationTable
        do throws(LocalizationTableError) {
            table = try LocalizationTable(bytes: bytes)
        } catch {
            // That it is none is an answer too.
            try BrokenProperty.unless(!error.description.isEmpty, "an error without words")
            return
        }
        let damage = table.verify()
        let keys = keys(of: bytes, limit: 8)
        let greatest = LocalizerOptions().longestText
        try TableServing.serve(table, keys: keys + ["none"], languages: 3, &choice) { (answer) throws(BrokenProperty) in
            // A byte that is no UTF-8 becomes a character of three bytes.
            try BrokenProperty.unless(answer.text.text.utf8.count <= 3 * greatest, "a text beyond the limit")
            let isDamaged = answer.text.problems.contains { if case .damagedMessage = $0 { true } else { false } }
            try BrokenProperty.unless(
                !isDamaged || !damage.isEmpty, "\(answer.key): damage that verifying does not see")
        }
    }

    /// The first keys of a table; none where it is damaged too much.
    static func keys(of bytes: [UInt8], limit: Int) -> [String] {
        RawBytes.withBytes(of: bytes.span) { raw in
            do throws(TableReaderError) {
                let reader = try TableReader(raw)
                return (0..<min(reader.keyCount, limit)).compactMap { reader.key($0)?.string }
            } catch {
                return []
            }
        }
    }
}
