internal import LookupTable
internal import StringCatalog

extension CatalogLowering {
    /// Reads the forms of a plural variation and says what is wrong with their names and shapes.
    mutating func readForms(_ axis: StringCatalog.Axis, as role: Role, at place: TextPlace) -> [PluralText] {
        var forms: [PluralText] = []
        var hasOther = false
        for form in axis.forms {
            let place = place.with(category: form.name)
            let category = PluralCategoryName.number(of: form.name)
            if category == nil { findings.add(.unknownPluralCategory(form.name), at: form.position, in: place) }
            if category == PluralCategoryName.other { hasOther = true }
            if let variations = form.variations {
                findings.add(.variedPluralCase, at: variations.json.keyPosition, in: place)
                continue
            }
            guard let unit = form.stringUnit, let value = unit.value else { continue }
            forms.append(
                PluralText(
                    category: category, place: place, parsed: ParsedText(value), isListed: isListed(unit, as: role)))
        }
        if !hasOther, !axis.json.children.isEmpty { findings.add(.pluralWithoutOther, at: axis.position, in: place) }
        return forms
    }

    /// Compiles a text that varies by plural as a whole.
    mutating func lowerPlural(
        _ axis: StringCatalog.Axis, as role: Role, substitutions: inout SubstitutionSet, at place: TextPlace
    ) -> LoweredMessage? {
        var forms = readForms(axis, as: role, at: place)
        // An empty form is one that nobody has written.
        forms.removeAll { $0.parsed.bytes.isEmpty }
        guard !forms.isEmpty else { return nil }
        for form in forms.indices {
            number(&forms[form].parsed, as: role, countsArg: true, at: forms[form].place)
        }
        check(forms, substitutions: &substitutions)
        guard let (form, segment) = forms.firstNumericSegment, let number = segment.argument,
            let argument = argumentNumber(segment)
        else {
            findings.add(.uninferableSpecifier, at: axis.position, in: place)
            return nil
        }
        let placeholder = segment.placeholder ?? forms.firstNumericPlaceholder(at: number) ?? .longLongDecimal
        checkAmbiguity(forms, placeholder)
        checkTypes(forms, driver: (number, placeholder))
        let driver = Placeholder(
            argument: argument, specifier: FormatSpecifier(placeholder) ?? FormatSpecifier(.object),
            spelling: form.parsed.spelling(segment.range))
        let pluralForms = self.forms(forms, driver: driver)
        guard !pluralForms.isEmpty else { return nil }
        return LoweredMessage(
            parts: [.plural(PluralChoice(driver: driver, forms: pluralForms))],
            isListed: forms.allSatisfy { $0.isListed || $0.category == nil })
    }

    /// The forms in parts, by category.
    func forms(_ forms: [PluralText], driver: Placeholder) -> [PluralForm] {
        let used = forms.compactMap { form in
            form.category.map { category in
                let parts = form.parsed.format.segments.map { part($0, of: form.parsed, arg: driver) }
                return PluralForm(category: category, parts: parts)
            }
        }
        return used.sorted { $0.category < $1.category }
    }

    /// Says what is wrong in the texts of forms; a marker has no place there.
    mutating func check(_ forms: [PluralText], substitutions: inout SubstitutionSet) {
        for form in forms {
            report(form.parsed, at: form.place)
            for segment in form.parsed.format.segments {
                guard case .substitution(let marker) = segment.kind else { continue }
                let message: DiagnosticMessage
                if let index = substitutions.index(of: marker.name) {
                    // It is named, if in the wrong place: nothing more is to be said about it.
                    substitutions[index].isReferenced = true
                    message = .misplacedSubstitution(marker.name)
                } else {
                    message = .undefinedSubstitution(marker.name, isError: true)
                }
                findings.add(
                    message, at: form.parsed.text.position(at: segment.range.lowerBound), in: form.place)
            }
        }
    }

    /// Warns where the placeholder that chooses the form stands for several arguments, so that it may be the wrong one.
    private mutating func checkAmbiguity(_ forms: [PluralText], _ driver: FormatString.Placeholder) {
        for form in forms.fullestFirst {
            var first: Int?
            for segment in form.parsed.format.segments {
                guard let placeholder = segment.placeholder, let number = segment.argument,
                    placeholder.formatSpecifier == driver.formatSpecifier
                else { continue }
                if let first, first != number {
                    findings.add(
                        .ambiguousPluralArgument(driver.formatSpecifier),
                        at: form.parsed.text.position(at: segment.range.lowerBound), in: form.place)
                    return
                }
                first = number
            }
        }
    }

    /// Warns where forms print one argument as different types.
    mutating func checkTypes(_ forms: [PluralText], driver: (number: Int, placeholder: FormatString.Placeholder)) {
        typealias Kind = ArgumentKinds.Kind
        var first: [Int: (kind: Kind, spelling: String)] = [:]
        var reported: Set<Int> = []
        first[driver.number] = (
            Kind(driver.placeholder.conversion.argumentKind), "%" + driver.placeholder.formatSpecifier
        )
        for form in forms {
            for segment in form.parsed.format.segments {
                guard let placeholder = segment.placeholder, let number = segment.argument else { continue }
                let kind = Kind(placeholder.conversion.argumentKind)
                let spelling = form.parsed.spelled(segment.range)
                guard kind != .any else { continue }
                guard let known = first[number] else {
                    first[number] = (kind, spelling)
                    continue
                }
                if known.kind != kind, reported.insert(number).inserted {
                    findings.add(
                        .differingPlaceholderTypes(argument: number, known.spelling, spelling),
                        at: form.parsed.text.position(at: segment.range.lowerBound), in: form.place)
                }
            }
        }
    }
}

extension FormatString.Segment {
    /// The placeholder that the piece is, `nil` for anything else.
    var placeholder: FormatString.Placeholder? {
        if case .placeholder(let placeholder) = kind { placeholder } else { nil }
    }
}
