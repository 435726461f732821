internal import StringCatalog

extension AppleTableLowering {
    /// What a localization gives to the two tables.
    struct Texts {
        /// For `.strings`.
        var plain: [UInt8]?
        /// For `.stringsdict`.
        var varying: PropertyListValue?
    }

    /// A text that does not vary by device.
    struct Leaf {
        enum Value {
            /// A text without substitutions.
            case plain([UInt8])
            /// A text that belongs among those that vary.
            case varying(PropertyListValue)
        }

        var value: Value
        /// Whether all string units that it is made of are in a state that is to be compiled.
        var isListed: Bool

        /// The value for a place where both kinds may stand.
        var anyValue: PropertyListValue {
            switch value {
            case .plain(let text): .string(text)
            case .varying(let value): value
            }
        }
    }

    /// What a localization gives.
    mutating func texts(
        of localization: StringCatalog.Localization, as role: CatalogLowering.Role, at place: TextPlace
    ) -> Texts {
        let members = LocalizationMembers(localization)
        let substitutions = members.substitutions.map(NamedSubstitution.init)
        var devices = PropertyListDictionary()
        var fallback: [UInt8]?
        for form in members.variations?.device?.forms ?? [] {
            let place = place.with(device: form.name)
            if form.name == "other" {
                fallback = self.fallback(form.stringUnit, substitutions, as: role, at: place)
                continue
            }
            guard let leaf = leaf(form.stringUnit, form.variations, substitutions, as: role, at: place), leaf.isListed
            else { continue }
            devices.append(checkedName(of: form, at: place), leaf.anyValue)
        }
        if devices.isEmpty, fallback == nil {
            guard let leaf = leaf(members.stringUnit, members.variations, substitutions, as: role, at: place),
                leaf.isListed
            else { return Texts() }
            switch leaf.value {
            case .plain(let text): return Texts(plain: text)
            case .varying(let value): return Texts(varying: value)
            }
        }
        if let plural = members.variations?.plural, !plural.forms.isEmpty {
            report(.pluralLostBesideDevice, at: plural.position, in: place)
        }
        // What stands beside the devices is for those that have no form of their own.
        let widest = members.variations?.width?.widestForm?.stringUnit
        let plain = fallback ?? self.fallback(widest ?? members.stringUnit, substitutions, as: role, at: place)
        guard !devices.isEmpty else { return Texts(plain: plain) }
        var varying = PropertyListDictionary()
        varying.append("NSStringDeviceSpecificRuleType", .dictionary(devices))
        return Texts(plain: plain, varying: .dictionary(varying))
    }

    /// The text for devices that no form names, which Apple's tables hold as a plain string.
    private mutating func fallback(
        _ unit: StringCatalog.StringUnit?, _ substitutions: [NamedSubstitution], as role: CatalogLowering.Role,
        at place: TextPlace
    ) -> [UInt8]? {
        guard let unit, let value = unit.value, isListed(unit, as: role) else { return nil }
        if !substitutions.isEmpty {
            let parsed = parse(value, as: role, countsArg: true, at: place)
            for segment in parsed.format.segments {
                guard case .substitution(let marker) = segment.kind,
                    substitutions.contains(where: { $0.model.name == marker.name })
                else { continue }
                report(
                    .substitutionInFallback(marker.name), at: value.position(at: segment.range.lowerBound), in: place)
            }
        }
        return plainText(value, as: role, at: place)
    }

    /// A text that does not vary by device: plural forms, the widest of several widths, or one text.
    private mutating func leaf(
        _ unit: StringCatalog.StringUnit?, _ variations: StringCatalog.Variations?,
        _ substitutions: [NamedSubstitution], as role: CatalogLowering.Role, at place: TextPlace
    ) -> Leaf? {
        if let plural = variations?.plural, let leaf = leaf(ofPlural: plural, as: role, at: place) { return leaf }
        if let widest = variations?.width?.widestForm,
            let leaf = leaf(widest.stringUnit, widest.variations, substitutions, as: role, at: place)
        {
            return leaf
        }
        guard let unit, let value = unit.value else { return nil }
        let isListed = isListed(unit, as: role)
        guard !substitutions.isEmpty else {
            return Leaf(value: .plain(plainText(value, as: role, at: place)), isListed: isListed)
        }
        let text = text(value, naming: substitutions, as: role, at: place)
        return Leaf(value: .varying(text.value), isListed: isListed && text.isListed)
    }

    /// Whether a string unit is in a state that is to be compiled. The source text always is.
    func isListed(_ unit: StringCatalog.StringUnit, as role: CatalogLowering.Role) -> Bool {
        guard let states = options.states, role == .translation else { return true }
        return states.contains(unit.state)
    }

    /// The name of a form as a key of a table.
    mutating func checkedName(of form: StringCatalog.Form, at place: TextPlace) -> [UInt8] {
        form.json.key.map { checked($0, at: place) } ?? []
    }
}
