package import StringCatalog

/// One text of a localization: the value of a string unit, or one phrase of a string set, and the way to it.
package struct LocalizationText: Sendable {
    /// The way from the localization: `plural.one`, `device.mac.plural.other`, `substitutions.pages.plural.few`; empty
    /// for the text itself.
    package let path: VariationPath
    /// The text.
    package let value: String
    /// The state of the text alone.
    package let state: StringCatalog.State

    package init(path: VariationPath, value: String, state: StringCatalog.State) {
        self.path = path
        self.value = value
        self.state = state
    }

    /// Whether both are the same text at the same place, in whatever state. Texts are compared byte for byte, so that
    /// an accent written in another way is another text.
    package func isSameText(as other: LocalizationText) -> Bool {
        path == other.path && value.utf8.elementsEqual(other.value.utf8)
    }

    /// All texts of a localization in the order of the file, the phrases of a string set last.
    package static func texts(of localization: StringCatalog.Localization) -> [LocalizationText] {
        var texts = localization.units.compactMap { path, unit in
            unit.value.map { LocalizationText(path: path, value: $0.string, state: unit.state) }
        }
        if let set = localization.stringSet {
            for (index, value) in set.values.enumerated() {
                texts.append(
                    LocalizationText(
                        path: VariationPath().appending(.init(rawValue: "stringSet"), String(index + 1)),
                        value: value.string, state: set.state))
            }
        }
        return texts
    }
}
