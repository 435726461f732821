import StringCatalog

/// A localization as an import would leave it: what is there, and what arrives.
struct LocalizationDraft {
    /// A text.
    private struct Leaf {
        let value: String
        let state: StringCatalog.State
    }

    private let entry: ExchangeEntry
    /// The texts that are there, and those that arrive.
    private var leaves: [VariationPath: Leaf] = [:]
    /// The texts that arrive, in their order.
    private var arrived: [VariationPath] = []

    /// The localization as it is.
    init(_ entry: ExchangeEntry) {
        self.entry = entry
        for unit in entry.units {
            guard let target = unit.target, let value = target.value else { continue }
            leaves[unit.path] = Leaf(value: value.string, state: target.state)
        }
    }

    /// Gives a text another value and state.
    mutating func set(_ value: String, _ state: StringCatalog.State, at path: VariationPath) {
        leaves[path] = Leaf(value: value, state: state)
        arrived.append(path)
    }

    /// Adds the source text in state `new` where the shape of the translation has a text and nobody translated it.
    mutating func fill() {
        guard hasShapeOfEntry else { return }
        let finder = SourceTextFinder(entry: entry.entry, source: entry.source)
        for unit in entry.units where leaves[unit.path] == nil {
            if let text = finder.text(at: unit.path) { set(text, .new, at: unit.path) }
        }
    }

    /// Whether nothing arrived for a text that the shape of the translation does not have.
    private var hasShapeOfEntry: Bool {
        let paths = Set(entry.units.map(\.path))
        return arrived.allSatisfy(paths.contains)
    }

    // MARK: Wholeness

    /// What would be missing beside a text that arrives; nil where nothing is.
    func problem(at path: VariationPath) -> DiagnosticMessage? {
        if let group = pluralGroup(of: path), !isThere(group), leaves[group.appending(.plural, "other")] == nil {
            return .otherFormMissing
        }
        guard path.substitutionName == nil else {
            let hasSentence = leaves.keys.contains { $0.substitutionName == nil }
            return hasSentence ? nil : .sentenceNotTranslated
        }
        for name in ArgumentUse(leaves[path]?.value ?? "").markers.sorted() {
            let group = VariationPath().appending(substitution: name)
            if !isThere(group), leaves[group.appending(.plural, "other")] == nil {
                return .substitutionNotTranslated(name)
            }
        }
        return nil
    }

    /// The part whose plural form a path leads to.
    private func pluralGroup(of path: VariationPath) -> VariationPath? {
        path.steps.firstIndex { $0.axis == StringCatalog.Axis.Kind.plural.rawValue }
            .map { VariationPath(Array(path.steps[..<$0])) }
    }

    /// Whether the catalog has texts in a part already.
    private func isThere(_ part: VariationPath) -> Bool {
        entry.units.contains { $0.target != nil && $0.path.steps.starts(with: part.steps) && $0.path != part }
    }

    // MARK: Writing

    /// Writes what arrived.
    func write(to editor: inout CatalogEditor, language: String) throws(EditError) {
        let key = entry.entry.key
        guard !arrived.isEmpty else { return }
        guard entry.target != nil, hasShapeOfEntry else {
            return try editor.setLocalization(content, in: language, of: key)
        }
        for path in arrived {
            guard let leaf = leaves[path] else { continue }
            let old = entry.units.first { $0.path == path }?.target
            // A text that stays keeps its escapes.
            let isSame = old?.value.map { $0 == leaf.value } ?? false
            try editor.setUnit(
                value: isSame ? nil : leaf.value, state: old?.state == leaf.state ? nil : leaf.state, at: path,
                of: key, in: language)
        }
    }

    /// The whole localization. Where texts arrived for another shape, they win over those that are there.
    private var content: JSONContent {
        var paths = Array(leaves.keys)
        if !hasShapeOfEntry {
            let arrived = Set(arrived)
            let isVaried = arrived.contains { !$0.steps.isEmpty && $0.substitutionName == nil }
            let isFlat = arrived.contains(VariationPath())
            paths.removeAll { path in
                guard path.substitutionName == nil, !arrived.contains(path) else { return false }
                return path.steps.isEmpty ? isVaried : isFlat
            }
        }
        let units = paths.compactMap { path in
            leaves[path].map { (path, JSONContent.unit($0.value, state: $0.state)) }
        }
        return LocalizationContent.localization(
            Dictionary(units, uniquingKeysWith: { first, _ in first }), substitution: substitution)
    }

    /// The argument of a substitution, which is that of the translation or of the source.
    private func substitution(_ name: String) -> [String: JSONContent] {
        let models = [entry.target, entry.source].compactMap { localization in
            localization?.substitutions.first { $0.name == name }
        }
        return models.first?.argumentMembers ?? [:]
    }
}
