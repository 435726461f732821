import Foundation

/// The front page of the package.
enum Readme {
    /// The root of the package.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func blocks() throws -> [FencedBlock] {
        FencedBlock.all(in: try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8))
    }

    /// The lines of the Swift files that are built with the package and may be quoted: the example and these tests.
    static func quotableFiles() throws -> [[String]] {
        try ["Sources/PizzaService", "Tests/ReadmeTests"].flatMap { folder in
            let directory = root.appending(path: folder)
            return try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "swift" }
                .map { try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n") }
        }
    }
}
