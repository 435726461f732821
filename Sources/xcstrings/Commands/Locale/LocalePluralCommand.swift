import Internationalization

/// `xcstrings locale plural`: the plural category of numbers.
struct LocalePluralCommand: Command {
    private static let values = Positional(
        "VALUE", .any,
        help: "A number as it is printed: 1, 1.0 and 1.50 may differ; 1.2c3 has a compact exponent. Without one, "
            + "numbers are read from standard input, one on each line.")
    private static let ordinal = CommandOption("ordinal", help: "The category of 1st, 2nd, 3rd instead of 1, 2, 3.")

    static let description = CommandDescription(
        "plural", summary: "Print the plural category of numbers, one on each line.",
        positionals: [values],
        options: [LocaleOptions.language, ordinal, LocaleOptions.json],
        examples: [
            .init("xcstrings locale plural 21 22 25 1.5 --language ru", "Prints one, few, many, other."),
            .init("seq 0 30 | xcstrings locale plural -l lv", "The categories of many numbers."),
        ])

    private let values: ValueSource
    private let tag: LanguageTag
    private let isOrdinal: Bool
    private let isJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        values = ValueSource(arguments.values(of: Self.values))
        tag = try LocaleOptions.language(in: arguments)
        isOrdinal = arguments.has(Self.ordinal)
        isJSON = arguments.has(LocaleOptions.json)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let rules = PluralRules(for: tag, kind: isOrdinal ? .ordinal : .cardinal)
        return try values.forEach(output) { value throws(ValueError) in
            guard let operands = PluralOperands(value) else {
                throw ValueError("'\(value)' is no number; write it like 3, -2.50 or 1.2c3")
            }
            let category = rules.category(for: operands).keyword
            guard isJSON else { return output.writeLine(category) }
            let members: [(String, JSONText)] = [
                ("value", .string(value)), ("language", .string(tag.description)),
                ("kind", .string(isOrdinal ? "ordinal" : "cardinal")), ("category", .string(category)),
            ]
            output.writeLine(JSONText.object(members).line)
        }
    }
}
