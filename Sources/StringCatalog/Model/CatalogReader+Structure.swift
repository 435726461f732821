extension CatalogReader {
    /// Calls `body` for each member of an object that counts.
    ///
    /// Members without a key, which only damaged files have, are passed over: the scanner has reported them.
    @inline(__always)
    private mutating func forEachMember(of object: Int, _ body: (inout CatalogReader, Int) -> Void) {
        var child = object + 1
        let end = Int(nodes[object].extent)
        while child < end {
            let node = nodes[child]
            let next = node.isContainer ? Int(node.extent) : child + 1
            if !node.isOverridden, node.keyStart != 0 { body(&self, child) }
            child = next
        }
    }

    private func name(of index: Int) -> MemberName? {
        nodes[index].memberName(in: bytes)
    }

    /// Reports a member of a wrong type.
    private mutating func reportType(
        _ name: MemberName, _ index: Int, _ wanted: DiagnosticMessage.Wanted, _ place: Place?
    ) {
        report(
            .wrongType(of: name, found: nodes[index].kind, wanted: wanted), at: Int(nodes[index].start), in: place)
        if let place { markInvalid(place) }
    }

    private mutating func reportMissing(_ name: MemberName, in object: Int, _ place: Place) {
        report(.missingMember(name), at: Int(nodes[object].keyStart), in: place)
        markInvalid(place)
    }

    private mutating func noteUnknown(_ index: Int, of holder: DiagnosticMessage.Holder, _ place: Place?) {
        reportOnce(.unknownMember(key(of: index).shortened, of: holder), at: Int(nodes[index].keyStart), in: place)
    }

    // MARK: Root

    /// Checks the file from the root on. False if the root is no object.
    mutating func checkRoot() -> Bool {
        guard let root = nodes.first else { return false }
        guard root.kind == .object else {
            report(.rootNotObject, at: Int(root.start))
            return false
        }
        var hasSourceLanguage = false
        var hasVersion = false
        var strings: Int?
        forEachMember(of: 0) { reader, member in
            let kind = reader.nodes[member].kind
            switch reader.name(of: member) {
            case .sourceLanguage:
                hasSourceLanguage = true
                guard kind == .string else { return reader.reportType(.sourceLanguage, member, .string, nil) }
                reader.sourceLanguage = reader.text(reader.content(of: member))
            case .version:
                hasVersion = true
                guard kind == .string || kind == .number else {
                    return reader.reportType(.version, member, .stringOrNumber, nil)
                }
            case .strings:
                strings = member
                guard kind == .object else { return reader.reportType(.strings, member, .object, nil) }
            default:
                reader.noteUnknown(member, of: .root, nil)
            }
        }
        if !hasSourceLanguage { report(.missingMember(.sourceLanguage), at: Int(root.start)) }
        if !hasVersion { report(.missingMember(.version), at: Int(root.start)) }
        if let strings {
            if nodes[strings].kind == .object { checkEntries(strings) }
        } else {
            report(.missingMember(.strings), at: Int(root.start))
        }
        return true
    }

    // MARK: Entries

    private mutating func checkEntries(_ strings: Int) {
        forEachMember(of: strings) { reader, entry in
            reader.entries.append(UInt32(truncatingIfNeeded: entry))
            let place = Place(entry: entry)
            guard reader.nodes[entry].kind == .object else {
                reader.report(
                    .wrongType(of: .entry, found: reader.nodes[entry].kind), at: Int(reader.nodes[entry].start),
                    in: place)
                return reader.markInvalid(place)
            }
            reader.forEachMember(of: entry) { reader, member in reader.checkEntryMember(member, place) }
        }
    }

    private mutating func checkEntryMember(_ member: Int, _ place: Place) {
        let kind = nodes[member].kind
        switch name(of: member) {
        case .localizations:
            guard kind == .object else { return reportType(.localizations, member, .object, place) }
            forEachMember(of: member) { reader, localization in
                reader.checkLocalization(localization, Place(entry: place.entry, localization: localization))
            }
        case .comment:
            if kind != .string, kind != .null { reportType(.comment, member, .stringOrNull, place) }
        case .extractionState:
            guard kind != .null else { return }
            guard kind == .string else { return reportType(.extractionState, member, .stringOrNull, place) }
            if !isKnownExtractionState(member) {
                reportOnce(
                    .unknownExtractionState(text(content(of: member)).shortened), at: Int(nodes[member].start),
                    in: place)
            }
        case .shouldTranslate:
            checkBool(.shouldTranslate, member, place)
        case .isCommentAutoGenerated:
            checkBool(.isCommentAutoGenerated, member, place)
        case .generatesSymbol:
            checkBool(.generatesSymbol, member, place)
        case .commentGenerationVersion:
            // Seen as a string; nothing is known of other versions.
            return
        default:
            noteUnknown(member, of: .entry, place)
        }
    }

    private mutating func checkBool(_ name: MemberName, _ member: Int, _ place: Place) {
        switch nodes[member].kind {
        case .true, .false, .null: return
        default: reportType(name, member, .boolOrNull, place)
        }
    }

    // MARK: Localizations

    private mutating func checkLocalization(_ localization: Int, _ place: Place) {
        let kind = nodes[localization].kind
        guard kind != .null || nodes[localization].isInvalid else { return }
        guard kind == .object else {
            report(.wrongType(of: .localization, found: kind), at: Int(nodes[localization].start), in: place)
            return markInvalid(place)
        }
        var hasContent = false
        forEachMember(of: localization) { reader, member in
            switch reader.name(of: member) {
            case .stringUnit:
                hasContent = true
                reader.checkStringUnit(member, place)
            case .variations:
                hasContent = true
                reader.checkVariations(member, place)
            case .stringSet:
                hasContent = true
                reader.checkStringSet(member, place)
            case .substitutions:
                reader.checkSubstitutions(member, place)
            default:
                reader.noteUnknown(member, of: .localization, place)
            }
        }
        if !hasContent { reportMissing(.stringUnit, in: localization, place) }
    }

    private mutating func checkStringUnit(_ unit: Int, _ place: Place) {
        guard nodes[unit].kind == .object else { return reportType(.stringUnit, unit, .object, place) }
        var hasState = false
        var hasValue = false
        forEachMember(of: unit) { reader, member in
            switch reader.name(of: member) {
            case .state:
                hasState = true
                reader.checkState(member, place)
            case .value:
                hasValue = true
                if reader.nodes[member].kind != .string { reader.reportType(.value, member, .string, place) }
            default:
                reader.noteUnknown(member, of: .stringUnit, place)
            }
        }
        if !hasState { reportMissing(.state, in: unit, place) }
        if !hasValue { reportMissing(.value, in: unit, place) }
    }

    private mutating func checkState(_ state: Int, _ place: Place) {
        guard nodes[state].kind == .string else { return reportType(.state, state, .string, place) }
        guard !isKnownState(state) else { return }
        reportOnce(.unknownState(text(content(of: state)).shortened), at: Int(nodes[state].start), in: place)
    }

    private mutating func checkStringSet(_ set: Int, _ place: Place) {
        guard nodes[set].kind == .object else { return reportType(.stringSet, set, .object, place) }
        var hasValues = false
        forEachMember(of: set) { reader, member in
            switch reader.name(of: member) {
            case .state:
                reader.checkState(member, place)
            case .values:
                hasValues = true
                guard reader.isArrayOfStrings(member) else {
                    return reader.reportType(.values, member, .array, place)
                }
            default:
                reader.noteUnknown(member, of: .stringSet, place)
            }
        }
        if !hasValues { reportMissing(.values, in: set, place) }
        reportOnce(.stringSetKept, at: Int(nodes[set].keyStart), in: place)
    }

    private func isArrayOfStrings(_ index: Int) -> Bool {
        nodes[index].kind == .array && nodes[index + 1..<Int(nodes[index].extent)].allSatisfy { $0.kind == .string }
    }

    // MARK: Variations

    private mutating func checkVariations(_ variations: Int, _ place: Place) {
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
        guard nodes[form].kind == .object else {
            report(.wrongType(of: .form, found: nodes[form].kind), at: Int(nodes[form].start), in: place)
            return markInvalid(place)
        }
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

    private mutating func checkSubstitutions(_ substitutions: Int, _ place: Place) {
        guard nodes[substitutions].kind == .object else {
            return reportType(.substitutions, substitutions, .object, place)
        }
        forEachMember(of: substitutions) { reader, substitution in
            var place = place
            place.substitution = substitution
            guard reader.nodes[substitution].kind == .object else {
                reader.report(
                    .wrongType(of: .substitution, found: reader.nodes[substitution].kind),
                    at: Int(reader.nodes[substitution].start), in: place)
                return reader.markInvalid(place)
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

    // MARK: Known words

    private func isKnownState(_ index: Int) -> Bool {
        let range = content(of: index)
        let words: [StaticString] = ["translated", "new", "needs_review", "machine_translated", "stale"]
        return words.contains { $0.utf8CodeUnitCount == range.count && bytes.hasText($0, at: range.lowerBound) }
    }

    private func isKnownExtractionState(_ index: Int) -> Bool {
        let range = content(of: index)
        let words: [StaticString] = ["manual", "extracted_with_value", "stale", "migrated"]
        return words.contains { $0.utf8CodeUnitCount == range.count && bytes.hasText($0, at: range.lowerBound) }
    }
}
