extension VariationPath {
    /// Reads the form that ``description`` has, such as `plural.one`, `device.iphone.plural.other` or
    /// `substitutions.cats.plural.one`; an empty text is the whole localization.
    ///
    /// The name of a substitution may hold dots: it ends where axes and their forms follow up to the end.
    ///
    /// - Returns: Nil where an axis has no name after it.
    public init?(_ description: String) {
        var steps: [Step] = []
        var rest = description[...]
        let substitutions = MemberName.substitutions.rawValue + "."
        if rest.hasPrefix(substitutions) {
            rest.removeFirst(substitutions.count)
            let end = Self.startOfAxes(in: rest)
            guard end > rest.startIndex else { return nil }
            steps.append(Step(axis: MemberName.substitutions.rawValue, name: String(rest[..<end])))
            rest = rest[end...].dropFirst()
        }
        let parts = rest.isEmpty ? [] : rest.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count.isMultiple(of: 2), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        for index in stride(from: 0, to: parts.count, by: 2) {
            steps.append(Step(axis: String(parts[index]), name: String(parts[index + 1])))
        }
        self.init(steps)
    }

    /// Where the dot before the first of the axes stands that end the text: two words each, such as `.plural.one`. The
    /// end of the text where there is none.
    private static func startOfAxes(in text: Substring) -> String.Index {
        var start = text.endIndex
        // A text varies by an axis once.
        var axes: Set<StringCatalog.Axis.Kind> = [.plural, .device, .width]
        while let nameDot = text[..<start].lastIndex(of: "."),
            let axisDot = text[..<nameDot].lastIndex(of: "."),
            axes.remove(StringCatalog.Axis.Kind(rawValue: String(text[axisDot..<nameDot].dropFirst()))) != nil
        { start = axisDot }
        return start
    }
}
