package import StringCatalog

/// What is done to one catalog so that it agrees with source code.
package struct SyncPlan: Sendable {
    /// The catalog as it is.
    package let catalog: StringCatalog
    /// The name of its table.
    package let table: String
    /// The changes, by kind and in the order of the file; new keys in the order of the source code.
    package internal(set) var changes: [SyncChange] = []
    /// How many entries stay as they are.
    package internal(set) var unchangedCount = 0
    /// How many entries would become stale, or be removed because no source has them any more,
    /// those that are stale already left out.
    package internal(set) var vanishedCount = 0
    /// What to say about keys and entries.
    package internal(set) var diagnostics: [Diagnostic] = []
    /// Whether too many entries vanish for this to be meant.
    package internal(set) var isRefused = false

    var edits: [SyncEdit] = []

    init(_ catalog: StringCatalog, table: String) {
        self.catalog = catalog
        self.table = table
    }

    /// The changes of one kind.
    package func changes(_ kind: SyncChange.Kind) -> [SyncChange] { changes.filter { $0.kind == kind } }

    /// The bytes of the file with all changes; those of the file as it is where there are none.
    ///
    /// - Parameter order: Where new members go.
    /// - Complexity: Linear in the size of the file and the number of changes.
    package func bytes(order: MemberOrder) throws(EditError) -> [UInt8] {
        var editor = try CatalogEditor(catalog, order: order)
        for edit in edits { try edit.apply(to: &editor) }
        return editor.bytes()
    }
}
