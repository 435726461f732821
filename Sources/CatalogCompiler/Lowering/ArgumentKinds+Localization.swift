internal import StringCatalog

extension ArgumentKinds {
    /// Adds the arguments that the texts of a source localization take, `expected` being those of the key.
    mutating func insert(_ localization: StringCatalog.Localization, expected: ArgumentKinds) {
        insert(localization.stringUnit, localization.variations, from: 1, expected: expected)
        for substitution in localization.substitutions {
            // Without a number of its own it takes a place in the text, which cannot be told here.
            guard let number = substitution.argNum, number > 0 else { continue }
            insert(nil, substitution.variations, from: number, expected: expected)
            insert(.integer, at: number)
        }
    }

    private mutating func insert(
        _ unit: StringCatalog.StringUnit?, _ variations: StringCatalog.Variations?, from first: Int,
        expected: ArgumentKinds
    ) {
        if let value = unit?.value {
            var parsed = ParsedText(value)
            parsed.numberAsReference(from: first, isExpected: expected.contains)
            insert(parsed.format)
        }
        for axis in variations?.axes ?? [] {
            for form in axis.forms {
                insert(form.stringUnit, form.variations, from: first, expected: expected)
            }
        }
    }
}
