package import Foundation

/// A cldr-json tree on disk: the folders `cldr-core`, `cldr-numbers-full` and their like.
///
/// They may lie right below the given folder (as in a checkout's `cldr-json` or in `node_modules`), or in a folder
/// `cldr-json` or `node_modules` below it.
package struct CLDRTree {
    /// The version that the data states about itself, such as `48.0.0`.
    package let version: String

    /// The folder that holds the packages.
    private let packages: URL

    /// Opens the tree at `directory` and reads its version.
    ///
    /// - Throws: ``CLDRError`` when there is no `cldr-core` or it does not say its version.
    package init(at directory: URL) throws {
        let candidates = [
            directory, directory.appending(path: "cldr-json"), directory.appending(path: "node_modules"),
        ]
        let found = candidates.first {
            FileManager.default.fileExists(atPath: $0.appending(path: "cldr-core/package.json").path)
        }
        guard let found else {
            throw CLDRError.noTree(path: directory.path)
        }
        packages = found
        let description = try CLDRNode(readingFileAt: found.appending(path: "cldr-core/package.json"))
        version = try description.member("version").text()
    }

    /// The locales that have a folder in `package`, sorted by bytes.
    package func locales(of package: String) throws -> [String] {
        let folder = packages.appending(path: "\(package)/main")
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { !$0.hasPrefix(".") }
                .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        } catch {
            throw CLDRError.unreadable(path: folder.path, reason: error.localizedDescription)
        }
    }

    /// The file `cldr-core/NAME.json`, such as `defaultContent`.
    package func core(_ name: String) throws -> CLDRNode {
        try CLDRNode(readingFileAt: packages.appending(path: "cldr-core/\(name).json"))
    }

    /// The member `supplemental` of `cldr-core/supplemental/NAME.json`, such as `plurals`.
    package func supplemental(_ name: String) throws -> CLDRNode {
        try core("supplemental/\(name)").member("supplemental")
    }

    /// What `PACKAGE/main/LOCALE/FILE.json` holds below `main` and the locale's name, such as
    /// `main("numbers", of: "de", in: "cldr-numbers-full")`.
    package func main(_ file: String, of locale: String, in package: String) throws -> CLDRNode {
        let url = packages.appending(path: "\(package)/main/\(locale)/\(file).json")
        return try CLDRNode(readingFileAt: url).member("main").member(locale)
    }
}
