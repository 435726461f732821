internal import LookupTable
internal import LookupTableWriter
internal import StringCatalog

extension CatalogLowering {
    /// Reads a substitution: its argument, its specifier and its forms.
    mutating func read(
        _ substitution: StringCatalog.Substitution, as role: Role, at place: TextPlace
    ) -> ReadSubstitution {
        let name = substitution.name
        let place = place.with(substitution: name)
        var argument = substitution.argNum
        if let number = argument, !(1...FormatString.positionLimit).contains(number) {
            let position = substitution.json["argNum"]?.position ?? substitution.position
            findings.add(
                number < 1 ? .argumentNumberNotPositive(number) : .argumentNumberTooLarge(number),
                at: position, in: place)
            argument = nil
        }
        // Axes that nobody knows are noted when the file is read.
        for axis in substitution.variations?.axes ?? [] where axis.kind == .device || axis.kind == .width {
            findings.add(.substitutionAxis(axis.kind.rawValue), at: axis.position, in: place)
        }
        let plural = substitution.variations?.plural
        let forms = plural.map { readForms($0, as: role, at: place) } ?? []
        return ReadSubstitution(
            model: substitution, name: name, argument: argument,
            specifier: specifier(of: substitution, forms: forms, at: place), forms: forms)
    }

    /// How the argument of a substitution prints: as the catalog says, else as the first number in the forms.
    private mutating func specifier(
        of substitution: StringCatalog.Substitution, forms: [PluralText], at place: TextPlace
    ) -> FormatString.Placeholder {
        var hasSpecifier = false
        if let text = substitution.formatSpecifier {
            hasSpecifier = true
            if let specifier = FormatString.Placeholder(numericSpecifier: text.string) { return specifier }
            findings.add(.unknownSubstitutionSpecifier(text.string), at: text.position, in: place)
        }
        if let placeholder = forms.firstNumericPlaceholder(at: nil) { return placeholder }
        if !hasSpecifier, !forms.isEmpty, forms.firstNumericSegment == nil {
            findings.add(.uninferableSpecifier, at: substitution.position, in: place)
        }
        return .longLongDecimal
    }

    /// Makes the message parts for a marker that names the substitution at `index`.
    mutating func lower(
        _ substitutions: inout SubstitutionSet, at index: Int, argument: UInt8, marker: [UInt8], as role: Role,
        at place: TextPlace
    ) -> LoweredMessage {
        substitutions[index].isReferenced = true
        if let lowered = substitutions[index].lowered, lowered.argument == argument { return lowered.message }
        let substitution = substitutions[index]
        let place = place.with(substitution: substitution.name)
        let arg = Placeholder(
            argument: argument, specifier: FormatSpecifier(substitution.specifier) ?? FormatSpecifier(.object),
            spelling: marker)
        var forms = substitution.forms
        for form in forms.indices {
            number(
                &forms[form].parsed, as: role, from: Int(argument) + 1, countsArg: false, at: place,
                driver: ArgumentKinds.Kind(substitution.specifier.conversion.argumentKind))
        }
        if !substitution.isChecked {
            check(forms, substitutions: &substitutions, at: place)
            checkTypes(forms, driver: (Int(argument) + 1, substitution.specifier), at: place)
            if forms.isEmpty {
                findings.add(
                    .substitutionWithoutForms(substitution.name), at: substitution.model.position, in: place)
            }
            substitutions[index].isChecked = true
        }
        var message = LoweredMessage(parts: [], isListed: forms.allSatisfy(\.isListed))
        var driver = arg
        // The forms may print the number in another way than the substitution says, and what is printed counts.
        if let printed = forms.firstPrintingSegment(of: Int(argument) + 1)?.placeholder.flatMap(FormatSpecifier.init) {
            driver.specifier = printed
        }
        let pluralForms = Self.forms(forms, arg: arg)
        message.parts = [
            pluralForms.isEmpty
                ? .placeholder(driver) : .plural(PluralChoice(driver: driver, forms: pluralForms))
        ]
        substitutions[index].lowered = (argument, message)
        return message
    }

    /// Says which substitutions no text names, and what is wrong inside them.
    mutating func checkUnused(_ substitutions: inout SubstitutionSet, as role: Role, at place: TextPlace) {
        for index in substitutions.indices where !substitutions[index].isReferenced {
            let substitution = substitutions[index]
            findings.add(
                .unusedSubstitution(substitution.name), at: substitution.model.position,
                in: place.with(substitution: substitution.name))
            _ = lower(
                &substitutions, at: index, argument: UInt8((substitution.argument ?? 1) - 1), marker: [], as: role,
                at: place)
        }
    }
}

extension FormatString.Placeholder {
    /// `%lld`.
    static let longLongDecimal = FormatString.Placeholder(length: .ll, conversion: .decimal)

    /// Reads a substitution's `formatSpecifier`, such as `lld` or `.1f`; `nil` for what prints no number.
    fileprivate init?(numericSpecifier text: String) {
        let segments = FormatString("%" + text).segments
        guard segments.count == 1, case .placeholder(let placeholder)? = segments.first?.kind, placeholder.isNumeric,
            placeholder.position == nil, placeholder.name == nil
        else { return nil }
        self = placeholder
    }
}
