import Internationalization
package import StringCatalog

/// Finds out how a catalog spells a language.
package enum LanguageSpelling {
    /// The tag of `catalog` that names the same language as `tag`, such as `pt_BR` for `pt-BR`; `tag` where the catalog
    /// does not have the language.
    package static func tag(_ tag: String, in catalog: StringCatalog) -> String {
        var others: Set<String> = [catalog.sourceLanguage]
        for entry in catalog.entries {
            for localization in entry.localizations { others.insert(localization.languageTag) }
        }
        if others.contains(tag) { return tag }
        guard let canonical = LanguageTag(tag)?.canonical else { return tag }
        // Of several spellings the one with hyphens, which sorts first.
        return others.filter { LanguageTag($0)?.canonical == canonical }
            .min { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? tag
    }
}
