extension TableReader {
    /// Everything that is wrong with the table, up to the number of findings that is worth reading.
    ///
    /// A table without findings serves every message of every language as it was written.
    ///
    /// - Complexity: Linear in the size of the table.
    package func verify() -> [TableDamage] {
        var verification = TableVerification(self)
        verification.run()
        return verification.findings
    }
}

/// Looks at every byte of a table once.
private struct TableVerification {
    private static let mostFindings = 1_000

    private let table: TableReader
    private(set) var findings: [TableDamage] = []

    /// Where messages and choices start.
    private var messageStarts: Set<Int> = []
    private var choiceStarts: Set<Int> = []

    init(_ table: TableReader) {
        self.table = table
    }

    mutating func run() {
        if table.checksum != table.computedChecksum { note(.checksum) }
        if UTF8Check.firstInvalidOffset(in: table.bytes) != nil { note(.text) }
        let sections: [(TableLayout.Section, RawBytes)] = [
            (.keys, table.keys), (.columns, table.columns), (.groups, table.groups), (.languages, table.languages),
            (.devices, table.devices), (.placeholders, table.placeholders), (.choices, table.choices),
        ]
        for (section, bytes) in sections {
            if let offset = bytes.firstOffsetAboveASCII { note(.number, section, offset) }
        }
        verifyPlaces(.languages, table.languages)
        verifyPlaces(.devices, table.devices)
        verifyPlaceholders()
        verifyMessages()
        verifyChoices()
        verifyKeys()
        verifyColumns()
    }

    private mutating func note(_ kind: TableDamage.Kind, _ section: TableLayout.Section? = nil, _ offset: Int = 0) {
        guard findings.count < Self.mostFindings else { return }
        findings.append(TableDamage(kind, in: section, at: offset))
    }

    /// Sections that hold nothing but the places of texts.
    private mutating func verifyPlaces(_ section: TableLayout.Section, _ bytes: RawBytes) {
        for offset in stride(from: 0, to: bytes.count, by: 8) {
            if !isPlace(bytes.word64(at: offset)) { note(.place, section, offset) }
        }
    }

    private func isPlace(_ word: UInt64?) -> Bool {
        guard let word else { return false }
        let (offset, length) = SevenBitNumber.numbers(word)
        return isPlace(offset: offset, length: length)
    }

    private func isPlace(offset: Int, length: Int) -> Bool {
        guard table.texts.holds(length, at: offset) else { return false }
        func isInsideCharacter(_ offset: Int) -> Bool { (table.texts.byte(at: offset) ?? 0) & 0xC0 == 0x80 }
        return !isInsideCharacter(offset) && !isInsideCharacter(offset + length)
    }

    private mutating func verifyPlaceholders() {
        let size = TableLayout.RecordSize.placeholder
        for offset in stride(from: 0, to: table.placeholders.count, by: size) {
            let record = TablePlaceholder(index: offset / size, in: table.placeholders, texts: table.texts)
            if record == nil { note(.placeholder, .placeholders, offset) }
        }
    }

    private mutating func verifyMessages() {
        var offset = 0
        while offset < table.messages.count {
            messageStarts.insert(offset)
            guard let parts = table.parts(TableSlot(kind: .message, offset: offset, origin: 0)) else {
                note(.message, .messages, offset)
                return
            }
            if !isWhole(parts, canChoose: true) { note(.message, .messages, offset) }
            offset += 4 + parts.body.count
        }
    }

    /// Whether a message consists of parts, and so do its forms.
    private func isWhole(_ parts: MessageParts, canChoose: Bool) -> Bool {
        var parts = parts
        while let part = parts.next() {
            switch part {
            case .damaged: return false
            case .plural(let plural):
                guard canChoose else { return false }
                for category in 0..<TableLayout.categoryCount where plural.hasForm(category) {
                    guard let form = plural.form(category), isWhole(form, canChoose: false) else { return false }
                }
            default: break
            }
        }
        return true
    }

    private mutating func verifyChoices() {
        let record = TableLayout.RecordSize.self
        let deviceCount = table.devices.count / record.device
        var offset = 0
        while offset < table.choices.count {
            choiceStarts.insert(offset)
            guard let count = table.choices.number14(at: offset),
                let choice = table.choices.part(at: offset, count: record.choiceHeader + count * record.choiceBranch)
            else {
                note(.choice, .choices, offset)
                return
            }
            for branch in 0...count {
                // The slot for all other devices comes first, after the count.
                let place = branch * record.choiceBranch
                let slot = choice.word64(at: place + 2).flatMap { TableSlot($0) }
                let isDevice = branch == 0 || (choice.number14(at: place) ?? deviceCount) < deviceCount
                if !isDevice || slot.map({ $0.kind == .choice || !leadsSomewhere($0) }) ?? true {
                    note(.choice, .choices, offset)
                }
            }
            offset += choice.count
        }
    }

    private mutating func verifyKeys() {
        for number in 0..<table.keyCount {
            let offset = number * TableLayout.RecordSize.key
            guard isPlace(table.keys.word64(at: offset + 8)), let key = table.key(number) else {
                note(.place, .keys, offset)
                continue
            }
            if table.hash(ofKey: number) != KeyHash.stored(KeyHash.full(key)) {
                note(.hash, .keys, offset)
            } else if table.keyNumber(of: key) != number {
                note(.index, .keys, offset)
            }
        }
    }

    private mutating func verifyColumns() {
        for offset in stride(from: 0, to: table.columns.count, by: TableLayout.RecordSize.slot) {
            let slot = table.columns.word64(at: offset).flatMap { TableSlot($0) }
            if slot.map({ !leadsSomewhere($0) }) ?? true { note(.slot, .columns, offset) }
        }
    }

    private func leadsSomewhere(_ slot: TableSlot) -> Bool {
        guard slot.origin < table.languageCount else { return false }
        switch slot.kind {
        case .text: return isPlace(offset: slot.offset, length: slot.length)
        case .message: return messageStarts.contains(slot.offset)
        case .choice: return choiceStarts.contains(slot.offset)
        }
    }
}
