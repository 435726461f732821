internal import Internationalization

/// What a language uses its plural categories for.
struct PluralUse {
    /// The categories of its rules.
    private let categories: [PluralCategory]
    /// Those that a translation must have where any number may occur.
    private let required: [PluralCategory]
    /// For each category the first integers of it, and how many there are among the small ones.
    private let integers: [(category: PluralCategory, first: [Int], count: Int)]

    /// The integers that are looked at.
    private static let integerLimit = 1000
    private static let exampleCount = 3

    init(_ tag: LanguageTag?) {
        let rules = PluralRules(for: tag ?? .root)
        categories = rules.categories
        required = rules.requiredCategories
        var integers = PluralCategory.allCases.map { (category: $0, first: [Int](), count: 0) }
        for number in 0..<Self.integerLimit {
            let index = Int(rules.category(for: number).rawValue)
            integers[index].count += 1
            if integers[index].first.count < Self.exampleCount { integers[index].first.append(number) }
        }
        self.integers = integers
    }

    /// The categories that forms are needed for, `other` apart.
    ///
    /// - Parameter isInteger: Whether the number has no fraction: Czech has `many` for fractions alone.
    func needed(isInteger: Bool) -> [PluralCategory] {
        required.filter { $0 != .other && (!isInteger || integers[Int($0.rawValue)].count > 0) }
    }

    /// Whether a form for the category is used at all. One for `zero` is in every language, for the number 0.
    func uses(_ category: PluralCategory) -> Bool {
        category == .zero || categories.contains(category)
    }

    /// The integers of a category.
    ///
    /// - Parameter hasZeroForm: Whether a form for `zero` takes the number 0 away.
    /// - Returns: The first of them, and whether there are several.
    func integers(of category: PluralCategory, hasZeroForm: Bool) -> (first: [Int], areSeveral: Bool) {
        let use = integers[Int(category.rawValue)]
        let losesZero = hasZeroForm && category != .zero && use.first.first == 0
        let first = losesZero ? Array(use.first.dropFirst()) : use.first
        return (first, use.count - (losesZero ? 1 : 0) > 1)
    }
}
