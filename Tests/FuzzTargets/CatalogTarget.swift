import StringCatalog

/// The reader of catalogs: everything that its model can be asked for.
enum CatalogTarget {
    static func check(_ input: [UInt8]) throws(BrokenProperty) {
        let result = StringCatalog.read(input, path: "x")
        try DiagnosticChecks.check(result.diagnostics, of: input)
        let strict = StringCatalog.read(input, path: "x", options: .init(duplicateKeySeverity: .error))
        try BrokenProperty.unless(
            strict.diagnostics.map(\.message) == result.diagnostics.map(\.message),
            "the severity of duplicate keys changes what is found")
        guard let catalog = result.catalog else {
            try BrokenProperty.unless(result.hasErrors, "there is no catalog and no reason")
            return
        }
        let outline = CatalogOutline.lines(of: catalog)
        guard !result.hasErrors else { return }
        try BrokenProperty.unless(
            catalog.entries.allSatisfy(\.isValid), "an entry is invalid, and nobody was told")
        // The same model from bytes that are written another way.
        let again = StringCatalog.read(CanonicalJSON.bytes(of: catalog.json), path: "x")
        try BrokenProperty.unless(!again.hasErrors, "the written catalog has errors: \(again.diagnostics)")
        try BrokenProperty.unless(
            again.catalog.map(CatalogOutline.lines) == outline, "the written catalog is read as another one")
    }
}
