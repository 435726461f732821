/// When the punctuation of a translation is that of its source text.
enum PunctuationRules {
    /// Whether a translation ends as its source text does.
    static func agree(
        _ source: SourceTexts.Text, _ text: TextBytes, _ final: FinalPunctuation, in language: LintLanguage
    ) -> Bool {
        let wanted = source.final.marks
        let found = final.marks
        if wanted == found || !wanted.isDisjoint(with: found) { return true }
        // Armenian puts these marks into the word that is stressed.
        if language.code == "hy" {
            if wanted.contains(.question), text.contains(0x055E) { return true }
            if wanted.contains(.exclamation), text.contains(0x055C) { return true }
        }
        if found.isEmpty, language.endsSentencesWithoutMark { return true }
        // A period more or less may be that of an abbreviation.
        if wanted.union(found) == .period {
            return isAbbreviation(source.leaf.text, source.final) || isAbbreviation(text, final)
        }
        return false
    }

    /// Whether the period behind a word belongs to it: `min.`, `z. B.`, `a.m.`
    private static func isAbbreviation(_ text: TextBytes, _ final: FinalPunctuation) -> Bool {
        guard final.marks == .period else { return false }
        var letters = 0
        var offset = final.range.lowerBound
        while let letter = text.character(before: offset), !Spaces.isSpace(letter.value), letter.value != 0x2E {
            letters += 1
            offset = letter.range.lowerBound
        }
        return letters <= 3
    }

    /// Where an opening mark of Spanish is missing: at the start of the sentence that ends with a question mark or an
    /// exclamation mark. Nil where none is.
    static func missingOpening(_ text: TextBytes, _ final: FinalPunctuation, in language: LintLanguage) -> Int? {
        guard language.code == "es" else { return nil }
        let opening: UInt32
        switch final.marks {
        case .question: opening = 0xBF
        case .exclamation: opening = 0xA1
        default: return nil
        }
        return text.contains(opening) ? nil : final.range.lowerBound
    }
}

extension TextBytes {
    /// Whether the code point is in the text.
    func contains(_ value: UInt32) -> Bool {
        var offset = 0
        while let next = character(at: offset) {
            if next.value == value { return true }
            offset = next.range.upperBound
        }
        return false
    }
}
