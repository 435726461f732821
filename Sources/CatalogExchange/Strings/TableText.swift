import StringCatalog

/// A text of a `.strings` or `.stringsdict` file as a catalog holds it: its texts by their paths.
struct TableText: Hashable, Sendable {
    /// The argument of a substitution.
    struct Argument: Hashable, Sendable {
        let number: Int
        let specifier: String
    }

    /// The texts by their paths.
    var values: [VariationPath: String] = [:]
    /// The arguments of the substitutions by their names.
    var arguments: [String: Argument] = [:]

    /// A text without variations.
    init(_ text: String) {
        values[VariationPath()] = text
    }

    init() {}

    /// The texts of a localization of a catalog; nil where it holds something else as well.
    init?(_ localization: StringCatalog.Localization) {
        guard localization.stringSet == nil, localization.unknownMembers.isEmpty else { return nil }
        for (path, unit) in localization.units {
            if let value = unit.value { values[path] = value.string }
        }
        for substitution in localization.substitutions {
            arguments[substitution.name] = Argument(
                number: substitution.argNum ?? 0, specifier: substitution.formatSpecifier?.string ?? "")
        }
    }

    /// Adds a text as the form of an axis, `device.mac` with all its plural forms.
    mutating func add(_ form: TableText, at path: VariationPath) {
        for (inner, value) in form.values {
            values[inner.substitutionName == nil ? VariationPath(path.steps + inner.steps) : inner] = value
        }
        arguments.merge(form.arguments) { first, _ in first }
    }

    /// Whether it is one text without variations.
    var isFlat: Bool { values.count == 1 && values[VariationPath()] != nil }

    /// The localization, each text in state `translated`.
    var content: JSONContent {
        LocalizationContent.localization(values.mapValues { .unit($0, state: .translated) }) { name in
            guard let argument = arguments[name] else { return [:] }
            return [
                "argNum": .number(String(argument.number)), "formatSpecifier": .string(argument.specifier),
            ]
        }
    }
}
