import LookupTable
@testable import LookupTableWriter
import Testing

struct TableWriterErrorTests {
    private static let english = SampleTable.languages[0]

    private static func writer(_ languages: [TableLanguage] = [english], source: Int = 0) -> TableWriter {
        TableWriter(name: "Pizza", languages: languages, sourceLanguage: source)
    }

    /// A table of one message with that part.
    private static func table(_ part: MessagePart) throws -> [UInt8] {
        var writer = writer()
        let message = writer.addMessage([part])
        writer.addEntry(key: "key", slots: [.every(.init(message: message, language: 0))])
        return try writer.finish()
    }

    @Test func repeatedKeyIsRefused() {
        var writer = Self.writer()
        let message = writer.addMessage(text: "text")
        for _ in 0..<2 { writer.addEntry(key: "key", slots: [.every(.init(message: message, language: 0))]) }
        #expect(throws: TableWriterError.repeatedKey("key")) { try writer.finish() }
    }

    @Test func slotsMustFitTheLanguages() {
        for slots in [0, 2] {
            var writer = Self.writer()
            let message = writer.addMessage(text: "text")
            writer.addEntry(
                key: "key", slots: Array(repeating: .every(.init(message: message, language: 0)), count: slots))
            #expect(throws: TableWriterError.slotsDoNotFit(key: "key")) { try writer.finish() }
        }
        for language in [-1, 1, 5_000] {
            var writer = Self.writer()
            let message = writer.addMessage(text: "text")
            writer.addEntry(key: "key", slots: [.every(.init(message: message, language: language))])
            #expect(throws: TableWriterError.slotsDoNotFit(key: "key")) { try writer.finish() }
        }
        var writer = Self.writer()
        let origin = TableWriter.Origin(message: writer.addMessage(text: "text"), language: 0)
        let branch = TableWriter.DeviceBranch(device: "mac", origin: origin)
        writer.addEntry(key: "key", slots: [.device([branch, branch], other: origin)])
        #expect(throws: TableWriterError.slotsDoNotFit(key: "key")) { try writer.finish() }
    }

    @Test func languagesAreLimited() {
        #expect(throws: TableWriterError.tooManyLanguages(4_097)) {
            try Self.writer(Array(repeating: Self.english, count: 4_097)).finish()
        }
        #expect(throws: TableWriterError.unknownSourceLanguage(1)) { try Self.writer(source: 1).finish() }
        #expect(throws: TableWriterError.unknownSourceLanguage(0)) { try Self.writer([]).finish() }
        #expect(throws: Never.self) { try Self.writer(Array(repeating: Self.english, count: 4_096)).finish() }
    }

    @Test func devicesAreLimited() {
        var writer = Self.writer()
        let origin = TableWriter.Origin(message: writer.addMessage(text: "text"), language: 0)
        let branches = (0...16_383).map { TableWriter.DeviceBranch(device: "device \($0)", origin: origin) }
        writer.addEntry(key: "key", slots: [.device(branches, other: origin)])
        #expect(throws: TableWriterError.tooManyDevices(16_384)) { try writer.finish() }
    }

    @Test func sizeIsLimited() throws {
        // 4,096 languages of 8 bytes for each of 8,187 keys are nearly 256 MB, before any text.
        #expect(try TableAssembly.fixedSize(keyCount: 8_187, languageCount: 4_096) == 268_402_608)
        #expect(throws: TableWriterError.tableTooLarge(byteCount: 268_468_176)) {
            try TableAssembly.fixedSize(keyCount: 8_189, languageCount: 4_096)
        }
    }

    @Test func widthsAreLimited() {
        func part(width: UInt16, precision: UInt16?) -> MessagePart {
            .placeholder(
                Placeholder(
                    argument: 0, specifier: FormatSpecifier(.fixed, width: width, precision: precision),
                    spelling: Array("%f".utf8)))
        }
        let error = TableWriterError.placeholderOutOfRange(spelling: "%f")
        #expect(throws: error) { try Self.table(part(width: 16_384, precision: nil)) }
        #expect(throws: error) { try Self.table(part(width: 0, precision: 16_383)) }
        #expect(throws: Never.self) { try Self.table(part(width: 16_383, precision: 16_382)) }
    }

    @Test func pluralFormsMustBeOneForEachOfSomeCategories() {
        func plural(_ forms: [PluralForm]) -> MessagePart {
            .plural(
                PluralChoice(
                    driver: Placeholder(
                        argument: 0, specifier: FormatSpecifier(.signedInteger), spelling: Array("%d".utf8)),
                    forms: forms))
        }
        let one = PluralForm(category: 1, parts: [])
        let other = PluralForm(category: 5, parts: [])
        let error = TableWriterError.malformedPlural(spelling: "%d")
        for forms in [
            [], [one, one], [other, one], [PluralForm(category: 6, parts: [])],
            [PluralForm(category: 5, parts: [plural([other])])],
        ] {
            #expect(throws: error) { try Self.table(plural(forms)) }
        }
        #expect(throws: Never.self) { try Self.table(plural([one, other])) }
    }

    @Test(
        arguments: [[0xFF], [0xC3], [0xA9], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]])
    func textMustBeUTF8(bytes: [UInt8]) {
        #expect(throws: TableWriterError.textNotUTF8) { try Self.table(.text(bytes)) }
        #expect(throws: TableWriterError.textNotUTF8) { try Self.table(.silent(spelling: bytes)) }
        var writer = Self.writer()
        let message = writer.addMessage(text: "text")
        writer.addEntry(key: bytes.span, slots: [.every(.init(message: message, language: 0))])
        #expect(throws: TableWriterError.textNotUTF8) { try writer.finish() }
    }

    @Test func halvesOfACharacterInTwoTextsAreNoUTF8() {
        var writer = Self.writer()
        let first = writer.addMessage(text: ([0xC3] as [UInt8]).span)
        let second = writer.addMessage(text: ([0xA9] as [UInt8]).span)
        writer.addEntry(key: "1", slots: [.every(.init(message: first, language: 0))])
        writer.addEntry(key: "2", slots: [.every(.init(message: second, language: 0))])
        #expect(throws: TableWriterError.textNotUTF8) { try writer.finish() }
    }

    @Test func keysOfOneHashAreRefused() throws {
        #expect(throws: KeyIndex.Collision(one: 1, other: 3)) { try KeyIndex(hashes: [1, 42, 7, 42]) }
        let index = try KeyIndex(hashes: [1, 42, 7, 43])
        #expect(Set(index.places) == [0, 1, 2, 3])
    }

    @Test(
        arguments: [
            (.tableTooLarge(byteCount: 1), "the table would have 1 bytes, and 268435455 is the most it can have"),
            (.keysCollide("a", "b"), "the keys “a” and “b” have the same hash; rename one of them"),
            (.repeatedKey("a"), "the key “a” was added twice"),
            (.placeholderOutOfRange(spelling: "%9f"), "the placeholder %9f has a width or a precision above 16383"),
        ] as [(TableWriterError, String)])
    func errorsSayWhatIsTooLarge(error: TableWriterError, text: String) {
        #expect("\(error)" == text)
    }
}
