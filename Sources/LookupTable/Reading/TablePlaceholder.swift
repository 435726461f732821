/// A placeholder as a table stores it.
package struct TablePlaceholder: Sendable {
    /// The index of the argument, from 0.
    package let argument: Int

    /// How the argument is printed.
    package let specifier: FormatSpecifier

    /// The placeholder as written.
    package let spelling: RawBytes

    /// Whether it prints nothing.
    let isSilent: Bool

    /// The placeholder of an index, or `nil` when there is none or it is damaged.
    init?(index: Int, in records: RawBytes, texts: RawBytes) {
        // An index has 28 bits, so that nothing overflows.
        guard let record = records.part(at: index * TableLayout.RecordSize.placeholder, count: 20),
            let start = record.word64(at: 0), let middle = record.word64(at: 8),
            let spellingLength = record.number28(at: TableLayout.PlaceholderField.spellingLength)
        else { return nil }
        // Two words hold all fields but the last; each field is taken from the bytes that `PlaceholderField` says.
        let field = TableLayout.PlaceholderField.self
        func byte(_ offset: Int) -> UInt8 { UInt8(truncatingIfNeeded: start >> UInt64(8 * offset)) }
        let precision = SevenBitNumber.number(UInt16(truncatingIfNeeded: middle))
        let spellingOffset = SevenBitNumber.numbers(middle).second
        argument = SevenBitNumber.number(UInt16(truncatingIfNeeded: start))
        guard argument <= 255, byte(field.silence) <= 1,
            let conversion = FormatSpecifier.Conversion(rawValue: byte(field.conversion)),
            let length = FormatSpecifier.Length(rawValue: byte(field.length)),
            let spelling = texts.part(at: spellingOffset, count: spellingLength)
        else { return nil }
        self.spelling = spelling
        isSilent = byte(field.silence) == 1
        specifier = FormatSpecifier(
            conversion,
            flags: FormatSpecifier.Flags(rawValue: byte(field.flags) & 0x3F),
            length: length,
            width: UInt16(SevenBitNumber.number(UInt16(truncatingIfNeeded: start >> UInt64(8 * field.width)))),
            precision: precision == 0 ? nil : UInt16(precision - 1)
        )
    }
}
