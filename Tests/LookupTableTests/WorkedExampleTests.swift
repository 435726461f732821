import LookupTable
import LookupTableWriter
import Testing

/// The bytes that the documentation of `TableLayout` explains. When this fails, the format has changed: it needs a new
/// version, and the documentation new bytes.
struct WorkedExampleTests {
    private static let header = """
        78 63 74 61 62 6c 65 0a  01 00 00 00 62 01 00 00  35 33 29 07 5a 75 12 1b
        01 00 00 00 00 00 00 00  01 00 00 00 01 00 00 00  00 00 00 00 02 00 00 00
        00 01 00 00 10 00 00 00  10 01 00 00 08 00 00 00  18 01 00 00 04 00 00 00
        1c 01 00 00 10 00 00 00  2c 01 00 00 00 00 00 00  2c 01 00 00 14 00 00 00
        40 01 00 00 00 00 00 00  40 01 00 00 0f 00 00 00  4f 01 00 00 13 00 00 00
        00 00 00 00 00 00 00 00
        """

    private static let sections = """
        74 22 03 4b 7f 42 4b 59  02 00 00 00 01 00 00 00
        00 00 00 00 01 00 00 00
        01 00 00 00
        03 00 00 00 02 00 00 00  05 00 00 00 0a 00 00 00
        00 00 00 01 00 04 00 00  00 00 00 00 0f 00 00 00  04 00 00 00
        0b 00 00 00 04 00 00 00  00 01 03 00 20 c3 a9
        48 69 6b 65 6e 65 6e 2d  4c 61 74 6e 2d 55 53 25  6c 6c 64
        """

    @Test func bytesAreAsDocumented() throws {
        var writer = TableWriter(
            name: "Hi", languages: [TableLanguage(tag: "en", maximizedTag: "en-Latn-US")], sourceLanguage: 0)
        let number = FormatSpecifier(.signedInteger, length: .longLong)
        let message = writer.addMessage([
            .placeholder(Placeholder(argument: 0, specifier: number, spelling: Array("%lld".utf8))),
            .text(Array(" é".utf8)),
        ])
        writer.addEntry(key: "k", slots: [.every(.init(message: message, language: 0))])
        let expected = (Self.header + "\n" + Self.sections).split { $0 == " " || $0 == "\n" }
        #expect(try writer.finish() == expected.compactMap { UInt8($0, radix: 16) })
    }
}
