// What the table holds, for people and for negotiation. None of this is on the path of a lookup.
extension TableReader {
    /// The version of the format that the table was written in.
    package var version: Int {
        bytes.number28(at: TableLayout.Header.version) ?? 0
    }

    /// The checksum as stored, 56 bits in groups of seven.
    package var checksum: UInt64 {
        bytes.word64(at: TableLayout.Header.checksum) ?? 0
    }

    /// The checksum that the bytes have.
    ///
    /// - Complexity: Linear in the size of the table.
    package var computedChecksum: UInt64 {
        let start = TableLayout.Header.checkedStart
        return KeyHash.stored(KeyHash.full(bytes.part(at: start, count: bytes.count - start) ?? .empty))
    }

    /// The name of the table: that of its catalog without extension.
    package var name: String {
        (text(bytes, at: TableLayout.Header.nameOffset) ?? .empty).string
    }

    /// The language of an index, or `nil` when there is none.
    package func language(_ index: Int) -> TableLanguage? {
        guard index >= 0, index < languageCount else { return nil }
        let record = index * TableLayout.RecordSize.language
        guard let tag = text(languages, at: record), let maximized = text(languages, at: record + 8) else { return nil }
        return TableLanguage(tag: tag.string, maximizedTag: maximized.string)
    }

    /// The tag of a language as the catalog spells it, or `nil` when there is no such language.
    package func tag(ofLanguage index: Int) -> RawBytes? {
        guard index >= 0, index < languageCount else { return nil }
        return text(languages, at: index * TableLayout.RecordSize.language)
    }

    /// The device names that occur, sorted by bytes.
    package var deviceNames: [String] {
        (0..<devices.count / TableLayout.RecordSize.device).compactMap { device($0)?.string }
    }

    /// The number of bytes of each section, and of the header as the first.
    package var sectionSizes: [(name: String, byteCount: Int)] {
        [
            ("header", TableLayout.Header.byteCount), ("keys", keys.count), ("columns", columns.count),
            ("groups", groups.count), ("languages", languages.count), ("devices", devices.count),
            ("placeholders", placeholders.count), ("choices", choices.count), ("messages", messages.count),
            ("texts", texts.count),
        ]
    }

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

    private func text(_ section: RawBytes, at offset: Int) -> RawBytes? {
        guard let word = section.word64(at: offset) else { return nil }
        return text(at: word)
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
