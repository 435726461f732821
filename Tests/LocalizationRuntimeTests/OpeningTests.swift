import Foundation
import LocalizationRuntime
import LookupTable
import LookupTableWriter
import Testing

struct OpeningTests {
    /// A folder that is removed when the test ends.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "OpeningTests-\(UUID().uuidString)")
        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { _ = Result { try FileManager.default.removeItem(at: url) } }

        func write(_ bytes: [UInt8], to name: String = "Pizza.xctable") throws -> String {
            let file = url.appending(path: name)
            try Data(bytes).write(to: file)
            return file.path
        }
    }

    /// The ways to open a file.
    private static let ways: [@Sendable (String) throws -> LocalizationTable] = [
        { try LocalizationTable(mapping: $0) }, { try LocalizationTable(copying: $0) },
    ]

    private static func bytes() throws -> [UInt8] {
        var writer = TableWriter(
            name: "Pizza", languages: [TableLanguage(tag: "en", maximizedTag: "en-Latn-US")], sourceLanguage: 0)
        let hello = writer.addMessage(text: "Hello")
        writer.addEntry(key: "hello", slots: [.every(.init(message: hello, language: 0))])
        return try writer.finish()
    }

    @Test func mappedCopiedAndGivenTablesAreTheSame() throws {
        let folder = try Folder()
        let path = try folder.write(Self.bytes(), to: "größe und\nmehr.xctable")
        for table in [
            try LocalizationTable(mapping: path), try LocalizationTable(copying: path),
            try LocalizationTable(bytes: Self.bytes()),
        ] {
            #expect(table.name == "Pizza")
            #expect(table.keyCount == 1)
            #expect(table.languageTags == ["en"])
            #expect(table.sourceLanguageTag == "en")
            #expect(table.localizer("en").text("hello") == "Hello")
        }
    }

    @Test func localizerKeepsItsFile() throws {
        let localizer = try {
            let folder = try Folder()
            return try LocalizationTable(mapping: folder.write(Self.bytes())).localizer("en")
        }()
        #expect(localizer.text("hello") == "Hello")
    }

    @Test(arguments: [0, 1, 8, 40, 127])
    func shortTablesAreRefused(count: Int) throws {
        let folder = try Folder()
        let path = try folder.write(Array(Self.bytes().prefix(count)))
        let whole = try Self.bytes().count
        let expected: LocalizationTableError =
            count < 8 ? .notATable : .wrongSize(expected: count < 16 ? 128 : whole, found: count)
        for open in Self.ways {
            #expect(throws: LocalizationTableError.file(path: path, expected)) { try open(path) }
        }
    }

    @Test func whatIsNoTableIsRefused() throws {
        let folder = try Folder()
        let text = try folder.write(Array("Not a table, but quite some text in a file.\n".utf8), to: "text")
        #expect(throws: LocalizationTableError.file(path: text, .notATable)) { try LocalizationTable(mapping: text) }
        let path = folder.url.path
        #expect(throws: LocalizationTableError.notAFile(path: path)) { try LocalizationTable(mapping: path) }
        let pipe = folder.url.appending(path: "pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        for open in Self.ways {
            #expect(throws: LocalizationTableError.notAFile(path: pipe)) { try open(pipe) }
        }
        let missing = folder.url.appending(path: "missing").path
        #expect(
            throws: LocalizationTableError.unreadable(
                path: missing, code: ENOENT, reason: "No such file or directory")
        ) { try LocalizationTable(copying: missing) }
        #expect(throws: LocalizationTableError.self) { try LocalizationTable(mapping: "\(missing)\0") }
    }

    @Test func verificationTellsDamage() throws {
        var bytes = try Self.bytes()
        #expect(try LocalizationTable(bytes: bytes).verify() == [])
        bytes[bytes.count - 1] ^= 1
        #expect(try LocalizationTable(bytes: bytes).verify().contains("the checksum is not that of the table"))
    }

    @Test func newerVersionIsNamed() throws {
        var bytes = try Self.bytes()
        bytes[8] = 2
        #expect(throws: LocalizationTableError.newerVersion(2)) { try LocalizationTable(bytes: bytes) }
    }

    @Test func embeddedBytesThatAreNoTableGiveAnEmptyOne() {
        #expect(throws: LocalizationTableError.notATable) { try LocalizationTable(embedded: "x") }
        let table = LocalizationTable.embedded("xctable")
        #expect(table.keyCount == 0)
        #expect(table.localizer("de").text("key") == "key")
    }

    @Test(arguments: [
        (LocalizationTableError.notATable, "not a lookup table"),
        (.newerVersion(7), "the lookup table has the format 7, which is newer than this program can read"),
        (.wrongSize(expected: 200, found: 100), "the lookup table should have 200 bytes and has 100"),
        (.file(path: "a/b", .damaged), "a/b: the lookup table is damaged"),
        (.unreadable(path: "a", code: 13, reason: "Permission denied"), "a: Permission denied"),
        (.notAFile(path: "a"), "a: not a file"), (.tooLarge(path: "a"), "a: too large for a lookup table"),
    ])
    func errorsSayWhatIsWrong(error: LocalizationTableError, text: String) {
        #expect("\(error)" == text)
    }
}
