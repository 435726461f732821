package import StringCatalog

/// The spelling of paths in files that are exchanged: as in diagnostics, but a name with a dot stands between `@`.
extension VariationPath {
    /// The id of the part in the entry with the given key, such as `files|==|substitutions.@A.B@.plural.one`.
    package func exchangeID(ofKey key: String) -> String {
        steps.isEmpty ? key : key + Self.separator + exchangeText
    }

    /// The steps joined by dots: `device.iphone.plural.other`, `substitutions.@A.B@.plural.one`.
    package var exchangeText: String {
        steps.map { step in
            guard let name = step.name else { return step.axis }
            return name.utf8.contains(UInt8(ascii: ".")) ? "\(step.axis).@\(name)@" : "\(step.axis).\(name)"
        }
        .joined(separator: ".")
    }

    /// Reads what ``exchangeText`` writes. Nil where the text is no path to a text of a catalog.
    package init?(exchangeText text: String) {
        var rest = Array(text.utf8)[...]
        var path = VariationPath()
        while !rest.isEmpty {
            guard let axis = Self.takeWord(from: &rest), let name = Self.takeWord(from: &rest) else { return nil }
            if axis == Self.substitutionAxis, path.steps.isEmpty {
                path = path.appending(substitution: name)
            } else if let kind = StringCatalog.Axis.Kind.exchanged.first(where: { $0.rawValue == axis }) {
                path = path.appending(kind, name)
            } else {
                return nil
            }
        }
        self = path
    }

    /// The name of the substitution that the path leads into.
    var substitutionName: String? {
        guard let first = steps.first, first.axis == Self.substitutionAxis else { return nil }
        return first.name
    }

    /// The path inside a substitution, or the path itself.
    var insideSubstitution: ArraySlice<Step> {
        substitutionName == nil ? steps[...] : steps.dropFirst()
    }

    /// Whether a number chooses the text.
    var isPlural: Bool {
        steps.contains { $0.axis == StringCatalog.Axis.Kind.plural.rawValue }
    }

    static let substitutionAxis = VariationPath().appending(substitution: "").steps[0].axis

    /// Takes a word up to the next dot, or one between `@`, and the dot behind it.
    private static func takeWord(from rest: inout ArraySlice<UInt8>) -> String? {
        let word: ArraySlice<UInt8>
        if rest.first == UInt8(ascii: "@") {
            // The name ends with the first `@`, since names in texts end with it as well.
            guard let close = rest.dropFirst().firstIndex(of: UInt8(ascii: "@")) else { return nil }
            word = rest[(rest.startIndex + 1)..<close]
            rest = rest[(close + 1)...]
            guard rest.isEmpty || rest.first == UInt8(ascii: ".") else { return nil }
        } else {
            let end = rest.firstIndex(of: UInt8(ascii: ".")) ?? rest.endIndex
            word = rest[..<end]
            rest = rest[end...]
        }
        if !rest.isEmpty {
            rest.removeFirst()
            if rest.isEmpty { return nil }
        }
        return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
    }
}

extension StringCatalog.Axis.Kind {
    /// The axes whose forms are given to translators.
    static let exchanged: [StringCatalog.Axis.Kind] = [.plural, .device, .width]
}
