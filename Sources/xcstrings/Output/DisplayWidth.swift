/// How many columns of a terminal a text takes.
enum DisplayWidth {
    /// The width of a text in one line: East Asian wide characters and emoji count two columns, combining and
    /// invisible characters none.
    static func of(_ text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    private static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        // Emoji sequences show one picture; a variation selector asks for one, two regional indicators are a flag.
        if let first = scalars.first, scalars.count > 1, first.properties.isEmoji,
            scalars.contains(where: { $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmojiModifier })
                || scalars.allSatisfy({ regionalIndicators.contains($0.value) })
        {
            return 2
        }
        return scalars.reduce(0) { $0 + of($1) }
    }

    private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: 0
        // Vowels and final consonants of Hangul are shown inside the syllable that they end.
        default: (0x1160...0x11FF).contains(scalar.value) ? 0 : isWide(scalar) ? 2 : 1
        }
    }

    /// Whether the East Asian Width of a character is wide or full (UAX #11). Ranges of scripts and blocks; the wide
    /// characters outside them are those shown as emoji by themselves.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x1100: false
        case 0x1100...0x115F,  // Hangul initial consonants
            0x2E80...0x303E,  // CJK radicals, symbols and punctuation
            0x3041...0x33FF,  // Kana, Bopomofo, compatibility forms
            0x3400...0xA4CF,  // CJK ideographs, Yi
            0xA960...0xA97C,  // Hangul initial consonants, extended
            0xAC00...0xD7A3,  // Hangul syllables
            0xF900...0xFAFF,  // CJK compatibility ideographs
            0xFE10...0xFE19, 0xFE30...0xFE6B,  // Vertical and small forms
            0xFF01...0xFF60, 0xFFE0...0xFFE6,  // Full-width forms
            0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, Kana supplements, Nushu
            0x1F200...0x1F265,  // Enclosed ideographs
            0x20000...0x3FFFD:  // Ideographs of the further planes
            true
        default: scalar.properties.isEmojiPresentation && !regionalIndicators.contains(scalar.value)
        }
    }
}
