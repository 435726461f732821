import StringCatalog

/// How the texts of a localization are spelled in XLIFF: substitutions with the numbers of their arguments.
///
/// | in the catalog                     | in XLIFF           |
/// |------------------------------------|--------------------|
/// | `%#@cats@`, `argNum` 2             | `%2$#@cats@`       |
/// | `%arg` in the forms of `cats`      | `%2$lld`           |
struct SubstitutionTexts: Sendable {
    private struct Substitution {
        /// The number that the catalog gives, nil where it gives none that can be used.
        let givenArgument: Int?
        /// The number of the argument, given or by the place of the marker in the text.
        let argument: Int?
        let specifier: String
    }

    private var substitutions: [String: Substitution] = [:]

    /// The spelling for a localization; that of nil leaves texts as they are.
    init(_ localization: StringCatalog.Localization?) {
        guard let localization else { return }
        let models = localization.substitutions
        guard !models.isEmpty else { return }
        let given = Dictionary(
            models.map { ($0.name, $0.argNum.flatMap { (1...FormatString.positionLimit).contains($0) ? $0 : nil }) },
            uniquingKeysWith: { $1 })
        var arguments: [String: Int] = [:]
        for text in Self.sentences(of: localization) {
            var format = FormatString(text)
            format.number(argNum: { given[$0] ?? nil })
            for segment in format.segments {
                if case .substitution(let marker) = segment.kind, arguments[marker.name] == nil {
                    arguments[marker.name] = segment.argument
                }
            }
        }
        for model in models {
            let givenArgument = given[model.name] ?? nil
            substitutions[model.name] = Substitution(
                givenArgument: givenArgument, argument: givenArgument ?? arguments[model.name],
                specifier: Self.specifier(of: model))
        }
    }

    /// The texts of a localization that may name substitutions.
    private static func sentences(of localization: StringCatalog.Localization) -> [String] {
        [localization.stringUnit?.value?.string].compactMap(\.self)
            + (localization.variations?.device?.forms.compactMap { $0.stringUnit?.value?.string } ?? [])
    }

    private static func specifier(of substitution: StringCatalog.Substitution) -> String {
        if let specifier = substitution.formatSpecifier?.string, !specifier.isEmpty { return specifier }
        for form in substitution.variations?.plural?.forms ?? [] {
            for segment in form.stringUnit?.value.map({ FormatString($0.utf8).segments }) ?? [] {
                if case .placeholder(let placeholder) = segment.kind, placeholder.isNumeric {
                    return placeholder.formatSpecifier
                }
            }
        }
        return "lld"
    }

    /// The number of the argument of a substitution.
    func argument(of name: String) -> Int? {
        substitutions[name]?.argument
    }

    /// The number that the catalog gives to the argument of a substitution.
    func givenArgument(of name: String) -> Int? {
        substitutions[name]?.givenArgument
    }

    /// Whether there is a substitution with the name.
    func has(_ name: String) -> Bool {
        substitutions[name] != nil
    }

    // MARK: Spelling

    /// A text of the catalog as XLIFF spells it.
    func exchanged(_ text: String, at path: VariationPath) -> String {
        rewritten(text) { segment in
            switch segment.kind {
            case .substitution(let marker) where path.substitutionName == nil:
                substitutions[marker.name]?.givenArgument.map { "%\($0)$#@\(marker.name)@" }
            case .argument(let position):
                path.substitutionName.flatMap { substitutions[$0] }.flatMap { substitution in
                    (position ?? substitution.argument).map { "%\($0)$\(substitution.specifier)" }
                }
            default: nil
            }
        }
    }

    /// A text of XLIFF as the catalog spells it.
    ///
    /// - Parameter old: The text that the catalog has in its place. Markers keep the numbers that they have there.
    func restored(_ text: String, at path: VariationPath, replacing old: String?) -> String {
        if let old, exchanged(old, at: path) == text { return old }
        return rewritten(text) { segment in
            switch segment.kind {
            case .substitution(let marker) where path.substitutionName == nil:
                guard let argument = substitutions[marker.name]?.givenArgument, marker.position == argument else {
                    return nil
                }
                let numbered = "%\(argument)$#@\(marker.name)@"
                return old?.contains(numbered) ?? false ? numbered : "%#@\(marker.name)@"
            case .placeholder(let placeholder):
                guard let substitution = path.substitutionName.flatMap({ substitutions[$0] }),
                    let position = placeholder.position, position == substitution.argument,
                    placeholder.isPlain, placeholder.formatSpecifier == substitution.specifier
                else { return nil }
                return "%arg"
            default: return nil
            }
        }
    }

    private func rewritten(_ text: String, _ spelling: (FormatString.Segment) -> String?) -> String {
        guard !substitutions.isEmpty, text.utf8.contains(UInt8(ascii: "%")) else { return text }
        let bytes = Array(text.utf8)
        var rewritten: [UInt8] = []
        rewritten.reserveCapacity(bytes.count)
        for segment in FormatString(bytes[...]).segments {
            if let spelling = spelling(segment) {
                rewritten += spelling.utf8
            } else {
                rewritten += bytes[segment.range]
            }
        }
        return String(decoding: rewritten, as: UTF8.self)
    }
}

extension FormatString.Placeholder {
    /// Whether it has nothing but a position, a length and a conversion.
    fileprivate var isPlain: Bool {
        name == nil && flags.isEmpty && width == nil && precision == nil
    }
}
