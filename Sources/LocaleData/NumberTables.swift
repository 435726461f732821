/// Reads a table of numbering systems, symbols and patterns: the generated one or another in memory.
///
/// The table has a header with the offset of each section in three bytes. The rows of a section have equal width, so
/// that a locale is found by binary search; a locale's row points to a record, whose blocks name symbols and patterns
/// by number. With `de` as the wanted locale: row of `de` → record (`latn`, minimum grouping digits 1, one block) →
/// symbols 2 (`,` `.` `+` …), patterns 0 (`#,##0.###`) and 3 (`#,##0 %`).
package struct NumberTables: Sendable {
    /// The tables that the program is built with.
    package static var generated: NumberTables { NumberTables(NumberTable.numbers) }

    /// How a locale writes numbers.
    package struct Record: Sendable {
        package let defaultNumberingSystem: Int
        package let nativeNumberingSystem: Int
        /// `nil` where a locale has none.
        package let traditionalNumberingSystem: Int?
        /// `nil` where a locale has none.
        package let financeNumberingSystem: Int?
        package let minimumGroupingDigits: Int
        fileprivate let blocks: Int
        fileprivate let blockCount: Int
    }

    /// The symbols and patterns of a locale for a numbering system.
    package struct Block: Sendable {
        fileprivate let symbols: Int
        fileprivate let decimalPattern: Int
        fileprivate let percentPattern: Int
    }

    /// The columns of a set of symbols.
    package enum Symbol: Int, CaseIterable, Sendable {
        case decimalSeparator, groupSeparator, plusSign, minusSign, percentSign, exponential, infinity, notANumber
    }

    private static let textWidth = 3
    private static let recordWidth = 6
    private static let blockWidth = 5
    private static let noNumberingSystem = 127

    /// The packed tag of root, `und`.
    private static let rootKey = 0

    private let table: PackedTable
    private let numberingSystems: Range<Int>
    private let symbols: Range<Int>
    private let patterns: Range<Int>
    private let records: Range<Int>
    private let locales: Range<Int>
    private let texts: Range<Int>

    package init(_ table: PackedTable) {
        self.table = table
        numberingSystems = table.section(0)
        symbols = table.section(1)
        patterns = table.section(2)
        records = table.section(3)
        locales = table.section(4)
        texts = table.section(5)
    }

    /// The record of the locale with the packed tag `key`, or `nil` when it has none of its own.
    ///
    /// - Complexity: logarithmic in the number of locales.
    package func record(forKey key: Int) -> Record? {
        guard let offset = table.record(forKey: key, inLocales: locales) else { return nil }
        let record = records.lowerBound + offset
        func optionalSystem(at offset: Int) -> Int? {
            let number = Int(table.byte(at: record + offset))
            return number == Self.noNumberingSystem ? nil : number
        }
        return Record(
            defaultNumberingSystem: Int(table.byte(at: record)),
            nativeNumberingSystem: Int(table.byte(at: record + 1)),
            traditionalNumberingSystem: optionalSystem(at: 2),
            financeNumberingSystem: optionalSystem(at: 3),
            minimumGroupingDigits: Int(table.byte(at: record + 4)),
            blocks: record + Self.recordWidth,
            blockCount: Int(table.byte(at: record + 5))
        )
    }

    /// The number of the numbering system with the given name in ASCII, such as `arab`.
    ///
    /// - Complexity: logarithmic in the number of numbering systems.
    package func numberingSystem(named name: Span<UInt8>) -> Int? {
        let rows = numberingSystems.count / (2 * Self.textWidth)
        let found = PackedTable.firstIndex(below: rows) { row in
            withBytes(of: self.name(ofNumberingSystem: row)) { !Self.precedes($0, name) }
        }
        guard found < rows else { return nil }
        let isEqual = withBytes(of: self.name(ofNumberingSystem: found)) { !Self.precedes(name, $0) }
        return isEqual ? found : nil
    }

    /// The number of numbering systems; each has a number below it.
    package var numberingSystemCount: Int { numberingSystems.count / (2 * Self.textWidth) }

    /// The name of a numbering system.
    package func name(ofNumberingSystem number: Int) -> PackedTable.Text {
        text(at: numberingSystems.lowerBound + number * 2 * Self.textWidth)
    }

    /// The ten digits of a numbering system, zero first; empty for an algorithmic one, such as `roman`.
    package func digits(ofNumberingSystem number: Int) -> PackedTable.Text {
        text(at: numberingSystems.lowerBound + (number * 2 + 1) * Self.textWidth)
    }

    /// What a locale has for a numbering system.
    ///
    /// Without symbols of its own those are root's, which has some for `arab` and `arabext`, else the locale's for
    /// `latn`; the patterns are then those for `latn`, as root says (UTS #35, part 3, "Number Symbols").
    package func block(of record: Record, numberingSystem: Int) -> Block {
        if let start = start(ofBlock: numberingSystem, in: record) { return block(at: start) }
        let latin = block(at: record.blocks)
        guard let root = self.record(forKey: Self.rootKey),
            let start = start(ofBlock: numberingSystem, in: root)
        else { return latin }
        return Block(
            symbols: block(at: start).symbols,
            decimalPattern: latin.decimalPattern,
            percentPattern: latin.percentPattern
        )
    }

    private func start(ofBlock numberingSystem: Int, in record: Record) -> Int? {
        for index in 0..<record.blockCount {
            let start = record.blocks + index * Self.blockWidth
            if Int(table.byte(at: start)) == numberingSystem { return start }
        }
        return nil
    }

    private func block(at start: Int) -> Block {
        Block(
            symbols: table.integer(at: start + 1, width: 2),
            decimalPattern: Int(table.byte(at: start + 3)),
            percentPattern: Int(table.byte(at: start + 4))
        )
    }

    /// A symbol of a block.
    package func symbol(_ symbol: Symbol, of block: Block) -> PackedTable.Text {
        text(at: symbols.lowerBound + (block.symbols * Symbol.allCases.count + symbol.rawValue) * Self.textWidth)
    }

    /// The pattern of decimal numbers, such as `#,##,##0.###`.
    package func decimalPattern(of block: Block) -> PackedTable.Text {
        text(at: patterns.lowerBound + block.decimalPattern * Self.textWidth)
    }

    /// The pattern of percents, such as `#,##0 %`.
    package func percentPattern(of block: Block) -> PackedTable.Text {
        text(at: patterns.lowerBound + block.percentPattern * Self.textWidth)
    }

    /// Calls `body` with the bytes of a text.
    package func withBytes<Result, Failure>(
        of text: PackedTable.Text, _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try table.withBytes(of: text, body)
    }

    private func text(at offset: Int) -> PackedTable.Text {
        table.text(at: offset, in: texts)
    }

    /// Whether `left` comes before `right` in the order of bytes.
    private static func precedes(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
            return left[index] < right[index]
        }
        return left.count < right.count
    }
}
