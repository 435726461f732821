import Internationalization
import LookupTable

/// Writes a message in parts with its arguments.
///
/// The work is bounded by the length of the message: parts are read once, a plural choice goes into one of its forms,
/// and a form holds no choice of its own.
struct MessageFormatter {
    let context: LanguageContext

    /// The message's key, for telling problems.
    let key: RawBytes

    /// Whether text of another direction is isolated.
    let isolates: Bool

    /// The message being written, and the form of a plural in it.
    private(set) var message: MessageParts?
    private(set) var form: MessageParts?

    /// What was wrong so far.
    private(set) var problems: [LocalizationProblem] = []

    init(context: LanguageContext, key: RawBytes, isolates: Bool) {
        self.context = context
        self.key = key
        self.isolates = isolates
    }

    /// Writes all parts.
    mutating func write(_ parts: MessageParts, arguments: borrowing Arguments, to sink: inout TextSink) {
        write(parts, arguments: arguments, canChoose: true, to: &sink)
    }

    private mutating func write(
        _ parts: MessageParts,
        arguments: borrowing Arguments,
        canChoose: Bool,
        to sink: inout TextSink
    ) {
        if canChoose { message = parts } else { form = parts }
        var parts = parts
        while let part = parts.next() {
            switch part {
            case .text(let text):
                sink.append(text)
            case .escapedPercentSign:
                sink.append(UInt8(ascii: "%"))
            case .silent:
                break
            case .placeholder(let placeholder):
                write(placeholder, arguments: arguments, to: &sink)
            case .plural(let plural):
                guard canChoose, let form = form(of: plural, arguments: arguments) else {
                    report(.damagedMessage(key: key.string))
                    return
                }
                write(form, arguments: arguments, canChoose: false, to: &sink)
            case .damaged:
                report(.damagedMessage(key: key.string))
                return
            }
            // A message of thousands of placeholders and a long argument would go on for nothing.
            if sink.isDone { return }
        }
    }

    /// The form that the driving argument chooses; where that is missing or no number, the one for all other numbers.
    private mutating func form(of plural: TablePlural, arguments: borrowing Arguments) -> MessageParts? {
        let driver = plural.driver
        guard let value = arguments[driver.argument] else {
            report(missing: driver)
            return plural.form(plural.fallbackCategory)
        }
        guard let number = context.pluralNumber(of: value, as: driver.specifier) else {
            report(mismatched: driver)
            return plural.form(plural.fallbackCategory)
        }
        return plural.form(plural.category(of: number, rules: context.pluralRules))
    }

    private mutating func write(
        _ placeholder: TablePlaceholder,
        arguments: borrowing Arguments,
        to sink: inout TextSink
    ) {
        guard let value = arguments[placeholder.argument] else {
            sink.append(placeholder.spelling)
            report(missing: placeholder)
            return
        }
        if placeholder.specifier.conversion == .pointer {
            sink.append(placeholder.spelling)
            return
        }
        let fits =
            if case .text(let text) = value {
                write(text, as: placeholder.specifier, to: &sink)
            } else {
                context.write(value, as: placeholder.specifier, to: &sink)
            }
        if !fits { report(mismatched: placeholder) }
    }

    private mutating func report(missing placeholder: TablePlaceholder) {
        report(
            .missingArgument(
                key: key.string, index: placeholder.argument + 1, placeholder: placeholder.spelling.string))
    }

    private mutating func report(mismatched placeholder: TablePlaceholder) {
        report(
            .mismatchedArgument(
                key: key.string, index: placeholder.argument + 1, placeholder: placeholder.spelling.string))
    }

    /// Notes a problem once, and no more than a damaged or hostile message should make.
    private mutating func report(_ problem: LocalizationProblem) {
        guard problems.count < 16, !problems.contains(problem) else { return }
        problems.append(problem)
    }
}
