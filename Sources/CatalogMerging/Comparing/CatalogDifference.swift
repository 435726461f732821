import StringCatalog

/// One difference between two versions of a catalog.
package struct CatalogDifference: Sendable {
    /// What became of the part.
    package enum Kind: String, Sendable {
        case added, removed, changed
    }

    /// The part.
    package let place: MergePlace
    /// What became of it.
    package let kind: Kind
    /// What it was, for people; nil of what was added.
    package let before: String?
    /// What it is, for people; nil of what was removed.
    package let after: String?

    /// The way from the localization to the part; nil for the whole localization and outside of localizations.
    package var variation: String? {
        place.path.steps.isEmpty ? nil : place.path.description
    }

    /// The difference in words, without the key: `de: "Grösse" became "Größe"`.
    package var words: String {
        let what = subject
        switch kind {
        case .added: return "\(what) added" + (after.map { ": \($0)" } ?? "")
        case .removed: return "\(what) removed" + (before.map { ": \($0)" } ?? "")
        case .changed: return "\(what): \(before ?? "nothing") became \(after ?? "nothing")"
        }
    }

    /// The part without its key: `de`, `ru, plural.one`, `comment`.
    private var subject: String {
        var parts: [String] = []
        if let language = place.language { parts.append(language) }
        if !place.path.steps.isEmpty { parts.append(place.path.description) }
        if let member = place.member { parts.append(member) }
        if parts.isEmpty { return place.key == nil ? "catalog" : "key" }
        return parts.joined(separator: ", ").shownInOneLine
    }
}
