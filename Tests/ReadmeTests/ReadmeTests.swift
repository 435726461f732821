import CatalogConfiguration
import CatalogLints
import Foundation
import Testing

/// Every example of the README is run or compiled.
@Suite
struct ReadmeTests {
    /// The package that the README lays out; `Tests/Plugin/run` makes it, builds it and runs it.
    private static let consumer = "Greeter"
    private static let configuration = ".xcstrings.json"

    @Test
    func consoleBlocksPrintWhatTheyShow() throws {
        // A folder with the package's catalogs, so that what is written there does not stay.
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "Catalogs"), withDestinationURL: Readme.root.appending(path: "Catalogs"))

        let blocks = try Readme.blocks().filter { $0.language == "console" }
        var ran = 0
        for block in blocks {
            for command in ConsoleSession(block).commands where command.text != "swift run -q \(Self.consumer)" {
                let printed = try command.run(in: folder)
                #expect(printed == command.output, "\(block): $ \(command.text)")
                ran += 1
            }
        }
        #expect(ran > 5, "the README shows what its commands print")
    }

    @Test
    func swiftBlocksStandInFilesThatAreBuilt() throws {
        let blocks = try Readme.blocks().filter { $0.language == "swift" && $0.path == nil }
        let files = try Readme.quotableFiles()
        for block in blocks {
            #expect(files.contains { Self.file($0, quotes: block.lines) }, "\(block) stands in no file that is built")
        }
        #expect(blocks.count > 2, "the README shows how the runtime is called")
    }

    @Test
    func linesOfCStandInTheProgramOfThePage() throws {
        let page = "Sources/LocalizationC/Interface/LocalizationC.docc/OtherLanguages.md"
        let text = try String(contentsOf: Readme.root.appending(path: page), encoding: .utf8)
        // `Tests/CInterface/run` compiles it and compares what it prints.
        let program = try #require(FencedBlock.all(in: text).first { $0.path == "order.c" })
        for block in try Readme.blocks() where block.language == "c" {
            #expect(Self.file(program.lines, quotes: block.lines), "\(block) stands in no program that is run")
        }
    }

    @Test
    func theConfigurationIsReadWithoutComplaint() throws {
        let block = try #require(try Readme.blocks().first { $0.path == Self.configuration })
        let result = Configuration.read(
            Array(block.lines.joined(separator: "\n").utf8), path: Self.configuration,
            lintNames: LintTable.lints.map(\.name),
            errorNames: Set(LintTable.lints.filter(\.isAlwaysError).map(\.name)))
        #expect(result.diagnostics.isEmpty)
        #expect(result.configuration.lintLevels.count == 3)
    }

    @Test
    func blocksAreOfKindsThatAreTested() throws {
        for block in try Readme.blocks() {
            switch (block.language, block.path) {
            case ("console", nil), ("swift", nil), ("c", nil), ("sh", nil): continue
            // The files of the package that `Tests/Plugin/run` makes.
            case ("swift", "Package.swift"?), ("swift", "Sources/\(Self.consumer)/main.swift"?): continue
            case ("json", "Sources/\(Self.consumer)/Localizable.xcstrings"?): continue
            case ("json", Self.configuration?): continue
            default: Issue.record("\(block) is an example that no test tries")
            }
        }
    }

    /// Whether the lines stand together in the file, all indented by the same blanks.
    private static func file(_ file: [String], quotes lines: [String]) -> Bool {
        guard let first = lines.first, !first.isEmpty, lines.count <= file.count else { return false }
        return (0...(file.count - lines.count)).contains { start in
            guard file[start].hasSuffix(first) else { return false }
            let indentation = String(file[start].dropLast(first.count))
            guard indentation.allSatisfy({ $0 == " " }) else { return false }
            return zip(file[start...], lines).allSatisfy { $0 == ($1.isEmpty ? "" : indentation + $1) }
        }
    }
}
