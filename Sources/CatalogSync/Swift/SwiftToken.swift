/// One token of a Swift file, as a record of fixed size in a flat array in the order of the file.
///
/// The tokens inside the interpolations of a string stand right behind the string's own token, so that one loop sees
/// every call, however deep it is nested; ``SwiftSource/index(after:)`` steps over what a token encloses.
struct SwiftToken {
    /// What kind of token it is.
    enum Kind: UInt8 {
        /// A name or a keyword.
        case identifier
        /// A number literal.
        case number
        /// A string literal with all that it holds.
        case string
        /// A regular expression literal.
        case regex
        /// A run of operator characters.
        case symbol
        /// One of `, ; : . @ # \`.
        case punctuation
        /// `(`, `[` or `{`.
        case open
        /// `)`, `]` or `}`.
        case close
    }

    let kind: Kind
    /// Which of the words with a meaning of their own an identifier is.
    let word: SwiftWord
    /// Whether it is the first token of its line.
    let startsLine: Bool
    /// The offset of the first byte.
    let start: UInt32
    /// The number of bytes; of a string that of its opening delimiter.
    var length: UInt32
    /// Of a string its number among the literals; of an opening bracket the index of its closing one, or of the token
    /// that ends it where that is missing; of a closing one the index of its opening one.
    var link: UInt32
}
