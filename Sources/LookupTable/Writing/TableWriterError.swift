import LookupTable

/// Why a table cannot be written.
package enum TableWriterError: Error, Hashable, Sendable {
    /// The table would have so many bytes; a table has less than 256 MB.
    case tableTooLarge(byteCount: Int)

    /// So many languages; a table has at most 4,096.
    case tooManyLanguages(Int)

    /// So many device names; a table has at most 16,383.
    case tooManyDevices(Int)

    /// A width or precision above 16,383, or an argument above 255, in a placeholder spelled so.
    case placeholderOutOfRange(spelling: String)

    /// The table has no language, or its source language is none of them.
    case unknownSourceLanguage(Int)

    /// A key was added twice.
    case repeatedKey(String)

    /// Two keys have the same hash, and the format cannot hold both.
    case keysCollide(String, String)

    /// A key has not one slot for each language, or names a language that is not there.
    case slotsDoNotFit(key: String)

    /// A plural choice has no form, two for one category, a category above 5, or a plural choice within a form.
    case malformedPlural(spelling: String)

    /// A text is not UTF-8.
    case textNotUTF8
}

extension TableWriterError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .tableTooLarge(let byteCount):
            "the table would have \(byteCount) bytes, and \(SevenBitNumber.greatest28) is the most it can have"
        case .tooManyLanguages(let count):
            "the table would have \(count) languages, and \(TableLayout.greatestLanguageCount) is the most it can have"
        case .tooManyDevices(let count):
            "the table would have \(count) device names, and \(TableLayout.greatestDeviceCount) is the most it can have"
        case .placeholderOutOfRange(let spelling):
            "the placeholder \(spelling) has a width or a precision above \(SevenBitNumber.greatest14)"
        case .unknownSourceLanguage(let index):
            "the source language has the index \(index), and no language of the table has that"
        case .repeatedKey(let key):
            "the key “\(key)” was added twice"
        case .keysCollide(let one, let other):
            "the keys “\(one)” and “\(other)” have the same hash; rename one of them"
        case .slotsDoNotFit(let key):
            "the slots of the key “\(key)” do not fit the languages of the table"
        case .malformedPlural(let spelling):
            "the forms of the plural choice \(spelling) are not one for each of some categories"
        case .textNotUTF8:
            "a text is not UTF-8"
        }
    }
}
