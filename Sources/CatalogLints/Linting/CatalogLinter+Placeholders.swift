internal import CatalogCompiler
internal import StringCatalog

extension CatalogLinter {
    /// Compares the arguments that the texts of a language take with those that there are.
    mutating func lintArguments(_ texts: LocalizationTexts, in language: LintLanguage, _ context: EntryContext) {
        // Without a source text an identifier says nothing of arguments.
        guard context.source != nil, texts.hasText else { return }
        guard context.hasPercentSign || texts.leaves.contains(where: { $0.format != nil }) else { return }
        let arguments = TextArguments(texts)
        if language.isSource {
            // A key without placeholders may be a name, and the source text says what there is.
            if !context.keyArguments.kinds.isEmpty {
                lintUses(arguments, of: texts, allowed: context.keyArguments.kinds, context)
            }
        } else {
            var allowed = context.keyArguments.kinds
            if let source = context.sourceArguments { allowed.merge(source.kinds) { $0.union($1) } }
            lintMissing(arguments, of: texts, context)
            let dropped = lintPositions(texts, allowed: allowed, context)
            lintUses(arguments, of: texts, allowed: allowed, context, besides: dropped)
        }
        lintForms(arguments, of: texts, context)
    }

    // MARK: Missing

    private mutating func lintMissing(_ arguments: TextArguments, of texts: LocalizationTexts, _ context: EntryContext)
    {
        let expected = context.expected
        let always = expected.always
        for group in arguments.groups {
            // A text that nobody has written lacks everything.
            guard let first = group.leaves.first, group.leaves.contains(where: { texts.leaves[$0].text.count > 0 })
            else { continue }
            let place =
                group.leaves.count == 1
                ? texts.place(of: texts.leaves[first], in: context.entry)
                : texts.plurals.first { $0.device == group.device && $0.substitution == nil }
                    .map { texts.place(of: $0, in: context.entry) }
                    ?? texts.place(of: texts.leaves[first], in: context.entry)
            for number in always.subtracting(group.numbers).sorted() {
                findings.add(
                    .placeholderMissing(expected.spellings[number] ?? "%", argument: number),
                    at: texts.leaves[first].value.position, in: place)
            }
        }
    }

    /// Looks for forms of a plural that leave out an argument, besides the number, that the other forms take.
    private mutating func lintForms(_ arguments: TextArguments, of texts: LocalizationTexts, _ context: EntryContext) {
        for plural in texts.plurals where plural.leaves.count > 1 {
            let driver = texts.driver(of: plural)?.number
            // How many forms take each argument: one that most leave out is meant to be left out.
            var counts: [Int: Int] = [:]
            for leaf in plural.leaves { for number in arguments.numbers[leaf] { counts[number, default: 0] += 1 } }
            for index in plural.leaves {
                let leaf = texts.leaves[index]
                guard leaf.text.count > 0, leaf.category != "zero" else { continue }
                for (number, count) in counts.sorted(by: { $0.key < $1.key })
                where number != driver && count * 2 >= plural.leaves.count && !arguments.numbers[index].contains(number)
                {
                    if isLeftOutInSource(number, leaf, of: texts, context) { continue }
                    findings.add(
                        .placeholderMissingInForm(
                            arguments.spellings[number] ?? "%", argument: number, form: leaf.category ?? ""),
                        at: leaf.value.position, in: texts.place(of: leaf, in: context.entry))
                }
            }
        }
    }

    private func isLeftOutInSource(
        _ number: Int, _ leaf: Leaf, of texts: LocalizationTexts, _ context: EntryContext
    ) -> Bool {
        guard let source = context.source?.text(for: leaf, in: texts)?.leaf, source.category == leaf.category else {
            return false
        }
        return !(source.format?.segments ?? []).contains { $0.argument == number }
    }

    // MARK: Extra, and of another type

    private mutating func lintUses(
        _ arguments: TextArguments, of texts: LocalizationTexts, allowed: [Int: Set<ArgumentKinds.Kind>],
        _ context: EntryContext, besides dropped: Set<Int> = []
    ) {
        var reported: Set<[Int]> = []
        for use in arguments.uses where !dropped.contains(use.leaf) {
            let leaf = texts.leaves[use.leaf]
            let message: DiagnosticMessage
            if let kinds = allowed[use.number] {
                guard let kind = use.kind, kind != .any, !kinds.isEmpty, !kinds.contains(kind), !kinds.contains(.any),
                    reported.insert([use.leaf, use.number]).inserted
                else { continue }
                let spelling =
                    context.sourceArguments?.spellings[use.number] ?? context.keyArguments.spellings[use.number]
                message = .placeholderType(
                    leaf.spelling(use.range), argument: use.number, kind: kind, source: spelling ?? "")
            } else {
                // A text that belongs elsewhere has many; they are reported together.
                guard reported.insert([use.leaf]).inserted else { continue }
                let extra = Set(
                    arguments.uses.filter { $0.leaf == use.leaf && allowed[$0.number] == nil }.map(\.number))
                message = .placeholderExtra(leaf.spelling(use.range), argument: use.number, others: extra.count - 1)
            }
            findings.add(
                message, at: leaf.position(at: use.range.lowerBound), in: texts.place(of: leaf, in: context.entry))
        }
    }

    // MARK: Positions

    /// Looks for texts that drop the positions of the source text.
    ///
    /// - Returns: The texts whose placeholders take the wrong arguments for that, so that nothing more is said of them.
    private mutating func lintPositions(
        _ texts: LocalizationTexts, allowed: [Int: Set<ArgumentKinds.Kind>], _ context: EntryContext
    ) -> Set<Int> {
        var dropped: Set<Int> = []
        for (index, leaf) in texts.leaves.enumerated() where leaf.substitution == nil {
            let placeholders = leaf.placeholders
            guard placeholders.count > 1, let first = placeholders.first(where: { $0.placeholder.position == nil }),
                let source = context.source?.text(for: leaf, in: texts)?.leaf
            else { continue }
            let expected = source.placeholders
            let isOrderWrong = Self.areSwapped(placeholders, allowed: allowed)
            let hasPositions = expected.count > 1 && expected.allSatisfy { $0.placeholder.position != nil }
            guard isOrderWrong || hasPositions else { continue }
            let wrong =
                isOrderWrong
                ? placeholders.first { !Self.fits($0, allowed: allowed) && $0.placeholder.position == nil } ?? first
                : first
            if isOrderWrong { dropped.insert(index) }
            findings.add(
                .placeholderPosition(leaf.spelling(wrong.range), argument: wrong.argument, isWrong: isOrderWrong),
                at: leaf.position(at: wrong.range.lowerBound), in: texts.place(of: leaf, in: context.entry))
        }
        return dropped
    }

    /// Whether placeholders without positions would fit the arguments in another order.
    private static func areSwapped(
        _ placeholders: [Leaf.NumberedPlaceholder], allowed: [Int: Set<ArgumentKinds.Kind>]
    ) -> Bool {
        let wrong = placeholders.filter { !fits($0, allowed: allowed) && allowed[$0.argument] != nil }
        guard wrong.count > 1, placeholders.allSatisfy({ $0.placeholder.position == nil }) else { return false }
        // Those that do not fit are some of the others' arguments.
        return wrong.allSatisfy { one in
            wrong.contains { other in
                other.argument != one.argument && allowed[other.argument]?.contains(one.kind) ?? false
            }
        }
    }

    private static func fits(
        _ placeholder: Leaf.NumberedPlaceholder, allowed: [Int: Set<ArgumentKinds.Kind>]
    ) -> Bool {
        guard let kinds = allowed[placeholder.argument] else { return false }
        return kinds.isEmpty || kinds.contains(placeholder.kind)
    }
}

extension Leaf {
    /// A placeholder and its argument.
    struct NumberedPlaceholder {
        let placeholder: FormatString.Placeholder
        let argument: Int
        let range: Range<Int>

        var kind: ArgumentKinds.Kind { ArgumentKinds.Kind(placeholder.conversion.argumentKind) }
    }

    /// The placeholders of the text, markers of substitutions and `%arg` left out.
    var placeholders: [NumberedPlaceholder] {
        (format?.segments ?? []).compactMap { segment in
            guard case .placeholder(let placeholder) = segment.kind, let argument = segment.argument else { return nil }
            return NumberedPlaceholder(placeholder: placeholder, argument: argument, range: segment.range)
        }
    }
}
