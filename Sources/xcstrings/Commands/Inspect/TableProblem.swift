import LookupTable

/// What is wrong with a table, or with what is looked for in it, in words.
enum TableProblem {
    static func words(for error: TableReaderError) -> String {
        switch error {
        case .notATable: "it is no compiled table"
        case .newerVersion(let version):
            "it has the format version \(version), and this tool knows up to \(TableLayout.version)"
        case .wrongSize(let expected, let found): "it should have \(expected) bytes and has \(found)"
        case .damagedHeader: "its header contradicts itself"
        }
    }

    static func missingKey(_ key: String, in table: TableReader) -> String {
        let keys = (0..<table.keyCount).compactMap { table.key($0)?.string }
        return "there is no key '\(key)'" + clause(Suggestion.nearest(to: key, among: keys))
    }

    /// `; did you mean 'a', 'b' or 'c'?`.
    private static func clause(_ keys: [String]) -> String {
        guard let last = keys.last else { return "" }
        let quoted = keys.dropLast().map { "'\($0)'" }.joined(separator: ", ")
        return "; did you mean \(quoted.isEmpty ? "" : quoted + " or ")'\(last)'?"
    }
}
