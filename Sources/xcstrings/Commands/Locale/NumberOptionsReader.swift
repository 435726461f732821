import Internationalization

/// The options that say how a number is printed.
enum NumberOptionsReader {
    private static let fractionDigits = CommandOption(
        "fraction-digits", value: .text("COUNT"),
        help: "How many digits follow the decimal point: 2, or at least and at most as in 0-2. Default: 0-6.")
    private static let significantDigits = CommandOption(
        "significant-digits", value: .text("COUNT"), help: "How many digits count from the first: 3, or 1-3.")
    private static let integerDigits = CommandOption(
        "minimum-integer-digits", value: .text("COUNT"), help: "Fill up with zeros to so many digits before the point.")
    private static let rounding = CommandOption(
        "rounding", value: .choice("MODE", among: Rounding.allCases.map(\.rawValue)),
        help: "How to round. Default: half-even.")
    private static let sign = CommandOption(
        "sign", value: .choice("WHEN", among: Sign.allCases.map(\.rawValue)), help: "When to print a sign.")
    private static let noGrouping = CommandOption("no-grouping", help: "Do not group digits.")
    private static let numberingSystem = CommandOption(
        "numbering-system", value: .text("NAME"),
        help: "The digits, by their CLDR name such as deva, or default, native, traditional, finance.")

    static let options = [
        fractionDigits, significantDigits, integerDigits, rounding, sign, noGrouping, numberingSystem,
    ]

    private enum Rounding: String, CaseIterable {
        case halfEven = "half-even"
        case halfUp = "half-up"
        case halfDown = "half-down"
        case up, down, ceiling, floor

        var mode: RoundingMode {
            switch self {
            case .halfEven: .halfEven
            case .halfUp: .halfUp
            case .halfDown: .halfDown
            case .up: .up
            case .down: .down
            case .ceiling: .ceiling
            case .floor: .floor
            }
        }
    }

    private enum Sign: String, CaseIterable {
        case auto, always, never
        case exceptZero = "except-zero"

        var display: NumberOptions.SignDisplay {
            switch self {
            case .auto: .automatic
            case .always: .always
            case .never: .never
            case .exceptZero: .exceptZero
            }
        }
    }

    static func options(in arguments: ParsedArguments) throws(UsageError) -> NumberOptions {
        var options = NumberOptions()
        if let counts = try counts(of: fractionDigits, from: 0, in: arguments) {
            options.precision = .fractionDigits(counts)
        }
        if let counts = try counts(of: significantDigits, from: 1, in: arguments) {
            if arguments.has(fractionDigits) {
                throw UsageError("'\(fractionDigits.spelling)' and '\(significantDigits.spelling)' exclude each other")
            }
            options.precision = .significantDigits(counts)
        }
        if let counts = try counts(of: integerDigits, from: 0, in: arguments) {
            options.minimumIntegerDigits = counts.lowerBound
        }
        if let mode = arguments.value(of: rounding).flatMap(Rounding.init)?.mode { options.rounding = mode }
        if let display = arguments.value(of: sign).flatMap(Sign.init)?.display { options.sign = display }
        if arguments.has(noGrouping) { options.grouping = .never }
        return options
    }

    static func numberingSystem(in arguments: ParsedArguments) -> NumberingSystem {
        switch arguments.value(of: numberingSystem) {
        case nil: .automatic
        case "default": .localeDefault
        case "native": .native
        case "traditional": .traditional
        case "finance": .finance
        case let name?: .named(name)
        }
    }

    /// A count, `2`, or a range of counts, `0-2`.
    private static func counts(
        of option: CommandOption, from least: Int, in arguments: ParsedArguments
    ) throws(UsageError) -> ClosedRange<Int>? {
        guard let text = arguments.value(of: option) else { return nil }
        let greatest = NumberOptions.Precision.greatestCount
        let counts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(counts.count), let first = counts.first ?? nil, let last = counts.last ?? nil,
            least <= first, first <= last, last <= greatest
        else {
            throw UsageError(
                "'\(text)' is no count for '\(option.spelling)'; give a number from \(least) to \(greatest), or two as in "
                    + "\(least)-6")
        }
        return first...last
    }
}
