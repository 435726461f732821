package import StringCatalog

/// A part of a catalog that a merge or a comparison has come to.
package struct MergePlace: Sendable, Hashable {
    /// What the part is.
    enum Kind {
        case root, strings, entry, localizations, localization, variations, axis, form, substitutions, substitution
        case stringUnit, stringSet
        /// A comment, a state, or anything that the format does not name.
        case other
    }

    /// The names of the members that lead from the root to the part.
    let names: [String]
    let kind: Kind
    /// The key of the entry; nil outside of entries.
    package private(set) var key: String?
    /// The language of the localization; nil outside of localizations.
    package private(set) var language: String?
    /// The way from the localization to the part.
    package private(set) var path = VariationPath()
    /// The name of a part of no other kind, such as `comment`.
    package private(set) var member: String?

    static let root = MergePlace(names: [], kind: .root)

    private init(names: [String], kind: Kind) {
        self.names = names
        self.kind = kind
    }

    /// The member `name` of the part.
    func member(_ name: String) -> MergePlace {
        var place = MergePlace(names: names + [name], kind: kind(of: name))
        (place.key, place.language, place.path) = (key, language, path)
        switch place.kind {
        case .entry: place.key = name
        case .localization: place.language = name
        case .substitution: place.path = path.appending(substitution: name)
        case .axis: place.path = path.appending(StringCatalog.Axis.Kind(rawValue: name))
        case .form:
            // The axis is the last step so far, without a name.
            let axis = path.steps.last?.axis ?? ""
            let outer = VariationPath(Array(path.steps.dropLast()))
            place.path = outer.appending(StringCatalog.Axis.Kind(rawValue: axis), name)
        case .other: place.member = member.map { "\($0).\(name)" } ?? name
        default: break
        }
        return place
    }

    private func kind(of name: String) -> Kind {
        switch (kind, name) {
        case (.root, "strings"): .strings
        case (.strings, _): .entry
        case (.entry, "localizations"): .localizations
        case (.localizations, _): .localization
        case (.localization, "stringSet"): .stringSet
        case (.localization, "substitutions"): .substitutions
        case (.substitutions, _): .substitution
        case (.localization, "stringUnit"), (.form, "stringUnit"): .stringUnit
        case (.localization, "variations"), (.form, "variations"), (.substitution, "variations"): .variations
        case (.variations, _): .axis
        case (.axis, _): .form
        default: .other
        }
    }
}
