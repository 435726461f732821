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

    /// All texts of a localization in the order of the file.
    package static func texts(of localization: StringCatalog.Localization) -> [LocalizationText] {
        var texts: [LocalizationText] = []
        add(localization.stringUnit, at: VariationPath(), to: &texts)
        if let set = localization.stringSet {
            for (index, value) in set.values.enumerated() {
                texts.append(
                    LocalizationText(
                        path: VariationPath().appending(.init(rawValue: "stringSet"), String(index + 1)),
                        value: value.string, state: set.state))
            }
        }
        add(localization.variations, at: VariationPath(), to: &texts)
        for substitution in localization.substitutions {
            add(substitution.variations, at: VariationPath().appending(substitution: substitution.name), to: &texts)
        }
        return texts
    }

    private static func add(
        _ unit: StringCatalog.StringUnit?, at path: VariationPath, to texts: inout [LocalizationText]
    ) {
        guard let unit, let value = unit.value else { return }
        texts.append(LocalizationText(path: path, value: value.string, state: unit.state))
    }

    private static func add(
        _ variations: StringCatalog.Variations?, at path: VariationPath, to texts: inout [LocalizationText]
    ) {
        for axis in variations?.axes ?? [] {
            for form in axis.forms {
                let path = path.appending(axis.kind, form.name)
                add(form.stringUnit, at: path, to: &texts)
                add(form.variations, at: path, to: &texts)
            }
        }
    }
}
