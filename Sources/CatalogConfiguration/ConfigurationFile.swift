#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#elseif canImport(WASILibc)
    internal import WASILibc
#endif

/// Where the configuration for a catalog is.
///
/// It is looked for upwards, from the folder of the catalog as its path names it, links not followed. The nearest file
/// counts alone: a file further up adds nothing to it. The search ends with the first folder that holds `.git`, or with
/// the root, so that a checkout does not depend on what lies around it.
package enum ConfigurationFile {
    /// The name of the file.
    package static let name = ".xcstrings.json"

    /// The path of the configuration for the catalog at `catalog`; nil where there is none.
    ///
    /// It is spelled as the catalog's is: a relative path stays one. `-`, standard input, is looked at as a file of the
    /// current folder. Reading the file may fail all the same.
    package static func path(forCatalog catalog: String) -> String? {
        var folder = folder(of: catalog)
        while true {
            let candidate = join(folder, name)
            if exists(candidate) { return candidate }
            // A folder that cannot be examined ends the search, as one does whose path has become too long.
            guard !exists(join(folder, ".git")), let here = Identity(folder), let above = Identity(join(folder, "..")),
                here != above
            else { return nil }
            folder = parent(of: folder)
        }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The folder above. Names of folders are cut off; what is above `..` or the current folder is named by `..`.
    private static func parent(of folder: String) -> String {
        let last = folder.split(separator: "/").last
        switch last {
        case nil: return folder
        case ".": return folder == "." ? ".." : self.folder(of: trimmed(folder)) + "/.."
        case "..": return join(folder, "..")
        default: return self.folder(of: trimmed(folder))
        }
    }

    /// The path without slashes at its end.
    private static func trimmed(_ path: String) -> String {
        guard let end = path.lastIndex(where: { $0 != "/" }) else { return "/" }
        return String(path[...end])
    }

    private static func join(_ folder: String, _ name: String) -> String {
        if folder == "." { return name }
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// Whether a path names anything, a link that leads nowhere included.
    private static func exists(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0
    }

    /// What tells one folder from another.
    private struct Identity: Equatable {
        let device: UInt64
        let number: UInt64

        init?(_ path: String) {
            var status = stat()
            guard unsafe stat(path, &status) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
        }
    }
}
