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
    let languages: LanguagePlan
    var writer: TableWriter
    var findings: Findings
    private(set) var keyCount = 0

    /// Of each language whether it shows the source text where it has none, and no other.
    private let fallsToSourceAlone: [Bool]

    private var finder: LocalizationFinder

    /// What each language has for the entry at hand, of the languages whose text does not vary by device.
    private var messages: [TableWriter.MessageReference?]
    /// What the languages have whose text does.
    private var deviceTexts: [Int: LoweredText] = [:]
    private var origins: [TableWriter.Origin]

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
            name: options.tableName, languages: languages.languages, sourceLanguage: LanguagePlan.sourceIndex,
            sharedText: catalog.source)
        writer.reserveCapacity(entryCount: catalog.entries.count)
        finder = languages.finder
        fallsToSourceAlone = languages.chains.map { $0.count <= 2 }
        messages = Array(repeating: nil, count: languages.languages.count)
        origins = []
        origins.reserveCapacity(languages.languages.count)
    }

    /// Compiles all entries.
    mutating func lowerEntries() {
        for entry in catalog.entries.indices where finder.find(entry, looksAtTexts: true, options) {
            lowerEntry()
        }
    }

    /// Compiles the entry that was found.
    private mutating func lowerEntry() {
        reference = nil
        keyMessage = nil
        for language in messages.indices { messages[language] = nil }
        if !deviceTexts.isEmpty { deviceTexts = [:] }
        for localization in finder.localizations {
            guard let tag = localization.tag, let language = languages.language(ofTag: tag) else { continue }
            if localization.isVerbatim, options.states == nil {
                guard !localization.text.isEmpty else { continue }
                messages[language] = writer.addMessage(sharedText: localization.text)
                continue
            }
            let role: Role = language == LanguagePlan.sourceIndex ? .source : .translation
            if options.states == nil, let text = finder.plainText(of: localization) {
                guard !text.isEmpty else { continue }
                let place = TextPlace(entry: finder.entry, localization: finder.value(of: localization))
                messages[language] = add(text, as: role, at: place)
                continue
            }
            switch lower(finder.value(of: localization), of: finder.entry, as: role) {
            case .none: break
            case .every(let message): messages[language] = message
            case .device(let branches, let other): deviceTexts[language] = .device(branches, other: other)
            }
        }
        keyCount += 1
        if deviceTexts.isEmpty, finder.isKeyVerbatim {
            fillOrigins()
            writer.addEntry(sharedKey: finder.key, origins: origins)
        } else if let key = finder.entry.keyText {
            let slots = messages.indices.map { language in
                let isAbsent = messages[language] == nil && deviceTexts[language] == nil
                return slot(of: isAbsent && fallsToSourceAlone[language] ? LanguagePlan.sourceIndex : language)
            }
            let bytes = key.utf8
            writer.addEntry(key: bytes.span, slots: slots)
        }
    }

    // MARK: Fallback

    /// Works out where each language has its text from, none of them varying by device.
    private mutating func fillOrigins() {
        origins.removeAll(keepingCapacity: true)
        var source: TableWriter.Origin?
        for language in messages.indices {
            if let message = messages[language] {
                origins.append(TableWriter.Origin(message: message, language: language))
            } else if fallsToSourceAlone[language] {
                let origin = source ?? origin(along: languages.chains[LanguagePlan.sourceIndex])
                source = origin
                origins.append(origin)
            } else {
                origins.append(origin(along: languages.chains[language]))
            }
        }
    }

    private mutating func origin(along chain: [Int]) -> TableWriter.Origin {
        for candidate in chain {
            if let message = messages[candidate] { return TableWriter.Origin(message: message, language: candidate) }
        }
        return TableWriter.Origin(message: messageOfKey(), language: LanguagePlan.sourceIndex)
    }

    /// What a language gives, worked out along its fallback chain for each device: a device that a localization does
    /// not name, and has no `other` for, goes on to the next language.
    private mutating func slot(of language: Int) -> TableWriter.Slot {
        var branches: [TableWriter.DeviceBranch] = []
        var known: Set<String> = []
        for candidate in languages.chains[language] {
            if let message = messages[candidate] {
                let other = TableWriter.Origin(message: message, language: candidate)
                return branches.isEmpty ? .every(other) : .device(branches, other: other)
            }
            guard case .device(let own, let other) = deviceTexts[candidate] else { continue }
            for branch in own where known.insert(branch.device).inserted {
                let origin = TableWriter.Origin(message: branch.message, language: candidate)
                branches.append(TableWriter.DeviceBranch(device: branch.device, origin: origin))
            }
            guard let other else { continue }
            return .device(branches, other: TableWriter.Origin(message: other, language: candidate))
        }
        let other = TableWriter.Origin(message: messageOfKey(), language: LanguagePlan.sourceIndex)
        return branches.isEmpty ? .every(other) : .device(branches, other: other)
    }

    /// The key as a text, which is what an entry without a source text shows.
    private mutating func messageOfKey() -> TableWriter.MessageReference {
        if let keyMessage { return keyMessage }
        let message = lowerKey()
        keyMessage = message
        return message
    }

    private mutating func lowerKey() -> TableWriter.MessageReference {
        let entry = finder.entry
        guard let key = entry.keyText else { return writer.addMessage(text: "") }
        return add(key, as: .key, at: TextPlace(entry: entry))
    }

    /// Puts a text into the table that stands by itself.
    mutating func add(_ text: JSONString, as role: Role, at place: TextPlace) -> TableWriter.MessageReference {
        let bytes = text.utf8
        if FormatString.isPlain(bytes) { return writer.addMessage(text: bytes.span) }
        var none = SubstitutionSet()
        return writer.addMessage(lower(text, as: role, substitutions: &none, at: place).parts)
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
