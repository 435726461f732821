/// When a translation that is equal to its source text is likely none.
enum EqualText {
    /// Whether a text in two languages should differ.
    ///
    /// Names and loan words do not (`Bluetooth`, `Version %@`), and neither do variants of one language.
    static func isSuspicious(_ text: TextBytes, source: LintLanguage, translation: LintLanguage) -> Bool {
        guard !source.code.isEmpty, !translation.code.isEmpty, source.code != translation.code else { return false }
        let words = words(in: text)
        if let from = source.script, let to = translation.script, from == "Latn", to != from {
            // Words of another script than the language's: names alone stay in it.
            return words.count { !$0.isName } >= 2
        }
        return words.count >= 4 && words.count { !$0.isName } >= 2
    }

    private struct Word {
        var length = 0
        var beginsWithCapital = false
        var hasInnerCapital = false

        /// Whether it looks like a name, an abbreviation or a piece of code.
        var isName: Bool { beginsWithCapital || hasInnerCapital || length < 2 }
    }

    /// The words of letters in a text, those of placeholders, URLs and code left out.
    private static func words(in text: TextBytes) -> [Word] {
        var words: [Word] = []
        var word = Word()
        var isCode = false
        func end() {
            if !isCode, word.length > 0 { words.append(word) }
            word = Word()
            isCode = false
        }
        var offset = 0
        while let next = text.character(at: offset) {
            offset = next.range.upperBound
            if Spaces.isSpace(next.value) {
                end()
                continue
            }
            switch next.value {
            case 0x41...0x5A:
                if word.length == 0 { word.beginsWithCapital = true } else { word.hasInnerCapital = true }
                word.length += 1
            case 0x61...0x7A: word.length += 1
            case 0x25, 0x2F, 0x40, 0x5F, 0x24, 0x3C, 0x3E, 0x7B, 0x5C, 0x30...0x39: isCode = true
            case 0x80...: word.length += 1
            default: break
            }
        }
        end()
        return words
    }
}
