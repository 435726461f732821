internal import LookupTable
internal import LookupTableWriter
internal import StringCatalog

extension CatalogLowering {
    /// Compiles what an entry has in one language.
    mutating func lower(
        _ localization: StringCatalog.Localization, of entry: StringCatalog.Entry, as role: Role
    ) -> LoweredText {
        guard localization.isValid, !localization.isNull else { return .none }
        let members = LocalizationMembers(localization)
        if let unit = members.plainUnit {
            guard let value = unit.value, !value.isEmpty, options.includes(unit, as: role) else { return .none }
            return .every(add(value, as: role, at: TextPlace(entry: entry, localization: localization)))
        }
        let place = TextPlace(entry: entry, localization: localization)
        var substitutions = SubstitutionSet()
        for substitution in members.substitutions {
            substitutions.append(read(substitution, as: role, at: place))
        }
        let text = lowerBranches(
            members.stringUnit, members.variations, as: role, substitutions: &substitutions, at: place)
        checkUnused(&substitutions, as: role, at: place)
        return text
    }

    /// Compiles a localization's texts for each device.
    private mutating func lowerBranches(
        _ unit: StringCatalog.StringUnit?, _ variations: StringCatalog.Variations?, as role: Role,
        substitutions: inout SubstitutionSet, at place: TextPlace
    ) -> LoweredText {
        var branches: [LoweredText.Branch] = []
        var other: TableWriter.MessageReference?
        if let device = variations?.device {
            if let plural = variations?.plural, !plural.forms.isEmpty, !device.forms.isEmpty {
                findings.add(.pluralBesideDevice, at: plural.position, in: place)
            }
            let forms = device.forms
            if forms.count > Self.greatestDeviceCount {
                findings.add(.tooManyDevices, at: forms[Self.greatestDeviceCount].position, in: place)
            }
            for form in forms.prefix(Self.greatestDeviceCount) {
                let place = place.with(device: form.name)
                guard isDeviceFormSound(form, at: place) else { continue }
                let message = lowerLeaf(
                    form.stringUnit, form.variations, as: role, substitutions: &substitutions, at: place)
                guard let message, let reference = store(message, as: role) else { continue }
                if form.name == "other" {
                    other = reference
                } else {
                    branches.append(LoweredText.Branch(device: form.name, message: reference))
                }
            }
        }
        // What stands beside the devices is for those that have no form of their own.
        if let message = lowerLeaf(unit, variations, as: role, substitutions: &substitutions, at: place), other == nil {
            other = store(message, as: role)
        }
        if !branches.isEmpty { return .device(branches, other: other) }
        return other.map { .every($0) } ?? .none
    }

    /// Whether the form of a device varies by nothing that a device's form cannot vary by.
    private mutating func isDeviceFormSound(_ form: StringCatalog.Form, at place: TextPlace) -> Bool {
        guard let variations = form.variations else { return true }
        if form.name == "other", !variations.json.children.isEmpty {
            findings.add(.variedFallback, at: variations.json.keyPosition, in: place)
            return false
        }
        if let device = variations.device {
            findings.add(.variedDeviceCase, at: device.position, in: place)
            return false
        }
        return true
    }

    /// Compiles a text that no longer varies by device: plural forms, the widest of several widths, or one text.
    private mutating func lowerLeaf(
        _ unit: StringCatalog.StringUnit?, _ variations: StringCatalog.Variations?, as role: Role,
        substitutions: inout SubstitutionSet, at place: TextPlace
    ) -> LoweredMessage? {
        var message: LoweredMessage?
        var hasForms = false
        if let variations, !variations.json.children.isEmpty {
            let plural = variations.plural
            let width = variations.width
            if let plural, !plural.json.children.isEmpty {
                hasForms = true
                message = lowerPlural(plural, as: role, substitutions: &substitutions, at: place)
            }
            if let widest = width?.widestForm {
                hasForms = true
                let wide = lowerLeaf(
                    widest.stringUnit, widest.variations, as: role, substitutions: &substitutions, at: place)
                message = message ?? wide
            }
            if let device = variations.device, !device.json.children.isEmpty { hasForms = true }
        }
        guard let unit else { return message }
        if hasForms { findings.add(.textBesideVariations, at: unit.position, in: place) }
        guard let value = unit.value else { return message }
        var own = lower(value, as: role, substitutions: &substitutions, at: place)
        own.isListed = own.isListed && options.includes(unit, as: role)
        return message ?? own
    }

    /// Puts a message into the table, unless nobody has written it or its state is not to be compiled.
    private mutating func store(_ message: LoweredMessage, as role: Role) -> TableWriter.MessageReference? {
        guard !message.isEmpty, message.isListed || role != .translation else { return nil }
        return writer.addMessage(message.parts)
    }
}

extension StringCatalog.Axis {
    /// The form for the greatest width.
    var widestForm: StringCatalog.Form? {
        forms.max { (Int($0.name) ?? 0) < (Int($1.name) ?? 0) }
    }
}
