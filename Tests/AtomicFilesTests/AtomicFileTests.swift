import AtomicFiles
import Foundation
import Testing

/// A folder of its own for one test, removed afterwards.
private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "atomic-files-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? [] }

    func modificationDate(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
    }
}

@Suite struct AtomicFileTests {
    @Test func writesReadsAndLeavesNothingElseBehind() throws {
        let folder = try Folder()
        let file = AtomicFile(folder.path("a name with spaces\nand a line.txt"))
        let long = [UInt8](repeating: 7, count: 300_000)
        #expect(try file.replace(with: long) == .created)
        #expect(try file.read() == long)
        #expect(try file.replace(with: [1, 2]) == .replaced)
        #expect(try file.read() == [1, 2])
        #expect(try file.replace(with: []) == .replaced)
        #expect(try file.read() == [])
        #expect(folder.names.count == 1)
    }

    @Test func leavesAFileAloneThatHoldsTheBytes() throws {
        let folder = try Folder()
        let file = AtomicFile(folder.path("x"))
        try file.replace(with: [1])
        let longAgo = Date(timeIntervalSince1970: 1_000)
        try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: file.path)
        #expect(try file.replace(with: [1], options: .advancesModificationSecond) == .unchanged)
        #expect(try folder.modificationDate("x") == longAgo)
    }

    @Test func leavesAFileAloneThatSomebodyElseHasChanged() throws {
        let folder = try Folder()
        let file = AtomicFile(folder.path("x"))
        try file.replace(with: [1])
        let error = #expect(throws: FileError.self) { try file.replace(with: [3], ifStill: [2]) }
        #expect(
            error?.description
                == "will not replace '\(file.path)': somebody has changed it since it was read; run the command again")
        #expect(try file.read() == [1])
        #expect(folder.names == ["x"])
        #expect(try file.replace(with: [3], ifStill: [1]) == .replaced)
        #expect(throws: FileError.self) { try AtomicFile(folder.path("y")).replace(with: [3], ifStill: []) }
        #expect(folder.names == ["x"])
    }

    @Test func keepsPermissionsAndSymbolicLinks() throws {
        let folder = try Folder()
        let file = AtomicFile(folder.path("real"))
        try file.replace(with: [1])
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "real")
        #expect(try AtomicFile(folder.path("link")).replace(with: [2]) == .replaced)
        #expect(try file.read() == [2])
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        let link = try FileManager.default.attributesOfItem(atPath: folder.path("link"))
        #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    }

    @Test func refusesAFileWithSeveralHardLinksUnlessTold() throws {
        let folder = try Folder()
        let file = AtomicFile(folder.path("one"))
        try file.replace(with: [1])
        try FileManager.default.linkItem(atPath: file.path, toPath: folder.path("two"))
        #expect(throws: FileError(path: file.path, cause: .severalHardLinks(2))) { try file.replace(with: [2]) }
        #expect(try file.replace(with: [1]) == .unchanged)
        #expect(try file.replace(with: [2], options: .breaksHardLinks) == .replaced)
        #expect(try AtomicFile(folder.path("two")).read() == [1])
    }

    @Test func passesOverWhatAKilledProcessOfThisNumberLeft() throws {
        let folder = try Folder()
        let left = [".x.\(getpid()).tmp", ".x.\(getpid())-1.tmp"]
        for name in left { try Data([9]).write(to: URL(filePath: folder.path(name))) }
        #expect(try AtomicFile(folder.path("x")).replace(with: [1]) == .created)
        #expect(try AtomicFile(folder.path("x")).read() == [1])
        #expect(folder.names == left.sorted() + ["x"])
    }

    @Test func givesEachVersionASecondOfItsOwn() throws {
        let folder = try Folder()
        let file = AtomicFile(folder.path("x"))
        var seconds: [Int] = []
        for version in 0..<4 {
            try file.replace(with: [UInt8(version)], options: .advancesModificationSecond)
            let date = try #require(try folder.modificationDate("x"))
            seconds.append(Int(date.timeIntervalSince1970.rounded(.down)))
        }
        #expect(Set(seconds).count == 4 && seconds == seconds.sorted())
    }

    @Test func saysWhatIsWrongWithoutLosingAnything() throws {
        let folder = try Folder()
        let missing = AtomicFile(folder.path("no/such"))
        do {
            _ = try missing.read()
            Issue.record("read a file that is not there")
        } catch {
            #expect(error.description == "cannot open '\(missing.path)': No such file or directory")
        }
        #expect(throws: FileError.self) { try missing.replace(with: [1]) }
        let directory = AtomicFile(folder.url.path)
        #expect(throws: FileError(path: directory.path, cause: .notARegularFile)) { try directory.read() }
        #expect(throws: FileError(path: directory.path, cause: .notARegularFile)) { try directory.replace(with: [1]) }
        try FileManager.default.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: "loop")
        let loop = AtomicFile(folder.path("loop"))
        #expect(throws: FileError(path: loop.path, cause: .tooManySymbolicLinks)) { try loop.replace(with: [1]) }
        #expect(folder.names == ["loop"])
    }

    @Test func doesNotWaitForAPipe() throws {
        let folder = try Folder()
        let path = folder.path("pipe")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["mkfifo", path]
        try process.run()
        process.waitUntilExit()
        #expect(throws: FileError(path: path, cause: .notARegularFile)) { try AtomicFile(path).read() }
    }
}
