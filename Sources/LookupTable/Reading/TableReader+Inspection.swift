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

    private func text(_ section: RawBytes, at offset: Int) -> RawBytes? {
        guard let word = section.word64(at: offset) else { return nil }
        return text(at: word)
    }
}
