internal import StringCatalog

extension AppleTableLowering {
    /// The keys that Apple gives a meaning to.
    private enum Key {
        static let format = "NSStringLocalizedFormatKey"
        static let specType = "NSStringFormatSpecTypeKey"
        static let valueType = "NSStringFormatValueTypeKey"
        static let pluralRule = "NSStringPluralRuleType"
    }

    /// A form of a plural variation under the name that the catalog gives it.
    private struct Form {
        let name: [UInt8]
        let text: PluralText
    }

    /// A text that varies by plural as a whole.
    mutating func leaf(
        ofPlural axis: StringCatalog.Axis, as role: CatalogLowering.Role, at place: TextPlace
    ) -> Leaf? {
        let forms = self.forms(axis, as: role, from: 1, countsArg: true, at: place)
        guard !forms.isEmpty else { return nil }
        let specifier = specifier(of: forms)
        if let (form, segment) = forms.map(\.text).fullestFirst.firstNumericSegment, let number = segment.argument,
            number != 1
        {
            report(
                .pluralByOtherArgument(number), at: form.parsed.text.position(at: segment.range.lowerBound),
                in: form.place(in: place))
        }
        var dictionary = PropertyListDictionary()
        dictionary.append(Key.format, .string("%#@value@"))
        dictionary.append("value", .dictionary(rule(forms, specifier: specifier)))
        return Leaf(value: .varying(.dictionary(dictionary)), isListed: forms.allSatisfy(\.text.isListed))
    }

    /// A text beside substitutions: a string where it names none of them, else the text with those that it names.
    mutating func text(
        _ text: JSONString, naming substitutions: [NamedSubstitution], as role: CatalogLowering.Role,
        at place: TextPlace
    ) -> (value: PropertyListValue, isListed: Bool) {
        let argNum = { name in substitutions.first { $0.model.name == name }?.argument }
        check(text, at: place)
        let parsed = parse(text, as: role, countsArg: true, at: place, argNum: argNum)
        var named: [(substitution: NamedSubstitution, argument: Int)] = []
        for segment in parsed.format.segments {
            guard case .substitution(let marker) = segment.kind, let argument = segment.argument,
                let substitution = substitutions.first(where: { $0.model.name == marker.name }),
                !named.contains(where: { $0.substitution.model.name == marker.name })
            else { continue }
            named.append((substitution, argument))
        }
        let format = Self.rewritten(parsed, substitutions: named.map(\.substitution))
        guard !named.isEmpty else { return (.string(format), true) }
        var dictionary = PropertyListDictionary()
        dictionary.append(Key.format, .string(format))
        var isListed = true
        for (index, (substitution, argument)) in named.enumerated() {
            let place = place.with(substitution: substitution.model.name)
            if substitution.name == Key.format {
                report(.reservedName(substitution.name), at: substitution.model.position, in: place)
            }
            if let other = named[..<index].first(where: { $0.substitution.name == substitution.name }) {
                report(
                    .substitutionsOfOneName(
                        other.substitution.model.name, substitution.model.name, name: substitution.name),
                    at: substitution.model.position, in: place)
            }
            let lowered = rule(of: substitution.model, argument: argument, as: role, at: place)
            isListed = isListed && lowered.isListed
            dictionary.append(substitution.name, .dictionary(lowered.rule))
        }
        return (.dictionary(dictionary), isListed)
    }

    /// The rule of a substitution whose argument has the number `argument`.
    private mutating func rule(
        of substitution: StringCatalog.Substitution, argument: Int, as role: CatalogLowering.Role, at place: TextPlace
    ) -> (rule: PropertyListDictionary, isListed: Bool) {
        let forms =
            substitution.variations?.plural.map { axis in
                self.forms(axis, as: role, from: argument, countsArg: false, driver: .integer, at: place)
            } ?? []
        var specifier = ""
        if let text = substitution.formatSpecifier {
            check(text, at: place)
            specifier = text.string
        }
        if specifier.isEmpty { specifier = self.specifier(of: forms) }
        var rule = rule(forms, specifier: specifier)
        // Without a form the argument is printed alone.
        if forms.isEmpty { rule.append("other", .string("%\(specifier)")) }
        return (rule, forms.allSatisfy(\.text.isListed))
    }

    /// The forms of a plural variation that have a text, their arguments numbered from `first` on.
    private mutating func forms(
        _ axis: StringCatalog.Axis, as role: CatalogLowering.Role, from first: Int, countsArg: Bool,
        driver: ArgumentKinds.Kind? = nil, at place: TextPlace
    ) -> [Form] {
        var forms: [Form] = []
        for form in axis.forms {
            let place = place.with(category: form.name)
            guard let unit = form.stringUnit, let value = unit.value else { continue }
            if form.name == Key.specType || form.name == Key.valueType {
                report(.reservedName(form.name), at: form.position, in: place)
            }
            let name = checkedName(of: form, at: place)
            check(value, at: place)
            let parsed = parse(value, as: role, from: first, countsArg: countsArg, at: place, driver: driver)
            let text = PluralText(
                category: form.json.key.flatMap(PluralCategoryName.number), form: form, parsed: parsed,
                isListed: isListed(unit, as: role))
            forms.append(Form(name: name, text: text))
        }
        return forms
    }

    /// How the number prints that chooses among forms: as the first one in them.
    private func specifier(of forms: [Form]) -> String {
        forms.map(\.text).fullestFirst.firstNumericPlaceholder(at: nil)?.formatSpecifier ?? "lld"
    }

    /// The dictionary that chooses among forms by a number.
    private func rule(_ forms: [Form], specifier: String) -> PropertyListDictionary {
        var rule = PropertyListDictionary()
        rule.append(Key.specType, .string(Key.pluralRule))
        rule.append(Key.valueType, .string(specifier))
        for form in forms {
            rule.append(form.name, .string(Self.rewritten(form.text.parsed, arg: specifier)))
        }
        return rule
    }
}
