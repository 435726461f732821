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
        try checkPlaces(of: catalog, in: FilePlaces(of: input))
        try BrokenProperty.unless(
            catalog.entries.allSatisfy(\.isValid), "an entry is invalid, and nobody was told")
        // The same model from bytes that are written another way.
        let again = StringCatalog.read(CanonicalJSON.bytes(of: catalog.json), path: "x")
        try BrokenProperty.unless(!again.hasErrors, "the written catalog has errors: \(again.diagnostics)")
        try BrokenProperty.unless(
            again.catalog.map(CatalogOutline.lines) == outline, "the written catalog is read as another one")
    }

    /// Every part stands somewhere in the file, and the way to it is read as it was written.
    private static func checkPlaces(of catalog: StringCatalog, in places: FilePlaces) throws(BrokenProperty) {
        for entry in catalog.entries {
            try BrokenProperty.unless(
                places.contains(entry.position) && catalog.entries[entry.key] != nil, "an entry is nowhere")
            for localization in entry.localizations {
                try BrokenProperty.unless(
                    places.contains(localization.json.keyPosition)
                        && entry.localizations[localization.languageTag] != nil, "a localization is nowhere")
                for (path, unit) in localization.units {
                    try BrokenProperty.unless(places.contains(unit.json.position), "a text is nowhere")
                    // A name with a dot has several readings, and so have axes that nobody knows or that come twice.
                    let names = path.steps.map { $0.name ?? "" }
                    let axes = path.steps.map(\.axis)
                    guard names.allSatisfy({ !$0.isEmpty && !$0.contains(".") }), Set(axes).count == axes.count,
                        axes.allSatisfy(["plural", "device", "width", "substitutions"].contains)
                    else { continue }
                    try BrokenProperty.unless(
                        VariationPath(path.description) == path || path.steps.isEmpty,
                        "the way '\(path)' is read as another one")
                }
            }
        }
    }
}
