internal import LookupTable
internal import LookupTableWriter
internal import StringCatalog

extension CatalogLowering {
    /// Reads the forms of a plural variation, the fullest first, and says what is wrong with their names and shapes.
    mutating func readForms(_ axis: StringCatalog.Axis, as role: Role, at place: TextPlace) -> [PluralText] {
        var forms: [PluralText] = []
        var hasOther = false
        for form in axis.forms {
            let category = form.json.key.flatMap(PluralCategoryName.number)
            if category == nil {
                findings.add(
                    .unknownPluralCategory(form.name), at: form.position, in: place.with(category: form.name))
            }
            if category == PluralCategoryName.other { hasOther = true }
            if let variations = form.variations {
                findings.add(
                    .variedPluralCase, at: variations.json.keyPosition, in: place.with(category: form.name))
                continue
            }
            guard let unit = form.stringUnit, let value = unit.value else { continue }
            forms.append(
                PluralText(
                    category: category, form: form, parsed: ParsedText(value),
                    isListed: options.includes(unit, as: role)))
        }
        if !hasOther, !axis.json.children.isEmpty { findings.add(.pluralWithoutOther, at: axis.position, in: place) }
        return forms.fullestFirst
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
            number(&forms[form].parsed, as: role, countsArg: true, at: place)
        }
        check(forms, substitutions: &substitutions, at: place)
        guard let (form, segment) = forms.firstNumericSegment, let number = segment.argument,
            let argument = Self.argumentNumber(segment)
        else {
            findings.add(.uninferableSpecifier, at: axis.position, in: place)
            return nil
        }
        let placeholder = segment.placeholder ?? forms.firstNumericPlaceholder(at: number) ?? .longLongDecimal
        checkAmbiguity(forms, placeholder, at: place)
        checkTypes(forms, driver: (number, placeholder), at: place)
        let driver = Placeholder(
            argument: argument, specifier: FormatSpecifier(placeholder) ?? FormatSpecifier(.object),
            spelling: form.parsed.spelling(segment.range))
        let pluralForms = Self.forms(forms, arg: driver)
        guard !pluralForms.isEmpty else { return nil }
        return LoweredMessage(
            parts: [.plural(PluralChoice(driver: driver, forms: pluralForms))],
            isListed: forms.allSatisfy { $0.isListed || $0.category == nil })
    }

    /// The forms in parts, by category, `arg` being what `%arg` stands for.
    static func forms(_ forms: [PluralText], arg: Placeholder) -> [PluralForm] {
        let used = forms.compactMap { form in
            form.category.map { category in
                let parts = form.parsed.format.segments.map { part($0, of: form.parsed, arg: arg) }
                return PluralForm(category: category, parts: parts)
            }
        }
        return used.sorted { $0.category < $1.category }
    }

    // MARK: Checks

    /// Says what is wrong in the texts of forms; a marker has no place there.
    mutating func check(_ forms: [PluralText], substitutions: inout SubstitutionSet, at place: TextPlace) {
        for form in forms {
            if !form.parsed.format.issues.isEmpty { report(form.parsed, at: form.place(in: place)) }
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
                    message, at: form.parsed.text.position(at: segment.range.lowerBound), in: form.place(in: place))
            }
        }
    }

    /// Warns where the placeholder that chooses the form stands for several arguments, so that it may be the wrong one.
    private mutating func checkAmbiguity(
        _ forms: [PluralText], _ driver: FormatString.Placeholder, at place: TextPlace
    ) {
        for form in forms {
            var first: Int?
            for segment in form.parsed.format.segments {
                guard let placeholder = segment.placeholder, let number = segment.argument,
                    placeholder.conversion == driver.conversion, placeholder.length == driver.length
                else { continue }
                if let first, first != number {
                    findings.add(
                        .ambiguousPluralArgument(driver.formatSpecifier),
                        at: form.parsed.text.position(at: segment.range.lowerBound), in: form.place(in: place))
                    return
                }
                first = number
            }
        }
    }

    /// Warns where forms print one argument as different types.
    mutating func checkTypes(
        _ forms: [PluralText], driver: (number: Int, placeholder: FormatString.Placeholder), at place: TextPlace
    ) {
        typealias Kind = ArgumentKinds.Kind
        /// The first placeholder for an argument; the driver has no place of its own.
        struct Use {
            let number: Int
            let kind: Kind
            let place: (form: Int, range: Range<Int>)?
            var isReported = false
        }
        var uses = [Use(number: driver.number, kind: Kind(driver.placeholder.conversion.argumentKind), place: nil)]
        for (index, form) in forms.enumerated() {
            for segment in form.parsed.format.segments {
                guard let placeholder = segment.placeholder, let number = segment.argument else { continue }
                let kind = Kind(placeholder.conversion.argumentKind)
                guard kind != .any else { continue }
                guard let known = uses.firstIndex(where: { $0.number == number }) else {
                    uses.append(Use(number: number, kind: kind, place: (index, segment.range)))
                    continue
                }
                if uses[known].kind == kind || uses[known].isReported { continue }
                uses[known].isReported = true
                let first =
                    uses[known].place.map { forms[$0.form].parsed.spelled($0.range) }
                    ?? "%" + driver.placeholder.formatSpecifier
                findings.add(
                    .differingPlaceholderTypes(argument: number, first, form.parsed.spelled(segment.range)),
                    at: form.parsed.text.position(at: segment.range.lowerBound), in: form.place(in: place))
            }
        }
    }
}
