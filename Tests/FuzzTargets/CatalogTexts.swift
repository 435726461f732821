import StringCatalog

/// The texts of a catalog alone.
enum CatalogTexts {
    /// One line for each text: the key, the language, the way to it, and the text.
    static func lines(of catalog: StringCatalog) -> Set<[String]> {
        var lines: Set<[String]> = []
        for entry in catalog.entries {
            for localization in entry.localizations {
                for (path, unit) in localization.units {
                    guard let value = unit.value else { continue }
                    lines.insert([entry.key, localization.languageTag, path.description, value.string])
                }
            }
        }
        return lines
    }
}
