import StringCatalog

/// Small catalogs to begin with: a fuzzer changes one byte at a time, and the time that an input takes goes by its size.
enum CatalogSeeds {
    private static let greatestCount = 1_500

    /// The catalog itself where it is small, else a catalog of each of its entries that make a small one.
    static func seeds(fromCatalog bytes: [UInt8]) -> [[UInt8]] {
        if bytes.count <= greatestCount { return [bytes] }
        let reading = StringCatalog.read(bytes, path: "x")
        guard let catalog = reading.catalog, !reading.hasErrors else { return [bytes] }
        return catalog.entries.map { entry in
            CatalogText.bytes(entries: [(entry.key, CanonicalJSON.bytes(of: entry.json))], of: catalog.sourceLanguage)
        }.filter { $0.count <= greatestCount }
    }
}
