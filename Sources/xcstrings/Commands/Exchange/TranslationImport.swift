import CatalogExchange
import Internationalization
import StringCatalog
import XcodeCollation

/// Imports XLIFF documents, bundles of them, and tables of comma-separated values.
struct TranslationImport {
    private let catalogPath: String?
    private let folder: ExchangeFolder
    private let options: ImportOptions

    /// - Parameter target: What `-o` names: a catalog, or the folder from which paths count.
    init(target: String?, options: ImportOptions) {
        let isCatalog = target?.hasSuffix(".xcstrings") ?? false
        catalogPath = isCatalog ? target : nil
        folder = ExchangeFolder(isCatalog ? "." : target ?? ".")
        self.options = options
    }

    /// The texts of one language for one catalog.
    private struct Batch {
        let path: String
        let catalog: String
        let languageTag: String
        let arrivals: [Arrival]
    }

    /// Imports files into catalogs that are not written yet.
    ///
    /// - Returns: Whether every part of the files had its catalog.
    func run(
        _ files: [String], into catalogs: inout ImportedCatalogs, _ output: Output
    ) throws(Failure) -> Bool {
        var batches: [Batch] = []
        var isComplete = true
        var isUsable = true
        for path in try documents(files) {
            let bytes = try InputFile.read(path)
            if path.lowercased().hasSuffix(".csv") {
                let table = CSVDocument.read(bytes, path: path)
                for diagnostic in table.diagnostics { output.report(diagnostic) }
                if table.isUnusable { isUsable = false }
                let catalog = try catalog(forTable: path)
                batches += table.languages.map { language in
                    Batch(
                        path: path, catalog: catalog, languageTag: language.tag, arrivals: language.arrivals)
                }
            } else {
                let document = XLIFFDocument.read(bytes, path: path)
                for diagnostic in document.diagnostics { output.report(diagnostic) }
                if document.isUnusable { isUsable = false }
                if document.diagnostics.contains(where: { $0.severity == .error }) { isComplete = false }
                for file in document.files {
                    let batch = try batch(for: file, of: path, &catalogs, output)
                    if let batch { batches.append(batch) }
                    if batch == nil, XLIFFDocument.isCatalog(file.original) { isComplete = false }
                }
            }
        }
        guard isUsable else {
            throw Failure(.inputError, "nothing was imported: a file cannot be read")
        }
        for batch in batches {
            guard let catalog = try catalogs.catalog(at: batch.catalog, output) else {
                throw Failure(.inputError, "nothing was imported: the catalog has errors")
            }
            let result: ImportResult
            do throws(EditError) {
                result = try CatalogImport.run(
                    batch.arrivals, languageTag: batch.languageTag, into: catalog, path: batch.path,
                    order: .xcode,
                    options: options)
            } catch {
                throw Failure(.inputError, "'\(batch.catalog)': \(error)")
            }
            try catalogs.take(result, for: batch.catalog, label: batch.languageTag, output)
        }
        return isComplete
    }

    /// The files, bundles replaced by the documents in them.
    private func documents(_ files: [String]) throws(Failure) -> [String] {
        var documents: [String] = []
        for file in files {
            let path = file.hasSuffix("/") ? String(file.dropLast()) : file
            guard path.lowercased().hasSuffix(".xcloc") else {
                guard ["xliff", "xlf", "csv"].contains(where: { path.lowercased().hasSuffix(".\($0)") })
                else {
                    throw Failure(
                        .usageOrFileError,
                        "'\(path)' is of no kind that is imported: .xliff, .xlf, .xcloc, .csv, .lproj, .strings, .stringsdict"
                    )
                }
                documents.append(path)
                continue
            }
            do throws(FileSystemError) {
                let found = try LocalizationBundle.documents(in: path) { folder throws(FileSystemError) in
                    try Folder.names(in: folder, suffixes: [".xliff"])
                }
                guard !found.isEmpty else {
                    throw FileSystemError(path: path, reason: "there is no XLIFF document in this bundle")
                }
                documents += found
            } catch {
                throw Failure(.usageOrFileError, error.description)
            }
        }
        return documents
    }

    // MARK: Catalogs

    /// The texts of a part of a document, with their catalog; nil where it has none.
    private func batch(
        for file: XLIFFDocument.File, of path: String, _ catalogs: inout ImportedCatalogs,
        _ output: Output
    ) throws(Failure) -> Batch? {
        func refuse(_ message: DiagnosticMessage) {
            output.report(
                Diagnostic(message, path: path, position: file.position, language: file.targetLanguage))
            if message.severity == .error { catalogs.refuse(file.arrivals.count) }
        }
        guard XLIFFDocument.isCatalog(file.original) else {
            refuse(.notACatalog(file.original))
            return nil
        }
        let catalogPath: String
        if let chosen = self.catalogPath {
            guard chosen.split(separator: "/").last == file.original.split(separator: "/").last else {
                refuse(.otherCatalog(file.original, chosen: chosen))
                return nil
            }
            catalogPath = chosen
        } else {
            guard let path = folder.file(at: file.original) else {
                refuse(.originalOutside(file.original))
                return nil
            }
            guard ExchangeFolder.exists(path) else {
                refuse(.catalogNotFound(file.original, folder: folder.path))
                return nil
            }
            catalogPath = ExchangeFolder.shown(path)
        }
        guard let catalog = try catalogs.catalog(at: catalogPath, output) else {
            throw Failure(.inputError, "nothing was imported: the catalog has errors")
        }
        if let source = file.sourceLanguage, !Self.isSameLanguage(source, catalog.sourceLanguage) {
            refuse(.otherSourceLanguage(source, catalog: catalog.sourceLanguage))
            return nil
        }
        guard LanguageTag(file.targetLanguage) != nil else {
            refuse(.notALanguageTag(file.targetLanguage))
            return nil
        }
        return Batch(
            path: path, catalog: catalogPath, languageTag: file.targetLanguage, arrivals: file.arrivals)
    }

    private static func isSameLanguage(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        guard let left = LanguageTag(left)?.canonical, let right = LanguageTag(right)?.canonical else {
            return false
        }
        return left == right
    }

    /// The catalog for a table: the one that was named, else the only one of its name below the folder.
    private func catalog(forTable path: String) throws(Failure) -> String {
        if let catalogPath { return catalogPath }
        let name = StringCatalog.tableName(ofPath: path) + ".xcstrings"
        let found = try CatalogFinder.files(at: [ExchangeFolder.shown(folder.path)])
            .filter { $0 == name || $0.hasSuffix("/\(name)") }
        guard let catalog = found.first, found.count == 1 else {
            throw Failure(
                .usageOrFileError,
                found.isEmpty
                    ? "there is no '\(name)' for '\(path)'; name the catalog with -o"
                    : "there are several catalogs '\(name)' for '\(path)'; name the catalog with -o")
        }
        return catalog
    }
}
