import CatalogCompiler
import PseudoLocalization
import StringCatalog

/// Pseudo-languages: every placeholder of the source text is there, in its order.
enum PseudoTarget {
    static func check(_ input: [UInt8], _ choice: inout Choice) throws(BrokenProperty) {
        guard let catalog = EditTarget.soundCatalog(input) else { return }
        for style in choice.some(of: PseudoStyle.allCases) where style.languageTag != catalog.sourceLanguage {
            let pseudo = PseudoLocalization(style)
            let bytes: [UInt8]
            do throws(EditError) {
                var editor = try CatalogEditor(catalog, order: .bytes)
                _ = try pseudo.add(to: &editor, of: catalog)
                bytes = editor.bytes()
            } catch {
                throw BrokenProperty(description: "a sound catalog takes no pseudo-language: \(error)")
            }
            guard let changed = EditTarget.soundCatalog(bytes) else {
                throw BrokenProperty(description: "with a pseudo-language the catalog has errors")
            }
            for (old, new) in zip(catalog.entries, changed.entries) where old.shouldTranslate && !old.key.isEmpty {
                try check(
                    new.localizations[pseudo.language], source: old.localizations[catalog.sourceLanguage],
                    key: old.key)
            }
            try checkCompiling(catalog, changed, pseudo.language)
        }
    }

    private static func check(
        _ pseudo: StringCatalog.Localization?, source: StringCatalog.Localization?, key: String
    ) throws(BrokenProperty) {
        guard let pseudo else { throw BrokenProperty(description: "'\(key)' is not in the pseudo-language") }
        let texts = Dictionary(
            pseudo.units.map { ($0.path, $0.unit.value?.string ?? "") }, uniquingKeysWith: { $1 })
        let sources = source?.units.map { ($0.path, $0.unit.value?.string ?? key) } ?? []
        for (path, text) in sources.isEmpty && pseudo.stringSet == nil ? [(VariationPath(), key)] : sources {
            guard let changed = texts[path] else {
                // A localization that holds nothing but members of others has no text to begin with.
                if sources.isEmpty { continue }
                throw BrokenProperty(description: "'\(key)' lost its text at '\(path)'")
            }
            try BrokenProperty.unless(
                pieces(of: changed) == pieces(of: text), "'\(text)' becomes '\(changed)', with other placeholders")
        }
    }

    /// Everything of a text that is not literal.
    private static func pieces(of text: String) -> [String] {
        let bytes = Array(text.utf8)
        return FormatString(text).segments.filter { $0.kind != .literal }
            .map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    /// A catalog that compiles does so with the pseudo-language in it.
    private static func checkCompiling(
        _ old: StringCatalog, _ new: StringCatalog, _ language: String
    ) throws(BrokenProperty) {
        func result(_ catalog: StringCatalog) -> CompilationResult {
            CatalogCompiler.compile(catalog.source, path: "x", options: CompilationOptions(tableName: "x"))
        }
        guard !result(old).hasErrors else { return }
        let errors = result(new).diagnostics.filter { $0.severity == .error }
        try BrokenProperty.unless(errors.isEmpty, "with the pseudo-language it does not compile: \(errors)")
    }
}
