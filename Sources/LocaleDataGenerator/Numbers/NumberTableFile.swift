/// Generates `NumberTable`: numbering systems, and the symbols and patterns of every locale.
///
/// One table of sections, each with rows of equal width but the records. The header has the offset of every section
/// (3 bytes each) in the order of ``Section``. A text is an offset in the last section (2 bytes) and a length.
package struct NumberTableFile {
    /// The sections of the table, in their order.
    enum Section: Int, CaseIterable {
        /// Name and digits of each numbering system, sorted by name; no digits for an algorithmic one.
        case numberingSystems
        /// The texts of each set of symbols.
        case symbols
        /// The text of each pattern.
        case patterns
        /// Default, native, traditional and finance numbering system, minimum grouping digits, number of blocks; for
        /// each block its numbering system, its symbols (2 bytes), its decimal and its percent pattern. A numbering
        /// system is its number, 127 for none.
        case records
        /// A key and the offset of the record (2 bytes), sorted by key.
        case locales
        case texts
    }

    static let noNumberingSystem = 127

    private let tree: CLDRTree

    package init(tree: CLDRTree) {
        self.tree = tree
    }

    func file() throws -> GeneratedFile {
        GeneratedFile(
            name: "NumberTable", documentation: "The symbols and patterns that numbers are written with.",
            source: "CLDR \(tree.version)",
            tables: [
                .init(
                    name: "numbers",
                    documentation: "Numbering systems, symbols and patterns, as `NumberTables` reads them.",
                    packed: try packed())
            ])
    }

    /// The table's bytes.
    package func packed() throws -> PackedBytes {
        var texts = TextPool()
        var sections: [PackedBytes] = []

        let systems = try tree.supplemental("numberingSystems").member("numberingSystems").members()
        var numberingSystems = PackedBytes()
        var numbers: [String: Int] = [:]
        for (name, system) in systems {
            numbers[name] = numbers.count
            try texts.append(name, to: &numberingSystems)
            try texts.append(system.memberIfPresent("_digits")?.text() ?? "", to: &numberingSystems)
        }
        guard numbers.count < Self.noNumberingSystem else {
            throw CLDRError.tooLarge(
                value: numbers.count, limit: Self.noNumberingSystem, field: "number of numbering systems")
        }
        sections.append(numberingSystems)

        let locales = try localesWithNumbers()
        let blocks = locales.flatMap { $0.value.blocks }
        let symbols = Numbering(blocks.map(\.symbols))
        let patterns = Numbering(blocks.flatMap { [$0.decimalPattern, $0.percentPattern] })
        var symbolRows = PackedBytes()
        for text in symbols.values.flatMap(\.texts) { try texts.append(text, to: &symbolRows) }
        var patternRows = PackedBytes()
        for text in patterns.values { try texts.append(text, to: &patternRows) }
        sections += [symbolRows, patternRows]

        var records = PackedBytes()
        var offsets: [LocaleNumbers: Int] = [:]
        var rows: [(key: SubtagKey, record: Int)] = []
        for (locale, value) in locales {
            guard let key = SubtagKey(locale) else {
                throw CLDRError.unexpected(
                    path: locale, keyPath: "numbers", wanted: "the same as in its parent, or a tag without variants")
            }
            rows.append((key, offsets[value] ?? records.count))
            guard offsets[value] == nil else { continue }
            offsets[value] = records.count
            try append(value, numbers: numbers, symbols: symbols, patterns: patterns, to: &records)
        }
        sections += [records, try PackedBytes(localeRows: rows), texts.packed]
        return try PackedBytes(sections: sections)
    }

    private func localesWithNumbers() throws -> [(locale: String, value: LocaleNumbers)] {
        var values: [String: LocaleNumbers] = [:]
        for locale in try tree.locales(of: "cldr-numbers-full") {
            let node = try tree.main("numbers", of: locale, in: "cldr-numbers-full")
            values[locale] = try LocaleNumbers(node.member("numbers"))
        }
        let root = RootNumberingSystems.blocks(in: values)
        return try LocaleInheritance(tree: tree).withoutInherited(values).map { locale, value in
            (locale: locale, value: locale == "und" ? value.adding(root) : value)
        }
    }

    private func append(
        _ value: LocaleNumbers, numbers: [String: Int], symbols: Numbering<LocaleNumbers.Symbols>,
        patterns: Numbering<String>, to records: inout PackedBytes
    ) throws {
        func appendSystem(_ name: String?) throws {
            let number = name.map { numbers[$0] ?? Int.max } ?? Self.noNumberingSystem
            try records.append(number, width: 1, field: "numbering system \(name ?? "")")
        }
        try appendSystem(value.defaultNumberingSystem)
        try appendSystem(value.nativeNumberingSystem)
        try appendSystem(value.traditionalNumberingSystem)
        try appendSystem(value.financeNumberingSystem)
        try records.append(value.minimumGroupingDigits, width: 1, field: "minimum grouping digits")
        try records.append(value.blocks.count, width: 1, field: "number of blocks")
        for block in value.blocks {
            try appendSystem(block.numberingSystem)
            try records.append(symbols.number(of: block.symbols), width: 2, field: "symbols")
            try records.append(patterns.number(of: block.decimalPattern), width: 1, field: "decimal pattern")
            try records.append(patterns.number(of: block.percentPattern), width: 1, field: "percent pattern")
        }
    }
}
