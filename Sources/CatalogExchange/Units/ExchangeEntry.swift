package import StringCatalog

/// An entry with its texts in one language, as translators get them.
package struct ExchangeEntry: Sendable {
    /// The entry.
    package let entry: StringCatalog.Entry
    /// The texts in the order of the shape that they come from.
    package let units: [ExchangeUnit]
    /// How texts of the source language are spelled for exchange.
    let sourceTexts: SubstitutionTexts
    /// How texts of the translation are spelled for exchange: by its own substitutions, else by those of the source.
    let targetTexts: SubstitutionTexts
    /// The localization of the source language; nil where the key is the text.
    let source: StringCatalog.Localization?
    /// The localization of the language; nil where there is none with a text.
    let target: StringCatalog.Localization?

    /// The text to be translated, as XLIFF spells it.
    func exchangedSource(of unit: ExchangeUnit) -> String {
        sourceTexts.exchanged(unit.source, at: unit.path)
    }

    /// The translation as XLIFF spells it.
    func exchangedTarget(of unit: ExchangeUnit) -> String? {
        unit.target?.value.map { targetTexts.exchanged($0.string, at: unit.path) }
    }
}
