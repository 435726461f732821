package import StringCatalog

/// What changed from one version of a catalog to another, by key, language and text.
///
/// The order of members, white space and escapes do not count.
package struct CatalogComparison: Sendable {
    /// The differences, those of a key together: keys in the order of the first version, new ones after them in that of
    /// the second.
    package private(set) var differences: [CatalogDifference] = []

    /// Compares.
    ///
    /// - Complexity: Linear in the size of the files.
    package init(_ before: StringCatalog, _ after: StringCatalog) {
        compare(before.json, after.json, at: .root)
    }

    private mutating func compare(_ before: JSONValue?, _ after: JSONValue?, at place: MergePlace) {
        switch (before, after) {
        case (nil, nil): return
        case (nil, let localizations?) where place.kind == .localizations:
            for child in localizations.children { compare(nil, child, at: place.member(child.key?.string ?? "")) }
        case (let localizations?, nil) where place.kind == .localizations:
            for child in localizations.children { compare(child, nil, at: place.member(child.key?.string ?? "")) }
        case (nil, let after?):
            differences.append(CatalogDifference(place: place, kind: .added, before: nil, after: shown(after, place)))
        case (let before?, nil):
            differences.append(
                CatalogDifference(place: place, kind: .removed, before: shown(before, place), after: nil))
        case (let before?, let after?):
            if before.hasSameValue(as: after) { return }
            guard before.kind == .object, after.kind == .object, !isLeaf(place, before, after) else {
                differences.append(
                    CatalogDifference(place: place, kind: .changed, before: before.shown, after: after.shown))
                return
            }
            compareMembers(before, after, at: place)
        }
    }

    private mutating func compareMembers(_ before: JSONValue, _ after: JSONValue, at place: MergePlace) {
        let (old, new) = (before.members, after.members)
        for child in before.children {
            let name = ExactName(child.key?.string ?? "")
            compare(child, new[name], at: place.member(name.text))
        }
        for child in after.children {
            let name = ExactName(child.key?.string ?? "")
            if old[name] == nil { compare(nil, child, at: place.member(name.text)) }
        }
    }

    /// Whether a change is told as one: of a text with its state, and of a localization that varies otherwise.
    private func isLeaf(_ place: MergePlace, _ before: JSONValue, _ after: JSONValue) -> Bool {
        switch place.kind {
        case .stringUnit, .stringSet, .other: true
        case .localization, .form: (before["stringUnit"] == nil) != (after["stringUnit"] == nil)
        default: false
        }
    }

    /// What is told of a part that came or went: its texts, and nothing of a whole entry.
    private func shown(_ value: JSONValue, _ place: MergePlace) -> String? {
        place.kind == .entry ? nil : value.shown
    }
}
