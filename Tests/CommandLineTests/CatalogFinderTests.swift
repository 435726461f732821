import Foundation
import Testing

/// Which catalogs the paths on a command line name.
struct CatalogFinderTests {
    private static func paths(_ arguments: [String], in folder: TemporaryFolder) throws -> [String] {
        let run = try ToolRun(["status", "--format", "tsv"] + arguments, in: folder.url)
        #expect(run.standardError == "")
        return run.standardOutput.split(separator: "\n").dropFirst().map { line in
            line.split(separator: "\t").first.map(String.init) ?? ""
        }
    }

    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for path in [
            "b.xcstrings", "a/z.xcstrings", "a/.hidden.xcstrings", "a/b/Ä.xcstrings", "a/b/note.txt",
            ".build/checkouts/x.xcstrings", ".git/y.xcstrings", "B.xcstrings", "c.xcstrings/inner.xcstrings",
            "a/de.xcloc/Source Contents/z.xcstrings",
        ] {
            try folder.catalog(path, "")
        }
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: folder.url.appending(path: "a/again").path, withDestinationPath: "../a")
        try manager.createSymbolicLink(
            atPath: folder.url.appending(path: "a/y.xcstrings").path, withDestinationPath: "../b.xcstrings")
        try manager.createSymbolicLink(
            atPath: folder.url.appending(path: "a/nowhere").path, withDestinationPath: "nothing")
        return folder
    }

    @Test func foldersAreSearchedInTheOrderOfNames() throws {
        let folder = try Self.folder()
        #expect(
            try Self.paths(["."], in: folder) == [
                "B.xcstrings", "a/b/Ä.xcstrings", "a/y.xcstrings", "a/z.xcstrings", "c.xcstrings/inner.xcstrings",
            ])
        #expect(try Self.paths(["a/"], in: folder) == ["a/b/Ä.xcstrings", "a/y.xcstrings", "a/z.xcstrings"])
        // A link or a bundle that is named itself is searched.
        #expect(try Self.paths(["a/de.xcloc"], in: folder) == ["a/de.xcloc/Source Contents/z.xcstrings"])
        #expect(try Self.paths(["a/again/b"], in: folder) == ["a/again/b/Ä.xcstrings"])
    }

    @Test func aFileIsTakenOnceAndWhateverItsName() throws {
        let folder = try Self.folder()
        #expect(
            try Self.paths(["b.xcstrings", "./b.xcstrings", "a", "a/b/note.txt", "a/z.xcstrings"], in: folder) == [
                "b.xcstrings", "a/b/Ä.xcstrings", "a/z.xcstrings", "a/b/note.txt",
            ])
        #expect(try Self.paths(["--", "a/.hidden.xcstrings"], in: folder) == ["a/.hidden.xcstrings"])
    }

    @Test func aFolderWithoutCatalogsIsAFileError() throws {
        let folder = try TemporaryFolder()
        try folder.file(".build/a.xcstrings", "")
        let run = try ToolRun(["check", "."], in: folder.url)
        #expect(run.standardError == "error: cannot use '.': there is no string catalog in this folder\n")
        #expect(run.exitCode == 2)
    }

    @Test func aPipeAndADirectoryAreNoCatalogs() throws {
        let folder = try TemporaryFolder()
        let run = try ToolRun(["inspect", "."], in: folder.url)
        #expect(run.standardError == "error: cannot use '.': it is not a regular file\n")
        #expect(run.exitCode == 2)
    }
}
