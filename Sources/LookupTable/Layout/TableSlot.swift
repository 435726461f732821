/// What a key gives in one language, as a table stores it in eight bytes.
///
/// The first four bytes are an offset in the section that ``kind`` tells. The next four are another number: its lowest
/// two bits are the kind, the next 12 the language that the text came from, the highest 14 the length of a plain text.
@usableFromInline
package struct TableSlot: Hashable, Sendable {
    /// What an offset leads to.
    @usableFromInline
    package enum Kind: UInt8, Sendable {
        /// A plain text of the texts.
        case text = 0
        /// A message in parts, of the messages.
        case message = 1
        /// A choice by device, of the choices.
        case choice = 2
    }

    @usableFromInline package var kind: Kind

    /// Where it is, from the start of its section.
    @usableFromInline package var offset: Int

    /// The number of bytes of a plain text, 0 for anything else.
    @usableFromInline package var length: Int

    /// The index of the language that the text came from, 0 for a choice by device, whose branches have their own.
    @usableFromInline package var origin: Int

    package init(kind: Kind, offset: Int, length: Int = 0, origin: Int) {
        self.kind = kind
        self.offset = offset
        self.length = length
        self.origin = origin
    }

    /// The slot in eight bytes, or `nil` when they hold an unknown kind.
    @inlinable @inline(__always)
    package init?(_ word: UInt64) {
        let numbers = SevenBitNumber.numbers(word)
        guard let kind = Kind(rawValue: UInt8(truncatingIfNeeded: numbers.second & 3)) else { return nil }
        self.kind = kind
        offset = numbers.first
        origin = numbers.second >> 2 & 0xFFF
        length = numbers.second >> 14
    }

    /// The slot in eight bytes. Its numbers must be in their ranges.
    package var word: UInt64 {
        let second = Int(kind.rawValue) | origin << 2 | length << 14
        return UInt64(SevenBitNumber.word32(offset)) | UInt64(SevenBitNumber.word32(second)) << 32
    }
}
