import Internationalization

/// A number that chooses a plural form.
struct PluralNumber {
    /// What plural rules ask about it.
    let operands: PluralOperands
    let isZero: Bool
}
