internal import StringCatalog

/// What the translations of an entry are compared with: its texts in the source language, or its key where it has none.
struct SourceTexts {
    /// A text and what its edges look like.
    struct Text {
        let leaf: Leaf
        let shape: TextShape
        let final: FinalPunctuation
        /// The name of the first special space in it.
        let specialSpace: String?
        /// Whether a backslash and a letter stand for a character; what a translation does with them is meant then.
        let hasEscape: Bool

        init(_ leaf: Leaf, language: LintLanguage) {
            self.leaf = leaf
            shape = TextShape(leaf.text)
            final = FinalPunctuation(leaf.text, language: language)
            specialSpace = leaf.text.firstSpecialSpace
            hasEscape = KeyShape.escape(in: leaf.text) != nil
        }
    }

    private let texts: [Text]
    private let substitutionNames: [String]

    /// The texts of a source localization.
    init(_ source: LocalizationTexts, language: LintLanguage) {
        texts = source.leaves.map { Text($0, language: language) }
        substitutionNames = source.substitutions.map(\.name)
    }

    /// The key as the source text.
    init(key: Leaf, language: LintLanguage) {
        texts = [Text(key, language: language)]
        substitutionNames = []
    }

    /// The source text that a text translates: that of the same variation, else the one nearest to it.
    func text(for leaf: Leaf, in translation: LocalizationTexts) -> Text? {
        if leaf.substitution == nil, texts.count == 1 { return texts[0].leaf.substitution == nil ? texts[0] : nil }
        let substitution = leaf.substitution.flatMap { index in
            substitutionNames.firstIndex(of: translation.substitutions[index].name)
        }
        guard leaf.substitution == nil || substitution != nil else { return nil }
        var best: Text?
        var bestRank = -1
        for text in texts where text.leaf.substitution == substitution {
            let rank = Self.rank(text.leaf, for: leaf)
            if rank > bestRank { (best, bestRank) = (text, rank) }
        }
        return best
    }

    /// How near a source text is: the device counts more than the category, and `other` is near to everything.
    private static func rank(_ source: Leaf, for leaf: Leaf) -> Int {
        let device = source.device == leaf.device ? 2 : source.device == nil || source.device == "other" ? 1 : 0
        let category =
            source.category == leaf.category ? 2 : source.category == nil || source.category == "other" ? 1 : 0
        return device * 3 + category
    }
}

extension TextBytes {
    /// The name of the first space in the text that is no ordinary one.
    var firstSpecialSpace: String? {
        for offset in 0..<count where Spaces.mayBeginSpecial(self[offset]) {
            if let found = character(at: offset), let name = Spaces.nameOfSpecial(found.value) { return name }
        }
        return nil
    }
}
