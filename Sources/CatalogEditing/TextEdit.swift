package import StringCatalog

/// A text that gets another value, another state, or both.
package struct TextEdit: Sendable {
    /// The key of the entry.
    package var key: String
    /// The language, in any spelling.
    package var language: String
    /// The way from the localization to the text.
    package var path: VariationPath
    /// The new text; nil leaves it.
    package var value: String?
    /// The new state; nil leaves it, and is `translated` with a new text.
    package var state: StringCatalog.State?

    package init(
        key: String, language: String, path: VariationPath = VariationPath(), value: String? = nil,
        state: StringCatalog.State? = nil
    ) {
        self.key = key
        self.language = language
        self.path = path
        self.value = value
        self.state = state
    }
}
