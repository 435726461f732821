/// Words between items that depend on the item that follows (UTS #35, part 2, "List Patterns").
enum SoundRule: Sendable {
    /// *y* becomes *e* before the sound i, *o* becomes *u* before the sound o.
    case spanish
    /// *ו* is written with a hyphen before another script.
    case hebrew

    /// The rule of a language, `nil` for most.
    init?(language: String) {
        switch language {
        case "es": self = .spanish
        case "he": self = .hebrew
        default: return nil
        }
    }

    /// The word to print for `word` before `item`.
    func word(_ word: [UInt8], before item: [UInt8]) -> [UInt8] {
        switch self {
        case .spanish:
            if word == Array(" y ".utf8), Self.startsWithSpanishI(item) { return Array(" e ".utf8) }
            if word == Array(" o ".utf8), Self.startsWithSpanishO(item) { return Array(" u ".utf8) }
            return word
        case .hebrew:
            let conjunction = Array(" ו".utf8)
            return word == conjunction && !Self.startsWithHebrew(item) ? conjunction + Array("-".utf8) : word
        }
    }

    /// *Isabel*, *hijo*, but not *hielo* or *hiato*, where the i is no vowel of its own.
    private static func startsWithSpanishI(_ item: [UInt8]) -> Bool {
        let letters = item.prefix(3).map { $0 | 0x20 }
        if letters.first == UInt8(ascii: "i") { return true }
        guard letters.starts(with: "hi".utf8) else { return false }
        return letters.count == 2 || (letters[2] != UInt8(ascii: "a") && letters[2] != UInt8(ascii: "e"))
    }

    /// *oro*, *hora*, 8 (*ocho*), 11 (*once*).
    private static func startsWithSpanishO(_ item: [UInt8]) -> Bool {
        guard let first = item.first else { return false }
        if first | 0x20 == UInt8(ascii: "o") || first == UInt8(ascii: "8") { return true }
        if first | 0x20 == UInt8(ascii: "h") { return item.count > 1 && item[1] | 0x20 == UInt8(ascii: "o") }
        return item.starts(with: "11".utf8) && (item.count == 2 || item[2] == UInt8(ascii: " "))
    }

    /// Whether the first character is of the Hebrew script: U+0591 to U+05F4, U+FB1D to U+FB4F.
    private static func startsWithHebrew(_ item: [UInt8]) -> Bool {
        guard let scalar = String(decoding: item.prefix(4), as: UTF8.self).unicodeScalars.first else { return true }
        return (0x591...0x5F4).contains(scalar.value) || (0xFB1D...0xFB4F).contains(scalar.value)
    }
}
