package import StringCatalog

/// One text of an entry in one language, as translators get it.
package struct ExchangeUnit: Sendable {
    /// The way to the text in the localization.
    package let path: VariationPath
    /// The id: the key, and the path behind `|==|`.
    package let id: String
    /// The text to be translated, as the catalog has it.
    package let source: String
    /// The translation; nil where there is none.
    package let target: StringCatalog.StringUnit?

    /// Whether somebody has translated the text: one in state `new` is a copy of the source that waits for that.
    package var isTranslated: Bool { target.map { $0.value != nil && $0.state != .new } ?? false }
}
