import StringCatalog

/// Edits that leave every byte alone that they do not concern.
enum EditTarget {
    static func check(_ input: [UInt8]) throws(BrokenProperty) {
        guard let catalog = soundCatalog(input) else { return }
        try BrokenProperty.unlessDone("an edit of a sound catalog is refused") {
            try edit(catalog, input)
        }
    }

    /// The catalog in `bytes`; `nil` where it has an error, so that it is not to be edited.
    static func soundCatalog(_ bytes: [UInt8]) -> StringCatalog? {
        let reading = StringCatalog.read(bytes, path: "x", options: .init(duplicateKeySeverity: .error))
        return reading.hasErrors ? nil : reading.catalog
    }

    private static func edit(_ catalog: StringCatalog, _ input: [UInt8]) throws {
        var editor = try CatalogEditor(catalog, order: .bytes)
        try BrokenProperty.unless(
            editor.bytes() == input && !editor.isChanged, "without an edit there are other bytes")
        let keys = catalog.entries.map(\.key)
        let key = keys.first ?? "new"
        if keys.isEmpty { try editor.addEntry(key) }
        try editor.setComment("c\n\"é", of: key)
        try editor.setLocalization(.stringUnit("%@\u{1}\\", state: .needsReview), in: "xx", of: key)
        try checkEdited(editor.bytes(), key: key)
        try editor.setLocalization(nil, in: "xx", of: key)
        try editor.removeEntry(key)
        let rest = soundCatalog(editor.bytes())
        try BrokenProperty.unless(
            rest.map { $0.entries.map(\.key) } == Array(keys.dropFirst()), "removing an entry changes others")
        let formatted = soundCatalog(try catalog.formatted(order: .bytes))
        try BrokenProperty.unless(
            formatted.map { CatalogOutline.lines(of: $0).sorted() } == CatalogOutline.lines(of: catalog).sorted(),
            "formatting changes what the catalog says")
    }

    private static func checkEdited(_ bytes: [UInt8], key: String) throws(BrokenProperty) {
        let entry = soundCatalog(bytes)?.entries[key]
        try BrokenProperty.unless(entry?.comment?.string == "c\n\"é", "the comment is not the one that was set")
        let unit = entry?.localizations["xx"]?.stringUnit
        try BrokenProperty.unless(
            unit?.value?.string == "%@\u{1}\\" && unit?.state == .needsReview, "the text is not the one that was set")
    }
}
