/// A table in columns of equal width.
package struct TextTable {
    private var rows: [[String]]

    package init(header: [String]) { rows = [header] }

    package mutating func add(_ row: [String]) { rows.append(row) }

    /// The lines, the first column to the left and the others to the right.
    package var text: String {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.count)
            }
        }
        var lines = rows.map { row in
            row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + space : space + cell
            }.joined(separator: "  ")
        }
        lines.insert(widths.map { String(repeating: "–", count: $0) }.joined(separator: "  "), at: 1)
        return lines.joined(separator: "\n")
    }
}
