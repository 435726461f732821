import Internationalization
import LookupTable

extension TablePlural {
    /// The category whose form is shown where one is missing: `other`, else the last present of many, few, two, one,
    /// zero.
    var fallbackCategory: Int {
        hasForm(Int(PluralCategory.other.rawValue))
            ? Int(PluralCategory.other.rawValue) : 7 - categories.leadingZeroBitCount
    }

    /// The category whose form is shown for a number.
    ///
    /// A form for zero is shown for the value 0 in every language, whatever its rules say.
    func category(of number: PluralNumber, rules: PluralRules) -> Int {
        if number.isZero, hasForm(Int(PluralCategory.zero.rawValue)) { return Int(PluralCategory.zero.rawValue) }
        let category = Int(rules.category(for: number.operands).rawValue)
        return hasForm(category) ? category : fallbackCategory
    }
}
