package import LocaleData

/// Joins the items of a list as a language does: `A, B, and C`, `A, B y C` (UTS #35, part 2, "List Patterns").
///
/// The data it needs is apart from that of ``NumberPrinter`` and is left out of programs that do not use it.
public struct ListPrinter: Sendable {
    /// What a list means.
    public enum Kind: UInt8, Sendable, CaseIterable {
        /// All items: `A, B, and C`.
        case and
        /// One of the items: `A, B, or C`.
        case or
        /// Parts of one amount: `3 feet, 7 inches`.
        case unit
    }

    /// How short the words between the items are.
    public enum Width: UInt8, Sendable, CaseIterable {
        /// `A, B, and C`
        case wide
        /// `A, B, & C`
        case short
        /// `A, B, C`
        case narrow
    }

    private let tables: ListPatternTables

    /// `nil` where CLDR has no patterns, which it has at least for root; then commas stand between the items.
    private let patterns: ListPatternTables.Patterns?

    /// The rule by which a word between two items depends on the item that follows.
    private let soundRule: SoundRule?

    /// A printer for a language tag.
    public init(for tag: LanguageTag, kind: Kind = .and, width: Width = .wide) {
        self.init(for: tag, kind: kind, width: width, tables: .generated)
    }

    /// A printer by the data of other tables than the program's own.
    package init(for tag: LanguageTag, kind: Kind = .and, width: Width = .wide, tables: ListPatternTables) {
        var patterns: ListPatternTables.Patterns?
        for subtags in LocaleDataChain(of: tag) where patterns == nil {
            patterns = tables.patterns(forKey: subtags.key, kind: Int(kind.rawValue) * 3 + Int(width.rawValue))
        }
        self.tables = tables
        self.patterns = patterns
        soundRule = SoundRule(language: tag.canonical.language)
    }

    /// The items as one text; empty for no items.
    ///
    /// - Complexity: linear in the length of the text.
    public func text(_ items: some Sequence<String>) -> String {
        var output: [UInt8] = []
        print(items.map { Array($0.utf8) }, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends the items, each in UTF-8.
    public func print(_ items: [[UInt8]], to output: inout [UInt8]) {
        guard let last = items.indices.last, last > 0 else {
            output.append(contentsOf: items.first ?? [])
            return
        }
        // Every pattern holds the next one in its second place: what comes before the items is written on the way,
        // what comes after them at the end, innermost first.
        var endings: [PackedTable.Text] = []
        for index in 0..<last {
            let role: ListPatternTables.Role =
                last == 1 ? .pair : index == last - 1 ? .end : index == 0 ? .start : .middle
            guard let pieces = patterns.map({ tables.pieces(role, of: $0) }) else {
                output.append(contentsOf: items[index])
                output.append(contentsOf: ", ".utf8)
                continue
            }
            append(pieces.before, to: &output)
            output.append(contentsOf: items[index])
            appendWord(pieces, before: items[index + 1], to: &output)
            endings.append(pieces.after)
        }
        output.append(contentsOf: items[last])
        for ending in endings.reversed() { append(ending, to: &output) }
    }

    private func append(_ text: PackedTable.Text, to output: inout [UInt8]) {
        tables.withBytes(of: text) { bytes in
            for index in bytes.indices { output.append(bytes[index]) }
        }
    }

    private func appendWord(_ pieces: ListPatternTables.Pieces, before item: [UInt8], to output: inout [UInt8]) {
        guard let soundRule, pieces.before.count == 0, pieces.after.count == 0 else {
            append(pieces.between, to: &output)
            return
        }
        tables.withBytes(of: pieces.between) { word in
            output.append(contentsOf: soundRule.word(Array(word.indices.map { word[$0] }), before: item))
        }
    }
}
