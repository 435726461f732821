/// Language, script and region packed into 46 bits, by which the tables are searched.
///
/// Letters count from 1 in five bits each: fifteen bits of language (0 for `und`), twenty of script (0 for none) and
/// eleven of region (two letters, or 1024 plus the number of a three-digit one).
/// `LanguageSubtags` in `Internationalization` packs in the same way.
package struct SubtagKey: Comparable, Hashable {
    /// How many bytes a key takes in a table.
    package static let width = 7

    package let value: Int

    /// Packs a tag such as `sr`, `zh-Hant`, `und-419` or `sr_Latn_RS`.
    ///
    /// Returns nil when it has other parts than these three, or a language of more than three letters.
    package init?(_ tag: String) {
        var subtags = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
        guard let first = subtags.popFirst(), (2...3).contains(first.count) || first == "root",
            let language = first == "und" || first == "root" ? 0 : Self.letters(first)
        else { return nil }
        var script = 0
        if let next = subtags.first, next.count == 4, let letters = Self.letters(next) {
            script = letters
            subtags.removeFirst()
        }
        var region = 0
        if let next = subtags.first, let code = Self.region(next) {
            region = code
            subtags.removeFirst()
        }
        guard subtags.isEmpty else { return nil }
        value = language << 31 | script << 11 | region
    }

    /// The eleven bits of a region, such as `US` or `419`; nil when it is none.
    package static func region(_ subtag: some StringProtocol) -> Int? {
        if subtag.count == 2 { return letters(subtag) }
        guard subtag.count == 3, subtag.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(subtag).map { 1024 + $0 }
    }

    /// Five bits for each letter; nil when there is anything but ASCII letters.
    package static func letters(_ subtag: some StringProtocol) -> Int? {
        var code = 0
        for byte in subtag.utf8 {
            let letter = byte | 0x20
            guard (97...122).contains(letter) else { return nil }
            code = code << 5 | Int(letter - 96)
        }
        return code
    }

    package static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}
