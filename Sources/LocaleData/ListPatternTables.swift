/// Reads a table of list patterns: the generated one or another in memory.
///
/// Only what prints lists uses it, so that the data is left out of programs that do not.
package struct ListPatternTables: Sendable {
    /// The tables that the program is built with.
    package static var generated: ListPatternTables { ListPatternTables(ListPatternTable.patterns) }

    /// Which pattern of a set.
    package enum Role: Int, Sendable {
        /// Both items of a list of two.
        case pair
        /// The first item and the rest.
        case start
        /// An item in the middle and the rest.
        case middle
        /// The last two items.
        case end
    }

    /// The patterns of a locale for a kind of list.
    package struct Patterns: Sendable {
        fileprivate let start: Int
    }

    /// What stands before, between and after the two parts of a pattern.
    package struct Pieces: Sendable {
        package let before: PackedTable.Text
        package let between: PackedTable.Text
        package let after: PackedTable.Text
    }

    private static let kindCount = 9

    private let table: PackedTable
    private let patterns: Range<Int>
    private let sets: Range<Int>
    private let records: Range<Int>
    private let locales: Range<Int>
    private let texts: Range<Int>

    package init(_ table: PackedTable) {
        self.table = table
        patterns = table.section(0)
        sets = table.section(1)
        records = table.section(2)
        locales = table.section(3)
        texts = table.section(4)
    }

    /// The patterns of the locale with the packed tag `key`, or `nil` when it has none of its own.
    ///
    /// - Parameter kind: 0 to 2 for "and", 3 to 5 for "or", 6 to 8 for units, each wide, short and narrow.
    package func patterns(forKey key: Int, kind: Int) -> Patterns? {
        guard let record = table.record(forKey: key, inLocales: locales) else { return nil }
        let set = table.integer(at: records.lowerBound + (record * Self.kindCount + kind) * 2, width: 2)
        return Patterns(start: sets.lowerBound + set * 8)
    }

    /// The pieces of one pattern.
    package func pieces(_ role: Role, of all: Patterns) -> Pieces {
        let number = table.integer(at: all.start + role.rawValue * 2, width: 2)
        let row = patterns.lowerBound + number * 9
        return Pieces(
            before: table.text(at: row, in: texts),
            between: table.text(at: row + 3, in: texts),
            after: table.text(at: row + 6, in: texts)
        )
    }

    /// Calls `body` with the bytes of a piece.
    package func withBytes<Result, Failure>(
        of text: PackedTable.Text, _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try table.withBytes(of: text, body)
    }
}
