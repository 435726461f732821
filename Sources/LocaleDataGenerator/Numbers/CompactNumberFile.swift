/// Generates `CompactNumberTable`: the patterns of compact numbers, `1.2K` and `1.2 thousand`.
///
/// One table of sections, as ``NumberTableFile`` makes them. A text is an offset in the last section (2 bytes) and a
/// length; in a pattern one `0` stands for all of its digits.
package struct CompactNumberFile {
    /// What one power of ten has.
    private struct Magnitude: Hashable {
        /// By which power of ten the number is divided.
        let shift: Int
        let forms: [Form]
    }

    private struct Form: Hashable {
        /// The number of a plural category, or ``explicitZero`` or ``explicitOne``.
        let category: Int
        let pattern: String
    }

    /// What a locale has for one numbering system.
    private struct Block: Hashable {
        let numberingSystem: String
        let short: [Magnitude]
        let long: [Magnitude]
    }

    /// The least power of ten for which there are patterns.
    private static let leastMagnitude = 3
    private static let otherCategory = 5
    private static let explicitZero = 6
    private static let explicitOne = 7

    private let tree: CLDRTree

    package init(tree: CLDRTree) {
        self.tree = tree
    }

    func file() throws -> GeneratedFile {
        GeneratedFile(
            name: "CompactNumberTable", documentation: "The patterns of compact numbers.",
            source: "CLDR \(tree.version)",
            tables: [
                .init(
                    name: "patterns", documentation: "Compact patterns, as `CompactNumberTables` reads them.",
                    packed: try packed())
            ])
    }

    /// The table's bytes. The sections are:
    ///
    /// - sets of forms: their number, then category and text of each;
    /// - powers of ten of a locale and width: their number, then the shift and the offset of the set (2 bytes) of each;
    /// - records: the number of numbering systems, then the name of each and the offsets of its short and long powers
    ///   of ten (3 bytes each), `latn` first;
    /// - locales: key and offset of the record (2 bytes), sorted by key;
    /// - texts.
    package func packed() throws -> PackedBytes {
        var texts = TextPool()
        var sets = PackedBytes()
        var setOffsets: [[Form]: Int] = [:]
        var magnitudes = PackedBytes()
        var magnitudeOffsets: [[Magnitude]: Int] = [:]
        var records = PackedBytes()
        var recordOffsets: [[Block]: Int] = [:]
        var rows: [(key: SubtagKey, record: Int)] = []

        func offset(of forms: [Form]) throws -> Int {
            if let known = setOffsets[forms] { return known }
            let offset = sets.count
            setOffsets[forms] = offset
            try sets.append(forms.count, width: 1, field: "number of compact forms")
            for form in forms {
                try sets.append(form.category, width: 1, field: "category of a compact form")
                try texts.append(form.pattern, to: &sets)
            }
            return offset
        }
        func offset(of all: [Magnitude]) throws -> Int {
            if let known = magnitudeOffsets[all] { return known }
            let setsOfAll = try all.map { try offset(of: $0.forms) }
            let offset = magnitudes.count
            magnitudeOffsets[all] = offset
            try magnitudes.append(all.count, width: 1, field: "number of compact powers of ten")
            for (magnitude, set) in zip(all, setsOfAll) {
                try magnitudes.append(magnitude.shift, width: 1, field: "shift of a compact pattern")
                try magnitudes.append(set, width: 2, field: "offset of compact forms")
            }
            return offset
        }

        for (locale, blocks) in try localesWithPatterns() {
            guard let key = SubtagKey(locale) else {
                throw CLDRError.unexpected(
                    path: locale, keyPath: "numbers", wanted: "the same as in its parent, or a tag without variants")
            }
            rows.append((key, recordOffsets[blocks] ?? records.count))
            guard recordOffsets[blocks] == nil else { continue }
            recordOffsets[blocks] = records.count
            try records.append(blocks.count, width: 1, field: "number of compact blocks")
            for block in blocks {
                try texts.append(block.numberingSystem, to: &records)
                for all in [block.short, block.long] {
                    try records.append(try offset(of: all), width: 3, field: "offset of compact powers of ten")
                }
            }
        }
        let locales = try PackedBytes(localeRows: rows)
        return try PackedBytes(sections: [sets, magnitudes, records, locales, texts.packed])
    }

    private func localesWithPatterns() throws -> [(locale: String, value: [Block])] {
        var values: [String: [Block]] = [:]
        for locale in try tree.locales(of: "cldr-numbers-full") {
            let numbers = try tree.main("numbers", of: locale, in: "cldr-numbers-full").member("numbers")
            var blocks: [Block] = []
            for (name, formats) in try numbers.members() {
                guard let system = name.suffix(after: "decimalFormats-numberSystem-") else { continue }
                let block = Block(
                    numberingSystem: system,
                    short: try magnitudes(formats.member("short").member("decimalFormat")),
                    long: try magnitudes(formats.member("long").member("decimalFormat")))
                blocks.insert(block, at: system == "latn" ? 0 : blocks.count)
            }
            values[locale] = blocks
        }
        return try LocaleInheritance(tree: tree).withoutInherited(values)
    }

    /// Reads members such as `"10000-count-one": "00K"`.
    private func magnitudes(_ node: CLDRNode) throws -> [Magnitude] {
        var forms: [Int: [Form]] = [:]
        var zeros: [Int: Int] = [:]
        for (name, pattern) in try node.members() {
            guard let (magnitude, category) = Self.split(name), magnitude >= Self.leastMagnitude else {
                throw pattern.unexpected(wanted: "a power of ten with a plural category")
            }
            let text = try pattern.text()
            // Zeros in quotation marks would be text; CLDR has none.
            let count = text.prefix { $0 != ";" }.count { $0 == "0" }
            if text != "0", count > 0 {
                guard zeros[magnitude] == nil || zeros[magnitude] == count else {
                    throw pattern.unexpected(wanted: "as many digits as for the other categories")
                }
                zeros[magnitude] = count
            }
            forms[magnitude, default: []].append(Form(category: category, pattern: Self.withSingleZeros(text)))
        }
        let last = forms.keys.max() ?? Self.leastMagnitude
        return try (Self.leastMagnitude...last).map { magnitude in
            guard let all = forms[magnitude], let other = all.first(where: { $0.category == Self.otherCategory }) else {
                throw node.unexpected(wanted: "a pattern for 10^\(magnitude) and 'other'")
            }
            // A form like that of `other` need not be stored.
            let distinct = all.filter { $0.category >= Self.otherCategory || $0.pattern != other.pattern }
            return Magnitude(
                shift: zeros[magnitude].map { magnitude + 1 - $0 } ?? 0,
                forms: distinct.sorted { $0.category < $1.category })
        }
    }

    /// `10000-count-one` → 4 and the number of `one`.
    private static func split(_ name: String) -> (magnitude: Int, category: Int)? {
        let parts = name.split(separator: "-")
        guard parts.count == 3, parts[1] == "count", parts[0].first == "1",
            parts[0].dropFirst().allSatisfy({ $0 == "0" })
        else { return nil }
        let magnitude = parts[0].count - 1
        switch parts[2] {
        case "0": return (magnitude, explicitZero)
        case "1": return (magnitude, explicitOne)
        default: return PluralRuleFile.categories.firstIndex(of: String(parts[2])).map { (magnitude, $0) }
        }
    }

    private static func withSingleZeros(_ pattern: String) -> String {
        var text = ""
        for character in pattern where character != "0" || text.last != "0" { text.append(character) }
        return text
    }
}
