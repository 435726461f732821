/// White space in texts.
enum Spaces {
    /// Whether a code point is white space of any kind, the invisible marks of zero width left out.
    static func isSpace(_ value: UInt32) -> Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Whether a code point ends a line.
    static func isLineBreak(_ value: UInt32) -> Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// The name of a space that keeps what is beside it in one line or has a width of its own; nil for all others.
    static func nameOfSpecial(_ value: UInt32) -> String? {
        switch value {
        case 0xA0: "a no-break space (U+00A0)"
        case 0x202F: "a narrow no-break space (U+202F)"
        case 0x2007: "a figure space (U+2007)"
        case 0x2009: "a thin space (U+2009)"
        case 0x200A: "a hair space (U+200A)"
        case 0x2060: "a word joiner (U+2060)"
        default: nil
        }
    }

    /// Whether a byte may begin a special space.
    static func mayBeginSpecial(_ byte: UInt8) -> Bool { byte == 0xC2 || byte == 0xE2 }
}
