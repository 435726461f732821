package import Foundation

/// Turns a CLDR tree and the bidi classes of characters into the files of `Sources/LocaleData`.
///
/// The same input gives the same bytes on every machine: members are read in the order of their bytes, never in that
/// of a dictionary.
package struct LocaleDataGenerator {
    /// The name of the list of tables that is written beside them.
    package static let listName = "TABLES.txt"

    private let tree: CLDRTree
    private let bidiClasses: URL

    /// - Parameters:
    ///   - tree: the data of CLDR.
    ///   - bidiClasses: the Unicode Character Database's `DerivedBidiClass.txt`, which is no part of CLDR.
    package init(tree: CLDRTree, bidiClasses: URL) {
        self.tree = tree
        self.bidiClasses = bidiClasses
    }

    /// The generated files, in the order of their names.
    package func files() throws -> [GeneratedFile] {
        [
            try BidiClassFile(path: bidiClasses).file(),
            try CompactNumberFile(tree: tree).file(),
            try LanguageAliasFile(tree: tree).file(),
            try LanguageMatchingFile(tree: tree).file(),
            try LikelySubtagFile(tree: tree).file(),
            try ListPatternFile(tree: tree).file(),
            try NumberTableFile(tree: tree).file(),
            try ParentLocaleFile(tree: tree).file(),
            try PluralRuleFile(tree: tree).file(),
        ]
    }

    /// The list of tables: name, size in bytes and hash, one a line.
    package static func list(of files: [GeneratedFile]) -> String {
        let lines = files.flatMap(\.summary)
        let total = files.flatMap(\.tables).reduce(0) { $0 + $1.packed.count }
        return (lines + ["total\t\(total)", ""]).joined(separator: "\n")
    }

    /// Writes the files and the list of tables into `directory`. A file that would not change is left alone.
    package static func write(_ files: [GeneratedFile], to directory: URL) throws {
        for (name, text) in files.map({ ($0.fileName, $0.text) }) + [(listName, list(of: files))] {
            let url = directory.appending(path: name)
            let data = Data(text.utf8)
            if FileManager.default.contents(atPath: url.path) == data { continue }
            do {
                try data.write(to: url, options: .atomic)
            } catch {
                throw CLDRError.unreadable(path: url.path, reason: error.localizedDescription)
            }
        }
    }
}
