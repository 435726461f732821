package import StringCatalog

/// An entry that is listed for its state, in one language or, where it is stale, in all.
package struct UnitListing: Sendable {
    /// The entry.
    package let entry: StringCatalog.Entry
    /// The text that is to be translated, as plain text: of a text with variations the form for all other cases.
    package let sourceText: String

    private init(_ entry: StringCatalog.Entry, sourceLanguage: String) {
        self.entry = entry
        sourceText = Self.plainText(of: entry.localizations[sourceLanguage]) ?? entry.key
    }

    /// The units of one language that are in a state, in the order of the file.
    package static func units(
        of catalog: StringCatalog, language: String, in state: UnitState
    ) -> [UnitListing] {
        let rules = UnitRules(languageTag: language, sourceLanguage: catalog.sourceLanguage)
        return catalog.entries.compactMap { entry in
            guard UnitRules.isUnit(entry), rules.state(of: entry, entry.localizations[language]) == state
            else { return nil }
            return UnitListing(entry, sourceLanguage: catalog.sourceLanguage)
        }
    }

    /// The entries that are no longer found in source code and would be units otherwise, in the order of the file.
    package static func staleEntries(of catalog: StringCatalog) -> [UnitListing] {
        catalog.entries.compactMap { entry in
            guard UnitRules.isTranslatable(entry), entry.extractionState == .stale else { return nil }
            return UnitListing(entry, sourceLanguage: catalog.sourceLanguage)
        }
    }

    private static func plainText(of localization: StringCatalog.Localization?) -> String? {
        guard let localization else { return nil }
        return localization.stringUnit?.value?.string
            ?? plainText(of: localization.variations)
            ?? localization.stringSet?.values.first?.string
    }

    private static func plainText(of variations: StringCatalog.Variations?) -> String? {
        guard let axis = variations?.axes.first else { return nil }
        let form = axis["other"] ?? axis.forms.first
        return form?.stringUnit?.value?.string ?? plainText(of: form?.variations)
    }
}
