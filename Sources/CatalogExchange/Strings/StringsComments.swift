/// Decides which comment of a `.strings` file belongs to which pair.
///
/// A comment belongs to the pair after it; one behind a pair in the same line belongs to that pair. Comments in
/// neighbouring lines are one. What an empty line parts from the first pair says something about the file.
struct StringsComments {
    /// The comment behind the last pair in its line.
    private(set) var commentOfLast: String?
    private var pending: [String] = []
    /// Whether the last comment has an empty line behind it.
    private var isParted = false
    /// How many lines ended since the last comment or pair.
    private var lineEnds = 0
    private var hasPair = false

    /// Takes the text of a comment.
    mutating func add(_ text: String) {
        let text = Self.trimmed(text)
        if hasPair, lineEnds == 0, pending.isEmpty, commentOfLast == nil {
            commentOfLast = text
            return
        }
        if lineEnds > 1 { pending = [] }
        if !text.isEmpty { pending.append(text) }
        lineEnds = 0
        isParted = false
    }

    /// A line ends.
    mutating func endLine() {
        lineEnds += 1
        if lineEnds > 1 { isParted = true }
    }

    /// A pair begins: the comment that belongs to it.
    mutating func takeCommentOfNext() -> String? {
        defer {
            pending = []
            commentOfLast = nil
        }
        // At the top of a file stands who made it.
        if pending.isEmpty || isParted && !hasPair { return nil }
        return pending.joined(separator: "\n")
    }

    /// A pair ended, or something that is none.
    mutating func startPair() {
        hasPair = true
        lineEnds = 0
        isParted = false
        pending = []
        commentOfLast = nil
    }

    private static func trimmed(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).trimmingWhitespace }
            .joined(separator: "\n").trimmingWhitespace
    }
}

extension String {
    fileprivate var trimmingWhitespace: String {
        var rest = self[...].drop(while: \.isWhitespace)
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
