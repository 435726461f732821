/// A placeholder as a table stores it.
///
/// It keeps the words that the table has and takes a field out when it is asked for, since most messages ask for few.
@usableFromInline
package struct TablePlaceholder: Sendable {
    // Two words hold all fields but the last, each in the bytes that `PlaceholderField` says.
    @usableFromInline let start: UInt64
    @usableFromInline let middle: UInt64

    /// The placeholder as written.
    @usableFromInline package let spelling: RawBytes

    /// The placeholder of an index, or `nil` when there is none or it is damaged.
    @inlinable @inline(__always)
    init?(index: Int, in records: RawBytes, texts: RawBytes) {
        // An index has 28 bits, so that nothing overflows.
        guard let record = records.part(at: index &* TableLayout.RecordSize.placeholder, count: 20),
            let start = record.word64(at: 0), let middle = record.word64(at: 8), let end = record.word32(at: 16),
            let spelling = texts.part(
                at: SevenBitNumber.numbers(middle).second, count: SevenBitNumber.number(end))
        else { return nil }
        self.start = start
        self.middle = middle
        self.spelling = spelling
        guard argument <= 255, byte(2) <= 1, conversionByte <= FormatSpecifier.Conversion.pointer.rawValue,
            byte(5) <= FormatSpecifier.Length.longDouble.rawValue
        else { return nil }
    }

    @inlinable @inline(__always)
    func byte(_ offset: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: start &>> (8 &* offset)) }

    @inlinable @inline(__always)
    var conversionByte: UInt8 { byte(3) }

    /// The index of the argument, from 0.
    @inlinable @inline(__always)
    package var argument: Int { SevenBitNumber.number(UInt16(truncatingIfNeeded: start)) }

    /// Whether it prints nothing.
    @inlinable @inline(__always)
    package var isSilent: Bool { byte(2) == 1 }

    /// The kind of printing.
    @inlinable @inline(__always)
    package var conversion: FormatSpecifier.Conversion {
        FormatSpecifier.Conversion(rawValue: conversionByte) ?? .object
    }

    /// Whether nothing but conversion and length says how an argument is printed: no width, no precision, no flag but
    /// the one for groups, which localized numbers have anyway.
    @inlinable @inline(__always)
    package var isPlain: Bool {
        // Flags without the sixth one, width; precision.
        start & 0x7F7F_001F_0000_0000 == 0 && middle & 0x7F7F == 0
    }

    /// How the argument is printed.
    package var specifier: FormatSpecifier {
        let field = TableLayout.PlaceholderField.self
        let precision = SevenBitNumber.number(UInt16(truncatingIfNeeded: middle))
        return FormatSpecifier(
            conversion,
            flags: FormatSpecifier.Flags(rawValue: byte(UInt64(field.flags)) & 0x3F),
            length: FormatSpecifier.Length(rawValue: byte(UInt64(field.length))) ?? .none,
            width: UInt16(SevenBitNumber.number(UInt16(truncatingIfNeeded: start >> UInt64(8 * field.width)))),
            precision: precision == 0 ? nil : UInt16(precision - 1)
        )
    }
}
