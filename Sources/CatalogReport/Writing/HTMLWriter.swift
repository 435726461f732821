/// Writes HTML, with the texts of catalogs escaped.
struct HTMLWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes markup as it is. It is a part of the program, so that no text of a catalog can be taken for it.
    mutating func markup(_ markup: StaticString) {
        bytes.append(contentsOf: markup.description.utf8)
    }

    /// Writes a number.
    mutating func number(_ number: Int) {
        bytes.append(contentsOf: String(number).utf8)
    }

    /// Writes a text, between tags or between the double quotes of an attribute.
    ///
    /// The zero character, which HTML does not have, becomes the replacement character.
    mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): markup("&amp;")
            case UInt8(ascii: "<"): markup("&lt;")
            case UInt8(ascii: ">"): markup("&gt;")
            case UInt8(ascii: "\""): markup("&quot;")
            case UInt8(ascii: "'"): markup("&#39;")
            // A parser of HTML would make a line feed of it.
            case 0x0D: markup("&#13;")
            case 0: markup("\u{FFFD}")
            default: bytes.append(byte)
            }
        }
    }

    /// Writes a value for the fragment of a link, percent-encoded but for what is safe in every part of an address.
    mutating func fragmentValue(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                bytes.append(byte)
            default:
                bytes.append(UInt8(ascii: "%"))
                bytes.append(Self.hexDigit(byte >> 4))
                bytes.append(Self.hexDigit(byte & 15))
            }
        }
    }

    /// Writes what was written elsewhere.
    mutating func append(_ other: [UInt8]) {
        bytes.append(contentsOf: other)
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
