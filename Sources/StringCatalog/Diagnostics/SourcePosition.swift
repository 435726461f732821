/// A place in a source file, as editors count it.
public struct SourcePosition: Sendable, Hashable, Comparable {
    /// The line, from 1. A line ends with LF, CRLF or a CR alone.
    public var line: Int
    /// The column, from 1, counted in Unicode code points of the decoded text. A byte order mark counts nothing.
    public var column: Int

    /// Creates a position from a line and a column, both from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether `left` stands before `right`.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
