/// Finds what takes the place of outdated subtags and tags.
package enum LanguageAliasData {
    /// What takes the place of a language, or of a language in a region.
    package struct LanguageAlias {
        /// Packed subtags: those that are there replace, the others leave what the tag has.
        package let replacement: Int
        /// Whether CLDR calls the language deprecated, rather than written in a longer or older way.
        package let isDeprecated: Bool
    }

    /// A rule that asks about variants, such as `hy-arevmda` → `hyw`.
    package struct VariantRule {
        /// Packed subtags that the tag must have; 0 for any.
        package let key: Int
        package let replacement: Int
        /// The variants that the tag must have and that go away, with hyphens between them.
        package let variants: String
        /// Those that come instead.
        package let replacementVariants: String
    }

    /// The alias for exactly the packed subtags `key`.
    package static func language(_ key: Int) -> LanguageAlias? {
        let table = LanguageAliasTable.languages
        return table.offset(ofRowFor: key, keyWidth: 7, width: 15).map { row in
            LanguageAlias(
                replacement: table.integer(at: row + 7, width: 7), isDeprecated: table.byte(at: row + 14) == 1)
        }
    }

    /// What takes the place of a packed script.
    package static func script(_ script: Int) -> Int? {
        LanguageAliasTable.scripts.value(for: script, keyWidth: 3, valueWidth: 3)
    }

    /// What takes the place of a packed region. Where a state has several successors, `preferred` is chosen when it is
    /// one of them, else the first.
    package static func region(_ region: Int, preferred: Int) -> Int? {
        guard let value = LanguageAliasTable.regions.value(for: region, keyWidth: 3, valueWidth: 2) else { return nil }
        guard value >= 8192 else { return value }
        let successors = LanguageAliasTable.successors
        let start = value - 8192
        var place = start
        while case let successor = successors.integer(at: place, width: 2), successor != 0 {
            if successor == preferred { return successor }
            place += 2
        }
        return successors.integer(at: start, width: 2)
    }

    /// The region for three letters of ISO 3166, such as `usa`, packed in five bits each.
    package static func region(forLetters letters: Int) -> Int? {
        region(32768 + letters, preferred: 0)
    }

    /// The rules that ask about variants, in the order in which they are to be tried.
    package static var variantRules: [VariantRule] {
        let table = LanguageAliasTable.variantRules
        return stride(from: 0, to: table.count, by: 20).map { row -> VariantRule in
            VariantRule(
                key: table.integer(at: row, width: 7), replacement: table.integer(at: row + 7, width: 7),
                variants: text(at: row + 14, of: table), replacementVariants: text(at: row + 17, of: table))
        }
    }

    /// What takes the place of a variant in lower case.
    package static func variant(_ variant: String) -> String? {
        let table = LanguageAliasTable.variants
        return stride(from: 0, to: table.count, by: 6)
            .first { text(at: $0, of: table) == variant }
            .map { text(at: $0 + 3, of: table) }
    }

    /// The grandfathered tag, or the language with an extended language, with which a tag begins, and what takes its
    /// place: `zh-min-nan` and `nan` for `zh-min-nan-TW`. Nil for other tags. All is in lower case with hyphens.
    package static func legacyTag(atStartOf tag: String) -> (tag: String, replacement: String)? {
        let table = LanguageAliasTable.legacyTags
        for row in stride(from: 0, to: table.count, by: 6) {
            let length = Int(table.byte(at: row + 2))
            guard tag.utf8.count == length || tag.utf8.dropFirst(length).first == UInt8(ascii: "-") else { continue }
            let legacyTag = text(at: row, of: table)
            if tag.utf8.starts(with: legacyTag.utf8) { return (legacyTag, text(at: row + 3, of: table)) }
        }
        return nil
    }

    private static func text(at offset: Int, of table: PackedTable) -> String {
        LanguageAliasTable.texts.text(
            at: table.integer(at: offset, width: 2), length: Int(table.byte(at: offset + 2)))
    }
}
