internal import CatalogCompiler
internal import Internationalization
internal import StringCatalog

extension CatalogLinter {
    /// Looks at the forms of plural variations: those that a language needs and are not there, those that it never uses,
    /// and those that stand for several numbers and print none.
    mutating func lintPlurals(_ texts: LocalizationTexts, in language: LintLanguage, _ entry: StringCatalog.Entry) {
        for plural in texts.plurals where !plural.names.isEmpty {
            let driver = texts.driver(of: plural)
            lintCategories(plural, isInteger: driver?.kind ?? .integer == .integer, of: texts, in: language, entry)
            if let driver { lintNumbers(plural, driver: driver.number, of: texts, in: language, entry) }
        }
    }

    private mutating func lintCategories(
        _ plural: LocalizationTexts.Plural, isInteger: Bool, of texts: LocalizationTexts, in language: LintLanguage,
        _ entry: StringCatalog.Entry
    ) {
        // Of a language that CLDR does not know nothing can be said.
        guard language.languageTag != nil, language.isKnown else { return }
        let place = texts.place(of: plural, in: entry)
        let missing = language.plurals.needed(isInteger: isInteger).filter { !plural.names.contains($0.keyword) }
        if !missing.isEmpty {
            let examples = missing.map { category in
                let numbers = language.plurals.integers(of: category, hasZeroForm: false)
                return (category.keyword, Self.words(numbers.first, areMore: numbers.areSeveral))
            }
            findings.add(.pluralCategoryMissing(examples, language: language.tag), at: plural.axis.position, in: place)
        }
        for form in plural.axis.forms {
            guard let category = PluralCategory(keyword: form.name), !language.plurals.uses(category) else { continue }
            findings.add(
                .pluralCategoryUnused(form.name, language: language.tag), at: form.position,
                in: place.with(category: form.name))
        }
    }

    private mutating func lintNumbers(
        _ plural: LocalizationTexts.Plural, driver: Int, of texts: LocalizationTexts, in language: LintLanguage,
        _ entry: StringCatalog.Entry
    ) {
        guard language.languageTag != nil, language.isKnown else { return }
        let hasZeroForm = plural.names.contains(PluralCategory.zero.keyword)
        for index in plural.leaves {
            let leaf = texts.leaves[index]
            guard leaf.text.count > 0, !leaf.prints(driver), let name = leaf.category,
                let category = PluralCategory(keyword: name), language.plurals.uses(category)
            else { continue }
            let numbers = language.plurals.integers(of: category, hasZeroForm: hasZeroForm)
            guard numbers.areSeveral else { continue }
            findings.add(
                .pluralNumberMissing(name, numbers: Self.words(numbers.first, areMore: true), language: language.tag),
                at: leaf.value.position, in: texts.place(of: leaf, in: entry))
        }
    }

    /// `1, 21, 31, …`
    private static func words(_ numbers: [Int], areMore: Bool) -> String {
        let words = numbers.map(String.init).joined(separator: ", ")
        return areMore ? words + ", …" : words
    }
}

extension LocalizationTexts {
    /// The argument that chooses among the forms of a plural variation, where the forms print it.
    func driver(of plural: Plural) -> (number: Int, kind: ArgumentKinds.Kind)? {
        // The form for `other` tells most.
        let forms = leaves[plural.leaves].sorted { $0.category == "other" && $1.category != "other" }
        let number = plural.substitution.map { self.number(of: $0) ?? 1 }
        for leaf in forms {
            for segment in leaf.format?.segments ?? [] {
                guard let argument = segment.argument, number == nil || argument == number else { continue }
                switch segment.kind {
                case .argument: return (argument, plural.substitution.map(kind) ?? .integer)
                case .placeholder(let placeholder) where placeholder.isNumeric:
                    return (argument, ArgumentKinds.Kind(placeholder.conversion.argumentKind))
                // A number in a substitution may print as anything.
                case .placeholder where number != nil: return (argument, plural.substitution.map(kind) ?? .integer)
                default: continue
                }
            }
        }
        return nil
    }
}

extension Leaf {
    /// Whether the text prints the argument with the given number.
    func prints(_ number: Int) -> Bool {
        (format?.segments ?? []).contains { segment in
            switch segment.kind {
            case .placeholder, .argument: segment.argument == number
            default: false
            }
        }
    }
}
