extension CatalogEditor {
    /// Gives the text at a place another value, another state, or both.
    ///
    /// What leads there and is absent, the localization, the axis, the form or the string unit, is made.
    ///
    /// - Parameters:
    ///   - value: The text; nil leaves it as it is.
    ///   - state: The state; nil leaves it as it is, and is `translated` of a new string unit.
    ///   - path: The way from the localization to the text, such as `plural.one`; empty for a text without variations.
    ///   - key: The key of the entry.
    ///   - language: The language tag as the catalog spells it.
    /// - Throws: ``EditError``, where something else stands in the way; nothing is changed then.
    public mutating func setUnit(
        value: String? = nil, state: StringCatalog.State? = nil, at path: VariationPath = VariationPath(),
        of key: String, in language: String
    ) throws(EditError) {
        let place = EditPlace(key: key, language: language, path: path)
        var steps = (try place.steps + [EditPlace.unitStep])[...]
        var object = try entry(key)
        while let step = steps.first {
            guard let inner = try open(step.name, in: object, of: place) else { break }
            object = inner
            steps.removeFirst()
        }
        if let step = steps.first {
            try place.checkMaking(step, in: object, draft)
            if let inner = steps.first(where: { $0.kind == .substitution }) {
                throw .unknownSubstitution(inner.name, key: key, language: language)
            }
            guard let value else { throw .valueMissing(key: key, language: language, path: path) }
            let unit = JSONContent.unit(value, state: state ?? .translated)
            return set(.nested(in: steps.dropFirst().map(\.name), unit), for: step.name, in: object)
        }
        if let value { set(.string(value), for: MemberName.value.rawValue, in: object) }
        if let state { set(.string(state.rawValue), for: MemberName.state.rawValue, in: object) }
    }

    /// Gives an entry a whole localization; nil removes it.
    ///
    /// What the new localization has in common with the one that is there stays as it is written.
    public mutating func setLocalization(
        _ content: JSONContent?, in language: String, of key: String
    ) throws(EditError) {
        try setPart(content, at: VariationPath(), of: key, in: language)
    }

    /// Gives a part of a localization, such as a substitution or a form, a value; nil removes it, and with it the axis
    /// or the localization that would be left empty.
    public mutating func setPart(
        _ content: JSONContent?, at path: VariationPath, of key: String, in language: String
    ) throws(EditError) {
        let place = EditPlace(key: key, language: language, path: path)
        var names = try place.steps.map(\.name)
        guard let last = names.popLast() else { throw .unusablePath(path) }
        var objects = [try entry(key)]
        for (index, name) in names.enumerated() {
            guard let object = objects.last else { return }
            if let inner = try open(name, in: object, of: place) {
                objects.append(inner)
            } else if let content {
                return set(.nested(in: names[(index + 1)...] + [last], content), for: name, in: object)
            } else {
                return
            }
        }
        guard let object = objects.last else { return }
        set(content, for: last, in: object)
        if content == nil { removeEmptyObjects(objects, names) }
    }

    /// Gives a set of phrases another state.
    ///
    /// - Throws: ``EditError/valueMissing(key:language:path:)`` where there is no set.
    public mutating func setStringSetState(
        _ state: StringCatalog.State, of key: String, in language: String
    ) throws(EditError) {
        let place = EditPlace(key: key, language: language, path: VariationPath())
        var object = try entry(key)
        for name in try place.steps.map(\.name) + [MemberName.stringSet.rawValue] {
            guard let inner = try open(name, in: object, of: place) else {
                throw .valueMissing(key: key, language: language, path: VariationPath())
            }
            object = inner
        }
        set(.string(state.rawValue), for: MemberName.state.rawValue, in: object)
    }

    /// Removes a language from all entries.
    ///
    /// - Returns: The number of localizations removed.
    @discardableResult
    public mutating func removeLanguage(_ language: String) -> Int {
        var count = 0
        for key in draft.objects[strings].names(in: draft.document) {
            let way = [key, MemberName.localizations.rawValue, language]
            guard draft.view(at: way, in: strings) != nil, let entry = draft.open(key, in: strings),
                let localizations = draft.open(MemberName.localizations.rawValue, in: entry)
            else { continue }
            draft.remove(language, in: localizations)
            removeEmptyObjects([entry, localizations], [MemberName.localizations.rawValue])
            count += 1
        }
        return count
    }

    /// Removes the objects that are empty, from the inside out; the first is an entry and stays.
    private mutating func removeEmptyObjects(_ objects: [Int], _ names: [String]) {
        for index in objects.indices.dropFirst().reversed() {
            guard draft.objects[objects[index]].isEmpty else { return }
            draft.remove(names[index - 1], in: objects[index - 1])
        }
    }

    /// The object that a member is, nil where it is absent or `null`.
    private mutating func open(_ name: String, in object: Int, of place: EditPlace) throws(EditError) -> Int? {
        switch draft.kind(of: name, in: object) {
        case nil, .null: return nil
        case .object: return draft.open(name, in: object)
        default: throw .damagedPart(key: place.key, language: place.language)
        }
    }
}
