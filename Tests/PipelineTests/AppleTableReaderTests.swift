import CatalogCompiler
import Foundation
import StringCatalog
import TestSupport
import Testing

/// Apple's tables of real catalogs, read by the property list readers of Foundation and of Python.
@Suite(.enabled(if: ReferenceData.isPresent("corpus/MANIFEST.tsv"), "no reference data"))
struct AppleTableReaderTests {
    private static let python: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(filePath: String($0)).appending(path: "python3") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    /// Prints the tables that the property lists given as arguments hold, by their paths below the first argument.
    private static let script = """
        import json, os, plistlib, sys
        root, tables = sys.argv[1], {}
        for folder, _, names in os.walk(root):
            for name in names:
                path = os.path.join(folder, name)
                with open(path, "rb") as file:
                    tables[os.path.relpath(path, root)] = plistlib.load(file, fmt=plistlib.FMT_XML)
        json.dump(tables, sys.stdout)
        """

    /// The tables of all catalogs that can be compiled, each below a directory of its own.
    private static func files() throws -> [(path: String, contents: [UInt8])] {
        let names = try FileManager.default.contentsOfDirectory(atPath: ReferenceData.url("corpus").path)
        return try names.filter { $0.hasSuffix(".xcstrings") }.sorted().flatMap { name in
            let bytes = [UInt8](try Data(contentsOf: ReferenceData.url("corpus").appending(path: name)))
            let tables = AppleTables.make(
                from: StringCatalog.read(bytes, path: name), options: CompilationOptions(tableName: "Localizable"))
            #expect(tables.files.isEmpty || !tables.hasErrors)
            return tables.files.map { ("\(name)/\($0.path)", $0.contents) }
        }
    }

    @Test(.enabled(if: python != nil, "no Python")) func foundationAndPythonReadTheSame() throws {
        let files = try Self.files()
        #expect(files.count > 400)
        let folder = FileManager.default.temporaryDirectory.appending(path: "apple-tables-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            let url = folder.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.contents).write(to: url)
        }
        let process = Process()
        process.executableURL = Self.python
        process.arguments = ["-c", Self.script, folder.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let read = try #require(try output.fileHandleForReading.readToEnd())
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try DecodedTables.normalized(read) == DecodedTables.json(of: files))
    }
}
