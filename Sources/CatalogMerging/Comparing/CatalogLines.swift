package import StringCatalog

/// A catalog as lines of text, one for each thing that somebody may have changed, for programs that compare lines.
///
/// ```
/// Size: comment: "Of a shirt."
/// Size: de: "Größe"
/// Size: fr: "Taille" (needs_review)
/// %lld files: ru, plural.few: "%lld файла"
/// ```
package enum CatalogLines {
    /// The lines in the order of the file.
    package static func lines(of catalog: StringCatalog) -> [String] {
        var lines: [String] = []
        for member in catalog.json.children where member.key.map({ !($0 == "strings") }) ?? false {
            lines.append("\(member.key?.string ?? ""): \(member.shown)")
        }
        for entry in catalog.entries {
            let key = entry.key.isEmpty ? "\"\"" : entry.key
            var rows: [String] = []
            for member in entry.json.children where !(member.key.map { $0 == "localizations" } ?? false) {
                rows.append("\(member.key?.string ?? ""): \(member.shown)")
            }
            for localization in entry.localizations { rows += Self.rows(of: localization) }
            lines += rows.isEmpty ? [key] : rows.map { "\(key): \($0)" }
        }
        return lines.map(\.shownInOneLine)
    }

    private static func rows(of localization: StringCatalog.Localization) -> [String] {
        let language = localization.languageTag
        if localization.isNull { return ["\(language): null"] }
        var rows = localization.units.map { path, unit in
            let place = path.steps.isEmpty ? language : "\(language), \(path)"
            let state = unit.state == .translated ? "" : " (\(unit.state))"
            return "\(place): \((unit.value?.string ?? "").quoted)\(state)"
        }
        if let set = localization.stringSet {
            rows.append("\(language): \(set.values.map(\.string.quoted).joined(separator: ", ")) (\(set.state))")
        }
        for substitution in localization.substitutions {
            let specifier = substitution.formatSpecifier.map { "%\($0)" } ?? "no specifier"
            let argument = substitution.argNum.map { "argument \($0)" } ?? "no argument number"
            rows.append("\(language), substitutions.\(substitution.name): \(argument), \(specifier)")
        }
        return rows
    }
}
