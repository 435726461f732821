import Foundation
import LocalizationRuntime
import LookupTable
import LookupTableWriter
import Synchronization
import Testing

struct ReloadableTablesTests {
    /// The table that is part of the program: its one symbol points at a key that files have elsewhere.
    private enum Menu: StringTable {
        static let table = LocalizationTable.embedded("")
    }

    /// Files of a test, removed with it.
    private final class Folder: Sendable {
        let url = FileManager.default.temporaryDirectory.appending(path: "ReloadableTables-\(UUID().uuidString)")
        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { _ = Result { try FileManager.default.removeItem(at: url) } }

        func path(_ name: String) -> String { url.appending(path: name).path }

        /// Replaces a file by renaming, as tools do.
        func put(_ bytes: [UInt8], _ name: String) throws {
            try Data(bytes).write(to: url.appending(path: name + ".new"))
            guard rename(path(name + ".new"), path(name)) == 0 else { throw CocoaError(.fileWriteUnknown) }
        }
    }

    /// A table whose texts all say which version they are of.
    private static func table(_ version: Int, keys: [String] = ["first", "second", "third"]) throws -> [UInt8] {
        var writer = TableWriter(
            name: "Menu",
            languages: [
                TableLanguage(tag: "en", maximizedTag: "en-Latn-US"),
                TableLanguage(tag: "ru", maximizedTag: "ru-Cyrl-RU"),
            ], sourceLanguage: 0)
        for key in keys {
            let english = writer.addMessage(text: "\(key) \(version)")
            let russian = writer.addMessage(text: "\(key) №\(version)")
            writer.addEntry(
                key: key,
                slots: [.every(.init(message: english, language: 0)), .every(.init(message: russian, language: 1))])
        }
        return try writer.finish()
    }

    @Test(arguments: [false, true]) func newFilesAreTakenAndOldReadersFinish(copies: Bool) throws {
        let folder = try Folder()
        try folder.put(Self.table(1), "Menu")
        let tables = try ReloadableTables([TableFile(folder.path("Menu"))], copies: copies)
        let old = tables.localizer(for: "ru")
        #expect(tables.reloadChanged().reloaded.isEmpty, "nothing has changed")

        try folder.put(Self.table(2), "Menu")
        #expect(tables.localizer(for: "ru").text("first") == "first №1", "nobody has looked yet")
        let outcome = tables.reloadChanged()
        #expect(outcome.reloaded == [folder.path("Menu")] && outcome.failures.isEmpty)
        #expect(tables.localizer(languages: ["ru"]).text("first") == "first №2")
        #expect(old.text("second") == "second №1" && old.languageTag == "ru")
        #expect(tables.reloadChanged().reloaded.isEmpty)
        #expect(tables.reload().reloaded == [folder.path("Menu")], "on demand it is read in any case")
    }

    @Test func aDamagedFileChangesNothingAndIsToldOnce() throws {
        let folder = try Folder()
        let path = folder.path("Menu")
        try folder.put(Self.table(1), "Menu")
        let tables = try ReloadableTables([TableFile(path)])
        var damaged = try Self.table(2)
        damaged[damaged.count - 2] ^= 1
        let cases: [([UInt8], LocalizationTableError)] = [
            (damaged, .file(path: path, .damaged)),
            (
                Array(try Self.table(2).dropLast(7)),
                .file(path: path, .wrongSize(expected: damaged.count, found: damaged.count - 7))
            ),
            (Array("<html>".utf8), .file(path: path, .notATable)),
            ([], .file(path: path, .notATable)),
        ]
        for (bytes, error) in cases {
            try folder.put(bytes, "Menu")
            let outcome = tables.reloadChanged()
            #expect(outcome.failures == [error] && outcome.reloaded.isEmpty)
            #expect(tables.failures == [error])
            #expect(tables.reloadChanged().failures.isEmpty, "the same file again")
            #expect(tables.reload().failures == [error])
            #expect(tables.localizer(for: nil).text("third") == "third 1")
        }
        try FileManager.default.removeItem(atPath: path)
        let missing = LocalizationTableError.unreadable(path: path, code: ENOENT, reason: "No such file or directory")
        #expect(tables.reloadChanged().failures == [missing])
        #expect(tables.localizer(for: nil).text("third") == "third 1")
        #expect(throws: missing) { try ReloadableTables([TableFile(path)]) }

        try folder.put(Self.table(3), "Menu")
        #expect(tables.reloadChanged().failures.isEmpty && tables.failures.isEmpty)
        #expect(tables.localizer(for: nil).text("third") == "third 3")
    }

    @Test func severalTablesAreNegotiatedTogetherAndServeSymbols() throws {
        let folder = try Folder()
        try folder.put(Self.table(1), "Menu")
        try folder.put(Self.table(1, keys: ["fourth"]), "Order")
        let embedded = LocalizationTables(try LocalizationTable(bytes: Self.table(9, keys: ["first", "fifth"])))
        let tables = try ReloadableTables(
            [TableFile(folder.path("Menu"), for: Menu.self), TableFile(folder.path("Order"))], with: embedded)
        // A symbol of another version of the table is looked up by its key.
        let message = Message<Menu>(MessageSymbol(2, 0x1234, "first"))
        var localizer = tables.localizer(for: "ru")
        #expect(localizer.text(message) == "first №1")
        #expect(localizer.text("fourth") == "fourth №1" && localizer.text("fifth") == "fifth №9")

        try folder.put(Self.table(2), "Menu")
        try folder.put(Array("x".utf8), "Order")
        let outcome = tables.reloadChanged()
        #expect(outcome.reloaded == [folder.path("Menu")])
        #expect(outcome.failures == [.file(path: folder.path("Order"), .notATable)])
        localizer = tables.localizer(for: "ru")
        #expect(localizer.text(message) == "first №2")
        #expect(localizer.text("fourth") == "fourth №1" && localizer.text("fifth") == "fifth №9")
    }

    /// What the tasks of the test tell one another.
    private final class Progress: Sendable {
        let isDone = Atomic(false)
        let reads = Atomic(0)
        let mixed = Atomic(0)
        let swaps = Atomic(0)
    }

    /// Eight tasks read while the file is replaced a thousand times. Every localizer gives texts of one version.
    @Test func readersNeverSeeHalfASwap() async throws {
        let folder = try Folder()
        let path = folder.path("Menu")
        let versions = try (0..<10).map { try Self.table($0) }
        try folder.put(versions[0], "Menu")
        let tables = try ReloadableTables([TableFile(path)])
        let progress = Progress()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for reader in 0..<8 {
                group.addTask {
                    var kept: [(localizer: Localizer, text: String)] = []
                    repeat {
                        let localizer = tables.localizer(for: reader % 2 == 0 ? "ru" : "en")
                        let text = localizer.text("first")
                        let version = text.dropFirst("first ".count)
                        let isWhole =
                            localizer.text("second") == "second \(version)"
                            && localizer.text("third") == "third \(version)"
                        // Localizers from before go on with the texts that they had.
                        if kept.count < 4 { kept.append((localizer, text)) }
                        let isOld = kept.allSatisfy { $0.localizer.text("first") == $0.text }
                        if !isWhole || !isOld || version.isEmpty { progress.mixed.add(1, ordering: .relaxed) }
                        progress.reads.add(1, ordering: .relaxed)
                        if reader == 0, progress.reads.load(ordering: .relaxed) % 97 == 0 { _ = tables.reloadChanged() }
                        await Task.yield()
                    } while !progress.isDone.load(ordering: .acquiring)
                }
            }
            group.addTask {
                defer { progress.isDone.store(true, ordering: .releasing) }
                for swap in 1...1000 {
                    try folder.put(versions[swap % versions.count], "Menu")
                    let outcome = swap % 2 == 0 ? tables.reload() : tables.reloadChanged()
                    #expect(outcome.failures.isEmpty)
                    progress.swaps.add(1, ordering: .relaxed)
                    if swap % 10 == 0 { await Task.yield() }
                }
            }
            try await group.waitForAll()
        }
        #expect(progress.swaps.load(ordering: .relaxed) == 1000)
        #expect(progress.mixed.load(ordering: .relaxed) == 0)
        #expect(progress.reads.load(ordering: .relaxed) > 8)
        #expect(tables.localizer(for: "en").text("first") == "first 0")
    }
}
