import CatalogCompiler
import StringCatalog

/// Damages a table in every small way, one after another: each bit flipped, each end cut off.
///
/// Each damaged table is read as it is, and with a header and a checksum that fit it; see ``FuzzTarget/table``.
public struct TableSweep: Sendable {
    /// The table.
    public let table: [UInt8]

    /// The table of all entries of some catalogs, their keys kept apart by numbers.
    public init?(catalogs: [[UInt8]]) {
        var strings: [UInt8] = []
        for (number, bytes) in catalogs.enumerated() {
            for entry in StringCatalog.read(bytes, path: "x").catalog?.entries.map(\.self) ?? [] {
                if !strings.isEmpty { strings.append(UInt8(ascii: ",")) }
                CanonicalJSON.append(string: "\(entry.key)\(number)".utf8, to: &strings)
                strings += [UInt8(ascii: ":")] + CanonicalJSON.bytes(of: entry.json)
            }
        }
        let joined = Array(#"{"sourceLanguage":"en","version":"1.0","strings":{"#.utf8) + strings + Array("}}".utf8)
        let result = CatalogCompiler.compile(joined, path: "x", options: CompilationOptions(tableName: "Every"))
        guard let table = result.table else { return nil }
        self.table = table
    }

    /// The number of ways: one for each bit, and one for each number of bytes.
    public var count: Int { table.count * 9 }

    /// Reads the table damaged in the way of that number.
    public func check(_ number: Int) throws(BrokenProperty) {
        var damaged = table
        if number < table.count * 8 {
            damaged[number / 8] ^= 1 << UInt8(number % 8)
        } else {
            damaged.removeLast(min(number - table.count * 8, damaged.count))
        }
        try FuzzTarget.table.check(damaged)
    }
}
