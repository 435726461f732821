/// The digits that were printed, for choosing a plural form.
public struct PrintedNumber: Sendable, Hashable {
    /// The number after rounding.
    let number: DecimalNumber

    /// The number of digits printed after the decimal point, trailing zeros included.
    let fractionDigits: Int

    /// The power of ten that a compact pattern stands for, 6 in `1.2M`; else 0.
    var compactExponent = 0
}
