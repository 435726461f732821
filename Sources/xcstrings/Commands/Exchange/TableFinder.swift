import CatalogExchange
import StringCatalog

/// Finds the `.strings` and `.stringsdict` files in `.lproj` folders.
struct TableFinder {
    /// The files of a table in one language.
    struct Files {
        /// The language; nil of `Base.lproj`, which has that of the source.
        let languageTag: String?
        var strings: String?
        var stringsdict: String?
    }

    /// The files by the names of the tables, in the order in which the tables are found.
    private(set) var tables: [(name: String, files: [Files])] = []

    /// Whether a path names a folder of tables or a file of one.
    static func isTable(_ path: String) -> Bool {
        let path = path.hasSuffix("/") ? String(path.dropLast()) : path
        return [".lproj", ".strings", ".stringsdict"].contains { path.hasSuffix($0) }
    }

    init(_ paths: [String]) throws(Failure) {
        for path in paths {
            let path = path.hasSuffix("/") ? String(path.dropLast()) : path
            if path.hasSuffix(".lproj") {
                do throws(FileSystemError) {
                    for name in try Folder.names(in: path, suffixes: [".strings", ".stringsdict"])
                    where Self.isTable(name) { add(name, in: path) }
                } catch {
                    throw Failure(.usageOrFileError, error.description)
                }
                continue
            }
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj"), let name = parts.last
            else {
                throw Failure(
                    .usageOrFileError, "'\(path)' is in no folder that names its language, such as 'fr.lproj'"
                )
            }
            add(String(name), in: parts.dropLast().joined(separator: "/"))
        }
    }

    private mutating func add(_ file: String, in folder: String) {
        let name = StringCatalog.tableName(ofPath: file)
        let folderName = folder.split(separator: "/").last.map(String.init) ?? folder
        let languageTag = StringsTable.languageTag(ofFolder: folderName)
        let table: Int
        if let index = tables.firstIndex(where: { $0.name == name }) {
            table = index
        } else {
            table = tables.count
            tables.append((name, []))
        }
        let path = "\(folder)/\(file)"
        let isStrings = file.hasSuffix(".strings")
        let last = tables[table].files.last
        // A second folder of the same language has files of its own.
        let isTaken = (isStrings ? last?.strings : last?.stringsdict) != nil
        if last == nil || last?.languageTag != languageTag || isTaken {
            tables[table].files.append(Files(languageTag: languageTag))
        }
        let place = tables[table].files.count - 1
        if isStrings {
            tables[table].files[place].strings = path
        } else {
            tables[table].files[place].stringsdict = path
        }
    }
}
