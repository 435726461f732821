/// A value that fills a placeholder of a message.
///
/// Integers, floating-point numbers, text, ``Percent`` and ``FormattedNumber`` are arguments. A type of your own
/// becomes one by saying which of these it is:
///
/// ```swift
/// extension OrderNumber: Argument {
///     var argumentValue: ArgumentValue { .text("№ \(digits)") }
/// }
/// ```
public protocol Argument: Sendable {
    /// The value as messages print it.
    var argumentValue: ArgumentValue { get }
}
