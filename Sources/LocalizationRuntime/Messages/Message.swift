/// A message of a table with its arguments, ready to be shown in any language.
///
/// Generated code offers messages as members of this type, so that they are called by name and their arguments are
/// checked by the compiler:
///
/// ```swift
/// extension Message where Table == Strings.Pizza {
///     /// “%lld slices” — how much was ordered
///     static func pizzaSlices(_ argument1: Int) -> Self {
///         Self(MessageSymbol(12, 0x1f0a_4433_2211_0f0e, "pizza.slices %lld"), Arguments(argument1))
///     }
///     static var settings: Self { Self(MessageSymbol(13, 0x0c11_2233_4455_6677, "settings")) }
/// }
///
/// localizer.text(.pizzaSlices(3))
/// ```
///
/// Where two tables of one module have a message of the same name, its table is named too:
/// `localizer.text(Message<Strings.Pizza>.settings)`.
public struct Message<Table: StringTable>: Sendable {
    /// How the message is found.
    public let symbol: MessageSymbol

    /// What fills its placeholders.
    public let arguments: Arguments

    /// A message with its arguments.
    @inlinable
    public init(_ symbol: MessageSymbol, _ arguments: Arguments = Arguments()) {
        self.symbol = symbol
        self.arguments = arguments
    }
}
