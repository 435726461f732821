package import StringCatalog

/// What kinds of arguments a text takes, by number.
package struct ArgumentKinds {
    /// The kinds that a reader of the catalog would call different.
    package enum Kind: Sendable, Hashable {
        case text, integer, decimal, character, pointer, any

        package init(_ kind: FormatString.Placeholder.ArgumentKind) {
            switch kind {
            case .object: self = .text
            // `%s` takes a string as `%@` does.
            case .string: self = .text
            case .signed, .unsigned: self = .integer
            case .float: self = .decimal
            case .character: self = .character
            case .pointer: self = .pointer
            case .nothing: self = .any
            }
        }
    }

    private var kinds: [Int: Set<Kind>] = [:]

    mutating func insert(_ kind: Kind, at number: Int) {
        kinds[number, default: []].insert(kind)
    }

    mutating func insert(_ format: FormatString) {
        for segment in format.segments {
            guard case .placeholder(let placeholder) = segment.kind, let number = segment.argument else { continue }
            insert(Kind(placeholder.conversion.argumentKind), at: number)
        }
    }

    func contains(_ placeholder: FormatString.Placeholder, at number: Int) -> Bool {
        kinds[number]?.contains(Kind(placeholder.conversion.argumentKind)) ?? false
    }
}
