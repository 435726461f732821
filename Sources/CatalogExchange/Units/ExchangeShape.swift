import Internationalization
package import StringCatalog

/// Decides which texts of an entry a translator gets.
///
/// A translation that is there gives its own shape. One that is missing takes the shape of the source with the plural
/// categories of the target language: a Russian translation of *one* and *other* has `one`, `few`, `many` and `other`.
/// Forms that the language requires are always among them.
package struct ExchangeShape: Sendable {
    private let languageTag: String
    private let sourceLanguage: String
    private let requiredForms: [String]

    /// The shape of entries in one language of a catalog.
    ///
    /// - Parameters:
    ///   - languageTag: The language as the catalog spells it.
    ///   - sourceLanguage: The source language of the catalog.
    package init(languageTag: String, sourceLanguage: String) {
        self.languageTag = languageTag
        self.sourceLanguage = sourceLanguage
        // A tag that is no language tag has the one form that every language has.
        requiredForms =
            LanguageTag(languageTag).map { PluralRules(for: $0).requiredCategories.map(\.keyword) }
            ?? [PluralCategory.other.keyword]
    }

    /// The entry with its texts; nil where it has none that can be exchanged, as a set of App Shortcuts phrases.
    package func entry(_ entry: StringCatalog.Entry) -> ExchangeEntry? {
        let source = Self.present(entry.localizations[sourceLanguage])
        let target = Self.present(entry.localizations[languageTag])
        if source?.stringSet != nil || target?.stringSet != nil { return nil }
        let own = target.map { leaves(of: $0, areOwn: true) } ?? []
        let hasOwnShape = own.contains { $0.unit != nil }
        var shape = own
        if !hasOwnShape { shape = source.map { leaves(of: $0, areOwn: false) } ?? [] }
        if shape.isEmpty { shape = [Leaf(path: VariationPath(), unit: nil)] }
        let sourceTexts = SubstitutionTexts(source)
        return ExchangeEntry(
            entry: entry,
            units: shape.map { leaf in
                let id = leaf.path.exchangeID(ofKey: entry.key)
                return ExchangeUnit(
                    path: leaf.path, id: id,
                    source: SourceTextFinder(entry: entry, source: source).text(at: leaf.path) ?? id,
                    target: leaf.unit)
            },
            sourceTexts: sourceTexts,
            targetTexts: hasOwnShape ? SubstitutionTexts(target) : sourceTexts,
            source: source,
            target: hasOwnShape ? target : nil)
    }

    private static func present(_ localization: StringCatalog.Localization?) -> StringCatalog.Localization? {
        guard let localization, !localization.isNull, localization.isValid else { return nil }
        return localization
    }

    // MARK: Leaves

    private struct Leaf {
        let path: VariationPath
        let unit: StringCatalog.StringUnit?
    }

    private func leaves(of localization: StringCatalog.Localization, areOwn: Bool) -> [Leaf] {
        var leaves: [Leaf] = []
        add(localization.stringUnit, localization.variations, at: VariationPath(), areOwn: areOwn, to: &leaves)
        for substitution in localization.substitutions {
            let path = VariationPath().appending(substitution: substitution.name)
            add(nil, substitution.variations, at: path, areOwn: areOwn, to: &leaves)
        }
        return leaves
    }

    private func add(
        _ unit: StringCatalog.StringUnit?, _ variations: StringCatalog.Variations?, at path: VariationPath,
        areOwn: Bool, to leaves: inout [Leaf]
    ) {
        if let unit { leaves.append(Leaf(path: path, unit: areOwn ? unit : nil)) }
        for axis in variations?.axes ?? [] where StringCatalog.Axis.Kind.exchanged.contains(axis.kind) {
            for name in names(of: axis, areOwn: areOwn) {
                let path = path.appending(axis.kind, name)
                let count = leaves.count
                if let form = axis[name] {
                    add(form.stringUnit, form.variations, at: path, areOwn: areOwn, to: &leaves)
                }
                if leaves.count == count { leaves.append(Leaf(path: path, unit: nil)) }
            }
        }
    }

    /// The forms of an axis. An axis without any, as in `"plural" : {}`, stays so.
    private func names(of axis: StringCatalog.Axis, areOwn: Bool) -> [String] {
        let names = axis.forms.map(\.name)
        guard axis.kind == .plural, !names.isEmpty else { return names }
        return areOwn ? names + requiredForms.filter { !names.contains($0) } : requiredForms
    }
}
