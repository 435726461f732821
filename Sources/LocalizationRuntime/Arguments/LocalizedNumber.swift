public import Internationalization

/// A number that a localizer has printed already, such as `1.2M`, with what plural forms ask about it.
///
/// It is text by itself, and as an argument of a message it chooses the plural form that fits how it was printed: in
/// French `1,2 M` is *many*, `1200000` would be *other*.
///
/// ```swift
/// localizer.text("%@ views", localizer.compact(1_234_567))   // 1,2 M de vues
/// ```
public struct LocalizedNumber: Argument, Hashable, CustomStringConvertible {
    /// The number as text.
    public let text: String

    /// What plural rules ask about the number as it was printed.
    public let operands: PluralOperands

    /// Whether the number is zero, which a catalog's form for *zero* takes in every language.
    let isZero: Bool

    /// The number as text.
    public var description: String { text }

    /// The number as a message prints it.
    public var argumentValue: ArgumentValue { .localized(self) }
}
