import StringCatalog

/// Findings for people: one a line, and of each rule and file no more than can be read.
enum FindingText {
    /// The findings of one rule in one file that are shown, unless all are asked for. Errors are always shown.
    private static let limit = 20

    /// Prints findings to standard error, file by file.
    static func print(_ findings: [CheckFinding], showsAll: Bool, _ output: Output) {
        var start = findings.startIndex
        while start < findings.endIndex {
            let path = findings[start].diagnostic.path
            let end = findings[start...].firstIndex { $0.diagnostic.path != path } ?? findings.endIndex
            print(file: findings[start..<end], showsAll: showsAll, output)
            start = end
        }
    }

    private static func print(file findings: ArraySlice<CheckFinding>, showsAll: Bool, _ output: Output) {
        var counts: [String: Int] = [:]
        for finding in findings {
            let diagnostic = finding.diagnostic
            if diagnostic.severity != .error, !showsAll {
                counts[diagnostic.name, default: 0] += 1
                if counts[diagnostic.name, default: 0] > limit { continue }
            }
            output.report(diagnostic)
        }
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) where count > limit {
            let path = findings.first?.diagnostic.path ?? ""
            output.report(
                "\(path): note: \(CountWords.of(count - limit, "more finding")) of '\(name)'; --all shows them"
                    .shownInOneLine)
        }
    }

    /// `outer-space 12, empty-value 3`, the most frequent first.
    static func counts(of findings: [CheckFinding]) -> String {
        var counts: [String: Int] = [:]
        for finding in findings { counts[finding.diagnostic.name, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
}
