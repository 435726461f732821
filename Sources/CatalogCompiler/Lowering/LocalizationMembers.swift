internal import StringCatalog

/// The members of a localization, found in one pass.
struct LocalizationMembers {
    private(set) var stringUnit: StringCatalog.StringUnit?
    private(set) var variations: StringCatalog.Variations?
    private(set) var substitutions: [StringCatalog.Substitution] = []

    init(_ localization: StringCatalog.Localization) {
        stringUnit = localization.stringUnit
        // A string unit alone, which is nearly every localization, needs no further look.
        if stringUnit != nil, localization.hasOneMember { return }
        variations = localization.variations
        substitutions = localization.substitutions
    }

    /// The string unit where there is nothing else.
    var plainUnit: StringCatalog.StringUnit? {
        variations == nil && substitutions.isEmpty ? stringUnit : nil
    }
}

extension StringCatalog.Localization {
    fileprivate var hasOneMember: Bool {
        var members = json.children.makeIterator()
        return members.next() != nil && members.next() == nil
    }
}
