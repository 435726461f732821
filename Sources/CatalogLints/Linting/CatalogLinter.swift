internal import CatalogCompiler
internal import StringCatalog

/// Looks for what no compiler minds: texts that differ from the source text where they should not, forms that are
/// missing, characters that got lost.
struct CatalogLinter {
    let catalog: StringCatalog
    var findings: LintFindings
    private var languages: [(tag: [UInt8], language: LintLanguage)] = []
    private var languageIndices: [[UInt8]: Int] = [:]
    /// Where to look first: catalogs have their languages in the same order in every entry.
    private var guess = 0
    private let sourceTag: [UInt8]
    let sourceLanguage: LintLanguage

    /// What is known of the entry at hand.
    struct EntryContext {
        let entry: StringCatalog.Entry
        let key: Leaf
        /// What translations are compared with; nil where the key is an identifier that says nothing.
        var source: SourceTexts?
        var formats: EntryFormats
        /// The arguments of the key, and of the source text where there is one.
        var keyArguments: TextArguments
        var sourceArguments: TextArguments?
        /// Whether the key or a source text has a percent sign.
        var hasPercentSign: Bool

        /// The arguments that translations have to take, and those that they may take.
        var expected: TextArguments { sourceArguments ?? keyArguments }
    }

    init(_ catalog: StringCatalog, selection: LintSelection) {
        self.catalog = catalog
        findings = LintFindings(path: catalog.path, selection: selection)
        sourceTag = Array(catalog.sourceLanguage.utf8)
        sourceLanguage = LintLanguage(tag: catalog.sourceLanguage, isSource: true)
        languages = [(sourceTag, sourceLanguage)]
        languageIndices = [sourceTag: 0]
    }

    /// Looks through a catalog. The findings stand in the order of its entries.
    ///
    /// - Complexity: Linear in the size of the catalog.
    static func lint(_ catalog: StringCatalog, selection: LintSelection) -> CatalogLinter {
        var linter = CatalogLinter(catalog, selection: selection)
        linter.lintSourceLanguage()
        for entry in catalog.entries where entry.isValid { linter.lint(entry) }
        return linter
    }

    /// The languages of the catalog, the source language first.
    var languageTags: [String] { languages.map(\.language.tag) }

    // MARK: Entries

    private mutating func lint(_ entry: StringCatalog.Entry) {
        guard let keyText = entry.keyText else { return }
        if entry.extractionState == .stale {
            // Nothing shows its texts any more.
            if findings.wants(.stale) { findings.add(.staleEntry, at: entry.position, in: TextPlace(entry: entry)) }
            lintLanguages(of: entry)
            return
        }
        var localizations: [(language: LintLanguage, localization: StringCatalog.Localization)] = []
        var source: LocalizationTexts?
        var hasSource = false
        for localization in entry.localizations {
            guard let tag = localization.languageTagText else { continue }
            let language = language(of: tag, localization)
            guard !localization.isNull else { continue }
            if language.isSource { hasSource = true }
            guard localization.isValid else { continue }
            if language.isSource {
                source = LocalizationTexts(localization)
            } else {
                localizations.append((language, localization))
            }
        }
        var key = Leaf(nil, keyText)
        var formats = EntryFormats(of: entry, sourceLanguage: catalog.sourceLanguage)
        if key.hasPercentSign { key.format = formats.format(of: keyText, as: .key) }
        source?.parse(&formats, as: .source)
        var context = EntryContext(
            entry: entry, key: key, source: nil, formats: formats,
            keyArguments: key.format == nil ? TextArguments() : TextArguments(key: key), sourceArguments: nil,
            hasPercentSign: key.hasPercentSign)
        lintKey(context, hasSourceText: source?.hasText ?? false, hasSource: hasSource)
        if let source, source.hasText {
            context.source = SourceTexts(source, language: sourceLanguage)
            if source.leaves.contains(where: { $0.format != nil }) {
                context.sourceArguments = TextArguments(source)
                context.hasPercentSign = true
            } else if key.hasPercentSign {
                context.sourceArguments = TextArguments()
            }
        } else if !KeyShape.isIdentifier(key.text) {
            context.source = SourceTexts(key: key, language: sourceLanguage)
        }
        if let source { lint(source, in: sourceLanguage, &context) }
        for (language, localization) in localizations {
            var texts = LocalizationTexts(localization)
            texts.parse(&context.formats, as: .translation)
            lint(texts, in: language, &context)
        }
    }

    /// Looks at the texts of one language.
    private mutating func lint(_ texts: LocalizationTexts, in language: LintLanguage, _ context: inout EntryContext) {
        lintDevices(texts, context.entry)
        if !texts.plurals.isEmpty { lintPlurals(texts, in: language, context.entry) }
        lintArguments(texts, in: language, context)
        for leaf in texts.leaves {
            lintText(leaf, of: texts, in: language, context)
            guard !language.isSource, !language.isPseudo, let source = context.source?.text(for: leaf, in: texts) else {
                continue
            }
            compare(leaf, of: texts, with: source, in: language, context)
        }
    }

    // MARK: Languages

    private mutating func language(of tag: JSONString, _ localization: StringCatalog.Localization) -> LintLanguage {
        let bytes = tag.utf8
        // Most entries have the languages in one order.
        if guess < languages.count, languages[guess].tag.elementsEqual(bytes) { return known(guess) }
        let key = Array(bytes)
        if let index = languageIndices[key] { return known(index) }
        let language = LintLanguage(tag: tag.string, isSource: false)
        languageIndices[key] = languages.count
        languages.append((key, language))
        lintTag(of: language, at: localization.position)
        return language
    }

    private mutating func known(_ index: Int) -> LintLanguage {
        guess = index + 1 == languages.count ? 0 : index + 1
        return languages[index].language
    }

    private mutating func lintLanguages(of entry: StringCatalog.Entry) {
        for localization in entry.localizations {
            guard let tag = localization.languageTagText else { continue }
            _ = language(of: tag, localization)
        }
    }

    private mutating func lintSourceLanguage() {
        guard !sourceTag.isEmpty else { return }
        lintTag(of: sourceLanguage, at: catalog.json["sourceLanguage"]?.position ?? catalog.json.position)
    }

    private mutating func lintTag(of language: LintLanguage, at position: SourcePosition) {
        guard !language.isKnown else { return }
        findings.add(.unknownLanguage(language.tag, meant: language.meant), at: position)
    }
}

extension LocalizationTexts {
    /// Whether there is a text that is not empty.
    var hasText: Bool { leaves.contains { $0.text.count > 0 } }
}
