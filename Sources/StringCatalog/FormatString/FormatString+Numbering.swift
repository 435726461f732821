extension FormatString {
    /// Gives each piece that takes an argument its number, and decides which placeholders with the space flag count.
    ///
    /// Pieces without a position count on from `first`; an explicit position is absolute and does not move that
    /// count. `%n` takes a number like any other. `%#@name@` takes what `argNum` says, else its position, else the next
    /// number, and moves the count only then. `%arg` is the argument `first` itself, or its position.
    ///
    /// In `%@ hat %#@cats@` the marker has number 2, and unpositioned placeholders in the forms of `cats` are numbered
    /// from 2.
    ///
    /// - Parameters:
    ///   - first: The number of the first argument: 1 for a text, that of the substitution for its forms.
    ///   - argNum: The number that the catalog gives to the substitution with a name, nil for none.
    ///   - countsSpaceFlag: Whether a placeholder with the space flag counts at the given number. If not, as in
    ///     `100% anonymous`, it becomes literal text and an issue.
    public mutating func number(
        from first: Int = 1, argNum: (String) -> Int? = { _ in nil },
        countsSpaceFlag: (Placeholder, Int) -> Bool = { _, _ in false }
    ) {
        var next = first
        var hasNewIssues = false
        for index in segments.indices {
            let explicit: Int?
            switch segments[index].kind {
            case .literal, .percentSign:
                continue
            case .argument(let position):
                segments[index].argument = position ?? first
                continue
            case .placeholder(let placeholder):
                explicit = placeholder.position
                if placeholder.flags.contains(.space) {
                    let range = segments[index].range
                    hasNewIssues = true
                    guard countsSpaceFlag(placeholder, explicit ?? next) else {
                        segments[index].kind = .literal
                        issues.append(Issue(kind: .spaceFlagTakenAsText, range: range))
                        continue
                    }
                    if let kind = placeholder.conversion.issue { issues.append(Issue(kind: kind, range: range)) }
                }
            case .substitution(let marker):
                explicit = argNum(marker.name) ?? marker.position
            }
            segments[index].argument = explicit ?? next
            if explicit == nil { next += 1 }
        }
        if hasNewIssues { issues.sort { $0.range.lowerBound < $1.range.lowerBound } }
    }

    /// The kind of each argument by its number, as the first placeholder for it says.
    ///
    /// Of the key and the source text this tells where a placeholder with the space flag counts in a translation.
    public var argumentKinds: [Int: Placeholder.ArgumentKind] {
        var kinds: [Int: Placeholder.ArgumentKind] = [:]
        for segment in segments {
            if case .placeholder(let placeholder) = segment.kind, let argument = segment.argument,
                kinds[argument] == nil
            {
                kinds[argument] = placeholder.conversion.argumentKind
            }
        }
        return kinds
    }
}

extension FormatString.Placeholder.Conversion {
    /// What is to be said about any placeholder with the conversion.
    var issue: FormatString.Issue.Kind? {
        switch self {
        case .cString, .wideString: .cString
        case .pointer: .pointer
        case .nothing: .nothingPrinted
        default: nil
        }
    }
}
