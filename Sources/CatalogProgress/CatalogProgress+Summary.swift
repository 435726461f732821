extension CatalogProgress {
    /// `source language en, 105 units in each language, 3 stale`.
    package var summary: String {
        var parts = ["\(unitCount) \(unitCount == 1 ? "unit" : "units") in each language"]
        if !sourceLanguage.isEmpty { parts.insert("source language \(sourceLanguage)", at: 0) }
        if staleCount > 0 { parts.append("\(staleCount) stale") }
        return parts.joined(separator: ", ")
    }
}
