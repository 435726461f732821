/// Finds the plural rules of a language.
package enum PluralRuleData {
    /// The sets of rules, as `PluralRules` reads them.
    package static var sets: PackedTable { PluralRuleTable.sets }

    /// How many integers from 0 up have their categories at the start of a set, two in a byte.
    package static var smallIntegerCount: Int { PluralRuleTable.smallIntegerCount }

    /// Where in ``sets`` the rules of root are, which knows `other` alone.
    package static var root: Int { 0 }

    /// Where in ``sets`` the rules for exactly the packed subtags `key` are; nil when there is no row for them.
    package static func offset(for key: Int, isOrdinal: Bool) -> Int? {
        let languages = PluralRuleTable.languages
        guard let row = languages.offset(ofRowFor: key, keyWidth: 7, width: 9) else { return nil }
        let set = languages.integer(at: row + (isOrdinal ? 8 : 7), width: 1)
        return PluralRuleTable.offsets.integer(at: 2 * set, width: 2)
    }
}
