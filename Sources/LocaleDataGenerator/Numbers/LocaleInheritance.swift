/// Which locales need a row of their own in a table of locale data.
///
/// A locale without a row is read as its parent (UTS #35, part 1, "Parent Locales"): the one that CLDR states, else
/// the tag without its last subtag, else root.
struct LocaleInheritance {
    private let statedParents: [String: String]

    init(tree: CLDRTree) throws {
        var parents: [String: String] = [:]
        for (locale, parent) in try tree.supplemental("parentLocales").member("parentLocales")
            .member("parentLocale").members()
        {
            parents[locale] = try parent.text()
        }
        statedParents = parents
    }

    /// The locales whose value is not that of their nearest ancestor with a value, sorted by the bytes of the tag.
    ///
    /// Root is always among them, as `und`.
    func withoutInherited<Value: Equatable>(_ values: [String: Value]) -> [(locale: String, value: Value)] {
        values.filter { locale, value in
            guard locale != "und" else { return true }
            var ancestor = parent(of: locale)
            while ancestor != "und", values[ancestor] == nil { ancestor = parent(of: ancestor) }
            return values[ancestor] != value
        }
        .map { (locale: $0.key, value: $0.value) }
        .sorted { $0.locale.utf8.lexicographicallyPrecedes($1.locale.utf8) }
    }

    private func parent(of locale: String) -> String {
        if let stated = statedParents[locale] { return stated == "root" ? "und" : stated }
        guard let hyphen = locale.lastIndex(of: "-") else { return "und" }
        return String(locale[..<hyphen])
    }
}
