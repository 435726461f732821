import LookupTable
import LookupTableWriter
import Testing

/// Damaged tables give an error or some text, never a crash, and verification finds the damage.
struct DamageTests {
    /// A small table with every feature; a text as long as that of ``SampleTable`` would take the most of the time.
    private static func table() throws -> [UInt8] {
        var writer = TableWriter(name: "Pizza", languages: Array(SampleTable.languages.prefix(2)), sourceLanguage: 0)
        let hello = writer.addMessage(text: "Olá")
        let parts = writer.addMessage(SampleTable.everyPart)
        let origin = TableWriter.Origin(message: hello, language: 1)
        let inParts = TableWriter.Origin(message: parts, language: 0)
        writer.addEntry(key: "Hello", slots: [.every(origin), .every(origin)])
        writer.addEntry(
            key: "device",
            slots: [.device([.init(device: "mac", origin: inParts)], other: origin), .every(inParts)])
        writer.addEntry(key: "", slots: [.every(inParts), .every(origin)])
        return try writer.finish()
    }

    /// The table with the checksum that its bytes have.
    private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        let checksum = RawBytes.withBytes(of: bytes.span.extracting(24...)) { KeyHash.stored(KeyHash.full($0)) }
        var repaired = bytes
        for place in 0..<8 { repaired[16 + place] = UInt8(truncatingIfNeeded: checksum >> (8 * place)) }
        return repaired
    }

    /// Reads everything that a table may be asked for.
    ///
    /// - Returns: The number of bytes that were read, so that nothing is left out as unused.
    private static func readAll(_ table: TableReader) -> Int {
        var count = table.name.utf8.count + table.deviceNames.count + table.sectionSizes.count
        for language in -1...table.languageCount { count += table.language(language)?.tag.utf8.count ?? 0 }
        for key in ["Hello", "device", "", "none"] { count += table.keyNumber(key) ?? 0 }
        for number in -1...min(table.keyCount, 100) {
            count += table.key(number)?.string.utf8.count ?? 0
            for language in -1...min(table.languageCount, 10) {
                guard let slot = table.slot(key: number, language: language) else { continue }
                count += table.branches(slot)?.branches.count ?? 0
                for device in ["mac", ""] {
                    guard let branch = RawBytes.withBytes(of: device, { table.slot(slot, device: $0) }) else {
                        continue
                    }
                    count += table.plainText(branch)?.string.utf8.count ?? 0
                    count += table.contents(branch)?.count ?? 0
                }
            }
        }
        return count
    }

    @Test func wholeTableHasNoDamage() throws {
        for bytes in [try Self.table(), try SampleTable.everyFeature()] {
            try SampleTable.read(bytes) { #expect($0.verify() == []) }
        }
    }

    @Test func everyTruncationIsRefused() throws {
        let bytes = try Self.table()
        for count in 0..<bytes.count {
            let expected: TableReaderError =
                count < 8 ? .notATable : .wrongSize(expected: count < 16 ? 128 : bytes.count, found: count)
            #expect(throws: expected) { try SampleTable.read(Array(bytes.prefix(count))) { _ in } }
        }
        #expect(throws: TableReaderError.wrongSize(expected: bytes.count, found: bytes.count + 1)) {
            try SampleTable.read(bytes + [0]) { _ in }
        }
    }

    @Test func everyFlippedBitIsReadWithoutACrashAndFound() throws {
        let bytes = try Self.table()
        var opened = 0
        for bit in 0..<bytes.count * 8 {
            var flipped = bytes
            flipped[bit / 8] ^= 1 << (bit % 8)
            // Without a repaired checksum every table that opens is known to be damaged.
            let isFound = Result { try SampleTable.read(flipped) { $0.computedChecksum != $0.checksum } }
            if case .success(let isFound) = isFound { #expect(isFound, "bit \(bit)") }
            if Self.findings(Self.repaired(flipped)) != nil { opened += 1 }
        }
        // Nearly all of it lies behind the door.
        #expect(opened > bytes.count * 6)
    }

    @Test func randomDamageIsReadWithoutACrash() throws {
        let bytes = try Self.table()
        var generator = SeededGenerator(state: 1)
        for _ in 0..<2_000 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                // The sizes in the header are left alone, or nothing would be opened.
                let offset = Int.random(in: 128..<bytes.count, using: &generator)
                damaged[offset] =
                    [0, 0x7F, 0xFF, UInt8.random(in: 0...255, using: &generator)]
                    .randomElement(using: &generator) ?? 0
            }
            _ = Self.findings(Self.repaired(damaged))
        }
    }

    /// What verification finds after everything was read, or `nil` when the table does not open.
    private static func findings(_ bytes: [UInt8]) -> [TableDamage]? {
        do {
            return try SampleTable.read(bytes) { table in
                let findings = table.verify()
                return readAll(table) > 0 ? findings : []
            }
        } catch {
            return nil
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let section: TableLayout.Section
        let offset: Int
        let byte: UInt8
        let damage: TableDamage.Kind

        var testDescription: String { "\(section) + \(offset) = \(byte): \(damage)" }
    }

    @Test(arguments: [
        Case(section: .keys, offset: 0, byte: 0x55, damage: .hash),
        Case(section: .keys, offset: 0, byte: 0xFF, damage: .number),
        Case(section: .keys, offset: 11, byte: 0x7F, damage: .place),
        Case(section: .groups, offset: 4, byte: 0x7F, damage: .index),
        Case(section: .columns, offset: 4, byte: 0x03, damage: .slot),
        Case(section: .columns, offset: 2, byte: 0x7F, damage: .slot),
        Case(section: .languages, offset: 5, byte: 0x7F, damage: .place),
        Case(section: .devices, offset: 3, byte: 0x7F, damage: .place),
        Case(section: .placeholders, offset: 3, byte: 0x7F, damage: .placeholder),
        Case(section: .choices, offset: 0, byte: 0x7F, damage: .choice),
        Case(section: .messages, offset: 4, byte: 0x7F, damage: .message),
        Case(section: .messages, offset: 0, byte: 0x7F, damage: .message),
        Case(section: .texts, offset: 0, byte: 0xFF, damage: .text),
    ])
    func verificationNamesTheDamage(_ test: Case) throws {
        var bytes = try Self.table()
        let start = 48 + 8 * test.section.rawValue
        let offset = try SampleTable.read(bytes) { $0.bytes.number28(at: start) }
        bytes[try #require(offset) + test.offset] = test.byte
        try SampleTable.read(Self.repaired(bytes)) { table in
            #expect(table.verify().contains { $0.kind == test.damage })
            #expect(!table.verify().contains(TableDamage(.checksum)))
        }
    }

    @Test(
        arguments: [
            (8, 2, .newerVersion(2)), (8, 0, .damagedHeader), (0, 0x58, .notATable), (24, 0, .damagedHeader),
            (28, 2, .damagedHeader), (32, 1, .damagedHeader), (36, 0, .damagedHeader), (52, 1, .damagedHeader),
            (8, 0x81, .damagedHeader), (127, 0x80, .damagedHeader),
        ] as [(Int, UInt8, TableReaderError)])
    func contradictionsInTheHeaderAreRefused(offset: Int, byte: UInt8, error: TableReaderError) throws {
        var bytes = try Self.table()
        bytes[offset] = byte
        #expect(throws: error) { try SampleTable.read(Self.repaired(bytes)) { _ in } }
    }

    @Test func damagedTextIsRepaired() throws {
        var bytes = try Self.table()
        let text = Array("Olá".utf8)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: text) })
        bytes[place + 2] = 0xFF
        try SampleTable.read(bytes) { table in
            #expect(table.text("Hello", language: 0) == "Ol\u{FFFD}\u{FFFD}")
        }
    }
}
