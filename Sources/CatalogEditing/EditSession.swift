internal import Internationalization
package import StringCatalog

/// The edits that a person makes of a catalog, with the checks that a person wants: languages in any spelling, names of
/// forms that exist, substitutions that the source text has.
package struct EditSession: Sendable {
    /// The catalog without the edits.
    package let catalog: StringCatalog
    /// The languages that localizations of the catalog have, and the source language, as the catalog spells them, in
    /// the order in which they first occur.
    package private(set) var languages: [String]

    var editor: CatalogEditor
    private let entries: [ExactName: StringCatalog.Entry]
    /// The keys that have got a language, by the language.
    var made: [String: Set<ExactName>] = [:]
    /// Languages by the tag that they have in canonical form; of several spellings the one that sorts first, that with
    /// hyphens, as an import takes it.
    private var spellings: [LanguageTag: String] = [:]

    package init(_ catalog: StringCatalog, order: MemberOrder) throws(EditRefusal) {
        self.catalog = catalog
        do throws(EditError) {
            editor = try CatalogEditor(catalog, order: order)
        } catch {
            throw .edit(error)
        }
        entries = Dictionary(catalog.entries.map { (ExactName($0.key), $0) }) { $1 }
        var seen: Set<String> = [catalog.sourceLanguage]
        languages = catalog.sourceLanguage.isEmpty ? [] : [catalog.sourceLanguage]
        for entry in catalog.entries {
            for localization in entry.localizations where !localization.isNull {
                let tag = localization.languageTag
                if seen.insert(tag).inserted { languages.append(tag) }
            }
        }
        for tag in languages { note(tag) }
    }

    private mutating func note(_ tag: String) {
        guard let canonical = LanguageTag(tag)?.canonical else { return }
        if let known = spellings[canonical], known.utf8.lexicographicallyPrecedes(tag.utf8) { return }
        spellings[canonical] = tag
    }

    /// The new bytes of the file.
    package func bytes() -> [UInt8] { editor.bytes() }

    /// The entry with a key as the file has it.
    package func entry(_ key: String) throws(EditRefusal) -> StringCatalog.Entry {
        guard let entry = entries[ExactName(key)] else { throw .edit(.unknownKey(key)) }
        return entry
    }

    /// A language as the catalog spells it: exactly so, or canonically equal (`pt_br` for `pt-BR`).
    ///
    /// - Returns: Nil of a language that the catalog does not have.
    package func spelling(of tag: String) throws(EditRefusal) -> String? {
        if languages.contains(tag) { return tag }
        guard let canonical = LanguageTag(tag)?.canonical else { throw .malformedLanguageTag(tag) }
        return spellings[canonical]
    }

    // MARK: Texts

    /// Sets a text.
    ///
    /// A substitution that the source text has and the translation lacks is made with the argument and the format
    /// specifier of the source.
    ///
    /// - Returns: Whether the language is new to the catalog.
    @discardableResult
    package mutating func set(_ edit: TextEdit) throws(EditRefusal) -> Bool {
        let entry = try knownEntry(edit.key)
        try Self.check(edit.path)
        let known = try spelling(of: edit.language)
        let language = known ?? edit.language
        do throws(EditError) {
            try editor.setUnit(value: edit.value, state: edit.state, at: edit.path, of: edit.key, in: language)
        } catch {
            guard case .unknownSubstitution(let name, _, _) = error, let value = edit.value,
                let substitution = entry?.localizations[catalog.sourceLanguage]?.substitutions.first(where: {
                    $0.json.key.map { $0 == name } ?? false
                })
            else { throw .edit(error) }
            try make(substitution, value: value, edit, in: language)
        }
        if known == nil {
            languages.append(language)
            note(language)
        }
        return known == nil
    }

    /// The entry as the file has it; nil of one that was added.
    private func knownEntry(_ key: String) throws(EditRefusal) -> StringCatalog.Entry? {
        guard editor.hasEntry(key) else { throw .edit(.unknownKey(key)) }
        return entries[ExactName(key)]
    }

    private static func check(_ path: VariationPath) throws(EditRefusal) {
        for step in path.steps {
            guard let name = step.name else { throw .edit(.unusablePath(path)) }
            switch step.axis {
            case StringCatalog.Axis.Kind.plural.rawValue:
                if PluralCategory(keyword: name) == nil { throw .unknownCategory(name) }
            case StringCatalog.Axis.Kind.device.rawValue:
                if !EditRefusal.devices.contains(name) { throw .unknownDevice(name) }
            case "substitutions", StringCatalog.Axis.Kind.width.rawValue: continue
            default: throw .unknownAxis(step.axis)
            }
        }
    }

    private mutating func make(
        _ substitution: StringCatalog.Substitution, value: String, _ edit: TextEdit, in language: String
    ) throws(EditRefusal) {
        let way = VariationPath(Array(edit.path.steps.prefix(1)))
        do throws(EditError) {
            try editor.setPart(.object(substitution.argumentMembers), at: way, of: edit.key, in: language)
            try editor.setUnit(
                value: value, state: edit.state, at: edit.path, of: edit.key, in: language)
        } catch {
            throw .edit(error)
        }
    }

    /// Gives all texts of an entry in one language a state, of a set of phrases the set.
    ///
    /// - Returns: How many there are.
    package mutating func mark(
        _ key: String, in language: String, as state: StringCatalog.State
    ) throws(EditRefusal) -> Int {
        let localization = try self.localization(of: key, in: language)
        let tag = localization.languageTag
        do throws(EditError) {
            var count = 0
            for (path, _) in localization.units {
                try editor.setUnit(state: state, at: path, of: key, in: tag)
                count += 1
            }
            if localization.stringSet != nil {
                try editor.setStringSetState(state, of: key, in: tag)
                count += 1
            }
            return count
        } catch {
            throw .edit(error)
        }
    }

    private func localization(of key: String, in language: String) throws(EditRefusal) -> StringCatalog.Localization {
        guard let tag = try spelling(of: language) else { throw .unknownLanguage(language) }
        guard let localization = try entry(key).localizations[tag], !localization.isNull else {
            throw .noLocalization(key: key, language: tag)
        }
        return localization
    }

    /// Says how an entry came into the catalog; nil removes what the file says.
    package mutating func mark(_ key: String, as state: StringCatalog.ExtractionState?) throws(EditRefusal) {
        try edit { editor throws(EditError) in try editor.setExtractionState(state, of: key) }
    }

    // MARK: Keys and languages

    /// Adds an entry that a person made.
    package mutating func addKey(_ key: String) throws(EditRefusal) {
        try edit { editor throws(EditError) in
            try editor.addEntry(
                key, .object(["extractionState": .string(StringCatalog.ExtractionState.manual.rawValue)]))
        }
    }

    /// Whether there is an entry with the key after the edits so far.
    package func hasKey(_ key: String) -> Bool { editor.hasEntry(key) }

    /// Removes an entry.
    package mutating func removeKey(_ key: String) throws(EditRefusal) {
        try edit { editor throws(EditError) in try editor.removeEntry(key) }
    }

    /// Removes an entry's localization.
    package mutating func removeLocalization(_ language: String, of key: String) throws(EditRefusal) {
        let tag = try localization(of: key, in: language).languageTag
        try edit { editor throws(EditError) in try editor.setLocalization(nil, in: tag, of: key) }
    }

    /// Removes a language from all entries. The source language stays: without it the translations have lost what
    /// they translate.
    ///
    /// - Returns: How many localizations there were.
    package mutating func removeLanguage(_ language: String) throws(EditRefusal) -> Int {
        guard let tag = try spelling(of: language) else { throw .unknownLanguage(language) }
        guard tag != catalog.sourceLanguage else { throw .sourceLanguageStays(tag) }
        return editor.removeLanguage(tag)
    }

    mutating func edit(_ change: (inout CatalogEditor) throws(EditError) -> Void) throws(EditRefusal) {
        do throws(EditError) {
            try change(&editor)
        } catch {
            throw .edit(error)
        }
    }
}
