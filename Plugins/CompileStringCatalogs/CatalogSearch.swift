import Foundation

/// Finds the string catalogs of a target.
///
/// The target's own list of files will not do: it lacks what is excluded, and catalogs are excluded where a build
/// system has no rule for them. So the folder is walked: hidden files and folders are skipped, symbolic links are
/// followed, and each folder is entered once, so that a link to a folder above ends there.
struct CatalogSearch {
    /// The catalogs, in the order of their paths.
    private(set) var catalogs: [URL] = []

    private var entered: Set<String>

    /// Walks `directory`, but not into the folders of other targets inside it.
    init(directory: URL, otherTargets: [URL]) throws {
        let root = Self.realPath(directory)
        entered = Set(otherTargets.map(Self.realPath).filter { $0.hasPrefix(root + "/") })
        try walk(directory)
    }

    private mutating func walk(_ directory: URL) throws {
        guard entered.insert(Self.realPath(directory)).inserted else { return }
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        for name in names.sorted() where !name.hasPrefix(".") {
            let url = directory.appending(path: name)
            // Follows links. One that leads nowhere does not exist; SwiftPM warns of it by itself.
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else { continue }
            if isDirectory.boolValue {
                try walk(url)
            } else if url.pathExtension == "xcstrings" {
                catalogs.append(url)
            }
        }
    }

    private static func realPath(_ url: URL) -> String {
        url.resolvingSymlinksInPath().standardizedFileURL.path
    }
}
