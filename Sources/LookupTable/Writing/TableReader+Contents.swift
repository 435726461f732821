package import LookupTable

// What a table holds as it was written, for tools and tests. It lies beside the writer, so that programs that only look
// texts up do without it.
extension TableReader {
    /// The branches of a choice by device and the slot for all other devices, or `nil` when `slot` is no choice.
    package func branches(_ slot: TableSlot) -> (branches: [(device: String, slot: TableSlot)], other: TableSlot)? {
        guard slot.kind == .choice, let count = choices.number14(at: slot.offset),
            let otherWord = choices.word64(at: slot.offset + 2), let other = TableSlot(otherWord)
        else { return nil }
        var branches: [(device: String, slot: TableSlot)] = []
        for branch in 0..<count {
            let offset =
                slot.offset + TableLayout.RecordSize.choiceHeader + branch * TableLayout.RecordSize.choiceBranch
            guard let index = choices.number14(at: offset), let name = device(index),
                let word = choices.word64(at: offset + 2), let chosen = TableSlot(word)
            else { return nil }
            branches.append((name.string, chosen))
        }
        return (branches, other)
    }

    /// The message of a slot that is no choice, in parts as they were written, or `nil` when it is damaged.
    package func contents(_ slot: TableSlot) -> [MessagePart]? {
        if let text = plainText(slot) { return text.count == 0 ? [] : [.text(text.array)] }
        return parts(slot).flatMap(contents)
    }

    private func contents(_ parts: MessageParts) -> [MessagePart]? {
        var parts = parts
        var contents: [MessagePart] = []
        while let part = parts.next() {
            switch part {
            case .text(let text): contents.append(.text(text.array))
            case .escapedPercentSign: contents.append(.escapedPercentSign)
            case .placeholder(let placeholder): contents.append(.placeholder(self.contents(placeholder)))
            case .silent(let spelling): contents.append(.silent(spelling: spelling.array))
            case .plural(let plural):
                var forms: [PluralForm] = []
                for category in 0..<TableLayout.categoryCount {
                    guard let form = plural.form(category) else { continue }
                    // A form within a form is damage, and this recursion ends since a form is shorter than its message.
                    guard !form.holdsPlural, let parts = self.contents(form) else { return nil }
                    forms.append(PluralForm(category: UInt8(category), parts: parts))
                }
                contents.append(.plural(PluralChoice(driver: self.contents(plural.driver), forms: forms)))
            case .damaged: return nil
            }
        }
        return contents
    }

    private func contents(_ placeholder: TablePlaceholder) -> Placeholder {
        Placeholder(
            argument: UInt8(placeholder.argument),
            specifier: placeholder.specifier,
            spelling: placeholder.spelling.array
        )
    }
}

extension MessageParts {
    /// Whether one of the parts is a plural choice.
    fileprivate var holdsPlural: Bool {
        var parts = self
        while let part = parts.next() {
            if case .plural = part { return true }
        }
        return false
    }
}
