/// Something in a table that its writer cannot have written.
package struct TableDamage: Hashable, Sendable {
    /// What is wrong.
    package enum Kind: Hashable, Sendable {
        /// The checksum is not that of the bytes.
        case checksum
        /// A byte that belongs to a number has its highest bit set.
        case number
        /// The texts are not UTF-8.
        case text
        /// A text is not inside the texts, or does not start and end with whole characters.
        case place
        /// A key's hash is not that of its text.
        case hash
        /// A key is not found by its text.
        case index
        /// A slot is of an unknown kind, leads to no message or choice, or names no language.
        case slot
        /// A message does not consist of parts.
        case message
        /// A choice by device names a device that is not there, or holds a choice.
        case choice
        /// A placeholder's record holds values that there are not.
        case placeholder
    }

    package var kind: Kind

    /// The section that it is in; `nil` for the table as a whole.
    package var section: TableLayout.Section?

    /// Where it is, from the start of the section.
    package var offset: Int

    package init(_ kind: Kind, in section: TableLayout.Section? = nil, at offset: Int = 0) {
        self.kind = kind
        self.section = section
        self.offset = offset
    }
}

extension TableDamage: CustomStringConvertible {
    package var description: String {
        let what =
            switch kind {
            case .checksum: "the checksum is not that of the table"
            case .number: "a number has a byte above 127"
            case .text: "the texts are not UTF-8"
            case .place: "a text is not where it is said to be"
            case .hash: "the hash of a key is not that of its text"
            case .index: "a key is not found by its text"
            case .slot: "a slot leads nowhere"
            case .message: "a message does not consist of parts"
            case .choice: "a choice by device is malformed"
            case .placeholder: "a placeholder is malformed"
            }
        guard let section else { return what }
        return "\(what) (\(section), byte \(offset))"
    }
}
