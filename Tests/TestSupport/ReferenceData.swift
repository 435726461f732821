public import Foundation

/// The reference data that tests compare with: real catalogs, recorded output of other tools, CLDR and its tests.
///
/// It lies in a folder named `shared` beside the checkout, or where the environment variable
/// `STRING_CATALOG_REFERENCE` says. It is no part of the project: a test that needs it asks ``isPresent`` in an
/// `.enabled(if:)` trait, so that it is skipped visibly where the data is absent.
public enum ReferenceData {
    /// The root of the checkout.
    public static let packageDirectory = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder that holds `corpus`, `conformance` and `cldr`.
    public static let directory: URL = {
        if let path = ProcessInfo.processInfo.environment["STRING_CATALOG_REFERENCE"] {
            return URL(filePath: path)
        }
        return packageDirectory.deletingLastPathComponent().appending(path: "shared")
    }()

    /// Whether the file or folder at `path`, relative to ``directory``, is there.
    public static func isPresent(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: directory.appending(path: path).path)
    }

    /// The place of `path`, relative to ``directory``.
    public static func url(_ path: String) -> URL {
        directory.appending(path: path)
    }
}
