import Foundation
import Testing

/// The list of unsafe code in CONTRIBUTING.md is that of the sources.
struct UnsafeCodeTests {
    /// The paths of the list: files, and folders with a slash at the end.
    private static func listed() throws -> [String] {
        let text = try String(contentsOf: Readme.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Unsafe code\n") }
        let rows = try #require(section).split(separator: "\n").filter { $0.hasPrefix("| `Sources/") }
        return rows.flatMap { row in
            let cell = row.split(separator: "|").first ?? ""
            return cell.split(separator: "`").map(String.init).filter { $0.hasPrefix("Sources/") }
        }
    }

    /// The Swift files of the package by their paths, comments left out.
    private static func sources() throws -> [(path: String, code: String)] {
        let folder = Readme.root.appending(path: "Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { path in
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            return ("Sources/" + path, code.joined(separator: "\n"))
        }
    }

    @Test func everyFileWithUnsafeCodeIsListed() throws {
        let listed = try Self.listed()
        let sources = try Self.sources().filter { $0.code.contains(#/(^|[^A-Za-z@_])unsafe /#) }
        #expect(sources.count > 20)
        for source in sources {
            let isListed = listed.contains { $0.hasSuffix("/") ? source.path.hasPrefix($0) : source.path == $0 }
            #expect(isListed, "\(source.path) has unsafe code and no row in CONTRIBUTING.md")
        }
        for path in listed {
            #expect(sources.contains { $0.path.hasPrefix(path) }, "\(path) is listed and has no unsafe code")
        }
    }

    @Test func nothingElsePromisesToBeSendable() throws {
        let promising = try Self.sources().filter {
            $0.code.contains("@unchecked Sendable") || $0.code.contains("nonisolated(unsafe)")
        }
        #expect(
            promising.map(\.path)
                == ["Sources/LocaleData/PackedTable.swift", "Sources/LookupTable/Reading/RawBytes.swift"])
    }
}
