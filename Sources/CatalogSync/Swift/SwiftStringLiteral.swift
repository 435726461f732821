/// A string literal of a Swift file: where its text and its interpolations stand.
struct SwiftStringLiteral {
    /// A piece of a literal.
    enum Segment {
        /// Text as it is written, by offsets.
        case text(Range<Int>)
        /// What stands between `\(` and `)`, by indices of tokens.
        case interpolation(Range<Int>)
    }

    /// The offset of the first byte, the number signs of a raw string included.
    let start: Int
    /// How many number signs there are around the quotes.
    let pounds: Int
    /// Whether it is delimited by three quotes.
    let isMultiLine: Bool
    /// The offset of the first byte of the text.
    let contentStart: Int
    /// The pieces in order. Two pieces of text never adjoin.
    var segments: [Segment] = []
    /// The blanks before the closing delimiter of a multi-line literal, which every line begins with.
    var indentation = 0..<0
    /// The index of the first token behind it.
    var endToken = 0

    /// Whether it is text alone.
    var isPlain: Bool {
        segments.allSatisfy { segment in
            if case .text = segment { true } else { false }
        }
    }
}
