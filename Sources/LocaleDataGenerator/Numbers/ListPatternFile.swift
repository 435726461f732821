import Foundation

/// Generates `ListPatternTable`: how the items of a list are joined, `A, B and C`.
package struct ListPatternFile {
    /// The pieces of a pattern around its two items: `{0} and {1}` has nothing, ` and ` and nothing.
    private struct Pattern: Hashable {
        let before: String
        let between: String
        let after: String
    }

    /// The kinds of list in the order of a record: each wide, short and narrow.
    private static let kinds = [
        "standard", "standard-short", "standard-narrow", "or", "or-short", "or-narrow", "unit", "unit-short",
        "unit-narrow",
    ]

    private let tree: CLDRTree

    package init(tree: CLDRTree) {
        self.tree = tree
    }

    func file() throws -> GeneratedFile {
        GeneratedFile(
            name: "ListPatternTable", documentation: "How the items of a list are joined.",
            source: "CLDR \(tree.version)",
            tables: [
                .init(
                    name: "patterns", documentation: "List patterns, as `ListPatternTables` reads them.",
                    packed: try packed())
            ])
    }

    /// The table's bytes. The sections are:
    ///
    /// - patterns: the three texts of each;
    /// - sets: the patterns for two items, for the start, the middle and the end (2 bytes each);
    /// - records: the set of each kind of list (2 bytes each);
    /// - locales: key and number of the record (2 bytes), sorted by key;
    /// - texts.
    package func packed() throws -> PackedBytes {
        let locales = try localesWithPatterns()
        let sets = Numbering(locales.flatMap(\.value))
        let patterns = Numbering(sets.values.flatMap { $0 })
        let records = Numbering(locales.map(\.value))

        var texts = TextPool()
        var patternRows = PackedBytes()
        for pattern in patterns.values {
            for text in [pattern.before, pattern.between, pattern.after] { try texts.append(text, to: &patternRows) }
        }
        var setRows = PackedBytes()
        for pattern in sets.values.flatMap({ $0 }) {
            try setRows.append(patterns.number(of: pattern), width: 2, field: "list pattern")
        }
        var recordRows = PackedBytes()
        for set in records.values.flatMap({ $0 }) {
            try recordRows.append(sets.number(of: set), width: 2, field: "set of list patterns")
        }
        let rows = try locales.map { locale, value in
            guard let key = SubtagKey(locale) else {
                throw CLDRError.unexpected(
                    path: locale, keyPath: "listPatterns",
                    wanted: "the same as in its parent, or a tag without variants")
            }
            return (key: key, record: records.number(of: value))
        }
        return try PackedBytes(
            sections: [patternRows, setRows, recordRows, PackedBytes(localeRows: rows), texts.packed])
    }

    private func localesWithPatterns() throws -> [(locale: String, value: [[Pattern]])] {
        var values: [String: [[Pattern]]] = [:]
        for locale in try tree.locales(of: "cldr-misc-full") {
            let all = try tree.main("listPatterns", of: locale, in: "cldr-misc-full").member("listPatterns")
            values[locale] = try Self.kinds.map { kind in
                let node = try all.member("listPattern-type-\(kind)")
                return try ["2", "start", "middle", "end"].map { try pattern(node.member($0)) }
            }
        }
        return try LocaleInheritance(tree: tree).withoutInherited(values)
    }

    private func pattern(_ node: CLDRNode) throws -> Pattern {
        let text = try node.text()
        guard let first = text.range(of: "{0}"), let second = text.range(of: "{1}"),
            first.upperBound <= second.lowerBound
        else { throw node.unexpected(wanted: "{0} before {1}") }
        return Pattern(
            before: String(text[..<first.lowerBound]), between: String(text[first.upperBound..<second.lowerBound]),
            after: String(text[second.upperBound...]))
    }
}
