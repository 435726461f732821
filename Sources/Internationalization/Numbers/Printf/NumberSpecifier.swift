/// How a placeholder of a format string prints a number: what printf calls flags, width, precision, length and
/// conversion.
package struct NumberSpecifier: Hashable, Sendable {
    /// The kind of printing. The raw values are those that the lookup table has for the same conversions.
    package enum Conversion: UInt8, Sendable, CaseIterable {
        /// `d` and `i`.
        case signedInteger = 1
        /// `u`.
        case unsignedInteger
        /// `x`.
        case hexadecimalLowercase
        /// `X`.
        case hexadecimalUppercase
        /// `o`.
        case octal
        /// `f`.
        case fixed
        /// `F`.
        case fixedUppercase
        /// `e`.
        case exponential
        /// `E`.
        case exponentialUppercase
        /// `g`.
        case general
        /// `G`.
        case generalUppercase
        /// `a`.
        case hexadecimalFloat
        /// `A`.
        case hexadecimalFloatUppercase
        /// `c`: the character with that number.
        case character
    }

    /// The flags of printf, with the raw values that the lookup table has for them.
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// `+`: a sign before positive numbers too.
        package static let plusSign = Flags(rawValue: 1)
        /// A space before positive numbers.
        package static let space = Flags(rawValue: 2)
        /// `-`: spaces after the number instead of before it.
        package static let leftAligned = Flags(rawValue: 4)
        /// `0`: zeros before the digits instead of spaces before the number.
        package static let zeroPadded = Flags(rawValue: 8)
        /// `#`: a decimal separator in any case, all digits of `g`, `0x` before hexadecimal and `0` before octal.
        package static let alternateForm = Flags(rawValue: 16)
        /// `'`: groups of digits, which localized numbers have anyway.
        package static let grouped = Flags(rawValue: 32)
    }

    /// The size that a negative integer has in hexadecimal and octal.
    package enum BitWidth: UInt8, Sendable {
        case eight = 8
        case sixteen = 16
        case thirtyTwo = 32
        case sixtyFour = 64
    }

    /// The greatest width and precision; greater ones count as this.
    package static let greatestWidth = 999

    package let conversion: Conversion
    package let flags: Flags
    package let bitWidth: BitWidth

    /// The least number of code points to print.
    package let width: Int

    /// The number of fraction digits, significant digits or integer digits, as printf has it; `nil` when not given.
    package let precision: Int?

    package init(
        _ conversion: Conversion,
        flags: Flags = [],
        bitWidth: BitWidth = .sixtyFour,
        width: Int = 0,
        precision: Int? = nil
    ) {
        self.conversion = conversion
        self.flags = flags
        self.bitWidth = bitWidth
        self.width = min(max(width, 0), Self.greatestWidth)
        self.precision = precision.map { min(max($0, 0), Self.greatestWidth) }
    }
}
