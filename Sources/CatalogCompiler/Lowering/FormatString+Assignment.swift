internal import StringCatalog

extension FormatString {
    /// Whether a placeholder has the space flag.
    var hasSpaceFlag: Bool {
        segments.contains { segment in
            if case .placeholder(let placeholder) = segment.kind { placeholder.flags.contains(.space) } else { false }
        }
    }

    /// Gives each piece that takes an argument its number.
    ///
    /// Pieces without a position count on from `first`; an explicit position does not move that count. A substitution
    /// that the catalog gives no number takes its place in the count where it is first named, and keeps it.
    ///
    /// - Parameters:
    ///   - first: The number of the first argument: 1 for a text, that of the substitution for its forms.
    ///   - countsArg: Whether `%arg` takes a place in the count where it first stands, because there is no
    ///     substitution around it whose argument it means. Else it is the argument `first`.
    ///   - argNum: The number that the catalog gives to a substitution.
    mutating func assignArguments(from first: Int, countsArg: Bool, argNum: (String) -> Int? = { _ in nil }) {
        var next = first
        var argNumber = countsArg ? nil : first
        var markerNumbers: [String: Int] = [:]
        func takeNext() -> Int {
            next += 1
            return next - 1
        }
        for index in segments.indices {
            switch segments[index].kind {
            case .literal, .percentSign:
                continue
            case .placeholder(let placeholder):
                segments[index].argument = placeholder.position ?? takeNext()
            case .argument(let position):
                let number = position ?? argNumber ?? takeNext()
                if position == nil { argNumber = number }
                segments[index].argument = number
            case .substitution(let marker):
                let number = argNum(marker.name) ?? marker.position ?? markerNumbers[marker.name] ?? takeNext()
                markerNumbers[marker.name] = number
                segments[index].argument = number
            }
        }
    }
}
