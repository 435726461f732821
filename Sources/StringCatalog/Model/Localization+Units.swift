extension StringCatalog.Localization {
    /// All texts of the localization in file order, each with the way to it: the text itself, the forms of its
    /// variations, and those of its substitutions. A set of phrases has none.
    package var units: [(path: VariationPath, unit: StringCatalog.StringUnit)] {
        var units: [(path: VariationPath, unit: StringCatalog.StringUnit)] = []
        Self.add(stringUnit, variations, at: VariationPath(), to: &units)
        for substitution in substitutions {
            Self.add(
                nil, substitution.variations, at: VariationPath().appending(substitution: substitution.name),
                to: &units)
        }
        return units
    }

    private static func add(
        _ unit: StringCatalog.StringUnit?, _ variations: StringCatalog.Variations?, at path: VariationPath,
        to units: inout [(path: VariationPath, unit: StringCatalog.StringUnit)]
    ) {
        if let unit { units.append((path, unit)) }
        for axis in variations?.axes ?? [] {
            for form in axis.forms {
                add(form.stringUnit, form.variations, at: path.appending(axis.kind, form.name), to: &units)
            }
        }
    }
}
