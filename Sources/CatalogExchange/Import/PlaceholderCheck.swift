import StringCatalog

/// Finds out whether a translation would break an entry: whether it takes arguments that the program does not pass, or
/// loses one that the source text shows.
struct PlaceholderCheck {
    private let entry: ExchangeEntry
    /// What the key takes.
    private let key: ArgumentUse
    /// What the key and all source texts of the entry take.
    private let available: ArgumentUse

    init(_ entry: ExchangeEntry) {
        self.entry = entry
        let key = ArgumentUse(entry.entry.key)
        var available = key
        for text in Self.sourceTexts(of: entry) {
            available.formUnion(
                Self.use(of: text.text, at: text.path, entry.sourceTexts, entry.sourceTexts) { key.has($0) })
        }
        self.key = key
        self.available = available
    }

    /// What is wrong with a translation; nil where nothing is.
    ///
    /// - Parameter text: The translation as the catalog spells it.
    func problem(in text: String, of unit: ExchangeUnit) -> DiagnosticMessage? {
        let isExpected = { (slot: ArgumentUse.Slot) in available.has(slot) }
        let new = Self.use(of: text, at: unit.path, entry.targetTexts, entry.sourceTexts, isExpected)
        let old = unit.target?.value.map {
            Self.use(of: $0.string, at: unit.path, entry.targetTexts, entry.sourceTexts, isExpected)
        }
        if let broken = new.brokenPlaceholder, old?.brokenPlaceholder == nil { return .placeholderBroken(broken) }
        let required = required(at: unit, old)
        let markers = old?.markers ?? (unit.path.substitutionName == nil ? required.markers : [])
        for name in markers.sorted() where !new.markers.contains(name) {
            return .substitutionMarkerLost(name, number: argument(of: name))
        }
        for name in new.markers.sorted() where !entry.targetTexts.has(name) || unit.path.substitutionName != nil {
            return .substitutionUnknown(name)
        }
        for (slot, spelling) in required.ordered where !new.takes(slot.number) {
            return .placeholderLost(spelling)
        }
        let driver = unit.path.substitutionName.flatMap(argument)
        for (slot, spelling) in new.ordered {
            if available.has(slot) || old?.has(slot) ?? false || slot.number == driver { continue }
            let isOther = available.takes(slot.number)
            return isOther ? .placeholderOfAnotherType(spelling) : .placeholderExtra(spelling)
        }
        return nil
    }

    /// What a translation has to take: what the source text takes, or of a text that is chosen by a number what all its
    /// forms take besides that number. A translation that lacks something already may go on lacking it.
    private func required(at unit: ExchangeUnit, _ old: ArgumentUse?) -> ArgumentUse {
        let finder = SourceTextFinder(entry: entry.entry, source: entry.source)
        let texts = unit.path.isPlural ? finder.texts(atAnyFormOf: unit.path) : [unit.source]
        let uses = texts.map { text in
            Self.use(of: text, at: unit.path, entry.sourceTexts, entry.targetTexts) { key.has($0) }
        }
        guard var required = uses.first else { return ArgumentUse() }
        for use in uses.dropFirst() { required.formIntersection(use) }
        if let name = unit.path.substitutionName {
            required.remove(argument(of: name) ?? 1)
        } else if unit.path.isPlural, let number = uses.lazy.compactMap(\.firstNumber).first {
            required.remove(number)
        }
        if let old { required.formIntersection(old) }
        return required
    }

    private func argument(of name: String) -> Int? {
        entry.targetTexts.argument(of: name) ?? entry.sourceTexts.argument(of: name)
    }

    private static func use(
        of text: String, at path: VariationPath, _ texts: SubstitutionTexts, _ others: SubstitutionTexts,
        _ counts: (ArgumentUse.Slot) -> Bool
    ) -> ArgumentUse {
        let first = path.substitutionName.flatMap { texts.argument(of: $0) ?? others.argument(of: $0) } ?? 1
        return ArgumentUse(text, from: first, argument: { texts.givenArgument(of: $0) }, counts: counts)
    }

    /// All texts of the source language, with their places.
    private static func sourceTexts(of entry: ExchangeEntry) -> [(text: String, path: VariationPath)] {
        entry.source?.units.compactMap { path, unit in unit.value.map { ($0.string, path) } } ?? []
    }
}

extension ArgumentUse {
    /// The slots by number, so that the first problem is named.
    fileprivate var ordered: [(slot: Slot, spelling: String)] {
        slots.map { (slot: $0.key, spelling: $0.value) }
            .sorted { ($0.slot.number, $0.spelling) < ($1.slot.number, $1.spelling) }
    }
}
