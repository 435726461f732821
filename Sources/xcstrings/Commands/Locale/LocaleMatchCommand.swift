import Internationalization

/// `xcstrings locale match`: which of some locales suits a user best.
struct LocaleMatchCommand: Command {
    private static let wanted = CommandOption(
        "wanted", value: .text("LIST"), isRepeatable: true,
        help: "What a user wants, as tags or as Accept-Language has it: 'de-CH, fr;q=0.8'. Without it, lists are read "
            + "from standard input, one on each line.")
    private static let available = CommandOption(
        "available", value: .text("LIST"), isRepeatable: true,
        help: "The tags to choose from, separated by commas or spaces. Of equally near ones the first is taken.")
    private static let favor = CommandOption(
        "favor", value: .choice("WHAT", among: ["language", "script"]),
        help: "What counts as nearer: the same language (the default), or letters that the reader knows.")

    static let description = CommandDescription(
        "match", summary: "Print which of the available locales suits a user best.",
        details: [
            "Prints the tag as the list has it, or an empty line where none is near enough, which ends with 1. With "
                + "--json also the tag by which numbers are printed."
        ],
        options: [wanted, available, favor, LocaleOptions.json],
        examples: [
            .init("xcstrings locale match --wanted zh-TW --available 'en, zh-Hans, zh-Hant'", "Prints zh-Hant."),
            .init(
                "xcstrings locale match --wanted 'de-CH, fr;q=0.9' --available en,fr,de",
                "Prints de."),
        ])

    /// A tag to choose from, as it is spelled and as it is read.
    private struct Candidate: Sendable {
        let spelling: String
        let tag: LanguageTag
    }

    private let wanted: [String]
    private let candidates: [Candidate]
    private let favor: LocaleMatcher.Favor
    private let isJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        wanted = arguments.values(of: Self.wanted)
        var candidates: [Candidate] = []
        for list in arguments.values(of: Self.available) {
            for spelling in list.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) {
                guard let tag = LanguageTag(spelling) else { throw UsageError("'\(spelling)' is no language tag") }
                candidates.append(Candidate(spelling: spelling, tag: tag))
            }
        }
        guard !candidates.isEmpty else {
            throw UsageError("there is nothing to choose from: \(Self.available.spelling) LIST")
        }
        self.candidates = candidates
        favor = arguments.value(of: Self.favor) == "script" ? .script : .language
        isJSON = arguments.has(LocaleOptions.json)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let matcher = LocaleMatcher(supported: candidates.map(\.tag), favor: favor)
        return try ValueSource(wanted).forEach(output) { list throws(ValueError) in
            let match = matcher.bestMatch(for: AcceptLanguage(Self.header(list)))
            let spelling = match.map { candidates[$0.index].spelling }
            if isJSON {
                let members: [(String, JSONText)] = [
                    ("wanted", .string(list)), ("match", .optional(spelling)),
                    ("formatting", .optional(match?.formatting.description)),
                ]
                output.writeLine(JSONText.object(members).line)
            } else {
                output.writeLine(spelling ?? "")
            }
            if spelling == nil { throw ValueError("none of the available locales is near '\(list)'") }
        }
    }

    /// A list of tags as `Accept-Language` has it: what is separated by spaces alone gets commas.
    private static func header(_ list: String) -> String {
        guard !list.contains(","), !list.contains(";") else { return list }
        return list.split(separator: " ").joined(separator: ", ")
    }
}
