import Internationalization
public import StringCatalog

/// Adds a pseudo-language to a catalog: each source text changed so that one sees where a program is not ready to be
/// translated, with its placeholders, markup, variations and substitutions as they were.
public struct PseudoLocalization: Sendable {
    /// How texts are changed.
    public let style: PseudoStyle

    /// The language that is added.
    public let language: String

    /// The plural categories of the language.
    private let categories: [String]

    /// A pseudo-language by a style.
    ///
    /// - Parameter language: The language tag; `nil` for that of the style.
    public init(_ style: PseudoStyle, language: String? = nil) {
        self.style = style
        self.language = language ?? style.languageTag
        categories = LanguageTag(self.language).map { PluralRules(for: $0).categories.map(\.keyword) } ?? []
    }

    /// Adds the language to all entries of a catalog that are to be translated, in place of what they have in it.
    ///
    /// - Parameters:
    ///   - catalog: The catalog that the editor was made from.
    ///   - editor: Gets the edits.
    /// - Returns: How many entries have the language now.
    /// - Complexity: linear in the size of the catalog.
    public func add(to editor: inout CatalogEditor, of catalog: StringCatalog) throws(EditError) -> Int {
        var count = 0
        for entry in catalog.entries where entry.isValid && entry.shouldTranslate && !entry.key.isEmpty {
            let source = entry.localizations[catalog.sourceLanguage]
            guard let localization = localization(from: source, key: entry.key) else { continue }
            try editor.setLocalization(localization, in: language, of: entry.key)
            count += 1
        }
        return count
    }

    /// The localization made from that of the source language; where that has no text, from the key.
    private func localization(from source: StringCatalog.Localization?, key: String) -> JSONContent? {
        guard let source, source.isValid, !source.isNull, !source.json.children.isEmpty else {
            return .stringUnit(text(key), state: .translated)
        }
        return content(of: source.json, isWhole: true, key: key)
    }

    /// A part of a localization with its texts changed and everything else as it was.
    private func content(of part: JSONValue, isWhole: Bool, key: String) -> JSONContent {
        var members: [String: JSONContent] = [:]
        for member in part.children {
            let name = member.key?.string ?? ""
            switch (name, member.kind) {
            case ("stringUnit", .object):
                let value = member["value"]?.string?.string ?? key
                let changed = text(value, isWhole: isWhole)
                members[name] = .unit(changed, state: .translated)
            case ("stringSet", .object):
                members[name] = stringSet(member)
            case ("variations", .object):
                members[name] = .object(forms(of: member, isWhole: isWhole, key: key))
            case ("substitutions", .object):
                var substitutions: [String: JSONContent] = [:]
                for substitution in member.children {
                    substitutions[substitution.key?.string ?? ""] =
                        substitution.kind == .object
                        ? content(of: substitution, isWhole: false, key: key) : .copy(substitution)
                }
                members[name] = .object(substitutions)
            default:
                members[name] = .copy(member)
            }
        }
        return .object(members)
    }

    /// The axes of variations, each with its forms.
    private func forms(of variations: JSONValue, isWhole: Bool, key: String) -> [String: JSONContent] {
        var axes: [String: JSONContent] = [:]
        for axis in variations.children {
            var forms: [String: JSONContent] = [:]
            for form in axis.children {
                forms[form.key?.string ?? ""] =
                    form.kind == .object ? content(of: form, isWhole: isWhole, key: key) : .copy(form)
            }
            // Arabic has more forms than English: those that no source text has are as the one for all other numbers.
            if let other = forms["other"], axis.key.map({ $0 == "plural" }) ?? false {
                for category in categories where forms[category] == nil { forms[category] = other }
            }
            axes[axis.key?.string ?? ""] = axis.kind == .object ? .object(forms) : .copy(axis)
        }
        return axes
    }

    /// A set of phrases, as App Shortcuts have them.
    private func stringSet(_ set: JSONValue) -> JSONContent {
        var members: [String: JSONContent] = [:]
        for member in set.children {
            let name = member.key?.string ?? ""
            switch name {
            case "state": members[name] = .string("translated")
            case "values":
                members[name] = .array(member.children.map { $0.string.map { .string(text($0.string)) } ?? .copy($0) })
            default: members[name] = .copy(member)
            }
        }
        return .object(members)
    }

    private func text(_ value: String, isWhole: Bool = true) -> String {
        PseudoText(value, style: style).text(isWhole: isWhole)
    }
}
