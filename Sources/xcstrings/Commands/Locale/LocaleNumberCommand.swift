import Internationalization

/// `xcstrings locale number`: numbers as a language prints them.
struct LocaleNumberCommand: Command {
    private static let values = Positional(
        "VALUE", .any,
        help:
            "A number such as 1234.5, -0.25, 1e21, inf or nan. Without one, numbers are read from standard input, one "
            + "on each line.")
    private static let style = CommandOption(
        "style", value: .choice("STYLE", among: Style.allCases.map(\.rawValue)),
        help: "How to print; percent takes 0.25 for 25%, compact prints 1234 as 1.2K. Default: decimal.")
    private static let width = CommandOption(
        "width", value: .choice("WIDTH", among: Width.allCases.map(\.rawValue)),
        help: "With compact: 1.2K (short, the default) or 1.2 thousand (long).")

    static let description = CommandDescription(
        "number", summary: "Print numbers as a language writes them, one on each line.",
        positionals: [values],
        options: [LocaleOptions.language, style, width] + NumberOptionsReader.options + [LocaleOptions.json],
        examples: [
            .init("xcstrings locale number 1234567.891 -l de-CH", "Prints 1'234'567.891."),
            .init("xcstrings locale number 0.256 --style percent -l ar-EG", "A percentage in Arabic."),
            .init("xcstrings locale number 1234567 --style compact --width long -l de", "Prints 1,2 Millionen."),
            .init("xcstrings locale number 1.5 --fraction-digits 2 --sign always -l fr", "Prints +1,50."),
        ])

    private enum Style: String, CaseIterable {
        case decimal, percent, compact
    }

    private enum Width: String, CaseIterable {
        case short, long

        var printed: CompactNumberPrinter.Width {
            switch self {
            case .short: .short
            case .long: .long
            }
        }
    }

    private let values: ValueSource
    private let tag: LanguageTag
    private let style: Style
    private let width: Width
    private let options: NumberOptions
    private let numberingSystem: NumberingSystem
    private let isJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        values = ValueSource(arguments.values(of: Self.values))
        tag = try LocaleOptions.language(in: arguments)
        style = arguments.value(of: Self.style).flatMap(Style.init) ?? .decimal
        width = arguments.value(of: Self.width).flatMap(Width.init) ?? .short
        if arguments.has(Self.width), style != .compact {
            throw UsageError("'\(Self.width.spelling)' goes with '\(Self.style.spelling) compact' only")
        }
        options = try NumberOptionsReader.options(in: arguments)
        numberingSystem = NumberOptionsReader.numberingSystem(in: arguments)
        isJSON = arguments.has(LocaleOptions.json)
    }

    func run(_ output: Output) throws(Failure) -> ExitCode {
        let print = printing()
        return try values.forEach(output) { value throws(ValueError) in
            guard let number = DecimalNumber(value) else {
                let most = DecimalNumber.greatestDigitCount
                throw ValueError(
                    "'\(value)' is no number of at most \(most) digits; write it like 1234.5, -0.25 or 1e21")
            }
            let text = print(number)
            guard isJSON else { return output.writeLine(text) }
            let members: [(String, JSONText)] = [
                ("value", .string(value)), ("language", .string(tag.description)),
                ("style", .string(style.rawValue)), ("text", .string(text)),
            ]
            output.writeLine(JSONText.object(members).line)
        }
    }

    /// What prints a number in the wanted style, its locale looked up once.
    private func printing() -> (DecimalNumber) -> String {
        let options = options
        switch style {
        case .decimal:
            let printer = NumberPrinter(for: tag, numberingSystem: numberingSystem)
            return { printer.text($0, options: options) }
        case .percent:
            let printer = NumberPrinter(for: tag, numberingSystem: numberingSystem)
            return { printer.percentText($0, options: options) }
        case .compact:
            let printer = CompactNumberPrinter(for: tag, width: width.printed, numberingSystem: numberingSystem)
            return { printer.text($0, options: options) }
        }
    }
}
