import AtomicFiles
import CatalogExchange
import StringCatalog

/// The catalogs that an import changes, and what became of the texts.
struct ImportedCatalogs {
    /// A catalog on its way.
    private struct Item {
        let path: String
        /// The contents of the file as it was read; nil of one that is made.
        let contents: [UInt8]?
        var catalog: StringCatalog
        var bytes: [UInt8]
        var results: [(label: String, counts: ImportCounts)] = []
    }

    private var items: [Item] = []
    /// The number of texts that were refused.
    private(set) var refusedCount = 0

    /// The catalog at `path` with the changes so far; nil where it has errors, which are reported.
    mutating func catalog(at path: String, _ output: Output) throws(Failure) -> StringCatalog? {
        if let item = items.first(where: { $0.path == path }) { return item.catalog }
        let contents = try InputFile.read(path)
        // A key that occurs twice leaves open which one a translation is for.
        let result = StringCatalog.read(contents, path: path, options: .init(duplicateKeySeverity: .error))
        CatalogFile.reportErrors(in: result.diagnostics, path: path, output)
        guard !result.hasErrors, let catalog = result.catalog else { return nil }
        items.append(Item(path: path, contents: contents, catalog: catalog, bytes: contents))
        return catalog
    }

    /// Begins a catalog that is no file yet.
    mutating func make(_ path: String, sourceLanguage: String) throws(Failure) -> StringCatalog {
        if let item = items.first(where: { $0.path == path }) { return item.catalog }
        let bytes = TableMigration.emptyCatalog(sourceLanguage: sourceLanguage)
        guard let catalog = StringCatalog.read(bytes, path: path).catalog else {
            throw Failure(.usageOrFileError, "a catalog with the source language '\(sourceLanguage)' cannot be made")
        }
        items.append(Item(path: path, contents: nil, catalog: catalog, bytes: bytes))
        return catalog
    }

    /// Keeps what an import made of a catalog.
    ///
    /// - Parameter label: What was imported, in a word: a language.
    mutating func take(_ result: ImportResult, for path: String, label: String, _ output: Output) throws(Failure) {
        for diagnostic in result.diagnostics { output.report(diagnostic) }
        refusedCount += result.counts.refused
        guard let index = items.firstIndex(where: { $0.path == path }) else { return }
        items[index].results.append((label, result.counts))
        guard result.bytes != items[index].bytes else { return }
        items[index].bytes = result.bytes
        guard let catalog = StringCatalog.read(result.bytes, path: path).catalog else {
            throw Failure(.usageOrFileError, "'\(path)' cannot be read back after the import")
        }
        items[index].catalog = catalog
    }

    /// Counts texts that were refused as a whole.
    mutating func refuse(_ count: Int) {
        refusedCount += count
    }

    /// Writes the catalogs that changed, and prints what became of the texts.
    func write(isDryRun: Bool, breaksHardLinks: Bool, _ output: Output) throws(Failure) {
        for item in items {
            let isChanged = item.bytes != item.contents
            if isChanged, !isDryRun {
                _ = try OutputFile.write(
                    item.bytes, to: item.path, ifStill: item.contents,
                    options: breaksHardLinks ? .breaksHardLinks : [])
            }
            let verb = item.contents == nil ? "created" : "replaced"
            let word = !isChanged ? "unchanged" : isDryRun ? "would be \(verb):" : verb
            for (label, counts) in item.results {
                output.writeLine("\(word) \(ExchangeFolder.shown(item.path)) (\(label)): \(Self.words(counts))")
            }
        }
    }

    private static func words(_ counts: ImportCounts) -> String {
        let parts = [
            (counts.changed, "changed"), (counts.unchanged, "unchanged"), (counts.untranslated, "untranslated"),
            (counts.unfinished, "left out"), (counts.refused, "refused"),
        ]
        return parts.filter { $0.0 > 0 || $0.1 == "changed" }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
}
