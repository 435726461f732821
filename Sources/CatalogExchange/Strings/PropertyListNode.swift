import StringCatalog

/// A value of a property list, as far as tables of texts have them, with its place.
struct PropertyListNode: Sendable {
    /// What the value is.
    indirect enum Content: Sendable {
        /// A text.
        case string(String)
        /// Values by key, in the order of the file.
        case dictionary([Member])
        /// Anything else, in words: `an array`.
        case other(String)
    }

    /// A value of a dictionary with its key.
    struct Member: Sendable {
        let key: String
        /// Where the key stands.
        let position: SourcePosition
        /// What a comment before the key says.
        var comment: String?
        let value: PropertyListNode
    }

    let content: Content
    /// Where the value stands; the start of the file where the format has no places.
    let position: SourcePosition

    /// The text, if it is one.
    var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The members, if it is a dictionary.
    var members: [Member]? {
        if case .dictionary(let members) = content { members } else { nil }
    }

    /// The value of a member.
    subscript(key: String) -> PropertyListNode? {
        members?.last { $0.key == key }?.value
    }
}
