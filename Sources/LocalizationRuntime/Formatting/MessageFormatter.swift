import Internationalization
import LookupTable

/// Writes a message in parts with its arguments.
///
/// The work is bounded by the length of the message: parts are read once, a plural choice goes into one of its forms,
/// and a form holds no choice of its own.
struct MessageFormatter {
    /// The parts of the message.
    let message: MessageParts

    /// The message's key, for telling problems.
    let key: RawBytes

    /// Whether text of another direction is isolated.
    let isolates: Bool

    // What each of these is given is in parameters and not in the formatter, so that nothing is counted or copied.

    /// Writes all parts.
    func write(
        _ arguments: Arguments, in context: LanguageContext, to sink: inout TextSink,
        problems: inout [LocalizationProblem]
    ) {
        write(message, isForm: false, arguments: arguments, in: context, to: &sink, problems: &problems)
    }

    /// Writes the parts of the message, or of a form of a plural in it, which holds no choice of its own.
    private func write(
        _ parts: MessageParts, isForm: Bool, arguments: Arguments, in context: LanguageContext,
        to sink: inout TextSink, problems: inout [LocalizationProblem]
    ) {
        var rest = parts
        while let kind = rest.nextKind {
            switch kind {
            case .text:
                guard let text = rest.takeText() else { return reportDamage(to: &problems) }
                sink.append(text)
            case .escapedPercentSign:
                rest.skipEscapedPercentSign()
                sink.append(UInt8(ascii: "%"))
            case .placeholder:
                guard let placeholder = rest.takePlaceholder() else { return reportDamage(to: &problems) }
                if placeholder.isSilent { continue }
                write(
                    placeholder, of: isForm ? parts : nil, arguments: arguments, in: context, to: &sink,
                    problems: &problems)
            case .plural:
                guard !isForm, let plural = rest.takePlural(),
                    let form = form(of: plural, arguments: arguments, in: context, problems: &problems)
                else { return reportDamage(to: &problems) }
                write(form, isForm: true, arguments: arguments, in: context, to: &sink, problems: &problems)
            case .damaged:
                return reportDamage(to: &problems)
            }
            // A message of thousands of placeholders and a long argument would go on for nothing.
            if sink.isDone { return }
        }
    }

    /// The form that the driving argument chooses; where that is missing or no number, the one for all other numbers.
    @inline(__always)
    private func form(
        of plural: TablePlural, arguments: Arguments, in context: LanguageContext,
        problems: inout [LocalizationProblem]
    ) -> MessageParts? {
        let driver = plural.driver
        var category: Int?
        let hasArgument = arguments.withValue(at: driver.argument) { value in
            // An integer is by far the most frequent, and what prints it does not matter.
            if case .integer(let integer) = value, driver.isPlain, driver.conversion.printsInteger {
                let number = PluralNumber(operands: PluralOperands(integer), isZero: integer == 0)
                category = plural.category(of: number, rules: context.pluralRules)
            } else if let number = context.pluralNumber(of: value, as: driver.specifier) {
                category = plural.category(of: number, rules: context.pluralRules)
            }
        }
        if let category { return plural.form(category) }
        if hasArgument {
            report(mismatched: driver, to: &problems)
        } else {
            report(missing: driver, to: &problems)
        }
        return plural.form(plural.fallbackCategory)
    }

    @inline(__always)
    private func write(
        _ placeholder: TablePlaceholder, of form: MessageParts?, arguments: Arguments, in context: LanguageContext,
        to sink: inout TextSink, problems: inout [LocalizationProblem]
    ) {
        var fits = true
        let hasArgument = arguments.withValue(at: placeholder.argument) { value in
            switch value {
            case .integer(let integer) where placeholder.isPlain && placeholder.conversion.printsInteger:
                context.numbers.print(magnitude: integer.magnitude, isNegative: integer < 0, to: &sink)
                // What `%u` cannot print is printed as it is.
                if case .unsignedInteger = placeholder.conversion { fits = integer >= 0 }
            case .text(let text) where placeholder.isPlain && placeholder.conversion.printsText:
                write(text, of: form, in: context, to: &sink)
            default:
                fits = write(value, by: placeholder, of: form, in: context, to: &sink)
            }
        }
        if !hasArgument {
            sink.append(placeholder.spelling)
            report(missing: placeholder, to: &problems)
        } else if !fits {
            report(mismatched: placeholder, to: &problems)
        }
    }

    /// Writes an argument by all that a placeholder says.
    ///
    /// - Returns: Whether it fits the placeholder.
    @inline(never)
    private func write(
        _ value: ArgumentValue, by placeholder: TablePlaceholder, of form: MessageParts?, in context: LanguageContext,
        to sink: inout TextSink
    ) -> Bool {
        let specifier = placeholder.specifier
        if case .pointer = specifier.conversion {
            sink.append(placeholder.spelling)
            return true
        }
        if case .text(let text) = value { return write(text, as: specifier, of: form, in: context, to: &sink) }
        return context.write(value, as: specifier, to: &sink)
    }

    @inline(never)
    private func reportDamage(to problems: inout [LocalizationProblem]) {
        report(.damagedMessage(key: key.string), to: &problems)
    }

    @inline(never)
    private func report(missing placeholder: TablePlaceholder, to problems: inout [LocalizationProblem]) {
        report(
            .missingArgument(
                key: key.string, index: placeholder.argument + 1, placeholder: placeholder.spelling.string),
            to: &problems)
    }

    @inline(never)
    private func report(mismatched placeholder: TablePlaceholder, to problems: inout [LocalizationProblem]) {
        report(
            .mismatchedArgument(
                key: key.string, index: placeholder.argument + 1, placeholder: placeholder.spelling.string),
            to: &problems)
    }

    /// Notes a problem once, and no more than a damaged or hostile message should make.
    private func report(_ problem: LocalizationProblem, to problems: inout [LocalizationProblem]) {
        guard problems.count < 16, !problems.contains(problem) else { return }
        problems.append(problem)
    }
}
