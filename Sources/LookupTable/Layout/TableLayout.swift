/// Where things lie in a lookup table.
///
/// A table is UTF-8 throughout: text as it is, numbers in groups of seven bits (``SevenBitNumber``). After a header of
/// 128 bytes come nine sections without gaps (``Section``). The bytes are the same embedded in a program and in a file.
///
/// **Looking up** the key `k` in language 0: its hash chooses a group, the group's number gives the key's place, which
/// is its number in the table; the key's record must have the same hash and text. The slot of that number in the
/// column of the language says where the text or the message is and which language it came from. Fallback was worked
/// out by whoever wrote the table.
///
/// **A worked example**: the table `Hi` with the language `en` and the key `k`, whose message is `%lld é`. Offsets are
/// decimal, bytes hexadecimal; a number's lowest seven bits come first, so that `62 01 00 00` is 0x62 + 128 = 226.
/// ```
///   0  78 63 74 61 62 6c 65 0a  magic, "xctable" and a line feed
///   8  01 00 00 00              version 1
///  12  62 01 00 00              size, 226 bytes
///  16  35 33 29 07 5a 75 12 1b  checksum of everything from byte 24 on
///  24  01 00 00 00              1 language
///  28  00 00 00 00              the source language is language 0
///  32  01 00 00 00              1 key
///  36  01 00 00 00              1 group of keys
///  40  00 00 00 00 02 00 00 00  the table's name: texts 0, 2 bytes
///  48  00 01 00 00 10 00 00 00  keys: at 128, 16 bytes
///  56  10 01 00 00 08 00 00 00  columns: at 144, 8 bytes
///  64  18 01 00 00 04 00 00 00  groups: at 152, 4 bytes
///  72  1c 01 00 00 10 00 00 00  languages: at 156, 16 bytes
///  80  2c 01 00 00 00 00 00 00  devices: at 172, none
///  88  2c 01 00 00 14 00 00 00  placeholders: at 172, 20 bytes
///  96  40 01 00 00 00 00 00 00  choices: at 192, none
/// 104  40 01 00 00 0f 00 00 00  messages: at 192, 15 bytes
/// 112  4f 01 00 00 13 00 00 00  texts: at 207, 19 bytes
/// 120  00 00 00 00 00 00 00 00  nothing yet
/// 128  74 22 03 4b 7f 42 4b 59  key 0: the hash of "k"
/// 136  02 00 00 00 01 00 00 00  its text: texts 2, 1 byte
/// 144  00 00 00 00              key 0 in language 0: messages 0 …
/// 148  01 00 00 00              … kind 1, a message in parts, which came from language 0
/// 152  01 00 00 00              group 0: its only key (lowest bit 1) is at place 0
/// 156  03 00 00 00 02 00 00 00  language 0: its tag is texts 3, 2 bytes
/// 164  05 00 00 00 0a 00 00 00  its maximized tag: texts 5, 10 bytes
/// 172  00 00                    placeholder 0: argument 0
/// 174  00 01 00 04              not silent, conversion 1 (`d`), no flags, length 4 (`ll`)
/// 178  00 00 00 00 00 00        width 0, no precision, nothing
/// 184  0f 00 00 00 04 00 00 00  its spelling: texts 15, 4 bytes
/// 192  0b 00 00 00              message 0: 11 bytes
/// 196  04 00 00 00 00           placeholder 0
/// 201  01 03 00 20 c3 a9        a text of 3 bytes, " é"
/// 207  48 69                    texts 0: "Hi"
/// 209  6b                       texts 2: "k"
/// 210  65 6e                    texts 3: "en"
/// 212  65 6e 2d 4c 61 74 6e …   texts 5: "en-Latn-US"
/// 222  25 6c 6c 64              texts 15: "%lld"
/// ```
///
/// **Versions**: a reader reads the tables of its own version and of all earlier ones, and refuses newer ones by name.
@usableFromInline
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
    @usableFromInline
    package enum RecordSize {
        @usableFromInline package static let key = 16
        @usableFromInline package static let slot = 8
        @usableFromInline package static let group = 4
        package static let language = 16
        package static let device = 8
        @usableFromInline package static let placeholder = 20
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
    @usableFromInline
    package enum PartCode {
        /// The number of bytes (2), then that many bytes of text.
        @usableFromInline package static let text: UInt8 = 1
        /// The number of bytes (4), then that many bytes of text.
        @usableFromInline package static let longText: UInt8 = 2
        /// `%%`.
        @usableFromInline package static let escapedPercentSign: UInt8 = 3
        /// The index of a placeholder's record (4).
        @usableFromInline package static let placeholder: UInt8 = 4
        /// The index of the driver's record (4), a bit for each category that has a form (1), for each of those, in
        /// the order of the categories, the number of bytes of the form (4), then the forms themselves.
        @usableFromInline package static let plural: UInt8 = 5
    }

    /// The number of plural categories: zero, one, two, few, many, other.
    @usableFromInline package static let categoryCount = 6
}
