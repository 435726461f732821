internal import Internationalization
internal import StringCatalog

/// Turns the entries of a catalog into the members of Apple's tables, language by language.
struct AppleTableLowering {
    /// The two tables of a language.
    private struct Tables {
        /// Plain texts, `.strings`.
        var strings = PropertyListDictionary()
        /// Texts that vary, `.stringsdict`.
        var stringsDictionary = PropertyListDictionary()
    }

    /// What was said about a place.
    private struct Report: Hashable {
        let message: DiagnosticMessage
        let position: SourcePosition
    }

    private let catalog: StringCatalog
    let options: CompilationOptions
    private let languages: AppleTableLanguages
    /// The tables for each spelling of a language in the catalog.
    private var tables: [Tables]
    /// The directory of the source language, by which its texts are known in whatever spelling.
    private let sourceDirectory: String
    private(set) var findings: Findings
    private var reported: Set<Report> = []

    /// What the entry at hand takes as arguments, to tell placeholders from prose.
    private var reference: ReferenceArguments?

    init(_ catalog: StringCatalog, options: CompilationOptions) {
        self.catalog = catalog
        self.options = options
        languages = AppleTableLanguages(catalog, options: options)
        tables = Array(repeating: Tables(), count: languages.directories.count)
        sourceDirectory = AppleLocaleDirectory.name(for: catalog.sourceLanguage)
        findings = Findings(path: catalog.path)
        languages.check(&findings)
        if !AppleTableLanguages.isFileName(options.tableName) {
            findings.add(.notAFileName(options.tableName), at: catalog.json.position)
        }
    }

    /// Lowers all entries that are to be compiled.
    mutating func lowerEntries() {
        for entry in catalog.entries where options.includes(entry) {
            reference = nil
            for localization in entry.localizations {
                guard let tag = localization.languageTagText, let language = languages.index(of: tag) else { continue }
                let isSource = languages.directories[language] == sourceDirectory
                lower(localization, of: entry, language: language, as: isSource ? .source : .translation)
            }
        }
    }

    /// The files of all languages, in the order of their paths.
    func files() -> [AppleTables.File] {
        var files: [AppleTables.File] = []
        for (directory, tables) in zip(languages.directories, tables) {
            guard let directory else { continue }
            let path = "\(directory).lproj/\(options.tableName)"
            if !tables.strings.isEmpty {
                files.append(.init(path: path + ".strings", contents: PropertyListWriter.write(tables.strings)))
            }
            if !tables.stringsDictionary.isEmpty {
                files.append(
                    .init(path: path + ".stringsdict", contents: PropertyListWriter.write(tables.stringsDictionary)))
            }
        }
        return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private mutating func lower(
        _ localization: StringCatalog.Localization, of entry: StringCatalog.Entry, language: Int,
        as role: CatalogLowering.Role
    ) {
        guard localization.isValid, !localization.isNull, let key = entry.keyText else { return }
        if role == .source, entry.extractionState != .manual, localization.isNewText { return }
        let place = TextPlace(entry: entry, localization: localization)
        let texts = texts(of: localization, as: role, at: place)
        guard texts.plain != nil || texts.varying != nil else { return }
        let bytes = checked(key, at: TextPlace(entry: entry))
        if let plain = texts.plain { tables[language].strings.append(bytes, .string(plain)) }
        if let varying = texts.varying { tables[language].stringsDictionary.append(bytes, varying) }
    }

    /// Adds a finding, once: a substitution is looked at for each text that names it.
    mutating func report(_ message: DiagnosticMessage, at position: SourcePosition, in place: TextPlace) {
        guard reported.insert(Report(message: message, position: position)).inserted else { return }
        findings.add(message, at: position, in: place)
    }

    /// Looks for what a property list cannot hold.
    mutating func check(_ text: JSONString, at place: TextPlace) {
        guard let (offset, scalar) = PropertyListWriter.firstUnwritable(in: text.utf8) else { return }
        report(.unwritableCharacter(scalar, key: place.entry.key), at: text.position(at: offset), in: place)
    }

    /// The bytes of a text that goes into a table as it is, checked.
    mutating func checked(_ text: JSONString, at place: TextPlace) -> [UInt8] {
        check(text, at: place)
        return Array(text.utf8)
    }

    /// Takes a text apart and numbers its arguments from `first` on, as the compiler of our own tables does.
    mutating func parse(
        _ text: JSONString, as role: CatalogLowering.Role, from first: Int = 1, countsArg: Bool, at place: TextPlace,
        driver: ArgumentKinds.Kind? = nil, argNum: (String) -> Int? = { _ in nil }
    ) -> ParsedText {
        var parsed = ParsedText(text)
        if parsed.format.hasSpaceFlag {
            let known = reference ?? ReferenceArguments(of: place.entry, sourceLanguage: catalog.sourceLanguage)
            reference = known
            known.number(&parsed, as: role, from: first, driver: driver, argNum: argNum)
        }
        parsed.format.assignArguments(from: first, countsArg: countsArg, argNum: argNum)
        return parsed
    }
}

extension StringCatalog.Localization {
    /// Whether it is a plain text in state `new`, which nobody has looked at since it was found in source code.
    fileprivate var isNewText: Bool {
        let members = LocalizationMembers(self)
        guard let unit = members.stringUnit, unit.state == .new, members.substitutions.isEmpty else { return false }
        return members.variations?.axes.isEmpty ?? true
    }
}
