import StringCatalog

/// Lays a new localization out like that of the source language.
struct NewLocalization {
    /// The plural categories that the language needs, `other` among them.
    let categories: [String]
    let text: EditSession.NewText

    /// The localization of an entry.
    func content(for entry: StringCatalog.Entry, sourceLanguage: String) -> JSONContent {
        guard let source = entry.localizations[sourceLanguage], !source.isNull, source.isValid else {
            return unit(entry.key)
        }
        var members: [String: JSONContent] = [:]
        if let unit = source.stringUnit {
            members["stringUnit"] = .unit(
                text == .empty ? "" : unit.value?.string ?? entry.key, state: .new)
        }
        if let variations = source.variations { members["variations"] = content(of: variations) }
        if let set = source.stringSet {
            members["stringSet"] = .object([
                "state": .string(StringCatalog.State.new.rawValue),
                "values": .array(text == .empty ? [] : set.values.map { .string($0.string) }),
            ])
        }
        if !source.substitutions.isEmpty {
            members["substitutions"] = .object(
                Dictionary(source.substitutions.map { ($0.name, content(of: $0)) }) { $1 })
        }
        return members.isEmpty ? unit(entry.key) : .object(members)
    }

    private func unit(_ value: String) -> JSONContent {
        .stringUnit(text == .empty ? "" : value, state: .new)
    }

    private func content(of substitution: StringCatalog.Substitution) -> JSONContent {
        var members = substitution.argumentMembers
        if let variations = substitution.variations { members["variations"] = content(of: variations) }
        return .object(members)
    }

    private func content(of variations: StringCatalog.Variations) -> JSONContent {
        .object(Dictionary(variations.axes.map { ($0.kind.rawValue, content(of: $0)) }) { $1 })
    }

    private func content(of axis: StringCatalog.Axis) -> JSONContent {
        var forms: [String: JSONContent] = [:]
        let names = axis.kind == .plural ? categories : axis.forms.map(\.name)
        for name in names {
            guard let form = axis[name] ?? axis["other"] ?? axis.forms.last else { continue }
            forms[name] = content(of: form)
        }
        return .object(forms)
    }

    private func content(of form: StringCatalog.Form) -> JSONContent {
        guard let variations = form.variations else { return unit(form.stringUnit?.value?.string ?? "") }
        return .object(["variations": content(of: variations)])
    }
}
