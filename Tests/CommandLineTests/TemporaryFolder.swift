import Foundation

/// A folder that is removed with its last reference.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "string-catalog-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, and the folders that lead to it.
    @discardableResult
    func file(_ path: String, _ text: String = "") throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
        return file
    }

    /// A catalog with the source language English and these entries.
    @discardableResult
    func catalog(_ path: String, _ strings: String) throws -> URL {
        try file(path, #"{"sourceLanguage" : "en", "strings" : {\#(strings)}, "version" : "1.0"}"#)
    }

    func contents(_ path: String) -> Data? {
        FileManager.default.contents(atPath: url.appending(path: path).path)
    }
}
