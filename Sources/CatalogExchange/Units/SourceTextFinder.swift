import StringCatalog

/// Finds the source text for a text of a translation whose shape may be another one.
struct SourceTextFinder {
    let entry: StringCatalog.Entry
    /// The localization of the source language; nil where the key is the text.
    let source: StringCatalog.Localization?

    /// The text for a path: that of the same form, else of `other`, else the flat text. Nil for a substitution that
    /// the source does not have.
    func text(at path: VariationPath) -> String? {
        if let name = path.substitutionName {
            guard let substitution = source?.substitutions.first(where: { $0.name == name }) else { return nil }
            return Self.text(nil, substitution.variations, path.insideSubstitution)
        }
        return source.flatMap { Self.text($0.stringUnit, $0.variations, path.steps[...]) } ?? entry.key
    }

    /// All texts that the plural steps of a path may lead to.
    func texts(atAnyFormOf path: VariationPath) -> [String] {
        if let name = path.substitutionName {
            let substitution = source?.substitutions.first { $0.name == name }
            return Self.texts(nil, substitution?.variations, path.insideSubstitution)
        }
        let texts = source.map { Self.texts($0.stringUnit, $0.variations, path.steps[...]) } ?? []
        return texts.isEmpty ? [entry.key] : texts
    }

    private static func text(
        _ unit: StringCatalog.StringUnit?, _ variations: StringCatalog.Variations?,
        _ steps: ArraySlice<VariationPath.Step>
    ) -> String? {
        guard let step = steps.first else {
            if let value = unit?.value { return value.string }
            for axis in variations?.axes ?? [] {
                if let form = form(nil, of: axis), let text = text(form.stringUnit, form.variations, []) { return text }
            }
            return nil
        }
        if let axis = variations?.axis(StringCatalog.Axis.Kind(rawValue: step.axis)),
            let form = form(step.name, of: axis)
        {
            return text(form.stringUnit, form.variations, steps.dropFirst())
        }
        return text(unit, variations, steps.dropFirst())
    }

    private static func form(_ name: String?, of axis: StringCatalog.Axis) -> StringCatalog.Form? {
        name.flatMap { axis[$0] } ?? axis["other"] ?? axis.forms.first
    }

    private static func texts(
        _ unit: StringCatalog.StringUnit?, _ variations: StringCatalog.Variations?,
        _ steps: ArraySlice<VariationPath.Step>
    ) -> [String] {
        guard let step = steps.first, step.axis == StringCatalog.Axis.Kind.plural.rawValue,
            let plural = variations?.plural
        else {
            guard let step = steps.first else {
                if let plural = variations?.plural { return plural.forms.compactMap { $0.stringUnit?.value?.string } }
                return text(unit, variations, steps).map { [$0] } ?? []
            }
            if let axis = variations?.axis(StringCatalog.Axis.Kind(rawValue: step.axis)),
                let form = form(step.name, of: axis)
            {
                return texts(form.stringUnit, form.variations, steps.dropFirst())
            }
            return texts(unit, variations, steps.dropFirst())
        }
        return plural.forms.flatMap { texts($0.stringUnit, $0.variations, steps.dropFirst()) }
    }
}
