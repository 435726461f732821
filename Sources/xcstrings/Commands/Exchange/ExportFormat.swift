import CatalogExchange

/// The formats that catalogs are exported in.
enum ExportFormat: String, CaseIterable {
    /// XLIFF 1.2: a document for each language.
    case xliff
    /// A bundle of XLIFF and the catalogs for each language, as Xcode writes it.
    case xcloc
    /// Comma-separated values: a table for each catalog.
    case csv

    /// A file that is to be written, and how much is in it.
    struct File {
        let path: String
        let bytes: [UInt8]
        /// What the file holds; nil of one that only goes with another.
        let document: ExportedDocument?
    }

    /// The files for the translation of catalogs into some languages, by their paths below the folder for output.
    func files(_ catalogs: [ExchangeFile], languageTags: [String]) throws(Failure) -> [File] {
        let tool = XLIFFWriter.Tool(name: Tool.name, version: Tool.version)
        switch self {
        case .xliff:
            return languageTags.map { tag in
                let document = XLIFFWriter.document(of: catalogs, languageTag: tag, tool: tool)
                return File(path: "\(tag).xliff", bytes: document.bytes, document: document)
            }
        case .xcloc:
            var files: [File] = []
            for tag in languageTags {
                do {
                    let bundle = try LocalizationBundle(of: catalogs, languageTag: tag, tool: tool)
                    files += bundle.files.map { file in
                        File(
                            path: "\(tag).xcloc/\(file.path)", bytes: file.bytes,
                            document: file.path.hasSuffix(".xliff") ? bundle.document : nil)
                    }
                } catch {
                    throw Failure(.usageOrFileError, "the bundle '\(tag).xcloc' cannot be described: \(error)")
                }
            }
            return files
        case .csv:
            return catalogs.map { catalog in
                let document = CSVWriter.document(of: catalog, languageTags: languageTags)
                let name =
                    catalog.original.hasSuffix(".xcstrings") ? catalog.original.dropLast(10) : catalog.original[...]
                return File(path: "\(name).csv", bytes: document.bytes, document: document)
            }
        }
    }
}
