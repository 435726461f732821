internal import Internationalization
internal import StringCatalog

/// The languages of a catalog that are written, and the directory of each.
struct AppleTableLanguages {
    private let survey: LanguageSurvey
    /// The name of the directory for each spelling of the survey, without `.lproj`; nil for those that are not written.
    let directories: [String?]

    init(_ catalog: StringCatalog, options: CompilationOptions) {
        let survey = LanguageSurvey(catalog, options: options)
        let wanted = options.languages.map { Self.spellings($0, of: survey) }
        directories = survey.spellings.indices.map { index in
            guard wanted?.contains(index) ?? true else { return nil }
            return AppleLocaleDirectory.name(for: survey.spellings[index].text)
        }
        self.survey = survey
    }

    /// The number of a language that is written; nil of others.
    func index(of tag: JSONString) -> Int? {
        survey.index(of: tag).flatMap { directories[$0] == nil ? nil : $0 }
    }

    /// The spellings that `tags` mean: the exact one, else those that are canonically equal.
    private static func spellings(_ tags: [String], of survey: LanguageSurvey) -> Set<Int> {
        var found: Set<Int> = []
        for tag in tags {
            if let exact = survey.spellings.firstIndex(where: { $0.text == tag }) {
                found.insert(exact)
            } else if let canonical = LanguageTag(tag)?.canonical {
                let equal = survey.spellings.indices.filter { survey.spellings[$0].tag?.canonical == canonical }
                found.formUnion(equal)
            }
        }
        return found
    }

    /// Says which languages have no directory of their own.
    func check(_ findings: inout Findings) {
        var first: [String: LanguageSurvey.Spelling] = [:]
        for (spelling, directory) in zip(survey.spellings, directories) {
            guard let directory else { continue }
            guard Self.isFileName(directory) else {
                findings.add(.notADirectoryName(spelling.text), at: spelling.position)
                continue
            }
            guard let earlier = first[directory] else {
                first[directory] = spelling
                continue
            }
            findings.add(
                .oneDirectory(earlier.text, spelling.text, directory: directory), at: spelling.position,
                notes: [Diagnostic.Note("'\(earlier.text)' is here", position: earlier.position)])
        }
    }

    /// Whether a text can begin the name of a file or a directory, so that no catalog has files written elsewhere.
    static func isFileName(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { $0 != "/" && $0 != "\\" && $0.value >= 0x20 }
    }
}
