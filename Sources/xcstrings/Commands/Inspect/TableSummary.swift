import LookupTable
import LookupTableWriter
import StringCatalog

/// A table at a glance.
struct TableSummary {
    /// One language of a table.
    struct Language {
        let index: Int
        let tag: String
        let maximizedTag: String
        /// The keys whose text, on some device at least, is of this language and of no other it falls back to.
        let ownTextCount: Int
    }

    /// The languages asked for, in the order of the table.
    let languages: [Language]
    /// Everything that is wrong with the table.
    let damage: [TableDamage]
    private let table: TableReader

    init(of table: TableReader, languages choice: LanguageChoice) {
        self.table = table
        let tags = Self.languageTags(of: table)
        let wanted = choice.isEverything ? tags : choice.tags(among: tags)
        languages = (0..<table.languageCount).compactMap { index in
            guard let language = table.language(index), wanted.contains(language.tag) else { return nil }
            return Language(
                index: index, tag: language.tag, maximizedTag: language.maximizedTag,
                ownTextCount: Self.ownTextCount(of: table, language: index))
        }
        damage = table.verify()
    }

    static func languageTags(of table: TableReader) -> [String] {
        (0..<table.languageCount).compactMap { table.language($0)?.tag }
    }

    private static func ownTextCount(of table: TableReader, language: Int) -> Int {
        (0..<table.keyCount).count { key in
            guard let slot = table.slot(key: key, language: language) else { return false }
            guard slot.kind == .choice else { return slot.origin == language }
            guard let (branches, other) = table.branches(slot) else { return false }
            return other.origin == language || branches.contains { $0.slot.origin == language }
        }
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: max(0, 14 - digits.utf8.count)) + digits
    }

    private var sourceTag: String { table.language(table.sourceLanguage)?.tag ?? "" }

    func print(path: String, _ output: Output) {
        output.writeLine(output.styled(path.shownInOneLine, .bold))
        var facts = TextTable([.left, .left])
        let rows = [
            ("table", table.name), ("format version", String(table.version)),
            ("size", "\(table.bytes.count) bytes"),
            (
                "checksum",
                Self.hexadecimal(table.checksum) + (table.checksum == table.computedChecksum ? ", right" : ", wrong")
            ),
            ("keys", String(table.keyCount)), ("source language", sourceTag),
            ("devices", table.deviceNames.joined(separator: ", ")),
        ]
        for (name, value) in rows where !value.isEmpty {
            facts.add([.init(name, style: .dim), .init(value.shownInOneLine)])
        }
        for line in facts.lines(indent: "  ", styled: output.isStyled) { output.writeLine(line) }

        output.writeLine()
        var table = TextTable([.left, .left, .right])
        table.add(["language", "in full", "own texts"].map { .init($0, style: .dim) })
        for language in languages {
            table.add([
                .init(language.tag.shownInOneLine), .init(language.maximizedTag.shownInOneLine),
                .init(String(language.ownTextCount)),
            ])
        }
        for line in table.lines(indent: "  ", styled: output.isStyled) { output.writeLine(line) }

        output.writeLine()
        var sections = TextTable([.left, .right])
        sections.add(["section", "bytes"].map { .init($0, style: .dim) })
        for (name, count) in self.table.sectionSizes { sections.add([.init(name), .init(String(count))]) }
        for line in sections.lines(indent: "  ", styled: output.isStyled) { output.writeLine(line) }
    }

    var json: JSONText {
        .object([
            ("table", .string(table.name)),
            ("formatVersion", .integer(table.version)),
            ("byteCount", .integer(table.bytes.count)),
            ("checksum", .string(Self.hexadecimal(table.checksum))),
            ("isDamaged", .bool(!damage.isEmpty)),
            ("keyCount", .integer(table.keyCount)),
            ("sourceLanguage", .string(sourceTag)),
            ("devices", .array(table.deviceNames.map { .string($0) })),
            (
                "languages",
                .array(
                    languages.map { language in
                        .object([
                            ("language", .string(language.tag)),
                            ("maximized", .string(language.maximizedTag)),
                            ("ownTexts", .integer(language.ownTextCount)),
                        ])
                    })
            ),
            ("sections", .object(table.sectionSizes.map { ($0.name, .integer($0.byteCount)) })),
        ])
    }
}
