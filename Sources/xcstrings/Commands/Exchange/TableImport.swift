import CatalogExchange
import StringCatalog
import XcodeCollation

/// Imports the tables of `.lproj` folders into a catalog of their name, or into one that is named.
struct TableImport {
    private let target: String
    private let sourceLanguage: String?

    /// - Parameters:
    ///   - target: What `-o` names: a catalog, or the folder for catalogs.
    ///   - sourceLanguage: The source language of a catalog that is made; nil to find it out.
    init(target: String, sourceLanguage: String?) {
        self.target = target
        self.sourceLanguage = sourceLanguage
    }

    /// Imports the tables at some paths into catalogs that are not written yet.
    ///
    /// - Returns: True: what is refused is counted by text.
    func run(_ paths: [String], into catalogs: inout ImportedCatalogs, _ output: Output)
        throws(Failure) -> Bool
    {
        let tables = try chosenTables(TableFinder(paths))
        for (name, files) in tables {
            let path = target.hasSuffix(".xcstrings") ? target : joined(target, "\(name).xcstrings")
            let catalog: StringCatalog
            if ExchangeFolder.exists(path) {
                guard let existing = try catalogs.catalog(at: path, output) else {
                    throw Failure(.inputError, "nothing was imported: the catalog has errors")
                }
                catalog = existing
            } else {
                catalog = try catalogs.make(path, sourceLanguage: try sourceLanguage(of: files))
            }
            let read = try read(files, sourceLanguage: catalog.sourceLanguage, output)
            let result: ImportResult
            do throws(EditError) {
                result = try TableMigration.run(read, into: catalog, order: .xcode)
            } catch {
                throw Failure(.inputError, "'\(path)': \(error)")
            }
            var seen: Set<String> = []
            let tags = read.map(\.languageTag).filter { seen.insert($0).inserted }
            try catalogs.take(result, for: path, label: tags.joined(separator: ", "), output)
        }
        return true
    }

    private func joined(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// The tables that go into catalogs: all of them, or the one for the catalog that was named.
    private func chosenTables(_ finder: TableFinder) throws(Failure) -> [(
        name: String, files: [TableFinder.Files]
    )] {
        guard !finder.tables.isEmpty else {
            throw Failure(.usageOrFileError, "there is no .strings or .stringsdict file in these folders")
        }
        guard target.hasSuffix(".xcstrings") else { return finder.tables }
        let name = StringCatalog.tableName(ofPath: target)
        let chosen = finder.tables.filter { $0.name == name }
        if !chosen.isEmpty { return chosen }
        guard finder.tables.count == 1 else {
            let names = finder.tables.map { "'\($0.name)'" }.joined(separator: ", ")
            throw Failure(
                .usageOrFileError,
                "there is no table '\(name)' in these folders, but \(names); give -o one of these names, or a folder for all"
            )
        }
        return finder.tables
    }

    /// The source language of a catalog that is made from tables: that of the only one, else English.
    private func sourceLanguage(of files: [TableFinder.Files]) throws(Failure) -> String {
        if let sourceLanguage { return sourceLanguage }
        let tags = Set(files.compactMap(\.languageTag))
        if tags.count == 1, let tag = tags.first, !files.contains(where: { $0.languageTag == nil }) {
            return tag
        }
        guard tags.contains("en") || tags.isEmpty else {
            throw Failure(
                .usageOrFileError,
                "the source language is not clear among \(tags.sorted().joined(separator: ", ")); name it with --source-language"
            )
        }
        return "en"
    }

    private func read(
        _ files: [TableFinder.Files], sourceLanguage: String, _ output: Output
    ) throws(Failure) -> [StringsTable] {
        var tables: [StringsTable] = []
        for file in files {
            let table = StringsTable(
                languageTag: file.languageTag ?? sourceLanguage, strings: try contents(file.strings),
                stringsdict: try contents(file.stringsdict))
            for diagnostic in table.diagnostics { output.report(diagnostic) }
            tables.append(table)
        }
        guard !tables.contains(where: \.isUnusable) else {
            throw Failure(.inputError, "nothing was imported: the tables have errors")
        }
        return tables
    }

    private func contents(_ path: String?) throws(Failure) -> (path: String, bytes: [UInt8])? {
        guard let path else { return nil }
        return (path, try InputFile.read(path))
    }
}
