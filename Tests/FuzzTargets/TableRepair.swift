import LookupTable

/// Makes the header of a mutated table fit its bytes, so that a reader lets it in: magic, version, sizes, the places of
/// the sections and the checksum.
enum TableRepair {
    static func repaired(_ input: [UInt8]) -> [UInt8] {
        let header = TableLayout.Header.self
        var bytes = input
        if bytes.count < header.byteCount { bytes += [UInt8](repeating: 0, count: header.byteCount - bytes.count) }
        if bytes.count > SevenBitNumber.greatest28 { return input }
        for place in header.version..<header.byteCount where !(header.checksum..<header.checkedStart).contains(place) {
            bytes[place] &= 0x7F
        }
        let magic = RawBytes(TableLayout.magic)
        for place in 0..<magic.count { bytes[place] = magic.byte(at: place) ?? 0 }
        put(TableLayout.version, at: header.version, in: &bytes)
        put(bytes.count, at: header.size, in: &bytes)
        repairSections(of: &bytes)
        let checksum = RawBytes.withBytes(of: bytes.span.extracting(header.checkedStart...)) {
            KeyHash.stored(KeyHash.full($0))
        }
        for place in 0..<8 { bytes[header.checksum + place] = UInt8(truncatingIfNeeded: checksum >> (8 * place)) }
        return bytes
    }

    /// Counts that leave room for their sections, and sections one after another to the end.
    private static func repairSections(of bytes: inout [UInt8]) {
        let header = TableLayout.Header.self
        var room = bytes.count - header.byteCount
        let size = TableLayout.RecordSize.self
        let languageCount = max(1, min(number(at: header.languageCount, in: bytes), 12, room / size.language))
        guard room >= languageCount * size.language else { return }
        room -= languageCount * size.language
        let keyCount = min(
            number(at: header.keyCount, in: bytes), room / (size.key + languageCount * size.slot + size.group))
        room -= keyCount * (size.key + languageCount * size.slot)
        let groupCount = min(max(number(at: header.groupCount, in: bytes), keyCount == 0 ? 0 : 1), room / size.group)
        room -= groupCount * size.group
        put(languageCount, at: header.languageCount, in: &bytes)
        put(number(at: header.sourceLanguage, in: bytes) % languageCount, at: header.sourceLanguage, in: &bytes)
        put(keyCount, at: header.keyCount, in: &bytes)
        put(groupCount, at: header.groupCount, in: &bytes)
        var end = header.byteCount
        for section in TableLayout.Section.allCases {
            let place = header.sections + 8 * section.rawValue
            let count: Int
            switch section {
            case .keys: count = keyCount * size.key
            case .columns: count = keyCount * languageCount * size.slot
            case .groups: count = groupCount * size.group
            case .languages: count = languageCount * size.language
            case .texts: count = room
            case .devices, .placeholders, .choices, .messages:
                count = min(number(at: place + 4, in: bytes), room)
                room -= count
            }
            put(end, at: place, in: &bytes)
            put(count, at: place + 4, in: &bytes)
            end += count
        }
    }

    private static func number(at place: Int, in bytes: [UInt8]) -> Int {
        (0..<4).reduce(0) { $0 | Int(bytes[place + $1] & 0x7F) << (7 * $1) }
    }

    private static func put(_ number: Int, at place: Int, in bytes: inout [UInt8]) {
        for index in 0..<4 { bytes[place + index] = UInt8(number >> (7 * index) & 0x7F) }
    }
}
