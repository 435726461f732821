package import StringCatalog

/// An entry whose text in the source language is another than it was in an earlier version of the catalog.
package struct SourceChange: Sendable {
    /// A text of the source language that was changed, added or removed.
    package struct Text: Sendable {
        /// The way to it within the localization.
        package let path: VariationPath
        /// What it was; nil where there was none.
        package let old: String?
        /// What it is; nil where there is none any more.
        package let new: String?
    }

    /// The entry as it is now.
    package let entry: StringCatalog.Entry
    /// What changed, first what is there now in the order of the file, then what is gone.
    package let texts: [Text]
    private let oldEntry: StringCatalog.Entry

    /// The entries whose source text changed between two versions of a catalog, in the order of the file.
    ///
    /// Only what is a unit now is looked at. An entry that the earlier version did not have is new, not changed. The
    /// text of an entry without a localization in the source language is its key.
    ///
    /// - Complexity: Linear in the size of both catalogs.
    package static func changes(of catalog: StringCatalog, since old: StringCatalog) -> [SourceChange] {
        // Strings compare by what they look like, keys by their bytes.
        var oldEntries: [[UInt8]: StringCatalog.Entry] = [:]
        for entry in old.entries { oldEntries[Array(entry.key.utf8)] = entry }
        return catalog.entries.compactMap { entry in
            guard UnitRules.isUnit(entry), let oldEntry = oldEntries[Array(entry.key.utf8)] else { return nil }
            let texts = differences(
                from: sourceTexts(of: oldEntry, in: old.sourceLanguage),
                to: sourceTexts(of: entry, in: catalog.sourceLanguage))
            return texts.isEmpty ? nil : SourceChange(entry: entry, texts: texts, oldEntry: oldEntry)
        }
    }

    /// The texts of a translation that was left as it was while the source text changed; nil where there is none, or
    /// where somebody has changed or confirmed it.
    ///
    /// A translation is confirmed when its state became `translated`. A text in the state `new` is not translated yet
    /// and not listed here.
    package func untouchedTranslation(in language: String) -> [LocalizationText]? {
        let texts = Self.texts(of: entry, in: language)
        let oldTexts = Self.texts(of: oldEntry, in: language)
        guard texts.contains(where: { $0.state != .new && !$0.value.isEmpty }), texts.count == oldTexts.count
        else { return nil }
        for (text, oldText) in zip(texts, oldTexts) {
            guard text.isSameText(as: oldText) else { return nil }
            if text.state == .translated, oldText.state != .translated { return nil }
        }
        return texts
    }

    private static func texts(of entry: StringCatalog.Entry, in language: String) -> [LocalizationText] {
        guard let localization = entry.localizations[language], !localization.isNull else { return [] }
        return LocalizationText.texts(of: localization)
    }

    private static func sourceTexts(of entry: StringCatalog.Entry, in language: String) -> [LocalizationText] {
        let texts = texts(of: entry, in: language)
        return texts.isEmpty ? [LocalizationText(path: VariationPath(), value: entry.key, state: .new)] : texts
    }

    private static func differences(from old: [LocalizationText], to new: [LocalizationText]) -> [Text] {
        var oldTexts: [VariationPath: LocalizationText] = [:]
        for text in old { oldTexts[text.path] = text }
        var texts: [Text] = []
        for text in new {
            let before = oldTexts.removeValue(forKey: text.path)
            if let before, before.isSameText(as: text) { continue }
            texts.append(Text(path: text.path, old: before?.value, new: text.value))
        }
        for text in old where oldTexts[text.path] != nil {
            texts.append(Text(path: text.path, old: text.value, new: nil))
        }
        return texts
    }
}
