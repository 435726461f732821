internal import LookupTable
internal import LookupTableWriter
internal import StringCatalog

/// Turns the entries of a catalog into messages and puts them into a table.
///
/// Nearly all texts of nearly all catalogs are plain: those go from the bytes of the file to the table without being
/// parsed. What varies or has placeholders is taken apart here, once, and everything that is wrong with it is said.
struct CatalogLowering {
    /// The greatest number of bytes of a text with the forms of all the substitutions it names.
    static let greatestMessageLength = 1 << 20

    /// The greatest number of devices that a text may vary by. Apple has eight.
    static let greatestDeviceCount = 64

    typealias Role = TextRole

    let catalog: StringCatalog
    let options: CompilationOptions
    var languages: LanguagePlan
    var writer: TableWriter
    var findings: Findings
    private(set) var keyCount = 0

    /// Of each language whether it shows the source text where it has none, and no other.
    private let fallsToSourceAlone: [Bool]

    /// What each language has for the entry at hand.
    private var texts: [LoweredText]
    private var slots: [TableWriter.Slot] = []

    /// The arguments of the entry's key, and of key and source text together, once somebody asks.
    private var reference: ReferenceArguments?
    /// The entry's key as a text, once a language needs it; what is wrong with it is said once.
    private var keyMessage: TableWriter.MessageReference?

    init(catalog: StringCatalog, options: CompilationOptions, languages: LanguagePlan, findings: Findings) {
        self.catalog = catalog
        self.options = options
        self.languages = languages
        self.findings = findings
        writer = TableWriter(
            name: options.tableName, languages: languages.languages, sourceLanguage: LanguagePlan.sourceIndex)
        fallsToSourceAlone = languages.chains.map { $0.count <= 2 }
        texts = Array(repeating: .none, count: languages.languages.count)
        slots.reserveCapacity(languages.languages.count)
    }

    /// Compiles all entries.
    mutating func lowerEntries() {
        for entry in catalog.entries where options.includes(entry) {
            lower(entry)
        }
    }

    private mutating func lower(_ entry: StringCatalog.Entry) {
        guard let key = entry.keyText else { return }
        reference = nil
        keyMessage = nil
        for index in texts.indices { texts[index] = .none }
        for localization in entry.localizations {
            guard let tag = localization.languageTagText, let language = languages.index(of: tag) else { continue }
            let role: Role = language == LanguagePlan.sourceIndex ? .source : .translation
            texts[language] = lower(localization, of: entry, as: role)
        }
        fillSlots(of: entry)
        let bytes = key.utf8
        writer.addEntry(key: bytes.span, slots: slots)
        keyCount += 1
    }

    // MARK: Fallback

    private mutating func fillSlots(of entry: StringCatalog.Entry) {
        slots.removeAll(keepingCapacity: true)
        var sourceSlot: TableWriter.Slot?
        for language in texts.indices {
            if case .every(let message) = texts[language] {
                slots.append(.every(TableWriter.Origin(message: message, language: language)))
                continue
            }
            if case .none = texts[language], fallsToSourceAlone[language] {
                let slot = sourceSlot ?? slot(of: LanguagePlan.sourceIndex, entry: entry)
                sourceSlot = slot
                slots.append(slot)
                continue
            }
            slots.append(slot(of: language, entry: entry))
        }
    }

    /// What a language gives, worked out along its fallback chain for each device: a device that a localization does
    /// not name, and has no `other` for, goes on to the next language.
    private mutating func slot(of language: Int, entry: StringCatalog.Entry) -> TableWriter.Slot {
        var branches: [TableWriter.DeviceBranch] = []
        var known: Set<String> = []
        for candidate in languages.chains[language] {
            switch texts[candidate] {
            case .none:
                continue
            case .every(let message):
                let other = TableWriter.Origin(message: message, language: candidate)
                return branches.isEmpty ? .every(other) : .device(branches, other: other)
            case .device(let own, let other):
                for branch in own where known.insert(branch.device).inserted {
                    let origin = TableWriter.Origin(message: branch.message, language: candidate)
                    branches.append(TableWriter.DeviceBranch(device: branch.device, origin: origin))
                }
                guard let other else { continue }
                return .device(branches, other: TableWriter.Origin(message: other, language: candidate))
            }
        }
        let other = TableWriter.Origin(message: keyMessage(of: entry), language: LanguagePlan.sourceIndex)
        return branches.isEmpty ? .every(other) : .device(branches, other: other)
    }

    /// The key as a text, which is what an entry without a source text shows.
    private mutating func keyMessage(of entry: StringCatalog.Entry) -> TableWriter.MessageReference {
        if let keyMessage { return keyMessage }
        let message = lowerKey(of: entry)
        keyMessage = message
        return message
    }

    private mutating func lowerKey(of entry: StringCatalog.Entry) -> TableWriter.MessageReference {
        guard let key = entry.keyText else { return writer.addMessage(text: "") }
        let bytes = key.utf8
        if FormatString.isPlain(bytes) { return writer.addMessage(text: bytes.span) }
        var none = SubstitutionSet()
        return writer.addMessage(lower(key, as: .key, substitutions: &none, at: TextPlace(entry: entry)).parts)
    }

    // MARK: Numbering

    /// Numbers the arguments of a text of the entry in `place`.
    mutating func number(
        _ parsed: inout ParsedText, as role: Role, from first: Int = 1, countsArg: Bool, at place: TextPlace,
        driver: ArgumentKinds.Kind? = nil, argNum: (String) -> Int? = { _ in nil }
    ) {
        if parsed.format.hasSpaceFlag {
            let known = reference ?? ReferenceArguments(of: place.entry, sourceLanguage: catalog.sourceLanguage)
            reference = known
            known.number(&parsed, as: role, from: first, driver: driver, argNum: argNum)
        }
        parsed.format.assignArguments(from: first, countsArg: countsArg, argNum: argNum)
    }
}
