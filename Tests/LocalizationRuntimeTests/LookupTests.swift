import LocalizationRuntime
import LookupTable
import LookupTableWriter
import Synchronization
import Testing

struct LookupTests {
    /// A table with a text, a choice by device and a message with an argument, in English and German.
    private static func tableBytes() throws -> [UInt8] {
        var writer = TableWriter(
            name: "Pizza",
            languages: [
                TableLanguage(tag: "en", maximizedTag: "en-Latn-US"),
                TableLanguage(tag: "de", maximizedTag: "de-Latn-DE"),
            ],
            sourceLanguage: 0
        )
        let settings = writer.addMessage(text: "Settings")
        let german = writer.addMessage(text: "Einstellungen")
        let tablet = writer.addMessage(text: "Tablet settings")
        let hello = writer.addMessage([
            .text(Array("Hello ".utf8)),
            .placeholder(
                Placeholder(argument: 0, specifier: FormatSpecifier(.object), spelling: Array("%@".utf8))),
        ])
        writer.addEntry(
            key: "settings",
            slots: [
                .device(
                    [.init(device: "ipad", origin: .init(message: tablet, language: 0))],
                    other: .init(message: settings, language: 0)),
                .every(.init(message: german, language: 1)),
            ]
        )
        writer.addEntry(
            key: "hello %@",
            slots: [.every(.init(message: hello, language: 0)), .every(.init(message: hello, language: 0))])
        return try writer.finish()
    }

    private enum Pizza: StringTable {
        static let table: LocalizationTable = {
            do { return try LocalizationTable(bytes: tableBytes()) } catch { return .embedded("") }
        }()
    }

    /// The symbol of a key as generated code has it.
    private static func message(_ key: StaticString, _ arguments: Arguments = Arguments(), hash: UInt64? = nil)
        throws -> Message<Pizza>
    {
        let bytes = Array("\(key)".utf8)
        let table = try tableBytes()
        let number = try RawBytes.withBytes(of: table.span) { raw in
            Result { try TableReader(raw).keyNumber(of: RawBytes(key)) }
        }.get()
        return Message(MessageSymbol(UInt32(number ?? 99), hash ?? KeyHash.hash(of: bytes.span), key), arguments)
    }

    private var localizer: Localizer { Localizer(LocalizationTables([Pizza.self]), language: "en") }

    @Test func deviceChoosesItsBranch() {
        #expect(localizer.text("settings") == "Settings")
        #expect(localizer.text("settings", device: .ipad) == "Tablet settings")
        #expect(localizer.text("settings", device: .mac) == "Settings")
        var options = LocalizerOptions()
        options.device = .ipad
        let onTablet = Localizer(LocalizationTables([Pizza.self]), language: "en", options: options)
        #expect(onTablet.text("settings") == "Tablet settings")
        #expect(onTablet.text("settings", device: .mac) == "Settings")
    }

    @Test func symbolGivesTheTextOfItsKey() throws {
        #expect(localizer.text(try Self.message("settings")) == "Settings")
        #expect(localizer.text(try Self.message("settings"), device: .ipad) == "Tablet settings")
        #expect(localizer.text(try Self.message("hello %@", ["Ana"])) == "Hello Ana")
    }

    @Test func symbolOfAnotherTableIsFoundByItsKey() throws {
        #expect(localizer.text(try Self.message("settings", hash: 1)) == "Settings")
        #expect(localizer.text(try Self.message("no such key")) == "no such key")
    }

    @Test func symbolOfATableThatTheLocalizerDoesNotHaveIsShownInItsLanguage() throws {
        let other = try PizzaTable.table(languages: ["en", "de"], [:])
        let german = Localizer(LocalizationTables(other), language: "de-AT")
        #expect(german.text(try Self.message("settings")) == "Einstellungen")
    }

    @Test func missingKeyIsItsOwnText() {
        let result = localizer.localized("no such key", arguments: [1])
        #expect(result.text == "no such key")
        #expect(result.languageTag == nil)
        #expect(result.problems == [.missingKey("no such key")])
        #expect(localizer.localized("").problems == [.missingKey("")])
    }

    @Test func handlerIsToldOfProblems() {
        let counter = ProblemCounter()
        var options = LocalizerOptions()
        options.problemHandler = counter.handler
        let localizer = Localizer(LocalizationTables([Pizza.self]), language: "en", options: options)
        _ = localizer.text("no such key")
        _ = localizer.text("hello %@")
        _ = localizer.text("hello %@", "Ana")
        _ = localizer.localized("hello %@")
        #expect(counter.missingKeys == 1)
        #expect(counter.otherProblems == 2)
    }

    @Test func bytesAreBorrowed() {
        for (key, text) in [("settings", "Settings"), ("hello %@", "Hello Ana"), ("no such key", "no such key")] {
            let bytes = localizer.withText(key, arguments: ["Ana"]) { span in span.indices.map { span[$0] } }
            #expect(bytes == Array(text.utf8))
        }
    }

    @Test(arguments: [
        (20, "Hello Añña", 12), (12, "Hello Añña", 12), (11, "Hello Aññ", 12), (10, "Hello Añ", 12),
        (9, "Hello Añ", 12), (8, "Hello A", 12), (0, "", 12),
    ])
    func textIsWrittenIntoMemoryAsFarAsItFits(capacity: Int, text: String, needed: Int) {
        var memory = [UInt8](repeating: 0, count: capacity)
        var span = memory.mutableSpan
        let written = localizer.write("hello %@", arguments: ["Añña"], into: &span)
        #expect(String(decoding: memory.prefix(written.byteCount), as: UTF8.self) == text)
        #expect(written.neededByteCount == needed)
    }

    @Test func textThatGrowsTooLongEndsEarly() {
        var options = LocalizerOptions()
        options.longestText = 5_000
        let localizer = Localizer(LocalizationTables([Pizza.self]), language: "en", options: options)
        let result = localizer.localized("hello %@", arguments: [String(repeating: "é", count: 3_000)])
        #expect(result.text == "Hello " + String(repeating: "é", count: 2_497))
        #expect(result.problems == [.textTooLong(key: "hello %@")])
        let whole = localizer.localized("hello %@", arguments: [String(repeating: "é", count: 2_497)])
        #expect(whole.text.utf8.count == 5_000)
        #expect(whole.problems == [])
    }

    @Test func currentLocalizerIsThatOfTheTask() async {
        #expect(Localizer.current == nil)
        await Localizer.$current.withValue(localizer) {
            let text = await Task { Localizer.current?.text("settings") }.value
            #expect(text == "Settings")
        }
    }
}
