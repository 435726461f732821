/// One change of an entry.
package struct SyncChange: Sendable, Hashable {
    /// What happens to an entry.
    package enum Kind: String, Sendable, CaseIterable {
        /// It is new.
        case new
        /// It was stale and is in use again.
        case returned
        /// Its default value has another text, so that translations need review.
        case value
        /// Its comment has another text.
        case comment
        /// It is in use no longer.
        case stale
        /// It is removed.
        case removed
    }

    /// What happens.
    package let kind: Kind
    /// The key of the entry.
    package let key: String
    /// Of a changed default value the source text before; else nil.
    package let oldText: String?
    /// The new source text or comment; nil where there is none.
    package let newText: String?
    /// The languages whose translations need review now, in the order of the file.
    package let languages: [String]

    init(_ kind: Kind, _ key: String, oldText: String? = nil, newText: String? = nil, languages: [String] = []) {
        self.kind = kind
        self.key = key
        self.oldText = oldText
        self.newText = newText
        self.languages = languages
    }
}
