extension CatalogReader {
    /// Calls `body` for each member of an object that counts.
    ///
    /// Members without a key, which only damaged files have, are passed over: the scanner has reported them.
    @inline(__always)
    mutating func forEachMember(of object: Int, _ body: (inout CatalogReader, Int) -> Void) {
        var child = object + 1
        let end = Int(nodes[object].extent)
        while child < end {
            let node = nodes[child]
            let next = node.isContainer ? Int(node.extent) : child + 1
            if !node.isOverridden, node.hasKey { body(&self, child) }
            child = next
        }
    }

    func name(of index: Int) -> MemberName? {
        nodes[index].memberName(in: bytes)
    }

    /// Reports a member of a wrong type.
    mutating func reportType(
        _ name: MemberName, _ index: Int, _ wanted: DiagnosticMessage.Wanted, _ place: Place?
    ) {
        // What the scanner could not read is reported already.
        if !nodes[index].isInvalid, !isFull {
            report(
                .wrongType(of: name, found: nodes[index].kind, wanted: wanted), at: Int(nodes[index].start), in: place)
        }
        if let place { markInvalid(place) }
    }

    /// Reports a value, whose name the user chose, that is no object.
    mutating func reportType(of what: DiagnosticMessage.Named, _ index: Int, _ place: Place) {
        if !nodes[index].isInvalid, !isFull {
            report(.wrongType(of: what, found: nodes[index].kind), at: Int(nodes[index].start), in: place)
        }
        markInvalid(place)
    }

    mutating func reportMissing(_ name: MemberName, in object: Int, _ place: Place) {
        if !isFull, isBalanced || !hasUnnamedMember(object) {
            report(.missingMember(name), at: Int(nodes[object].keyStart), in: place)
        }
        markInvalid(place)
    }

    /// Whether an object holds a value without a key, which the scanner has reported: what is missing may be that one.
    private func hasUnnamedMember(_ object: Int) -> Bool {
        var child = object + 1
        let end = Int(nodes[object].extent)
        while child < end {
            let node = nodes[child]
            if !node.hasKey { return true }
            child = node.isContainer ? Int(node.extent) : child + 1
        }
        return false
    }

    mutating func noteUnknown(_ index: Int, of holder: DiagnosticMessage.Holder, _ place: Place?) {
        guard isBalanced else { return }
        reportOnce(.unknownMember(key(of: index).shortened, of: holder), at: Int(nodes[index].keyStart), in: place)
    }

    // MARK: Root

    /// Checks the file from the root on. False if the root is no object.
    mutating func checkRoot() -> Bool {
        guard let root = nodes.first else { return false }
        guard root.kind == .object else {
            if !root.isInvalid { report(.rootNotObject, at: Int(root.start)) }
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
        if !hasSourceLanguage, isBalanced { report(.missingMember(.sourceLanguage), at: Int(root.start)) }
        if !hasVersion, isBalanced { report(.missingMember(.version), at: Int(root.start)) }
        if let strings {
            if nodes[strings].kind == .object { checkEntries(strings) }
        } else if isBalanced {
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
                return reader.reportType(of: .entry, entry, place)
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

    /// Whether a localization is nothing but a string unit with a known state and a value, as nearly all are.
    private func isPlain(_ localization: Int) -> Bool {
        let (unit, state, value) = (localization + 1, localization + 2, localization + 3)
        guard nodes[localization].kind == .object, Int(nodes[localization].extent) == localization + 4,
            nodes[unit].kind == .object, Int(nodes[unit].extent) == localization + 4,
            nodes[state].kind == .string, nodes[value].kind == .string
        else { return false }
        return name(of: unit) == .stringUnit && name(of: state) == .state && name(of: value) == .value
            && isKnownState(state)
    }

    private mutating func checkLocalization(_ localization: Int, _ place: Place) {
        if isPlain(localization) {
            nodes[localization].isPlain = true
            return
        }
        let kind = nodes[localization].kind
        guard kind != .null || nodes[localization].isInvalid else { return }
        guard kind == .object else { return reportType(of: .localization, localization, place) }
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

    mutating func checkStringUnit(_ unit: Int, _ place: Place) {
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

    // MARK: Known words

    private func isKnownState(_ index: Int) -> Bool {
        let range = content(of: index)
        return switch range.count {
        case 3: bytes.hasText("new", at: range.lowerBound)
        case 5: bytes.hasText("stale", at: range.lowerBound)
        case 10: bytes.hasText("translated", at: range.lowerBound)
        case 12: bytes.hasText("needs_review", at: range.lowerBound)
        case 18: bytes.hasText("machine_translated", at: range.lowerBound)
        default: false
        }
    }

    private func isKnownExtractionState(_ index: Int) -> Bool {
        let range = content(of: index)
        return switch range.count {
        case 5: bytes.hasText("stale", at: range.lowerBound)
        case 6: bytes.hasText("manual", at: range.lowerBound)
        case 8: bytes.hasText("migrated", at: range.lowerBound)
        case 20: bytes.hasText("extracted_with_value", at: range.lowerBound)
        default: false
        }
    }
}
