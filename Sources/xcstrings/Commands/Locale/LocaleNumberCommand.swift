import Internationalization

/// `xcstrings locale number`: numbers as a language prints them.
struct LocaleNumberCommand: Command {
    private static let values = Positional(
        "VALUE", .any,
        help:
            "A number such as 1234.5, -0.25, 1e21, inf or nan. Without one, numbers are read from standard input, one "
            + "on each line.")
    private static let style = CommandOption(
        "style", value: .choice("STYLE", among: ["decimal", "percent"]),
        help: "How to print; percent takes 0.25 for 25%.")

    static let description = CommandDescription(
        "number", summary: "Print numbers as a language writes them, one on each line.",
        positionals: [values],
        options: [LocaleOptions.language, style] + NumberOptionsReader.options + [LocaleOptions.json],
        examples: [
            .init("xcstrings locale number 1234567.891 -l de-CH", "Prints 1'234'567.891."),
            .init("xcstrings locale number 0.256 --style percent -l ar-EG", "A percentage in Arabic."),
            .init("xcstrings locale number 1.5 --fraction-digits 2 --sign always -l fr", "Prints +1,50."),
        ])

    private let values: ValueSource
    private let tag: LanguageTag
    private let isPercent: Bool
    private let options: NumberOptions
    private let numberingSystem: NumberingSystem
    private let isJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        values = ValueSource(arguments.values(of: Self.values))
        tag = try LocaleOptions.language(in: arguments)
        isPercent = arguments.value(of: Self.style) == "percent"
        options = try NumberOptionsReader.options(in: arguments)
        numberingSystem = NumberOptionsReader.numberingSystem(in: arguments)
        isJSON = arguments.has(LocaleOptions.json)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let printer = NumberPrinter(for: tag, numberingSystem: numberingSystem)
        return try values.forEach(output) { value throws(ValueError) in
            guard let number = DecimalNumber(value) else {
                throw ValueError("'\(value)' is no number; write it like 1234.5, -0.25 or 1e21")
            }
            let text =
                isPercent
                ? printer.percentText(number, options: options) : printer.text(number, options: options)
            guard isJSON else { return output.writeLine(text) }
            let members: [(String, JSONText)] = [
                ("value", .string(value)), ("language", .string(tag.description)),
                ("style", .string(isPercent ? "percent" : "decimal")), ("text", .string(text)),
            ]
            output.writeLine(JSONText.object(members).line)
        }
    }
}
