/// The way from an entry to a part of one of its localizations, as diagnostics and exchange formats write it.
///
/// | text                                   | the part                                        |
/// |----------------------------------------|-------------------------------------------------|
/// | `key`                                  | the entry, or the whole localization            |
/// | `key\|==\|plural.one`                  | a plural form                                   |
/// | `key\|==\|device.iphone.plural.other`  | a plural form in a device branch                |
/// | `key\|==\|substitutions.cats`          | the substitution `cats`                         |
/// | `key\|==\|substitutions.cats.plural.one` | one of its forms                              |
public struct VariationPath: Sendable, Hashable {
    /// One step of the way: an axis and the name of a form, or `substitutions` and the name of one.
    public struct Step: Sendable, Hashable {
        /// `plural`, `device`, another axis, or `substitutions`.
        public var axis: String
        /// The name of the form or of the substitution; nil for the whole axis.
        public var name: String?
    }

    /// The steps from the localization on. Empty for the whole localization.
    public var steps: [Step]

    /// Creates a path.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// The path one step further, to the form `name` of `axis`.
    public func appending(_ axis: StringCatalog.Axis.Kind, _ name: String? = nil) -> VariationPath {
        VariationPath(steps + [Step(axis: axis.rawValue, name: name)])
    }

    /// The path one step further, to the substitution `name`.
    public func appending(substitution name: String) -> VariationPath {
        VariationPath(steps + [Step(axis: MemberName.substitutions.rawValue, name: name)])
    }

    /// What stands between a key and a path.
    package static let separator = "|==|"

    /// The key path of the part in the entry with the given key.
    public func keyPath(ofKey key: String) -> String {
        guard !steps.isEmpty else { return key }
        return key + Self.separator + description
    }
}

extension VariationPath: CustomStringConvertible {
    /// The steps joined by dots, such as `device.iphone.plural.other`.
    public var description: String {
        steps.map { step in step.name.map { "\(step.axis).\($0)" } ?? step.axis }.joined(separator: ".")
    }
}
