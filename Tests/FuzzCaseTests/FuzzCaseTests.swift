import Foundation
import FuzzTargets
import TestSupport
import Testing

/// What the fuzzer once found, and our own catalogs, given to the same entries as it gives its inputs to.
struct FuzzCaseTests {
    /// A file that is fed to a target.
    struct Case: Sendable, CustomTestStringConvertible {
        let target: FuzzTarget
        let file: URL

        var testDescription: String { "\(target): \(file.lastPathComponent)" }
    }

    private static let found = ReferenceData.packageDirectory.appending(path: "Tests/Fuzz/Found")

    static let cases: [Case] = FuzzTarget.allCases.flatMap { target in
        files(in: found.appending(path: target.rawValue)).map { Case(target: target, file: $0) }
    }

    private static func files(in folder: URL) -> [URL] {
        // A folder that is not there has no cases.
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return [] }
        return names.sorted().map { folder.appending(path: $0) }
    }

    @Test func everyFolderIsThatOfATarget() {
        let known = Set(FuzzTarget.allCases.map(\.rawValue))
        #expect(Self.files(in: Self.found).map(\.lastPathComponent).allSatisfy(known.contains))
    }

    @Test(arguments: cases) func whatWasFoundIsMended(_ test: Case) throws {
        try test.target.check([UInt8](try Data(contentsOf: test.file)))
    }

    @Test(arguments: FuzzTarget.allCases) func ourCatalogsHoldWhatShouldHold(target: FuzzTarget) throws {
        let folders = ["Valid", "Invalid"].map { ReferenceData.packageDirectory.appending(path: "Catalogs/\($0)") }
        var count = 0
        for file in folders.flatMap(Self.files) where file.pathExtension == "xcstrings" {
            for seed in target.seeds(fromCatalog: [UInt8](try Data(contentsOf: file))) {
                #expect(throws: Never.self, "\(file.lastPathComponent)") { try target.check(seed) }
                count += 1
            }
        }
        #expect(count > 50)
    }

    /// Every 997th way to damage a table of every feature; `Tests/Fuzz/run damage` tries them all, with a sanitizer.
    @Test func damagedTablesAreRead() throws {
        let names = Self.files(in: ReferenceData.packageDirectory.appending(path: "Catalogs/Valid"))
        let catalogs = try names.filter { $0.pathExtension == "xcstrings" }.map { [UInt8](try Data(contentsOf: $0)) }
        let sweep = try #require(TableSweep(catalogs: catalogs))
        #expect((8_192...16_384).contains(sweep.table.count))
        for number in stride(from: 0, to: sweep.count, by: 997) {
            #expect(throws: Never.self, "\(number)") { _ = try sweep.check(number) }
        }
    }
}
