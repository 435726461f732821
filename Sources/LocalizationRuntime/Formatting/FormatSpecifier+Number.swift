import Internationalization
import LookupTable

extension FormatSpecifier {
    /// Whether integers too are printed with fraction digits or an exponent.
    var printsFraction: Bool {
        switch conversion {
        case .fixed, .fixedUppercase, .exponential, .exponentialUppercase, .general, .generalUppercase,
            .hexadecimalFloat, .hexadecimalFloatUppercase:
            true
        default: false
        }
    }

    /// Whether the bits of a floating-point number are printed.
    var printsBits: Bool {
        switch conversion {
        case .hexadecimalFloat, .hexadecimalFloatUppercase: true
        default: false
        }
    }

    /// Whether a number that is printed already may stand for the placeholder: where numbers print as the language has
    /// them, but for letters, bits and powers of ten.
    var takesPrintedNumber: Bool {
        switch conversion {
        case .object, .signedInteger, .unsignedInteger, .fixed, .fixedUppercase, .general, .generalUppercase: true
        default: false
        }
    }

    /// How numbers are printed; `nil` for a placeholder that is not made for numbers alone.
    var numberSpecifier: NumberSpecifier? {
        // Both enumerations have the same numbers for the same conversions.
        guard let conversion = NumberSpecifier.Conversion(rawValue: conversion.rawValue) else { return nil }
        return NumberSpecifier(
            conversion,
            flags: NumberSpecifier.Flags(rawValue: flags.rawValue),
            bitWidth: length.bitWidth,
            width: Int(width),
            precision: precision.map { Int($0) }
        )
    }
}

extension FormatSpecifier.Conversion {
    /// Whether an integer is printed as it is without a placeholder, where nothing else is said.
    @inline(__always)
    var printsInteger: Bool {
        switch self {
        case .object, .signedInteger, .unsignedInteger: true
        default: false
        }
    }

    /// Whether a text is printed, whatever it is.
    @inline(__always)
    var printsText: Bool {
        switch self {
        case .object, .string: true
        default: false
        }
    }
}

extension FormatSpecifier.Length {
    /// The size of an integer that C passes for this length on 64-bit systems.
    fileprivate var bitWidth: NumberSpecifier.BitWidth {
        switch self {
        case .byte: .eight
        case .short: .sixteen
        case .none: .thirtyTwo
        default: .sixtyFour
        }
    }
}
