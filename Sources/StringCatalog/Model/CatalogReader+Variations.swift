extension CatalogReader {
    // MARK: Variations

    mutating func checkVariations(_ variations: Int, _ place: Place) {
        guard nodes[variations].kind == .object else { return reportType(.variations, variations, .object, place) }
        forEachMember(of: variations) { reader, axis in
            let name = reader.name(of: axis)
            switch name {
            case .plural, .device, .width:
                guard let name, reader.nodes[axis].kind == .object else {
                    return reader.reportType(name ?? .variations, axis, .object, place)
                }
                if name == .width {
                    reader.reportOnce(.widthVariations, at: Int(reader.nodes[axis].keyStart), in: place)
                }
                reader.forEachMember(of: axis) { reader, form in
                    reader.checkForm(form, place.form(form, of: axis))
                }
            default:
                reader.reportOnce(
                    .unknownAxis(reader.key(of: axis).shortened), at: Int(reader.nodes[axis].keyStart), in: place)
            }
        }
    }

    private mutating func checkForm(_ form: Int, _ place: Place) {
        guard nodes[form].kind == .object else { return reportType(of: .form, form, place) }
        var hasContent = false
        forEachMember(of: form) { reader, member in
            switch reader.name(of: member) {
            case .stringUnit:
                hasContent = true
                reader.checkStringUnit(member, place)
            case .variations:
                hasContent = true
                reader.checkVariations(member, place)
            default:
                reader.noteUnknown(member, of: .form, place)
            }
        }
        if !hasContent { reportMissing(.stringUnit, in: form, place) }
    }

    // MARK: Substitutions

    mutating func checkSubstitutions(_ substitutions: Int, _ place: Place) {
        guard nodes[substitutions].kind == .object else {
            return reportType(.substitutions, substitutions, .object, place)
        }
        forEachMember(of: substitutions) { reader, substitution in
            var place = place
            place.substitution = substitution
            guard reader.nodes[substitution].kind == .object else {
                return reader.reportType(of: .substitution, substitution, place)
            }
            reader.checkSubstitution(substitution, place)
        }
    }

    private mutating func checkSubstitution(_ substitution: Int, _ place: Place) {
        var hasVariations = false
        forEachMember(of: substitution) { reader, member in
            switch reader.name(of: member) {
            case .argNum:
                if !reader.isInteger(member) {
                    if reader.nodes[member].isInvalid { return reader.markInvalid(place) }
                    reader.report(.argNumNotInteger, at: Int(reader.nodes[member].start), in: place)
                    reader.markInvalid(place)
                }
            case .formatSpecifier:
                if reader.nodes[member].kind != .string {
                    reader.reportType(.formatSpecifier, member, .string, place)
                }
            case .variations:
                hasVariations = true
                reader.checkVariations(member, place)
            default:
                reader.noteUnknown(member, of: .substitution, place)
            }
        }
        if !hasVariations { reportMissing(.variations, in: substitution, place) }
    }

    private func isInteger(_ index: Int) -> Bool {
        let node = nodes[index]
        guard node.kind == .number else { return false }
        let start = Int(node.start)
        return JSONValue.integer((start..<start + Int(node.extent)).map { bytes[$0] }) != nil
    }
}
