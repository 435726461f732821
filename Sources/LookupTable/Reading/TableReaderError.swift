/// Why bytes cannot be opened as a table.
package enum TableReaderError: Error, Hashable, Sendable {
    /// The bytes do not start as a table does.
    case notATable

    /// The table was written in a format of this version, which is newer than ``TableLayout/version``.
    case newerVersion(Int)

    /// The header says that the table has `expected` bytes, and there are `found`.
    case wrongSize(expected: Int, found: Int)

    /// The header contradicts itself.
    case damagedHeader
}
