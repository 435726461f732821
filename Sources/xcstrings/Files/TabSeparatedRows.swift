import StringCatalog

/// Rows of tab-separated values whose first line names the columns, as `status --list … --format tsv` prints them.
///
/// In a field `\t`, `\n`, `\r` and `\\` stand for a tab, the line ends and a backslash. An empty field is as one that is
/// not there.
struct TabSeparatedRows {
    /// A line below the names.
    struct Row {
        /// Where it stands, `FILE:LINE`.
        let place: String
        fileprivate var fields: [String: String] = [:]

        /// The field in a column, nil where it is empty.
        subscript(column: String) -> String? { fields[column] }
    }

    /// What may stand in the files.
    struct Columns {
        /// The columns that are read, in the order of the help.
        let names: [String]
        /// Columns that other commands print and that are passed over.
        let ignored: [String]
    }

    let rows: [Row]

    /// Reads rows from a file, or from standard input for `-`. All problems are reported.
    static func read(_ path: String, _ columns: Columns, _ output: Output) throws(Failure) -> TabSeparatedRows {
        let bytes = try InputFile.read(path)
        var reader = Reader(path: path, columns: columns)
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            reader.read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, number: index + 1)
        }
        if reader.header == nil, reader.problems.isEmpty { reader.problems.append(reader.headerProblem(at: 1)) }
        for problem in reader.problems { output.report(problem) }
        guard reader.problems.isEmpty else { throw Failure(.inputError) }
        return TabSeparatedRows(rows: reader.rows)
    }

    private struct Reader {
        let path: String
        let columns: Columns
        var header: [String]?
        var rows: [Row] = []
        var problems: [String] = []

        mutating func read(_ line: ArraySlice<UInt8>, number: Int) {
            guard !line.isEmpty else { return }
            guard let text = String(validating: line, as: UTF8.self) else {
                return problems.append("\(path):\(number):1: error: the line is not UTF-8; save the file as UTF-8")
            }
            let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
            guard let header else { return readHeader(fields.map(String.init), number: number) }
            guard fields.count <= header.count else {
                let column = fields.prefix(header.count).reduce(1) { $0 + $1.utf8.count + 1 }
                return problems.append(
                    "\(path):\(number):\(column): error: there are \(fields.count) fields for "
                        + "\(CountWords.of(header.count, "column")); write a tab inside a text as \\t")
            }
            var row = Row(place: "\(path):\(number)")
            var column = 1
            for (name, field) in zip(header, fields) {
                if columns.names.contains(name), !field.isEmpty {
                    row.fields[name] = unescaped(field, line: number, column: column)
                }
                column += field.utf8.count + 1
            }
            rows.append(row)
        }

        private mutating func readHeader(_ names: [String], number: Int) {
            header = names
            guard names.contains(where: columns.names.contains) else {
                return problems.append(headerProblem(at: number))
            }
            var column = 1
            for (index, name) in names.enumerated() {
                if !columns.names.contains(name), !columns.ignored.contains(name) {
                    problems.append(
                        "\(path):\(number):\(column): error: unknown column '\(name.shownInOneLine)'"
                            + Suggestion.clause(for: name, among: columns.names))
                } else if names[..<index].contains(name) {
                    problems.append("\(path):\(number):\(column): error: the column '\(name)' is there twice")
                }
                column += name.utf8.count + 1
            }
        }

        func headerProblem(at line: Int) -> String {
            "\(path):\(line):1: error: the first line has to name the columns, separated by tabs: "
                + columns.names.joined(separator: ", ")
        }

        private mutating func unescaped(_ field: Substring, line: Int, column: Int) -> String {
            var text = String.UnicodeScalarView()
            var isEscape = false
            var offset = 0
            for scalar in field.unicodeScalars {
                if isEscape {
                    switch scalar {
                    case "t": text.append("\t")
                    case "n": text.append("\n")
                    case "r": text.append("\r")
                    case "\\": text.append("\\")
                    default:
                        problems.append(
                            "\(path):\(line):\(column + offset - 1): error: unknown escape "
                                + "'\\\(String(scalar).shownInOneLine)'; write a backslash as \\\\")
                    }
                    isEscape = false
                } else if scalar == "\\" {
                    isEscape = true
                } else {
                    text.append(scalar)
                }
                offset += UTF8.width(scalar)
            }
            if isEscape {
                problems.append(
                    "\(path):\(line):\(column + offset - 1): error: the field ends in a backslash; write it as \\\\")
            }
            return String(text)
        }
    }
}
