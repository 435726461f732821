import Internationalization
import StringCatalog

/// Numbers: options, specifiers and languages in any combination.
enum NumberTarget {
    private static let languages = [
        "en", "de", "hi", "ar-EG", "fa", "fr-CH", "es", "bn-u-nu-beng", "ja-u-nu-hanidec", "my",
    ]

    static func check(_ input: [UInt8]) throws(BrokenProperty) {
        var reader = ByteReader(input)
        let tag = LanguageTag(reader.element(of: languages, default: "en")) ?? .root
        let system = reader.element(
            of: [
                NumberingSystem.automatic, .localeDefault, .native, .traditional, .finance, .named("roman"), .named(""),
            ],
            default: .automatic)
        let options = options(&reader)
        let specifier = specifier(&reader)
        let double = Double(bitPattern: reader.word())
        let integer = Int64(bitPattern: reader.word())
        let text = reader.text()
        let printer = NumberPrinter(for: tag, numberingSystem: system)
        let compact = CompactNumberPrinter(for: tag, width: integer % 2 == 0 ? .short : .long, numberingSystem: system)
        var numbers = [DecimalNumber(double), DecimalNumber(Float(double)), DecimalNumber(integer)]
        if let number = DecimalNumber(text) {
            numbers.append(number)
            try BrokenProperty.unless(
                DecimalNumber(number.description)?.description == number.description,
                "\(number) is not read as itself")
        }
        for number in numbers {
            for printed in [
                printer.text(number, options: options), printer.percentText(number, options: options),
                compact.text(number, options: options),
            ] {
                // 309 digits before the point, 999 after it, each with a separator, in characters of four bytes.
                try BrokenProperty.unless(
                    !printed.isEmpty && printed.utf8.count < 20_000, "\(number) prints as '\(printed)'")
            }
        }
        for argument in [
            NumberArgument.signed(integer), .unsigned(UInt64(bitPattern: integer)), .double(double),
        ] + numbers.map(NumberArgument.decimal) {
            var output: [UInt8] = []
            let printed = printer.print(argument, as: specifier, to: &output)
            try BrokenProperty.unless(
                output.count < 20_000 && String(validating: output, as: UTF8.self) != nil,
                "\(argument) by \(specifier) is no text or too long")
            _ = PluralRules(for: tag).category(for: printed.operands)
        }
        _ = PluralOperands(text).map { PluralRules(for: tag, kind: .ordinal).category(for: $0) }
        _ = ListPrinter(for: tag).text(text.split(separator: ",").map(String.init))
    }

    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        guard let catalog = StringCatalog.read(bytes, path: "x").catalog else { return [] }
        return catalog.entries.prefix(4).map {
            Array(repeating: UInt8(truncatingIfNeeded: $0.key.utf8.count), count: 40)
        }
            + ["1234567.891", "-0.000000123e4", "1e400", "inf", "NaN"].map {
                [UInt8](repeating: 7, count: 30) + Array($0.utf8)
            }
    }

    private static func options(_ reader: inout ByteReader) -> NumberOptions {
        let first = reader.integer()
        let second = reader.integer()
        let counts = min(first, second)...max(first, second)
        let precision = reader.element(
            of: [.automatic, NumberOptions.Precision.fractionDigits(counts), .significantDigits(counts)],
            default: .automatic)
        return NumberOptions(
            precision: precision,
            minimumIntegerDigits: reader.integer(),
            rounding: reader.element(of: RoundingMode.allCases, default: .halfEven),
            grouping: reader.element(of: NumberOptions.Grouping.allCases, default: .automatic),
            sign: reader.element(of: NumberOptions.SignDisplay.allCases, default: .automatic),
            alwaysHasDecimalSeparator: reader.byte() & 1 == 1)
    }

    private static func specifier(_ reader: inout ByteReader) -> NumberSpecifier {
        NumberSpecifier(
            reader.element(of: NumberSpecifier.Conversion.allCases, default: .fixed),
            flags: NumberSpecifier.Flags(rawValue: reader.byte()),
            bitWidth: reader.element(of: [.eight, .sixteen, .thirtyTwo, .sixtyFour], default: .sixtyFour),
            width: reader.integer(),
            precision: reader.byte() & 1 == 0 ? nil : reader.integer())
    }
}
