import CatalogConfiguration
import Foundation
import Testing

struct ConfigurationFileTests {
    /// A folder of files, removed in the end.
    private static func withFiles(_ files: [String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "configuration-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            let url = folder.appending(path: file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
        }
        try body(folder.path)
    }

    /// Files, a catalog, and where its configuration is.
    static let cases: [(files: [String], catalog: String, expected: String?)] = [
        ([".git/HEAD", ".xcstrings.json", "a/b/L.xcstrings"], "a/b/L.xcstrings", ".xcstrings.json"),
        ([".git/HEAD", ".xcstrings.json", "a/.xcstrings.json", "a/b/c"], "a/b/L.xcstrings", "a/.xcstrings.json"),
        ([".git/HEAD", ".xcstrings.json"], "L.xcstrings", ".xcstrings.json"),
        // A checkout does not depend on what is around it; a work tree has a file '.git'.
        ([".xcstrings.json", "a/.git/HEAD", "a/b/c"], "a/b/L.xcstrings", nil),
        ([".xcstrings.json", "a/.git", "a/b/c"], "a/b/L.xcstrings", nil),
        ([".git/HEAD", "a/.xcstrings.json", "b/c"], "b/L.xcstrings", nil),
        // Paths that are not short.
        ([".git/HEAD", ".xcstrings.json", "a/b/c"], "a/./b//L.xcstrings", "a/../.xcstrings.json"),
        ([".git/HEAD", ".xcstrings.json", "a/b/c"], "a/b/../L.xcstrings", "a/b/../../.xcstrings.json"),
        ([".git/HEAD", ".xcstrings.json"], "no/such/folder/L.xcstrings", nil),
    ]

    @Test(arguments: cases) func theNearestFileAboveIsTaken(_ files: [String], _ catalog: String, _ expected: String?)
        throws
    {
        try Self.withFiles(files) { root in
            let found = ConfigurationFile.path(forCatalog: "\(root)/\(catalog)")
            #expect(found == expected.map { "\(root)/\($0)" })
        }
    }

    @Test func relativePathsStayRelative() throws {
        // The tests run in the root of the package, or in one of its folders.
        let found = ConfigurationFile.path(forCatalog: "no-such-catalog.xcstrings")
        #expect(found.map { !$0.hasPrefix("/") } ?? true)
        #expect(found == ConfigurationFile.path(forCatalog: "-"))
        #expect(found == ConfigurationFile.path(forCatalog: "./no-such-catalog.xcstrings"))
    }

    @Test func theSearchEndsAtTheRoot() {
        #expect(ConfigurationFile.path(forCatalog: "/L.xcstrings") == nil)
        #expect(ConfigurationFile.path(forCatalog: "/../../L.xcstrings") == nil)
        #expect(ConfigurationFile.path(forCatalog: "/" + String(repeating: "../", count: 5000) + "L.xcstrings") == nil)
        #expect(ConfigurationFile.path(forCatalog: "") == ConfigurationFile.path(forCatalog: "-"))
    }
}
