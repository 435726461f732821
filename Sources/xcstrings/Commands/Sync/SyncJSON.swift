import CatalogSync
import StringCatalog

/// What was done to catalogs as JSON.
enum SyncJSON {
    static func value(of result: CatalogSync.Result, isWritten: Bool) -> JSONText {
        .object([
            ("written", .bool(isWritten)),
            ("catalogs", .array(result.plans.map(value))),
            (
                "otherTables",
                .array(
                    result.otherTables.map { table in
                        .object([("table", .string(table.name)), ("keys", .integer(table.keyCount))])
                    })
            ),
        ])
    }

    private static func value(of plan: SyncPlan) -> JSONText {
        let counts = SyncChange.Kind.allCases.map { kind in
            (kind.rawValue, JSONText.integer(plan.changes(kind).count))
        }
        return .object(
            [("path", .string(plan.catalog.path)), ("table", .string(plan.table))] + counts + [
                ("unchanged", .integer(plan.unchangedCount)),
                ("refused", .bool(plan.isRefused)),
                ("changes", .array(plan.changes.map(value))),
            ])
    }

    private static func value(of change: SyncChange) -> JSONText {
        .object([
            ("kind", .string(change.kind.rawValue)),
            ("key", .string(change.key)),
            ("oldText", .optional(change.oldText)),
            ("newText", .optional(change.newText)),
            ("languages", .array(change.languages.map { .string($0) })),
        ])
    }
}
