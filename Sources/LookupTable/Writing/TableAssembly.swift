import LookupTable

/// Puts a table together from what was added to a writer.
///
/// Everything gets its number and place at its first use: the keys in the order of their places, then language after
/// language the slots in that order. So nothing depends on the order in which things were added, and the texts of a
/// language lie together.
struct TableAssembly {
    private var writer: TableWriter

    /// The numbers of further texts: the table's name, tags, device names sorted by bytes.
    private let name: Int
    private var tags: [(tag: Int, maximized: Int)] = []
    private var devices: [Int] = []
    private var deviceNumbers: [String: Int] = [:]

    private var output: [UInt8] = []
    private var messages: [UInt8] = []
    private var choices: [UInt8] = []

    /// The offset of each message and choice that was used; -1 for the others. Texts have theirs in their pool.
    private var messageOffsets: [Int]
    private var choiceOffsets: [Int]

    /// The texts that were used, in that order, and the number of their bytes.
    private var usedTexts: [Int] = []
    private var textByteCount = 0

    /// The new number of each placeholder that was used, and the placeholders in that order.
    private var placeholderNumbers: [Int]
    private var usedPlaceholders: [Int] = []

    init(_ writer: consuming TableWriter) throws(TableWriterError) {
        if let failure = writer.encoder.failure { throw failure }
        guard writer.languages.count <= TableLayout.greatestLanguageCount else {
            throw .tooManyLanguages(writer.languages.count)
        }
        guard writer.languages.indices.contains(writer.sourceLanguage) else {
            throw .unknownSourceLanguage(writer.sourceLanguage)
        }
        let names = Set(writer.choices.lazy.flatMap(\.branches).map(\.device))
        guard names.count <= TableLayout.greatestDeviceCount else { throw .tooManyDevices(names.count) }
        name = writer.texts.intern(text: writer.name)
        for language in writer.languages {
            let tag = writer.texts.intern(text: language.tag)
            tags.append((tag, writer.texts.intern(text: language.maximizedTag)))
        }
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            deviceNumbers[name] = devices.count
            devices.append(writer.texts.intern(text: name))
        }
        messageOffsets = Array(repeating: -1, count: writer.messages.count)
        choiceOffsets = Array(repeating: -1, count: writer.choices.count)
        placeholderNumbers = Array(repeating: -1, count: writer.encoder.records.count)
        self.writer = writer
    }

    /// The bytes of the table.
    consuming func bytes() throws(TableWriterError) -> [UInt8] {
        let keyCount = writer.keys.count
        let index = try keyIndex()
        let fixedSize = try Self.fixedSize(keyCount: keyCount, languageCount: writer.languages.count)
        // Room for all that was added, so that nothing is moved. What is not needed is never touched.
        let mostBytes = fixedSize + keyCount * 8 + 4 * writer.messages.itemByteCount + writer.texts.itemByteCount
        output.reserveCapacity(min(mostBytes, SevenBitNumber.greatest28) + 4096)

        usedTexts.reserveCapacity(writer.texts.count)
        output += [UInt8](repeating: 0, count: TableLayout.Header.byteCount)
        _ = place(ofText: name)
        var entries = [Int](repeating: 0, count: keyCount)
        for (entry, place) in index.places.enumerated() { entries[place] = entry }

        var ends: [TableLayout.Section: Int] = [:]
        for section in TableLayout.Section.allCases {
            switch section {
            case .keys: appendKeys(entries)
            case .columns: appendColumns(entries)
            case .groups: for group in index.groups { output.append28(Int(group)) }
            case .languages: appendLanguages()
            case .devices: for device in devices { appendPlace(of: device) }
            case .placeholders: appendPlaceholders()
            case .choices: output += choices
            case .messages: output += messages
            case .texts: try appendTexts()
            }
            ends[section] = output.count
        }
        try Self.check(output.count)
        putHeader(ends: ends, groupCount: index.groups.count)
        return output
    }

    /// The number of bytes that keys and columns take, however long the texts are.
    static func fixedSize(keyCount: Int, languageCount: Int) throws(TableWriterError) -> Int {
        let size = keyCount * (TableLayout.RecordSize.key + languageCount * TableLayout.RecordSize.slot)
        try check(size)
        return size
    }

    private static func check(_ byteCount: Int) throws(TableWriterError) {
        guard byteCount <= SevenBitNumber.greatest28 else { throw .tableTooLarge(byteCount: byteCount) }
    }

    private func keyIndex() throws(TableWriterError) -> KeyIndex {
        var seen = [Bool](repeating: false, count: writer.texts.count)
        for (key, _) in writer.keys {
            guard !seen[key] else { throw .repeatedKey(writer.texts.string(key)) }
            seen[key] = true
        }
        do throws(KeyIndex.Collision) {
            return try KeyIndex(hashes: writer.keys.map(\.hash))
        } catch {
            let keys = [error.one, error.other].map { writer.texts.string(writer.keys[$0].text) }.sorted()
            throw .keysCollide(keys[0], keys[1])
        }
    }

    // MARK: Places

    /// Where a text is: its offset, and the number of its bytes.
    @inline(__always)
    private mutating func place(ofText text: Int) -> (offset: Int, byteCount: Int) {
        let place = writer.texts.put(text, atEnd: &textByteCount)
        if place.isNew { usedTexts.append(text) }
        return (place.place, place.byteCount)
    }

    /// Appends where a text is.
    private mutating func appendPlace(of text: Int) {
        let place = place(ofText: text)
        output.append28(place.offset)
        output.append28(place.byteCount)
    }

    private mutating func offset(ofMessage message: Int) -> Int {
        if messageOffsets[message] < 0 {
            messageOffsets[message] = messages.count
            var body = writer.messages.withBytes(of: message) { $0.array }
            MessageEncoder.renumber(&body) { number in
                if placeholderNumbers[number] < 0 {
                    placeholderNumbers[number] = usedPlaceholders.count
                    usedPlaceholders.append(number)
                }
                return placeholderNumbers[number]
            }
            messages.append28(body.count)
            messages += body
        }
        return messageOffsets[message]
    }

    private mutating func offset(ofChoice number: Int) -> Int {
        if choiceOffsets[number] < 0 {
            let choice = writer.choices[number]
            choiceOffsets[number] = choices.count
            choices.append14(choice.branches.count)
            choices.append(word: slot(choice.other).word)
            for branch in choice.branches {
                choices.append14(deviceNumbers[branch.device] ?? 0)
                choices.append(word: slot(branch.origin).word)
            }
        }
        return choiceOffsets[number]
    }

    private mutating func slot(_ origin: TableWriter.Origin) -> TableSlot {
        let number = origin.message.number
        if origin.message.isInParts {
            return TableSlot(kind: .message, offset: offset(ofMessage: number), origin: origin.language)
        }
        let place = place(ofText: number)
        return TableSlot(kind: .text, offset: place.offset, length: place.byteCount, origin: origin.language)
    }

    // MARK: Sections

    private mutating func appendKeys(_ entries: [Int]) {
        var words: [UInt64] = []
        words.reserveCapacity(entries.count * 2)
        for entry in entries {
            let key = writer.keys[entry]
            let place = place(ofText: key.text)
            words.append(KeyHash.stored(key.hash))
            words.append(SevenBitNumber.word64(place.offset, place.byteCount))
        }
        output.append(words: words)
    }

    private mutating func appendColumns(_ entries: [Int]) {
        let languageCount = writer.languages.count
        // What entry after entry gives in all languages becomes language after language, so that what follows goes
        // through memory in its order.
        var words = [UInt64](repeating: 0, count: entries.count * languageCount)
        for (place, entry) in entries.enumerated() {
            for language in 0..<languageCount {
                words[language * entries.count + place] = writer.targets[entry * languageCount + language].rawValue
            }
        }
        writer.targets = []
        for index in words.indices {
            let target = PackedTarget(rawValue: words[index])
            if let number = target.choice {
                words[index] = TableSlot(kind: .choice, offset: offset(ofChoice: number), origin: 0).word
            } else {
                words[index] = slot(target.origin).word
            }
        }
        output.append(words: words)
    }

    private mutating func appendLanguages() {
        for language in tags {
            appendPlace(of: language.tag)
            appendPlace(of: language.maximized)
        }
    }

    private mutating func appendPlaceholders() {
        // Spellings are met on the way, placeholders no more.
        for number in usedPlaceholders {
            let record = writer.encoder.records[number]
            output.append14(Int(record.argument))
            output.append(record.isSilent ? 1 : 0)
            output.append(record.specifier.conversion.rawValue)
            output.append(record.specifier.flags.rawValue & 0x3F)
            output.append(record.specifier.length.rawValue)
            output.append14(Int(record.specifier.width))
            output.append14(record.specifier.precision.map { Int($0) + 1 } ?? 0)
            output.append14(0)
            appendPlace(of: record.spelling)
        }
    }

    private mutating func appendTexts() throws(TableWriterError) {
        try Self.check(output.count + textByteCount)
        // Parts of the shared text are UTF-8, and no other item starts within a scalar, so that each of those is UTF-8
        // when all together are.
        for pool in [writer.texts.bytes, writer.messages.bytes] {
            let isUTF8 = RawBytes.withBytes(of: pool.span) { UTF8Check.firstInvalidOffset(in: $0) == nil }
            guard isUTF8 else { throw .textNotUTF8 }
        }
        writer.texts.append(usedTexts, to: &output)
    }

    private mutating func putHeader(ends: [TableLayout.Section: Int], groupCount: Int) {
        let header = TableLayout.Header.self
        for (offset, byte) in "\(TableLayout.magic)".utf8.enumerated() { output[offset] = byte }
        output.put28(TableLayout.version, at: header.version)
        output.put28(output.count, at: header.size)
        output.put28(writer.languages.count, at: header.languageCount)
        output.put28(writer.sourceLanguage, at: header.sourceLanguage)
        output.put28(writer.keys.count, at: header.keyCount)
        output.put28(groupCount, at: header.groupCount)
        output.put28(writer.texts.place(of: name) ?? 0, at: header.nameOffset)
        output.put28(writer.name.utf8.count, at: header.nameLength)
        var start = header.byteCount
        for section in TableLayout.Section.allCases {
            let end = ends[section] ?? start
            output.put28(start, at: header.sections + section.rawValue * 8)
            output.put28(end - start, at: header.sections + section.rawValue * 8 + 4)
            start = end
        }
        let checksum = KeyHash.hash(of: output.span.extracting(header.checkedStart...))
        output.put(word: checksum, at: header.checksum)
    }
}
