extension VariationPath {
    /// Reads the form that ``description`` has, such as `plural.one`, `device.iphone.plural.other` or
    /// `substitutions.cats.plural.one`; an empty text is the whole localization.
    ///
    /// The name of a substitution may hold dots: it ends where `.plural.` or `.device.` follows for the last time.
    ///
    /// - Returns: Nil where an axis has no name after it.
    public init?(_ description: String) {
        var steps: [Step] = []
        var rest = description[...]
        let substitutions = MemberName.substitutions.rawValue + "."
        if rest.hasPrefix(substitutions) {
            rest.removeFirst(substitutions.count)
            let end = Self.lastAxis(in: rest) ?? rest.endIndex
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

    /// Where the last `.plural.` or `.device.` begins.
    private static func lastAxis(in text: Substring) -> String.Index? {
        var found: String.Index?
        var index = text.startIndex
        while index < text.endIndex {
            if text[index...].hasPrefix(".plural.") || text[index...].hasPrefix(".device.") { found = index }
            index = text.index(after: index)
        }
        return found
    }
}
