internal import Internationalization
internal import LookupTable
internal import StringCatalog

/// The languages of a table and where each takes a text from that it does not have.
struct LanguagePlan {
    /// The source language is the first.
    static let sourceIndex = 0

    /// The most languages that one takes texts from, the source language apart.
    private static let longestChain = 32

    /// The source language, then the others in the order of their bytes.
    let languages: [TableLanguage]

    /// For each language the languages whose text it shows, nearest first: itself, other spellings of its tag, its
    /// CLDR parents in the same script, the source language.
    let chains: [[Int]]

    private let survey: LanguageSurvey
    /// The language for each spelling of the survey; `nil` for those that are not compiled.
    private let languageOfSpelling: [Int?]

    init(_ catalog: StringCatalog, options: CompilationOptions) {
        let survey = LanguageSurvey(catalog, options: options)
        let source = Array(catalog.sourceLanguage.utf8)
        let wanted = options.languages.map { $0.map(WantedLanguage.init) }
        var chosen: [(bytes: [UInt8], spelling: Int?)] = [(source, survey.spellings.firstIndex { $0.bytes == source })]
        for (index, spelling) in survey.spellings.enumerated() where spelling.bytes != source && spelling.hasText {
            guard wanted?.contains(where: { $0.matches(spelling) }) ?? true else { continue }
            chosen.append((spelling.bytes, index))
        }
        chosen[1...].sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }

        var languageOfSpelling: [Int?] = Array(repeating: nil, count: survey.spellings.count)
        for (language, choice) in chosen.enumerated() {
            if let spelling = choice.spelling { languageOfSpelling[spelling] = language }
        }
        let tags = chosen.map { LanguageTag(utf8: $0.bytes.span) }
        languages = zip(chosen, tags).map { choice, tag in
            let text = String(decoding: choice.bytes, as: UTF8.self)
            let maximized = tag.map { ($0.maximized ?? $0.canonical).description }
            return TableLanguage(tag: text, maximizedTag: maximized ?? (text.isEmpty ? "und" : text))
        }
        chains = Self.chains(of: tags)
        self.survey = survey
        self.languageOfSpelling = languageOfSpelling
    }

    /// What finds the localizations, whose tags have the numbers that ``language(ofTag:)`` takes.
    var finder: LocalizationFinder { survey.finder }

    /// The language of the tag with this number; `nil` if it is not compiled.
    func language(ofTag number: Int) -> Int? {
        number < languageOfSpelling.count ? languageOfSpelling[number] : nil
    }

    private static func chains(of tags: [LanguageTag?]) -> [[Int]] {
        let known = tags.indices.filter { tags[$0] != nil }
        let available = TextFallbacks(among: tags.compactMap(\.self))
        return tags.indices.map { language in
            var chain = [language]
            if let tag = tags[language] {
                let respelled = available.spellings(of: tag).map { known[$0] }
                let fallbacks = available.places(for: tag).map { known[$0] }
                for place in respelled + fallbacks where !chain.contains(place) {
                    // No language has so many parents; a language that is spelled in thousands of ways would have them.
                    guard chain.count < longestChain else { break }
                    chain.append(place)
                }
            }
            if !chain.contains(sourceIndex) { chain.append(sourceIndex) }
            return chain
        }
    }

    // MARK: Checks

    /// Says which tags are malformed or spelled in two ways, and which wanted ones the catalog does not have.
    func check(_ catalog: StringCatalog, options: CompilationOptions, findings: inout Findings) {
        if let localization = survey.firstBeyondLimit {
            findings.add(.tooManyLanguages, at: localization.position)
        }
        for spelling in survey.spellings where spelling.tag == nil {
            findings.add(.malformedLanguageTag(spelling.text), at: spelling.position)
        }
        let source = catalog.json["sourceLanguage"]
        if !catalog.sourceLanguage.isEmpty, LanguageTag(catalog.sourceLanguage) == nil,
            !survey.spellings.contains(where: { $0.text == catalog.sourceLanguage })
        {
            findings.add(
                .malformedLanguageTag(catalog.sourceLanguage), at: source?.position ?? catalog.json.position)
        }
        checkSpelledTwice(&findings)
        for language in options.languages ?? [] {
            let wanted = WantedLanguage(language)
            guard !survey.spellings.contains(where: wanted.matches), language != catalog.sourceLanguage else {
                continue
            }
            findings.add(.languageNotInCatalog(language), at: source?.position ?? catalog.json.position)
        }
    }

    private func checkSpelledTwice(_ findings: inout Findings) {
        var first: [LanguageTag: LanguageSurvey.Spelling] = [:]
        for spelling in survey.spellings {
            guard let canonical = spelling.tag?.canonical else { continue }
            guard let earlier = first[canonical] else {
                first[canonical] = spelling
                continue
            }
            findings.add(
                .languageSpelledTwice(earlier.text, spelling.text), at: spelling.position,
                notes: [Diagnostic.Note("'\(earlier.text)' is here", position: earlier.position)])
        }
    }
}

/// A language that the caller asks for.
private struct WantedLanguage {
    let text: String
    let canonical: LanguageTag?

    init(_ text: String) {
        self.text = text
        canonical = LanguageTag(text)?.canonical
    }

    /// Whether a spelling in the catalog means the language.
    func matches(_ spelling: LanguageSurvey.Spelling) -> Bool {
        spelling.text == text || canonical != nil && spelling.tag?.canonical == canonical
    }
}
