/// What the edges of a text look like.
struct TextShape {
    /// The white space at the start and at the end; both empty of a text that is nothing but space.
    let leading: Range<Int>
    let trailing: Range<Int>
    /// Whether there is nothing but white space.
    let isBlank: Bool
    /// Whether a line break is in the white space at the start or at the end.
    let hasLeadingBreak: Bool
    let hasTrailingBreak: Bool

    init(_ text: TextBytes) {
        var start = 0
        var hasLeadingBreak = false
        while let next = text.character(at: start), Spaces.isSpace(next.value) {
            if Spaces.isLineBreak(next.value) { hasLeadingBreak = true }
            start = next.range.upperBound
        }
        isBlank = start == text.count
        var end = text.count
        var hasTrailingBreak = false
        while end > start, let last = text.character(before: end), Spaces.isSpace(last.value) {
            if Spaces.isLineBreak(last.value) { hasTrailingBreak = true }
            end = last.range.lowerBound
        }
        leading = isBlank ? 0..<0 : 0..<start
        trailing = isBlank ? text.count..<text.count : end..<text.count
        self.hasLeadingBreak = hasLeadingBreak && !isBlank
        self.hasTrailingBreak = hasTrailingBreak
    }
}
