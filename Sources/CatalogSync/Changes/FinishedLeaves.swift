import StringCatalog

/// The texts of a localization that count as translated.
enum FinishedLeaves {
    /// The ways to the string units in the states `translated` and `machine_translated`, in the order of the file.
    static func paths(in localization: StringCatalog.Localization) -> [VariationPath] {
        var paths: [VariationPath] = []
        if isFinished(localization.stringUnit) { paths.append(VariationPath()) }
        collect(localization.variations, VariationPath(), &paths)
        for substitution in localization.substitutions {
            collect(substitution.variations, VariationPath().appending(substitution: substitution.name), &paths)
        }
        return paths
    }

    private static func isFinished(_ unit: StringCatalog.StringUnit?) -> Bool {
        unit.map { $0.state == .translated || $0.state == .machineTranslated } ?? false
    }

    private static func collect(
        _ variations: StringCatalog.Variations?, _ path: VariationPath, _ paths: inout [VariationPath]
    ) {
        for axis in variations?.axes ?? [] {
            for form in axis.forms {
                let inner = path.appending(axis.kind, form.name)
                if isFinished(form.stringUnit) { paths.append(inner) }
                collect(form.variations, inner, &paths)
            }
        }
    }
}
