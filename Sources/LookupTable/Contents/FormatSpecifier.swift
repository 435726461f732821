/// How an argument is printed: the part of a placeholder that printf calls flags, width, precision, length and
/// conversion.
@usableFromInline
package struct FormatSpecifier: Hashable, Sendable {
    /// The kind of printing, without its length.
    @usableFromInline
    package enum Conversion: UInt8, Sendable, CaseIterable {
        /// `@`: any argument, in its own way.
        case object = 0
        /// `d`, `i` and Apple's `D`: an integer with its sign.
        case signedInteger
        /// `u` and Apple's `U`: an integer of the full unsigned range.
        case unsignedInteger
        /// `x`.
        case hexadecimalLowercase
        /// `X`.
        case hexadecimalUppercase
        /// `o` and Apple's `O`.
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
        /// `c` and `C`: one character, given as a number or as text.
        case character
        /// `s` and `S`: text.
        case string
        /// `p`: printed as written.
        case pointer
    }

    /// The flags of printf.
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// `+`: a sign before positive numbers too.
        package static let plusSign = Flags(rawValue: 1)
        /// A space before positive numbers.
        package static let space = Flags(rawValue: 2)
        /// `-`: pad at the end of the field.
        package static let leftAligned = Flags(rawValue: 4)
        /// `0`: pad with zeros.
        package static let zeroPadded = Flags(rawValue: 8)
        /// `#`: the alternate form.
        package static let alternateForm = Flags(rawValue: 16)
        /// `'`: group digits.
        package static let grouped = Flags(rawValue: 32)
    }

    /// The size of an integer argument as the placeholder states it.
    @usableFromInline
    package enum Length: UInt8, Sendable, CaseIterable {
        /// No length: 32 bits.
        case none = 0
        /// `hh`: 8 bits.
        case byte
        /// `h`: 16 bits.
        case short
        /// `l`: 64 bits.
        case long
        /// `ll`: 64 bits.
        case longLong
        /// `q`: 64 bits.
        case quad
        /// `z`: 64 bits.
        case size
        /// `t`: 64 bits.
        case pointerDifference
        /// `j`: 64 bits.
        case maximum
        /// `L`: a long double, read as a double.
        case longDouble
    }

    /// The greatest width and precision that a table can hold; the compiler reports greater ones.
    package static let greatestWidth: UInt16 = 999

    package var conversion: Conversion
    package var flags: Flags
    package var length: Length

    /// The least number of characters to print, 0 for none.
    package var width: UInt16

    /// The number of fraction digits, significant digits or characters, as printf has it; `nil` when not given.
    package var precision: UInt16?

    package init(
        _ conversion: Conversion,
        flags: Flags = [],
        length: Length = .none,
        width: UInt16 = 0,
        precision: UInt16? = nil
    ) {
        self.conversion = conversion
        self.flags = flags
        self.length = length
        self.width = width
        self.precision = precision
    }
}
