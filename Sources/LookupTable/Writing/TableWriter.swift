package import LookupTable

/// Builds a lookup table.
///
/// Add messages, then an entry for each key that names a message for every language, then ``finish()``. Equal texts,
/// keys and messages are stored once. The bytes depend on what was added alone, not on the order of the keys, the
/// machine or the process. Nothing throws before ``finish()``, which names the first thing that cannot be written.
///
/// For symbols, ``TableReader/keyNumber(of:)`` of the finished table gives the number of a key and
/// ``KeyHash/hash(of:)`` the hash that goes with it.
package struct TableWriter {
    /// A message that was added, to be named in entries. Valid for the writer that returned it.
    package struct MessageReference: Hashable, Sendable {
        /// Twice the number of a text, or twice the number of a message in parts plus one.
        let rawValue: UInt32

        /// The number of a text, or of a message in parts.
        var number: Int { Int(rawValue >> 1) }

        var isInParts: Bool { rawValue & 1 == 1 }
    }

    /// The text of a key in one language: a message and the language it came from (another one after fallback).
    package struct Origin: Hashable, Sendable {
        package var message: MessageReference

        /// The index of the language that the message is written in.
        package var language: Int

        package init(message: MessageReference, language: Int) {
            self.message = message
            self.language = language
        }
    }

    /// What a key gives in one language: one text, or one for each device.
    package enum Slot: Hashable, Sendable {
        /// The same text on every device.
        case every(Origin)

        /// Texts by device name (`iphone`, `mac`, names unknown to us too), in any order, and the one for all others.
        case device([DeviceBranch], other: Origin)
    }

    /// The text for one device.
    package struct DeviceBranch: Hashable, Sendable {
        package var device: String
        package var origin: Origin

        package init(device: String, origin: Origin) {
            self.device = device
            self.origin = origin
        }
    }

    /// A choice by device, its branches sorted by device name.
    struct Choice: Hashable {
        var branches: [DeviceBranch]
        var other: Origin
    }

    let name: String
    let languages: [TableLanguage]
    let sourceLanguage: Int

    var texts: BytePool
    var messages = BytePool()
    var encoder = MessageEncoder()
    var choices: [Choice] = []
    private var choiceNumbers: [Choice: Int] = [:]

    /// For each entry the number of its key among ``texts``, and the hash of the key.
    var keys: [(text: Int, hash: UInt64)] = []

    /// For each entry in turn what each language gives.
    var targets: [PackedTarget] = []

    /// A table called `name`, with `languages` in the order that slots have.
    ///
    /// - Parameter sharedText: A text, such as a whole file, of which texts and keys may be parts that are not copied
    ///   before the table is written. Each such part has to be UTF-8, which is not looked at again.
    package init(name: String, languages: [TableLanguage], sourceLanguage: Int, sharedText: [UInt8] = []) {
        self.name = name
        self.languages = languages
        self.sourceLanguage = sourceLanguage
        texts = BytePool(shared: sharedText)
    }

    /// Makes room for so many entries, so that they are not moved when more come.
    package mutating func reserveCapacity(entryCount: Int) {
        keys.reserveCapacity(entryCount)
        let (slotCount, overflows) = entryCount.multipliedReportingOverflow(by: languages.count)
        guard !overflows, slotCount <= SevenBitNumber.greatest28 / TableLayout.RecordSize.slot else { return }
        targets.reserveCapacity(slotCount)
        texts.reserveCapacity(itemCount: entryCount + slotCount)
    }

    /// Adds plain text without placeholders, `text` being UTF-8.
    package mutating func addMessage(text: Span<UInt8>) -> MessageReference {
        RawBytes.withBytes(of: text) { addMessage(bytes: $0) }
    }

    /// Adds plain text without placeholders.
    package mutating func addMessage(text: String) -> MessageReference {
        RawBytes.withBytes(of: text) { addMessage(bytes: $0) }
    }

    /// Adds plain text without placeholders that is a part of the shared text.
    package mutating func addMessage(sharedText range: Range<Int>) -> MessageReference {
        guard range.count <= TableLayout.longestSlotText else {
            let body = texts.withShared(range) { MessageEncoder.body(ofText: $0) }
            return addMessage(body: body)
        }
        return MessageReference(rawValue: UInt32(texts.intern(shared: range).number) << 1)
    }

    /// Adds a message in parts. Adjacent texts are joined; a message of texts alone is the same as plain text.
    package mutating func addMessage(_ parts: [MessagePart]) -> MessageReference {
        let isText = parts.allSatisfy { if case .text = $0 { true } else { false } }
        guard isText else {
            let body = encoder.body(of: parts, texts: &texts)
            return addMessage(body: body)
        }
        var text: [UInt8] = []
        for case .text(let more) in parts {
            encoder.check(more)
            text += more
        }
        return addMessage(text: text.span)
    }

    /// Adds a key with one slot for each language, in the order of the languages.
    package mutating func addEntry(key: Span<UInt8>, slots: [Slot]) {
        RawBytes.withBytes(of: key) { addEntry(bytes: $0, slots: slots) }
    }

    /// Adds a key with one slot for each language, in the order of the languages.
    package mutating func addEntry(key: String, slots: [Slot]) {
        RawBytes.withBytes(of: key) { addEntry(bytes: $0, slots: slots) }
    }

    /// Adds a key that is a part of the shared text, with the text of each language, in the order of the languages, the
    /// same on every device.
    package mutating func addEntry(sharedKey range: Range<Int>, origins: [Origin]) {
        let key = texts.intern(shared: range)
        let languageCount = languages.count
        guard origins.count == languageCount, origins.allSatisfy({ (0..<languageCount).contains($0.language) }) else {
            encoder.fail(.slotsDoNotFit(key: texts.string(key.number)))
            return
        }
        guard hasRoomForSlots() else { return }
        keys.append((key.number, key.hash))
        for origin in origins { targets.append(PackedTarget(origin)) }
    }

    /// Whether the slots of one more entry fit: every key has one in every language, however few texts there are.
    private mutating func hasRoomForSlots() -> Bool {
        let byteCount = (targets.count + languages.count) * TableLayout.RecordSize.slot
        if byteCount > SevenBitNumber.greatest28 { encoder.fail(.tableTooLarge(byteCount: byteCount)) }
        return byteCount <= SevenBitNumber.greatest28
    }

    private mutating func addMessage(bytes: RawBytes) -> MessageReference {
        if let first = bytes.byte(at: 0), first & 0xC0 == 0x80 { encoder.fail(.textNotUTF8) }
        guard bytes.count <= TableLayout.longestSlotText else {
            return addMessage(body: MessageEncoder.body(ofText: bytes))
        }
        return MessageReference(rawValue: UInt32(texts.intern(bytes)) << 1)
    }

    private mutating func addMessage(body: [UInt8]) -> MessageReference {
        // What will not fit is not collected first: the texts of a small catalog may grow by substitutions.
        guard messages.bytes.count <= SevenBitNumber.greatest28 - body.count else {
            encoder.fail(.tableTooLarge(byteCount: messages.bytes.count + body.count))
            return MessageReference(rawValue: UInt32(texts.intern(text: "")) << 1)
        }
        let number = RawBytes.withBytes(of: body.span) { messages.intern($0) }
        return MessageReference(rawValue: UInt32(number) << 1 | 1)
    }

    private mutating func addEntry(bytes: RawBytes, slots: [Slot]) {
        if let first = bytes.byte(at: 0), first & 0xC0 == 0x80 { encoder.fail(.textNotUTF8) }
        let languageCount = languages.count
        guard slots.count == languageCount, slots.allSatisfy({ Self.fits($0, languageCount) }) else {
            encoder.fail(.slotsDoNotFit(key: bytes.string))
            return
        }
        guard hasRoomForSlots() else { return }
        keys.append((texts.intern(bytes), KeyHash.full(bytes)))
        for slot in slots {
            switch slot {
            case .every(let origin), .device([], other: let origin):
                targets.append(PackedTarget(origin))
            case .device(let branches, let other):
                targets.append(PackedTarget(choice: number(of: branches, other: other)))
            }
        }
    }

    private mutating func number(of branches: [DeviceBranch], other: Origin) -> Int {
        let sorted = branches.sorted { $0.device.utf8.lexicographicallyPrecedes($1.device.utf8) }
        let choice = Choice(branches: sorted, other: other)
        if let number = choiceNumbers[choice] { return number }
        let number = choices.count
        choices.append(choice)
        choiceNumbers[choice] = number
        return number
    }

    /// Whether the languages of a slot exist, and no device has two texts. Static, so that no copy of the writer is made.
    private static func fits(_ slot: Slot, _ languageCount: Int) -> Bool {
        let languages = 0..<languageCount
        switch slot {
        case .every(let origin):
            return languages.contains(origin.language)
        case .device(let branches, let other):
            return Set(branches.map(\.device)).count == branches.count
                && languages.contains(other.language)
                && branches.allSatisfy { languages.contains($0.origin.language) }
        }
    }

    /// The bytes of the table.
    package consuming func finish() throws(TableWriterError) -> [UInt8] {
        try TableAssembly(self).bytes()
    }
}
