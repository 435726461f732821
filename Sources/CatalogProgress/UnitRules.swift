import Internationalization
package import StringCatalog

/// What is a unit, and in which state it is.
///
/// A unit is an entry in one language that can be translated. Its leaves are its string unit, each plural form that
/// the language requires, each device branch, each width, each form of a substitution, and its string set; it is as
/// far as the least finished of them. A form that the language does not require counts nothing.
package struct UnitRules: Sendable {
    /// The language whose units are looked at, as the catalog spells it.
    package let languageTag: String
    /// Whether it is the language that the others are translated from.
    package let isSource: Bool
    let requiredForms: [String]

    /// The rules for one language of a catalog.
    package init(languageTag: String, sourceLanguage: String) {
        self.languageTag = languageTag
        isSource = languageTag == sourceLanguage
        // A tag that is no language tag has the one form that every language has.
        requiredForms =
            LanguageTag(languageTag).map { PluralRules(for: $0).requiredCategories.map(\.keyword) }
            ?? [PluralCategory.other.keyword]
    }

    /// Whether an entry is a unit in any language: it is to be translated, in use, and its key is not empty.
    package static func isUnit(_ entry: StringCatalog.Entry) -> Bool {
        isTranslatable(entry) && entry.extractionState != .stale
    }

    /// Whether an entry would be a unit if it were not stale.
    package static func isTranslatable(_ entry: StringCatalog.Entry) -> Bool {
        entry.shouldTranslate && !(entry.keyText?.isEmpty ?? true)
    }

    /// The state of a unit in the language of these rules, given its localization, if it has one.
    package func state(of entry: StringCatalog.Entry, _ localization: StringCatalog.Localization?) -> UnitState {
        guard let localization, !localization.isNull else { return stateWithoutLocalization }
        let leaves = leaves(of: localization)
        // The source text is there from the start. `new` says only that nobody has confirmed it, unless a person made
        // the entry, or the text has still to be written.
        if isSource, leaves.state == .new, !leaves.hasEmptyNewText, entry.extractionState != .manual {
            return .translated
        }
        return leaves.state
    }

    /// The state of a unit that has no localization: the text of the source language is the key itself.
    package var stateWithoutLocalization: UnitState { isSource ? .translated : .missing }

    private func leaves(of localization: StringCatalog.Localization) -> Leaves {
        var leaves = Leaves()
        leaves.add(localization.stringUnit)
        if let set = localization.stringSet { leaves.add(UnitState(set.state)) }
        add(localization.variations, to: &leaves)
        for substitution in localization.substitutions {
            var inner = Leaves()
            add(substitution.variations, to: &inner)
            leaves.add(inner)
        }
        return leaves
    }

    private func add(_ variations: StringCatalog.Variations?, to leaves: inout Leaves) {
        guard let variations else { return }
        if let plural = variations.plural {
            for name in requiredForms { leaves.add(self.leaves(of: plural[name])) }
        }
        for axis in [variations.device, variations.width] {
            for form in axis?.forms ?? [] { leaves.add(self.leaves(of: form)) }
        }
    }

    private func leaves(of form: StringCatalog.Form?) -> Leaves {
        var leaves = Leaves()
        leaves.add(form?.stringUnit)
        add(form?.variations, to: &leaves)
        return leaves
    }

    /// What is to be known of the leaves of a part.
    private struct Leaves {
        private var least: UnitState?
        /// Whether a leaf in the state `new` has no text.
        private(set) var hasEmptyNewText = false

        /// The least finished state; `missing` of a part without leaves, since a text belongs there.
        var state: UnitState { least ?? .missing }

        mutating func add(_ unit: StringCatalog.StringUnit?) {
            guard let unit else { return }
            let state = UnitState(unit.state)
            if state == .new, unit.value?.isEmpty ?? true { hasEmptyNewText = true }
            add(state)
        }

        mutating func add(_ state: UnitState) {
            least = min(least ?? state, state)
        }

        mutating func add(_ part: Leaves) {
            add(part.state)
            if part.hasEmptyNewText { hasEmptyNewText = true }
        }
    }
}
