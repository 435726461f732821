/// Reads a lookup table.
///
/// Opening looks at the header only, however many messages there are. Every read after that is checked against the
/// bounds of its section, and every loop ends with the bytes it walks over, so that a damaged table gives `nil` or a
/// wrong text, but never a crash, a hang or a read outside. ``verify()`` finds what is damaged.
///
/// A reader does not keep its bytes in memory: whoever has one keeps their owner.
@usableFromInline
package struct TableReader: Sendable {
    /// All bytes of the table.
    package let bytes: RawBytes

    @usableFromInline package let languageCount: Int
    package let sourceLanguage: Int
    @usableFromInline package let keyCount: Int
    @usableFromInline let groupCount: Int

    @usableFromInline let keys: RawBytes
    @usableFromInline let columns: RawBytes
    @usableFromInline let groups: RawBytes
    let languages: RawBytes
    let devices: RawBytes
    let placeholders: RawBytes
    package let choices: RawBytes
    let messages: RawBytes
    @usableFromInline let texts: RawBytes

    /// Opens a table.
    ///
    /// - Complexity: Constant.
    package init(_ bytes: RawBytes) throws(TableReaderError) {
        let header = TableLayout.Header.self
        let start = bytes.part(at: 0, count: min(bytes.count, header.version))
        guard let start, start.isEqual(to: RawBytes(TableLayout.magic)) else { throw .notATable }
        guard let version = bytes.number28(at: header.version), let size = bytes.number28(at: header.size) else {
            throw .wrongSize(expected: header.byteCount, found: bytes.count)
        }
        guard version <= TableLayout.version else { throw .newerVersion(version) }
        guard version > 0 else { throw .damagedHeader }
        guard size == bytes.count else { throw .wrongSize(expected: size, found: bytes.count) }
        guard let numbers = bytes.part(at: header.version, count: header.byteCount - header.version),
            numbers.firstOffsetAboveASCII == nil,
            let languageCount = bytes.number28(at: header.languageCount),
            let sourceLanguage = bytes.number28(at: header.sourceLanguage),
            let keyCount = bytes.number28(at: header.keyCount),
            let groupCount = bytes.number28(at: header.groupCount),
            languageCount <= TableLayout.greatestLanguageCount,
            sourceLanguage < languageCount,
            groupCount > 0 || keyCount == 0
        else { throw .damagedHeader }

        // None of these products overflows: a number has 28 bits, and there are at most 4,096 languages.
        var expectedSizes: [TableLayout.Section: Int] = [:]
        expectedSizes[.keys] = keyCount * TableLayout.RecordSize.key
        expectedSizes[.columns] = keyCount * languageCount * TableLayout.RecordSize.slot
        expectedSizes[.groups] = groupCount * TableLayout.RecordSize.group
        expectedSizes[.languages] = languageCount * TableLayout.RecordSize.language

        var end = header.byteCount
        func section(_ section: TableLayout.Section) throws(TableReaderError) -> RawBytes {
            let place = header.sections + section.rawValue * 8
            guard let offset = bytes.number28(at: place), let count = bytes.number28(at: place + 4),
                offset == end,
                expectedSizes[section] ?? count == count,
                let part = bytes.part(at: offset, count: count)
            else { throw .damagedHeader }
            end = offset + count
            return part
        }
        keys = try section(.keys)
        columns = try section(.columns)
        groups = try section(.groups)
        languages = try section(.languages)
        devices = try section(.devices)
        placeholders = try section(.placeholders)
        choices = try section(.choices)
        messages = try section(.messages)
        texts = try section(.texts)
        guard end == size else { throw .damagedHeader }

        self.bytes = bytes
        self.languageCount = languageCount
        self.sourceLanguage = sourceLanguage
        self.keyCount = keyCount
        self.groupCount = groupCount
    }
}

// MARK: - Looking up

extension TableReader {
    /// The number of a key, or `nil` when the table does not have it.
    ///
    /// - Complexity: One hash and one comparison of the key.
    @inlinable @inline(__always)
    package func keyNumber(of key: RawBytes) -> Int? {
        guard groupCount > 0 else { return nil }
        let hash = KeyHash.full(key)
        let offset = KeyHash.group(hash, count: groupCount) &* TableLayout.RecordSize.group
        guard let group = groups.number28(at: offset) else { return nil }
        let number = group & 1 == 1 ? group >> 1 : KeyHash.place(hash, displacement: group >> 1, count: keyCount)
        // A number that comes from a damaged group has 27 bits, so that nothing overflows.
        guard let record = keys.words64(at: number &* TableLayout.RecordSize.key),
            KeyHash.stored(record.first) == KeyHash.stored(hash),
            let own = text(at: record.second), own.isEqual(to: key)
        else { return nil }
        return number
    }

    /// The stored hash of a key, or `nil` when there is no key of that number.
    @inlinable @inline(__always)
    package func hash(ofKey number: Int) -> UInt64? {
        // A number comes from the table or from a symbol, so that it may be anything.
        guard number >= 0, number < keyCount, let word = keys.word64(at: number &* TableLayout.RecordSize.key) else {
            return nil
        }
        return KeyHash.stored(word)
    }

    /// The text of a key, or `nil` when there is no key of that number.
    package func key(_ number: Int) -> RawBytes? {
        guard number >= 0, number < keyCount,
            let record = keys.words64(at: number &* TableLayout.RecordSize.key)
        else { return nil }
        return text(at: record.second)
    }

    /// What all keys give in a language, a slot for each in the order of their numbers; none when the table has no such
    /// language.
    package func column(_ language: Int) -> RawBytes {
        guard language >= 0, language < languageCount else { return .empty }
        let byteCount = keyCount * TableLayout.RecordSize.slot
        return columns.part(at: language * byteCount, count: byteCount) ?? .empty
    }

    /// What a key gives in a language, or `nil` when the table has no such key or language, or is damaged.
    package func slot(key number: Int, language: Int) -> TableSlot? {
        slot(key: number, in: column(language))
    }

    /// What a key gives in a column of this table, or `nil` when there is no key of that number.
    @inlinable @inline(__always)
    package func slot(key number: Int, in column: RawBytes) -> TableSlot? {
        guard number >= 0, number < keyCount, let word = column.word64(at: number &* TableLayout.RecordSize.slot)
        else { return nil }
        return TableSlot(word)
    }

    /// What a key gives in a column of this table, found by a symbol: the key of that number, if it has that hash.
    @inlinable @inline(__always)
    package func slot(number: Int, hash: UInt64, in column: RawBytes) -> TableSlot? {
        guard self.hash(ofKey: number) == hash else { return nil }
        return slot(key: number, in: column)
    }

    /// What a slot gives on a device: for a choice the branch of that device, or the one for all others. The result is
    /// never a choice.
    package func slot(_ slot: TableSlot, device: RawBytes?) -> TableSlot? {
        guard slot.kind == .choice else { return slot }
        guard let branchCount = choices.number14(at: slot.offset), let other = choices.word64(at: slot.offset + 2)
        else {
            return nil
        }
        var chosen = other
        if let device, devices.count > 0 {
            for branch in 0..<branchCount {
                let offset =
                    slot.offset + TableLayout.RecordSize.choiceHeader
                    + branch * TableLayout.RecordSize.choiceBranch
                guard let index = choices.number14(at: offset), let word = choices.word64(at: offset + 2) else {
                    return nil
                }
                if let name = self.device(index), name.isEqual(to: device) {
                    chosen = word
                    break
                }
            }
        }
        guard let result = TableSlot(chosen), result.kind != .choice else { return nil }
        return result
    }

    /// The text of a slot that holds a plain one, or `nil` when it holds something else.
    @inlinable @inline(__always)
    package func plainText(_ slot: TableSlot) -> RawBytes? {
        guard slot.kind == .text else { return nil }
        return texts.part(at: slot.offset, count: slot.length)
    }

    /// The parts of a slot that holds a message in parts, or `nil` when it holds something else.
    package func parts(_ slot: TableSlot) -> MessageParts? {
        guard slot.kind == .message, let count = messages.number28(at: slot.offset),
            let body = messages.part(at: slot.offset + 4, count: count)
        else { return nil }
        return MessageParts(body: body, placeholders: placeholders, texts: texts)
    }

    /// The text whose offset and length are the numbers in eight bytes.
    @inlinable @inline(__always)
    func text(at word: UInt64) -> RawBytes? {
        let (offset, length) = SevenBitNumber.numbers(word)
        return texts.part(at: offset, count: length)
    }

    /// The name of a device, or `nil` when there is none of that index.
    package func device(_ index: Int) -> RawBytes? {
        guard let word = devices.word64(at: index * TableLayout.RecordSize.device) else { return nil }
        return text(at: word)
    }
}

extension TableReader {
    /// A table without keys and languages, for when there is none.
    package init() {
        bytes = .empty
        languageCount = 0
        sourceLanguage = 0
        keyCount = 0
        groupCount = 0
        keys = .empty
        columns = .empty
        groups = .empty
        languages = .empty
        devices = .empty
        placeholders = .empty
        choices = .empty
        messages = .empty
        texts = .empty
    }
}
