/// Reads the parts of one placeholder, from behind its percent sign on.
struct PlaceholderReader {
    private let value: SourceBytes
    /// Where reading stands, counted from the start of the value.
    private(set) var offset: Int
    /// Whether width or precision is `*`.
    private(set) var hasStar = false
    /// Whether width or precision was cut to its limit.
    private(set) var hasLargeNumber = false

    init(_ value: SourceBytes, at offset: Int) {
        self.value = value
        self.offset = offset
    }

    /// The byte where reading stands, 0 behind the end.
    private var byte: UInt8 { value[offset] }

    /// Reads `arg` if it stands here.
    mutating func takesArg() -> Bool {
        guard value.hasText("arg", at: offset) else { return false }
        offset += 3
        return true
    }

    /// Reads `#@`, which begins a marker, if it stands here.
    mutating func takesMarkerStart() -> Bool {
        guard value.hasText("#@", at: offset) else { return false }
        offset += 2
        return true
    }

    private mutating func takes(_ expected: UInt8) -> Bool {
        guard byte == expected else { return false }
        offset += 1
        return true
    }

    /// Reads `2$`, or nothing if a position does not stand here. Numbers too large to hold give a large one.
    mutating func position() -> Int? {
        let before = offset
        if let number = number(), takes(UInt8(ascii: "$")) { return number }
        offset = before
        return nil
    }

    /// Reads a name up to the byte that ends it, and that byte. Nil if it is empty, too long or does not end.
    mutating func name(endingWith end: UInt8) -> String? {
        var next = offset
        while value[next] != end {
            // A percent sign or a line break tells that no name was meant.
            guard next < value.count, next - offset < FormatString.nameLimit, value[next] >= UInt8(ascii: " "),
                value[next] != UInt8(ascii: "%")
            else { return nil }
            next += 1
        }
        guard next > offset else { return nil }
        var bytes: [UInt8] = []
        value.append(offset..<next, to: &bytes)
        let name = String(decoding: bytes, as: UTF8.self)
        offset = next + 1
        return name
    }

    /// Reads the rest of a placeholder after its position. Nil if none stands here.
    mutating func placeholder(position: Int?) -> FormatString.Placeholder? {
        var name: String?
        if takes(UInt8(ascii: "(")) {
            guard let found = self.name(endingWith: UInt8(ascii: ")")) else { return nil }
            name = found
        }
        let flags = flags()
        let width = width()
        var precision: Int?
        if takes(UInt8(ascii: ".")) { precision = self.width() ?? 0 }
        let length = length()
        guard let conversion = FormatString.Placeholder.Conversion(rawValue: byte) else { return nil }
        offset += 1
        return FormatString.Placeholder(
            position: position, name: name, flags: flags, width: width, precision: precision, length: length,
            conversion: conversion)
    }

    private mutating func flags() -> FormatString.Placeholder.Flags {
        // An empty literal is made by a slow way.
        var flags = FormatString.Placeholder.Flags(rawValue: 0)
        while true {
            switch byte {
            case UInt8(ascii: "-"): flags.insert(.leftAligned)
            case UInt8(ascii: "+"): flags.insert(.sign)
            case UInt8(ascii: " "): flags.insert(.space)
            case UInt8(ascii: "0"): flags.insert(.zeroPadded)
            case UInt8(ascii: "#"): flags.insert(.alternate)
            case UInt8(ascii: "'"): flags.insert(.grouping)
            default: return flags
            }
            offset += 1
        }
    }

    /// Reads a width or the digits of a precision, or `*` with or without a position.
    private mutating func width() -> Int? {
        if takes(UInt8(ascii: "*")) {
            hasStar = true
            _ = position()
            return nil
        }
        guard let number = number() else { return nil }
        if number > FormatString.widthLimit { hasLargeNumber = true }
        return min(number, FormatString.widthLimit)
    }

    private mutating func number() -> Int? {
        var number: Int?
        while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            // Any number above all limits does as well as the exact one.
            number = min((number ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
            offset += 1
        }
        return number
    }

    private mutating func length() -> FormatString.Placeholder.Length {
        switch byte {
        case UInt8(ascii: "h"):
            offset += 1
            return takes(UInt8(ascii: "h")) ? .hh : .h
        case UInt8(ascii: "l"):
            offset += 1
            return takes(UInt8(ascii: "l")) ? .ll : .l
        case UInt8(ascii: "q"): return one(.q)
        case UInt8(ascii: "j"): return one(.j)
        case UInt8(ascii: "z"): return one(.z)
        case UInt8(ascii: "t"): return one(.t)
        case UInt8(ascii: "L"): return one(.L)
        default: return .none
        }
    }

    private mutating func one(_ length: FormatString.Placeholder.Length) -> FormatString.Placeholder.Length {
        offset += 1
        return length
    }
}
