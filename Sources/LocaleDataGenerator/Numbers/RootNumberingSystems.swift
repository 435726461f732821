/// What CLDR's root has for numbering systems other than `latn`.
///
/// Every locale inherits it: 1234.5 in `en-u-nu-arab` is ١٬٢٣٤٫٥ with the separators of Arabic digits. A cldr-json tree
/// leaves it out of root itself and shows it only in the locales that use such a system.
enum RootNumberingSystems {
    /// The systems that root has symbols for; all others have those of `latn` there.
    private static let names = ["arab", "arabext"]

    /// The blocks of root, made out from those of all locales: a set of symbols that many unrelated languages share is
    /// what they inherit, while a language with a set of its own states it.
    static func blocks(in locales: [String: LocaleNumbers]) -> [LocaleNumbers.Block] {
        names.compactMap { name in
            var languages: [LocaleNumbers.Symbols: Set<Substring>] = [:]
            for (locale, numbers) in locales {
                guard let block = numbers.blocks.first(where: { $0.numberingSystem == name }) else { continue }
                languages[block.symbols, default: []].insert(locale.prefix { $0 != "-" })
            }
            // Root's patterns for these systems are those of `latn`.
            guard let latin = locales["und"]?.blocks.first,
                let shared = languages.filter({ $0.value.count > 1 }).max(by: { left, right in
                    (left.value.count, left.key.texts.joined()) < (right.value.count, right.key.texts.joined())
                })
            else { return nil }
            return LocaleNumbers.Block(
                numberingSystem: name, symbols: shared.key, decimalPattern: latin.decimalPattern,
                percentPattern: latin.percentPattern)
        }
    }
}
