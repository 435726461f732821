/// Language, script and region of a tag as numbers, so that comparing and hashing them cost next to nothing.
///
/// Letters count from 1 in five bits each. The generator of the locale data packs in the same way.
package struct LanguageSubtags: Hashable, Sendable {
    /// Two to eight letters, or 0 for `und`.
    package var language: UInt64
    /// Four letters, or 0 for none.
    package var script: UInt32
    /// Two letters, or 1024 plus the number of a three-digit region, or 0 for none.
    package var region: UInt16

    package init(language: UInt64 = 0, script: UInt32 = 0, region: UInt16 = 0) {
        self.language = language
        self.script = script
        self.region = region
    }

    /// Unpacks a row of a table.
    package init(key: Int) {
        language = UInt64(truncatingIfNeeded: key >> 31) & 0x7FFF
        script = UInt32(truncatingIfNeeded: key >> 11) & 0xF_FFFF
        region = UInt16(truncatingIfNeeded: key) & 0x7FF
    }

    /// The 46 bits by which tables are searched; -1, which no table holds, for a language of more than three letters.
    package var key: Int {
        guard language < 0x8000 else { return -1 }
        return Int(language) << 31 | Int(script) << 11 | Int(region)
    }

    /// `Zzzz`, which says that the script is unknown and counts as none for likely subtags.
    package static var unknownScript: UInt32 { 26 << 15 | 26 << 10 | 26 << 5 | 26 }
    /// `ZZ`, which says that the region is unknown and counts as none for likely subtags.
    package static var unknownRegion: UInt16 { 26 << 5 | 26 }
}

extension LanguageSubtags {
    /// How the letters of a subtag are written.
    private enum LetterCase { case lower, title, upper }

    /// Appends the letters of a packed subtag.
    private static func append(letters: UInt64, to text: inout String, as letterCase: LetterCase) {
        var isFirst = true
        for position in (0..<8).reversed() {
            let letter = UInt8(truncatingIfNeeded: letters >> UInt64(5 * position)) & 0x1F
            if letter == 0 { continue }
            let isUpper = letterCase == .upper || (letterCase == .title && isFirst)
            text.unicodeScalars.append(Unicode.Scalar(letter + (isUpper ? 64 : 96)))
            isFirst = false
        }
    }

    /// The region as text, such as `CH` or `419`; empty for none.
    package var regionText: String {
        var text = ""
        if region >= 1024 {
            let digits = "\(region - 1024)"
            text = String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
        } else {
            Self.append(letters: UInt64(region), to: &text, as: .upper)
        }
        return text
    }

    /// The script as text, such as `Hant`; empty for none.
    package var scriptText: String {
        var text = ""
        Self.append(letters: UInt64(script), to: &text, as: .title)
        return text
    }

    /// The language as text, such as `zh`; `und` for none.
    package var languageText: String {
        guard language != 0 else { return "und" }
        var text = ""
        Self.append(letters: language, to: &text, as: .lower)
        return text
    }
}
