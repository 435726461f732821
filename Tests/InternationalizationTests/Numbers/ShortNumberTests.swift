import Testing

@testable import Internationalization

/// Numbers of few digits are printed on a way of their own.
@Suite("Numbers of few digits")
struct ShortNumberTests {
    @Test(
        "are printed as all others are",
        arguments: [
            "en", "de-CH", "es", "hi", "ar-EG", "fa", "he", "tr", "my", "en-u-nu-hanidec", "en-u-nu-mathsans",
        ])
    func shortNumbers(language: String) throws {
        let printer = NumberPrinter(for: try #require(LanguageTag(language)))
        let options = [
            NumberOptions(), NumberOptions(precision: .fractionDigits(2)),
            NumberOptions(precision: .fractionDigits(0...1), rounding: .up), NumberOptions(minimumIntegerDigits: 0),
            NumberOptions(minimumIntegerDigits: 6), NumberOptions(minimumIntegerDigits: 20),
            NumberOptions(grouping: .never), NumberOptions(grouping: .always), NumberOptions(sign: .always),
            NumberOptions(sign: .never), NumberOptions(sign: .exceptZero),
            NumberOptions(alwaysHasDecimalSeparator: true),
        ]
        let integers = [0, 1, 9, 10, 99, 999, 1_000, 9_999, 10_000, 99_999, 1_234_567, 10_203_040_506, Int.max]
        var numbers = (integers + integers.map { -$0 } + [Int.min]).map { DecimalNumber($0) }
        numbers += [0.5, 0.05, -0.0, 1.25, 999.999, 9_999.5, -1_234.567, 1e15, 1e-7].map { DecimalNumber($0) }
        numbers.append(DecimalNumber(UInt64.max))
        for number in numbers {
            for options in options {
                for isPercent in [false, true] {
                    let pattern = isPercent ? printer.percentPattern : printer.decimalPattern
                    let value = isPercent ? number.multipliedByHundred() : number
                    var expected: [UInt8] = []
                    expected.appendText { sink in
                        printer.append(
                            options.rounded(value), pattern: pattern, grouping: pattern,
                            minimumGroupingDigits: printer.minimumGroupingDigits, options: options, to: &sink)
                    }
                    let text =
                        isPercent
                        ? printer.percentText(number, options: options) : printer.text(number, options: options)
                    #expect(text == String(decoding: expected, as: UTF8.self), "\(number) \(options)")
                    var appended: [UInt8] = []
                    if isPercent {
                        printer.printPercent(number, options: options, to: &appended)
                    } else {
                        printer.print(number, options: options, to: &appended)
                    }
                    #expect(appended == expected, "\(number) \(options)")
                }
            }
        }
    }
}
