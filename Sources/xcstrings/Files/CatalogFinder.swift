/// Finds the catalogs, or other files, that the paths on a command line name.
///
/// Folders are searched for `*.xcstrings`, or what else ends as asked for, in the order of the bytes of their names.
/// Hidden folders (`.build` among them) and links to folders are passed over: what a link leads to is found where it
/// really is. So are `.xcloc` bundles, which hold copies of what was exported, unless one is named itself. A file that several paths lead to is taken once. A path to a file is taken whatever its name is.
struct CatalogFinder {
    /// The word for standard input.
    static let standardInput = "-"

    private let suffixes: [String]
    private let noun: String
    private var files: [String] = []
    private var seen: Set<FileIdentity> = []
    private var isStandardInputTaken = false

    private init(suffixes: [String], noun: String) {
        self.suffixes = suffixes
        self.noun = noun
    }

    /// The files that `paths` name, folders replaced by the catalogs in them.
    static func files(at paths: [String]) throws(Failure) -> [String] {
        try files(at: paths, endingWith: [".xcstrings"], noun: "string catalog")
    }

    /// The files that `paths` name, folders replaced by the files in them whose names end so.
    ///
    /// - Parameter noun: What to call such a file.
    static func files(at paths: [String], endingWith suffixes: [String], noun: String) throws(Failure) -> [String] {
        var finder = CatalogFinder(suffixes: suffixes, noun: noun)
        do throws(FileSystemError) {
            for path in paths { try finder.take(path) }
        } catch {
            throw Failure(.usageOrFileError, error.description)
        }
        return finder.files
    }

    private mutating func take(_ path: String) throws(FileSystemError) {
        if path == Self.standardInput {
            if !isStandardInputTaken { files.append(path) }
            isStandardInputTaken = true
            return
        }
        let identity = try FileIdentity(path: path)
        if !identity.isFolder {
            add(path, identity)
        } else if try !search(path) {
            throw FileSystemError(path: path, reason: "there is no \(noun) in this folder")
        }
    }

    /// Takes all catalogs below a folder. Returns whether there are any, taken before or not.
    private mutating func search(_ folder: String) throws(FileSystemError) -> Bool {
        var hasCatalogs = false
        for name in try Folder.names(in: folder, suffixes: suffixes) where !name.hasPrefix(".") {
            let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            let isCatalog = suffixes.contains { name.hasSuffix($0) }
            // A link that leads nowhere is passed over unless it has the name of a catalog.
            if !isCatalog, FileIdentity.isLink(path) { continue }
            let identity = try FileIdentity(path: path)
            if identity.isFolder {
                if !FileIdentity.isLink(path), !name.hasSuffix(".xcloc"), try search(path) { hasCatalogs = true }
            } else if isCatalog {
                add(path, identity)
                hasCatalogs = true
            }
        }
        return hasCatalogs
    }

    private mutating func add(_ path: String, _ identity: FileIdentity) {
        if seen.insert(identity).inserted { files.append(path) }
    }
}
