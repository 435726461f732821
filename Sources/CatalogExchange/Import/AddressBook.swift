import StringCatalog

/// Finds the texts of a catalog that arrivals are for.
struct AddressBook {
    /// A text of the catalog.
    struct Place: Hashable {
        /// The index of the entry in the catalog.
        let entry: Int
        let path: VariationPath
    }

    /// The outcome of looking an address up.
    enum Answer {
        /// The catalog has the text.
        case found(Place)
        /// The catalog has the key, and the path is none that its translation has.
        case otherShape(Place)
        /// Two texts have the id.
        case ambiguous
        /// The catalog has no such text.
        case unknown
    }

    private let catalog: StringCatalog
    private let shape: ExchangeShape
    private var indices: [ExactName: Int] = [:]
    private var entries: [Int: ExchangeEntry?] = [:]

    init(_ catalog: StringCatalog, languageTag: String) {
        self.catalog = catalog
        shape = ExchangeShape(languageTag: languageTag, sourceLanguage: catalog.sourceLanguage)
        for (index, entry) in catalog.entries.enumerated() { indices[ExactName(entry.key)] = index }
    }

    /// The texts of an entry; nil where it has none that can be exchanged.
    mutating func entry(at index: Int) -> ExchangeEntry? {
        if let entry = entries[index] { return entry }
        let model = catalog.entries[index]
        let entry = model.isValid ? shape.entry(model) : nil
        entries[index] = .some(entry)
        return entry
    }

    /// Looks an address up.
    mutating func answer(_ address: Arrival.Address) -> Answer {
        let candidates =
            switch address {
            case .id(let id): candidates(for: id)
            case .path(let key, let path): indices[ExactName(key)].map { [Place(entry: $0, path: path)] } ?? []
            }
        let found = candidates.filter { place in
            entry(at: place.entry)?.units.contains { $0.path == place.path } ?? false
        }
        if found.count > 1 { return .ambiguous }
        if let place = found.first { return .found(place) }
        guard let place = candidates.first, entry(at: place.entry) != nil else { return .unknown }
        return .otherShape(place)
    }

    /// What an id may mean: a key, or a key and a path. Keys may hold what stands between the two.
    private func candidates(for id: String) -> [Place] {
        var candidates: [Place] = []
        if let index = indices[ExactName(id)] { candidates.append(Place(entry: index, path: VariationPath())) }
        // A path holds the separator only in the name of a substitution; more than a few are no path.
        var end = id.endIndex
        for _ in 0..<4 {
            guard let separator = id[..<end].lastRange(of: VariationPath.separator) else { break }
            if let index = indices[ExactName(String(id[..<separator.lowerBound]))],
                let path = VariationPath(exchangeText: String(id[separator.upperBound...])), !path.steps.isEmpty
            {
                candidates.append(Place(entry: index, path: path))
            }
            end = separator.lowerBound
        }
        return candidates
    }
}

extension Substring {
    /// The last place of a text of ASCII characters, found by its bytes.
    fileprivate func lastRange(of text: String) -> Range<String.Index>? {
        let (bytes, wanted) = (utf8, text.utf8)
        guard bytes.count >= wanted.count else { return nil }
        var start = bytes.index(bytes.endIndex, offsetBy: -wanted.count)
        while true {
            if bytes[start...].starts(with: wanted) { return start..<bytes.index(start, offsetBy: wanted.count) }
            guard start > bytes.startIndex else { return nil }
            start = bytes.index(before: start)
        }
    }
}
