import CatalogSync
import StringCatalog

/// What was done to catalogs, as people read it.
enum SyncText {
    static func print(_ result: CatalogSync.Result, _ output: Output) {
        for plan in result.plans {
            output.writeLine(output.styled("\(plan.catalog.path): \(counts(of: plan))".shownInOneLine, .bold))
            var table = TextTable([.left, .left, .left])
            for change in plan.changes {
                table.add([
                    .init(change.kind.rawValue, style: style(of: change.kind)), .init(shown(change.key)),
                    .init(detail(of: change), style: .dim),
                ])
            }
            for line in table.lines(indent: "  ", styled: output.isStyled) { output.writeLine(line) }
        }
    }

    /// `2 new, 1 stale, 40 unchanged`.
    private static func counts(of plan: SyncPlan) -> String {
        let counts = SyncChange.Kind.allCases.map { (plan.changes($0).count, noun(of: $0)) }.filter { $0.0 > 0 }
        return (counts + [(plan.unchangedCount, "unchanged")]).map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    private static func noun(of kind: SyncChange.Kind) -> String {
        switch kind {
        case .value: "with another default value"
        case .comment: "with another comment"
        case .new, .returned, .stale, .removed: kind.rawValue
        }
    }

    private static func style(of kind: SyncChange.Kind) -> Style {
        switch kind {
        case .new, .returned: .green
        case .value, .comment: .yellow
        case .stale, .removed: .red
        }
    }

    private static func shown(_ key: String) -> String { key.isEmpty ? "\"\"" : key.shownInOneLine }

    private static func detail(of change: SyncChange) -> String {
        switch change.kind {
        case .value:
            let review = change.languages.isEmpty ? "" : "; to review: \(change.languages.joined(separator: ", "))"
            let old = change.oldText == change.newText ? "" : "“\(change.oldText ?? "")” → "
            return (old + "“\(change.newText ?? "")”" + review).shownInOneLine
        case .new, .comment: return (change.newText ?? "").shownInOneLine
        case .returned, .stale, .removed: return ""
        }
    }
}
