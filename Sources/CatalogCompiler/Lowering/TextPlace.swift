package import StringCatalog

/// Which text of a catalog is being compiled. Its words are made only when there is something to say about it.
package struct TextPlace {
    package let entry: StringCatalog.Entry
    /// `nil` for the key itself.
    package let localization: StringCatalog.Localization?
    private var device: String?
    private var substitution: String?
    private var category: String?

    package init(entry: StringCatalog.Entry, localization: StringCatalog.Localization? = nil) {
        self.entry = entry
        self.localization = localization
    }

    package func with(device: String) -> TextPlace {
        var place = self
        place.device = device
        return place
    }

    package func with(substitution: String) -> TextPlace {
        var place = self
        // A substitution belongs to the localization, whatever branch names it.
        place.device = nil
        place.substitution = substitution
        return place
    }

    package func with(category: String) -> TextPlace {
        var place = self
        place.category = category
        return place
    }

    /// `key`, `key|==|plural.one`, `key|==|device.iphone.plural.other` or `key|==|substitutions.NAME.plural.one`; a
    /// name with a dot in it stands between `@`.
    package var keyPath: String {
        var parts: [String] = []
        if let device { parts += ["device", device] }
        if let substitution {
            parts += ["substitutions", substitution.contains(".") ? "@\(substitution)@" : substitution]
        }
        if let category { parts += ["plural", category] }
        return parts.isEmpty ? entry.key : "\(entry.key)|==|\(parts.joined(separator: "."))"
    }
}
