package import StringCatalog

extension UnitRules {
    /// The plural forms that the language requires and a localization does not have, in the order of the categories.
    package func missingForms(of localization: StringCatalog.Localization) -> [VariationPath] {
        var paths: [VariationPath] = []
        add(localization.variations, at: VariationPath(), to: &paths)
        for substitution in localization.substitutions {
            add(substitution.variations, at: VariationPath().appending(substitution: substitution.name), to: &paths)
        }
        return paths
    }

    private func add(
        _ variations: StringCatalog.Variations?, at path: VariationPath, to paths: inout [VariationPath]
    ) {
        guard let variations else { return }
        if let plural = variations.plural {
            for name in requiredForms where plural[name] == nil { paths.append(path.appending(.plural, name)) }
        }
        for axis in variations.axes {
            for form in axis.forms { add(form.variations, at: path.appending(axis.kind, form.name), to: &paths) }
        }
    }
}
