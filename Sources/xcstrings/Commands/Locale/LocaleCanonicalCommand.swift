import Internationalization

/// `xcstrings locale canonical`: language tags in canonical form.
struct LocaleCanonicalCommand: Command {
    private static let tags = Positional(
        "TAG", .any,
        help: "A language tag in the spelling of BCP 47, Apple or POSIX. Without one, tags are read from standard "
            + "input, one on each line.")

    static let description = CommandDescription(
        "canonical", summary: "Print language tags in canonical form, one on each line.",
        details: [
            "With --json also the tag with and without its likely script and region, the locale that it inherits "
                + "from, and the direction of its script."
        ],
        positionals: [tags],
        options: [LocaleOptions.json],
        examples: [
            .init("xcstrings locale canonical iw zh_Hans_CN en-UK", "Prints he, zh-Hans-CN, en-GB."),
            .init("xcstrings locale canonical zh-TW --json", "Shows that it is written in traditional script."),
        ])

    private let tags: ValueSource
    private let isJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        tags = ValueSource(arguments.values(of: Self.tags))
        isJSON = arguments.has(LocaleOptions.json)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        try tags.forEach(output) { text throws(ValueError) in
            guard let tag = LanguageTag(text) else { throw ValueError("'\(text)' is no language tag") }
            let canonical = tag.canonical
            guard isJSON else { return output.writeLine(canonical.description) }
            let members: [(String, JSONText)] = [
                ("tag", .string(text)),
                ("canonical", .string(canonical.description)),
                ("maximized", .optional(canonical.maximized?.description)),
                ("minimized", .optional(canonical.minimized()?.description)),
                ("parent", .optional(canonical.parent?.description)),
                ("direction", .string(canonical.direction == .rightToLeft ? "rtl" : "ltr")),
            ]
            output.writeLine(JSONText.object(members).line)
        }
    }
}
