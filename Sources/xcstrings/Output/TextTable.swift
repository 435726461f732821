/// Rows of cells in columns that line up by display width.
struct TextTable {
    /// On which side of a column its cells stand.
    enum Alignment {
        case left
        case right
    }

    /// A cell: its text, and how it is coloured where colours are on.
    struct Cell {
        let text: String
        let style: Style?

        init(_ text: String, style: Style? = nil) {
            self.text = text
            self.style = style
        }
    }

    private let alignments: [Alignment]
    private var rows: [[Cell]] = []

    init(_ alignments: [Alignment]) {
        self.alignments = alignments
    }

    /// Adds a row; cells beyond the columns are left out.
    mutating func add(_ cells: [Cell]) {
        rows.append(Array(cells.prefix(alignments.count)))
    }

    /// The columns that the widest line takes.
    var width: Int {
        let widths = columnWidths.filter { $0 > 0 }
        return widths.reduce(0, +) + 2 * max(0, widths.count - 1)
    }

    private var columnWidths: [Int] {
        alignments.indices.map { column in
            rows.map { $0.indices.contains(column) ? DisplayWidth.of($0[column].text) : 0 }.max() ?? 0
        }
    }

    /// The rows as lines, two spaces between columns and none at the end of a line.
    func lines(indent: String = "", styled: Bool) -> [String] {
        let widths = columnWidths
        return rows.map { row in
            var line = indent
            var pendingSpaces = 0
            for (column, cell) in row.enumerated() where widths[column] > 0 {
                let padding = widths[column] - DisplayWidth.of(cell.text)
                if alignments[column] == .right { pendingSpaces += padding }
                if !cell.text.isEmpty {
                    line += String(repeating: " ", count: pendingSpaces)
                    pendingSpaces = 0
                    line += styled ? cell.style?.applied(to: cell.text) ?? cell.text : cell.text
                }
                pendingSpaces += 2 + (alignments[column] == .left ? padding : 0)
            }
            return line
        }
    }
}
