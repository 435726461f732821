internal import LookupTable
internal import LookupTableWriter
internal import StringCatalog

extension FormatSpecifier {
    /// How a placeholder of a catalog prints its argument; `nil` for `%n`, which prints nothing.
    init?(_ placeholder: FormatString.Placeholder) {
        let conversion: Conversion
        var length = Length(placeholder.length)
        switch placeholder.conversion {
        case .object: conversion = .object
        case .decimal, .integer: conversion = .signedInteger
        case .unsigned: conversion = .unsignedInteger
        case .octal: conversion = .octal
        // The capitals are the small letters with the length of `long`.
        case .longDecimal: (conversion, length) = (.signedInteger, .long)
        case .longUnsigned: (conversion, length) = (.unsignedInteger, .long)
        case .longOctal: (conversion, length) = (.octal, .long)
        case .hexadecimal: conversion = .hexadecimalLowercase
        case .hexadecimalUppercase: conversion = .hexadecimalUppercase
        case .fixed: conversion = .fixed
        case .fixedUppercase: conversion = .fixedUppercase
        case .exponent: conversion = .exponential
        case .exponentUppercase: conversion = .exponentialUppercase
        case .shortest: conversion = .general
        case .shortestUppercase: conversion = .generalUppercase
        case .hexadecimalFloat: conversion = .hexadecimalFloat
        case .hexadecimalFloatUppercase: conversion = .hexadecimalFloatUppercase
        case .character, .codeUnit: conversion = .character
        case .cString, .wideString: conversion = .string
        case .pointer: conversion = .pointer
        case .nothing: return nil
        }
        self.init(
            conversion,
            flags: Flags(placeholder.flags),
            length: length,
            width: UInt16(clamping: placeholder.width ?? 0),
            precision: placeholder.precision.map { UInt16(clamping: $0) }
        )
    }
}

extension FormatSpecifier.Flags {
    fileprivate init(_ flags: FormatString.Placeholder.Flags) {
        // An empty literal is made by a slow way, and nearly always there is no flag.
        self.init(rawValue: 0)
        if flags.rawValue == 0 { return }
        if flags.contains(.sign) { insert(.plusSign) }
        if flags.contains(.space) { insert(.space) }
        if flags.contains(.leftAligned) { insert(.leftAligned) }
        if flags.contains(.zeroPadded) { insert(.zeroPadded) }
        if flags.contains(.alternate) { insert(.alternateForm) }
        if flags.contains(.grouping) { insert(.grouped) }
    }
}

extension FormatSpecifier.Length {
    fileprivate init(_ length: FormatString.Placeholder.Length) {
        switch length {
        case .none: self = .none
        case .hh: self = .byte
        case .h: self = .short
        case .l: self = .long
        case .ll: self = .longLong
        case .q: self = .quad
        case .j: self = .maximum
        case .z: self = .size
        case .t: self = .pointerDifference
        case .L: self = .longDouble
        }
    }
}
