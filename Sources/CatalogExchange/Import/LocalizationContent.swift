import StringCatalog

/// Builds localizations from their texts.
enum LocalizationContent {
    /// A text and the rest of the way to it.
    private typealias Leaf = (rest: ArraySlice<VariationPath.Step>, unit: JSONContent)

    /// The localization with these texts.
    ///
    /// - Parameters:
    ///   - units: The string units by their paths.
    ///   - substitution: The members of a substitution besides its variations, by its name.
    static func localization(
        _ units: [VariationPath: JSONContent], substitution: (String) -> [String: JSONContent]
    ) -> JSONContent {
        var sentence: [Leaf] = []
        var substitutions: [String: [Leaf]] = [:]
        for (path, unit) in units {
            if let name = path.substitutionName {
                substitutions[name, default: []].append((path.insideSubstitution, unit))
            } else {
                sentence.append((path.steps[...], unit))
            }
        }
        var members = members(sentence)
        if !substitutions.isEmpty {
            var models: [String: JSONContent] = [:]
            for (name, leaves) in substitutions {
                models[name] = .object(Self.members(leaves).merging(substitution(name)) { own, _ in own })
            }
            members["substitutions"] = .object(models)
        }
        return .object(members)
    }

    private static func members(_ leaves: [Leaf]) -> [String: JSONContent] {
        var members: [String: JSONContent] = [:]
        var axes: [String: [String: [Leaf]]] = [:]
        for leaf in leaves {
            if let step = leaf.rest.first {
                axes[step.axis, default: [:]][step.name ?? "", default: []].append((leaf.rest.dropFirst(), leaf.unit))
            } else {
                members["stringUnit"] = leaf.unit
            }
        }
        if !axes.isEmpty {
            members["variations"] = .object(
                axes.mapValues { forms in .object(forms.mapValues { .object(Self.members($0)) }) })
        }
        return members
    }
}
