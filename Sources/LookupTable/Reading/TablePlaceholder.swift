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
        let field = TableLayout.PlaceholderField.self
        guard let record = records.part(at: index * TableLayout.RecordSize.placeholder, count: 20),
            let argument = record.number14(at: field.argument), argument <= 255,
            let silence = record.byte(at: field.silence), silence <= 1,
            let conversionByte = record.byte(at: field.conversion),
            let conversion = FormatSpecifier.Conversion(rawValue: conversionByte),
            let flags = record.byte(at: field.flags),
            let lengthByte = record.byte(at: field.length),
            let length = FormatSpecifier.Length(rawValue: lengthByte),
            let width = record.number14(at: field.width),
            let precision = record.number14(at: field.precision),
            let spellingOffset = record.number28(at: field.spellingOffset),
            let spellingLength = record.number28(at: field.spellingLength),
            let spelling = texts.part(at: spellingOffset, count: spellingLength)
        else { return nil }
        self.argument = argument
        self.spelling = spelling
        isSilent = silence == 1
        specifier = FormatSpecifier(
            conversion,
            flags: FormatSpecifier.Flags(rawValue: flags & 0x3F),
            length: length,
            width: UInt16(width),
            precision: precision == 0 ? nil : UInt16(precision - 1)
        )
    }
}
