package import StringCatalog

/// Takes translations that arrive in one language into a catalog.
///
/// Only string units that are translated anew change; everything else keeps its bytes. What would break an entry is
/// refused and reported, and the rest is taken.
package struct CatalogImport {
    private let languageTag: String
    private let options: ImportOptions
    private let path: String
    private var book: AddressBook
    private var editor: CatalogEditor
    private var counts = ImportCounts()
    private var diagnostics: [Diagnostic] = []

    /// Takes the translations of `arrivals` into `catalog`.
    ///
    /// - Parameters:
    ///   - arrivals: The texts of one language, in the order of their file.
    ///   - languageTag: The language. The catalog's own spelling of it is used.
    ///   - catalog: A catalog that was read without errors of syntax.
    ///   - path: The path of the file that brought the texts, for diagnostics.
    ///   - order: Where new members go.
    ///   - options: What is taken.
    /// - Throws: `EditError.damagedFile`.
    /// - Complexity: Linear in the size of the catalog and of the arrivals, besides what finding the places of new
    ///   members costs.
    package static func run(
        _ arrivals: [Arrival], languageTag: String, into catalog: StringCatalog, path: String, order: MemberOrder,
        options: ImportOptions
    ) throws(EditError) -> ImportResult {
        var work = CatalogImport(
            languageTag: LanguageSpelling.tag(languageTag, in: catalog), options: options, path: path,
            editor: try CatalogEditor(catalog, order: order))
        work.take(arrivals)
        return ImportResult(
            bytes: work.editor.bytes(), counts: work.counts,
            diagnostics: work.diagnostics.sorted { $0.position < $1.position })
    }

    private init(languageTag: String, options: ImportOptions, path: String, editor: CatalogEditor) {
        self.languageTag = languageTag
        self.options = options
        self.path = path
        self.editor = editor
        book = AddressBook(editor.catalog, languageTag: languageTag)
    }

    // MARK: Addresses

    private mutating func take(_ arrivals: [Arrival]) {
        var order: [Int] = []
        var byEntry: [Int: [(path: VariationPath, arrival: Arrival)]] = [:]
        var lines: [AddressBook.Place: Int] = [:]
        for arrival in arrivals {
            guard let place = place(of: arrival) else { continue }
            if let line = lines[place] {
                refuse(.duplicateID(firstLine: line), arrival)
                continue
            }
            lines[place] = arrival.position.line
            if byEntry[place.entry] == nil { order.append(place.entry) }
            byEntry[place.entry, default: []].append((place.path, arrival))
        }
        for index in order {
            guard let entry = book.entry(at: index), let arrivals = byEntry[index] else { continue }
            take(arrivals, into: entry)
        }
        if counts.unfinished > 0, let position = arrivals.first?.position {
            diagnostics.append(
                Diagnostic(.unfinished(count: counts.unfinished), path: path, position: position, language: languageTag)
            )
        }
    }

    private mutating func place(of arrival: Arrival) -> AddressBook.Place? {
        switch book.answer(arrival.address) {
        case .found(let place): return place
        case .ambiguous: refuse(.ambiguousID, arrival)
        case .unknown: refuse(.unknownID(suggestion: nil), arrival)
        case .otherShape(let place):
            if options.policy == .xcode { return place }
            refuse(.unknownID(suggestion: book.entry(at: place.entry)?.units.first?.id), arrival)
        }
        return nil
    }

    // MARK: Entries

    /// A translation that is to be taken.
    private struct Change {
        let unit: ExchangeUnit
        let arrival: Arrival
        let value: String
        let state: StringCatalog.State
    }

    private mutating func take(_ arrivals: [(path: VariationPath, arrival: Arrival)], into entry: ExchangeEntry) {
        lazy var check = PlaceholderCheck(entry)
        let units = Dictionary(entry.units.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var changes: [Change] = []
        var isTouched = false
        for (path, arrival) in arrivals {
            let unit =
                units[path] ?? ExchangeUnit(path: path, id: arrival.id, source: arrival.source ?? "", target: nil)
            guard let value = value(of: arrival, for: unit, in: entry) else {
                counts.untranslated += 1
                continue
            }
            let isSame = unit.target?.value.map { $0 == value } ?? false
            guard let state = state(of: arrival, isSame: isSame) else { continue }
            isTouched = true
            if isSame, unit.target?.state == state {
                counts.unchanged += 1
            } else if options.policy == .safe, !isSame, let problem = problem(with: value, arrival, unit, check) {
                refuse(problem, arrival)
            } else {
                changes.append(Change(unit: unit, arrival: arrival, value: value, state: state))
            }
        }
        var draft: LocalizationDraft
        switch options.policy {
        case .safe:
            draft = self.draft(of: entry, &changes)
        case .xcode:
            draft = Self.draft(of: entry, changes)
            if isTouched { draft.fill() }
        }
        for change in changes where isOutdated(change, in: entry) { report(.sourceChanged, change.arrival) }
        write(draft, of: entry, changes)
    }

    private static func draft(of entry: ExchangeEntry, _ changes: [Change]) -> LocalizationDraft {
        var draft = LocalizationDraft(entry)
        for change in changes { draft.set(change.value, change.state, at: change.unit.path) }
        return draft
    }

    /// Refuses changes that need others which are not there, until the rest makes a whole.
    private mutating func draft(of entry: ExchangeEntry, _ changes: inout [Change]) -> LocalizationDraft {
        while true {
            let draft = Self.draft(of: entry, changes)
            let problems = changes.map { draft.problem(at: $0.unit.path) }
            guard problems.contains(where: { $0 != nil }) else { return draft }
            for (change, problem) in zip(changes, problems) {
                if let problem { refuse(problem, change.arrival) }
            }
            changes = zip(changes, problems).filter { $0.1 == nil }.map(\.0)
        }
    }

    private mutating func write(_ draft: LocalizationDraft, of entry: ExchangeEntry, _ changes: [Change]) {
        do throws(EditError) {
            try draft.write(to: &editor, language: languageTag)
            counts.changed += changes.count
        } catch {
            for change in changes { refuse(.editRefused(error.description), change.arrival) }
        }
    }

    // MARK: Texts

    /// The translation as the catalog spells it; nil where there is none.
    private func value(of arrival: Arrival, for unit: ExchangeUnit, in entry: ExchangeEntry) -> String? {
        guard let text = arrival.text else { return nil }
        let old = unit.target?.value?.string
        if text.isEmpty, old?.isEmpty ?? true, options.policy == .safe { return nil }
        switch arrival.spelling {
        case .exchanged:
            return entry.targetTexts.restored(text, at: unit.path, replacing: old)
        case .catalog:
            // Programs for tables may write all line ends alike.
            return (old ?? unit.source).utf8.contains(0x0D) ? text : text.withLineFeeds
        }
    }

    /// The state that a translation gets; nil where it is left out.
    private mutating func state(of arrival: Arrival, isSame: Bool) -> StringCatalog.State? {
        switch arrival.state {
        case .finished(let state): return state
        case .unstated where isSame: counts.unchanged += 1
        case .unstated: return .translated
        case .unfinished where isSame: counts.unchanged += 1
        case .unfinished where options.acceptsUnfinished: return .needsReview
        case .unfinished: counts.unfinished += 1
        }
        return nil
    }

    private func problem(
        with value: String, _ arrival: Arrival, _ unit: ExchangeUnit, _ check: PlaceholderCheck
    ) -> DiagnosticMessage? {
        if arrival.hasEmptyElements { return .emptyElement }
        if value.isEmpty { return .emptyTranslation }
        return check.problem(in: value, of: unit)
    }

    /// Whether the source text is another one than the translator saw.
    private func isOutdated(_ change: Change, in entry: ExchangeEntry) -> Bool {
        guard let source = change.arrival.source else { return false }
        switch change.arrival.spelling {
        case .exchanged: return source != entry.exchangedSource(of: change.unit)
        case .catalog: return source.withLineFeeds != change.unit.source.withLineFeeds
        }
    }

    // MARK: Reports

    private mutating func refuse(_ message: DiagnosticMessage, _ arrival: Arrival) {
        counts.refused += 1
        report(message, arrival)
    }

    private mutating func report(_ message: DiagnosticMessage, _ arrival: Arrival) {
        diagnostics.append(
            Diagnostic(message, path: path, position: arrival.position, language: languageTag, keyPath: arrival.id))
    }
}

extension String {
    /// The text with LF for each CRLF.
    fileprivate var withLineFeeds: String {
        guard utf8.contains(0x0D) else { return self }
        var bytes: [UInt8] = []
        let text = Array(utf8)
        for (index, byte) in text.enumerated() {
            if byte == 0x0D, index + 1 < text.count, text[index + 1] == 0x0A { continue }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
