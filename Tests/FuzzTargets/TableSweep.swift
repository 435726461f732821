import CatalogCompiler
import LocalizationRuntime
import LookupTable
import StringCatalog

/// Damages a table in every small way, one after another: each bit flipped, each end cut off.
///
/// Each damaged table is read as it is, and with a header and a checksum that fit it, and asked for every message in
/// every language with arguments of every kind: a text or an error, and nothing else.
public struct TableSweep: Sendable {
    /// The table.
    public let table: [UInt8]

    private let keys: [String]

    /// The table of all entries of some catalogs, their keys kept apart by numbers.
    public init?(catalogs: [[UInt8]]) {
        var entries: [(key: String, object: [UInt8])] = []
        for (number, bytes) in catalogs.enumerated() {
            for entry in StringCatalog.read(bytes, path: "x").catalog?.entries.map(\.self) ?? [] {
                entries.append(("\(entry.key)\(number)", CanonicalJSON.bytes(of: entry.json)))
            }
        }
        let options = CompilationOptions(tableName: "Every")
        guard
            let table = CatalogCompiler.compile(CatalogText.bytes(entries: entries), path: "x", options: options).table
        else { return nil }
        self.table = table
        keys = entries.map(\.key)
    }

    /// The number of ways: one for each bit, and one for each number of bytes.
    public var count: Int { table.count * 9 }

    /// What was read of a damaged table.
    public enum Outcome: Sendable {
        /// It is none; an error says why.
        case refused
        /// It opens and gives every text.
        case served
    }

    /// Reads the table damaged in the way of that number, as it is and repaired.
    public func check(_ number: Int) throws(BrokenProperty) -> [Outcome] {
        var damaged = table
        if number < table.count * 8 {
            damaged[number / 8] ^= 1 << UInt8(number % 8)
        } else {
            damaged.removeLast(min(number - table.count * 8, damaged.count))
        }
        return [try read(damaged, turn: number), try read(TableRepair.repaired(damaged), turn: number + 1)]
    }

    private func read(_ bytes: [UInt8], turn: Int) throws(BrokenProperty) -> Outcome {
        let table: LocalizationTable
        do throws(LocalizationTableError) {
            table = try LocalizationTable(bytes: bytes)
        } catch {
            try BrokenProperty.unless(!error.description.isEmpty, "an error without words")
            return .refused
        }
        _ = table.verify()
        // The keys that the damaged table has, which may be others, and those that it should have.
        let damaged = TableTarget.keys(of: bytes, limit: keys.count * 2)
        let known = Set(keys)
        try TableServing.serveAll(table, keys: keys + damaged.filter { !known.contains($0) }, turn: turn)
        return .served
    }
}
