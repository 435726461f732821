/// Reads a table of compact number patterns: the generated one or another in memory.
///
/// Only what prints compact numbers uses it, so that the data is left out of programs that do not.
package struct CompactNumberTables: Sendable {
    /// The tables that the program is built with.
    package static var generated: CompactNumberTables { CompactNumberTables(CompactNumberTable.patterns) }

    /// The patterns of a locale for a numbering system and a width.
    package struct Patterns: Sendable {
        fileprivate let start: Int
    }

    /// What a locale has for a power of ten.
    package struct Magnitude: Sendable {
        /// By which power of ten the number is divided.
        package let shift: Int
        fileprivate let forms: Int
    }

    /// The numbers of forms beside those of plural categories (0 zero to 5 other): for exactly 0 and exactly 1.
    package static let explicitZero = 6
    package static let explicitOne = 7

    private static let leastMagnitude = 3
    private static let otherCategory = 5

    private let table: PackedTable
    private let sets: Range<Int>
    private let magnitudes: Range<Int>
    private let records: Range<Int>
    private let locales: Range<Int>
    private let texts: Range<Int>

    package init(_ table: PackedTable) {
        self.table = table
        sets = table.section(0)
        magnitudes = table.section(1)
        records = table.section(2)
        locales = table.section(3)
        texts = table.section(4)
    }

    /// The patterns of the locale with the packed tag `key`, or `nil` when it has none of its own.
    ///
    /// - Parameter numberingSystem: its name in ASCII; one without patterns has those of `latn`.
    package func patterns(forKey key: Int, numberingSystem: Span<UInt8>, isLong: Bool) -> Patterns? {
        guard let offset = table.record(forKey: key, inLocales: locales) else { return nil }
        let blockWidth = 9
        let first = records.lowerBound + offset + 1
        var block = first
        for index in 0..<Int(table.byte(at: first - 1)) {
            let start = first + index * blockWidth
            let isWanted = table.withBytes(of: table.text(at: start, in: texts)) { name in
                name.count == numberingSystem.count && name.indices.allSatisfy { name[$0] == numberingSystem[$0] }
            }
            if isWanted { block = start }
        }
        return Patterns(
            start: magnitudes.lowerBound + table.integer(at: block + (isLong ? 6 : 3), width: 3)
        )
    }

    /// What is done with numbers from 10^`magnitude` up to the next power of ten; beyond the greatest for which there
    /// are patterns the same as there. `nil` for numbers that are too small.
    package func magnitude(_ magnitude: Int, of patterns: Patterns) -> Magnitude? {
        let count = Int(table.byte(at: patterns.start))
        let index = min(magnitude - Self.leastMagnitude, count - 1)
        guard index >= 0 else { return nil }
        let row = patterns.start + 1 + index * 3
        return Magnitude(
            shift: Int(table.byte(at: row)),
            forms: sets.lowerBound + table.integer(at: row + 1, width: 2)
        )
    }

    /// The pattern for a plural category or one of the explicit numbers, with one `0` for all digits.
    ///
    /// A category without a form has that of `other`; an explicit number without one has none.
    package func pattern(of magnitude: Magnitude, form: Int) -> PackedTable.Text? {
        var other: PackedTable.Text?
        for index in 0..<Int(table.byte(at: magnitude.forms)) {
            let row = magnitude.forms + 1 + index * 4
            let category = Int(table.byte(at: row))
            if category == form { return table.text(at: row + 1, in: texts) }
            if category == Self.otherCategory { other = table.text(at: row + 1, in: texts) }
        }
        return form < Self.explicitZero ? other : nil
    }

    /// Calls `body` with the bytes of a pattern.
    package func withBytes<Result, Failure>(
        of text: PackedTable.Text, _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try table.withBytes(of: text, body)
    }
}
