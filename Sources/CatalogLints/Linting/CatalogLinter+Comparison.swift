internal import CatalogCompiler
internal import StringCatalog

extension CatalogLinter {
    /// Compares a translation with the source text that it translates.
    mutating func compare(
        _ leaf: Leaf, of texts: LocalizationTexts, with source: SourceTexts.Text, in language: LintLanguage,
        _ context: EntryContext
    ) {
        // Nobody claims that a new text is a translation.
        guard leaf.text.count > 0, source.leaf.text.count > 0, !leaf.isNew else { return }
        if leaf.text.isEqual(to: source.leaf.text) {
            if context.entry.shouldTranslate, leaf.unit?.state == .translated,
                EqualText.isSuspicious(leaf.text, source: sourceLanguage, translation: language)
            {
                findings.add(
                    .translationEqualsSource, at: leaf.value.position, in: texts.place(of: leaf, in: context.entry))
            }
            return
        }
        compareSpaces(leaf, of: texts, with: source, in: language, context)
        compareSpecialSpaces(leaf, of: texts, with: source, in: language, context)
        comparePunctuation(leaf, of: texts, with: source, in: language, context)
    }

    private mutating func compareSpecialSpaces(
        _ leaf: Leaf, of texts: LocalizationTexts, with source: SourceTexts.Text, in language: LintLanguage,
        _ context: EntryContext
    ) {
        guard let name = source.specialSpace, !language.isWrittenWithoutSpaces, leaf.text.firstSpecialSpace == nil
        else { return }
        findings.add(
            .specialSpaceLost(name), at: leaf.value.position, in: texts.place(of: leaf, in: context.entry))
    }

    // MARK: Space at the start and the end

    private mutating func compareSpaces(
        _ leaf: Leaf, of texts: LocalizationTexts, with source: SourceTexts.Text, in language: LintLanguage,
        _ context: EntryContext
    ) {
        let shape = TextShape(leaf.text)
        guard !shape.isBlank, !source.shape.isBlank else { return }
        let leading = Self.difference(
            .leading, (!source.shape.leading.isEmpty, source.shape.hasLeadingBreak),
            (!shape.leading.isEmpty, shape.hasLeadingBreak), in: language)
        if let leading {
            findings.add(
                leading, at: leaf.position(at: shape.leading.lowerBound), in: texts.place(of: leaf, in: context.entry))
        }
        let trailing = Self.difference(
            .trailing, (!source.shape.trailing.isEmpty, source.shape.hasTrailingBreak),
            (!shape.trailing.isEmpty, shape.hasTrailingBreak), in: language)
        if let trailing {
            findings.add(
                trailing, at: leaf.position(at: shape.trailing.lowerBound), in: texts.place(of: leaf, in: context.entry)
            )
        }
    }

    /// The words for a difference at one edge: space that is there or not, and whether a line break is in it.
    private static func difference(
        _ edge: TextEdge, _ source: (hasSpace: Bool, hasBreak: Bool), _ text: (hasSpace: Bool, hasBreak: Bool),
        in language: LintLanguage
    ) -> DiagnosticMessage? {
        if source.hasSpace == text.hasSpace, source.hasBreak == text.hasBreak { return nil }
        // Words that need no space between them need none at the edge.
        if language.isWrittenWithoutSpaces, source.hasSpace, !source.hasBreak, !text.hasSpace { return nil }
        if source.hasBreak != text.hasBreak { return .outerSpace(edge, isLineBreak: true, isMissing: source.hasBreak) }
        return .outerSpace(edge, isLineBreak: false, isMissing: source.hasSpace)
    }

    // MARK: Punctuation

    private mutating func comparePunctuation(
        _ leaf: Leaf, of texts: LocalizationTexts, with source: SourceTexts.Text, in language: LintLanguage,
        _ context: EntryContext
    ) {
        let final = FinalPunctuation(leaf.text, language: language)
        if !PunctuationRules.agree(source, leaf.text, final, in: language) {
            findings.add(
                .finalPunctuation(final.marks.words, source: source.final.marks.words),
                at: leaf.position(at: final.range.lowerBound), in: texts.place(of: leaf, in: context.entry))
        }
        if let start = PunctuationRules.missingOpening(leaf.text, final, in: language) {
            findings.add(
                .openingPunctuation(final.marks.contains(.question) ? "¿" : "¡"), at: leaf.position(at: start),
                in: texts.place(of: leaf, in: context.entry))
        }
    }
}

/// A side of a text.
enum TextEdge {
    case leading, trailing
}
