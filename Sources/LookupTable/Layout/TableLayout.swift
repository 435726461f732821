/// Where things lie in a lookup table.
///
/// WORKED EXAMPLE GOES HERE
package enum TableLayout {
    /// The first eight bytes. The line feed shows a file whose line ends were converted.
    package static let magic: StaticString = "xctable\n"

    /// The version of the format that is written. A reader reads its own version and all earlier ones.
    package static let version = 1

    /// The greatest number of languages: an origin has 12 bits.
    package static let greatestLanguageCount = 1 << 12

    /// The greatest number of device names: an index has 14 bits.
    package static let greatestDeviceCount = SevenBitNumber.greatest14

    /// The longest text that a slot can hold the length of. Longer ones are messages of one part.
    package static let longestSlotText = SevenBitNumber.greatest14

    /// Offsets in the header.
    package enum Header {
        package static let version = 8
        package static let size = 12
        package static let checksum = 16
        /// What the checksum covers starts here. What lies before it is compared when a table is opened.
        package static let checkedStart = 24
        package static let languageCount = 24
        package static let sourceLanguage = 28
        package static let keyCount = 32
        package static let groupCount = 36
        package static let nameOffset = 40
        package static let nameLength = 44
        package static let sections = 48
        package static let byteCount = 128
    }

    /// The parts of a table after the header, in their order, without gaps.
    package enum Section: Int, CaseIterable, Sendable {
        /// A record of 16 bytes for each key: its hash (8), and where its text is (offset and length, 4 each).
        case keys
        /// For each language in turn a slot of 8 bytes for each key.
        case columns
        /// For each group of keys how its members are placed (4).
        case groups
        /// A record of 16 bytes for each language: where its tag and its maximized tag are (4 times 4).
        case languages
        /// A record of 8 bytes for each device name that occurs, sorted by bytes: where the name is.
        case devices
        /// A record of 20 bytes for each distinct placeholder.
        case placeholders
        /// Choices by device: the number of branches (2), the slot for all other devices (8), and for each branch the
        /// index of its device (2) and a slot (8).
        case choices
        /// Messages in parts: the number of bytes (4), then the parts.
        case messages
        /// The texts, one after another. Whoever needs one has its offset and length.
        case texts
    }

    /// Sizes of records.
    package enum RecordSize {
        package static let key = 16
        package static let slot = 8
        package static let group = 4
        package static let language = 16
        package static let device = 8
        package static let placeholder = 20
        package static let choiceHeader = 10
        package static let choiceBranch = 10
    }

    /// Offsets in a placeholder's record. Byte 11 is zero.
    package enum PlaceholderField {
        package static let argument = 0
        /// 0 for one that prints its argument, 1 for `%n`, which prints nothing.
        package static let silence = 2
        package static let conversion = 3
        package static let flags = 4
        package static let length = 5
        package static let width = 6
        /// One more than the precision, or 0 for none.
        package static let precision = 8
        package static let spellingOffset = 12
        package static let spellingLength = 16
    }

    /// The first byte of a part of a message.
    package enum PartCode {
        /// The number of bytes (2), then that many bytes of text.
        package static let text: UInt8 = 1
        /// The number of bytes (4), then that many bytes of text.
        package static let longText: UInt8 = 2
        /// `%%`.
        package static let escapedPercentSign: UInt8 = 3
        /// The index of a placeholder's record (4).
        package static let placeholder: UInt8 = 4
        /// The index of the driver's record (4), a bit for each category that has a form (1), for each of those, in
        /// the order of the categories, the number of bytes of the form (4), then the forms themselves.
        package static let plural: UInt8 = 5
    }

    /// The number of plural categories: zero, one, two, few, many, other.
    package static let categoryCount = 6
}
