import CatalogCompiler
package import StringCatalog

/// Brings catalogs in line with what source code says.
///
/// New keys arrive as Xcode writes them: an entry without localizations, which is `new` in every language; one with a
/// default value as `extracted_with_value`, that text as its source text in the state `new`. Keys that no source has
/// any more become `stale`, unless a person made them (`manual`), and lose that when they return. A changed default
/// value changes the source text, and translations of it need review. Nothing else of a catalog changes.
package struct CatalogSync {
    /// A catalog and the name of its table.
    package struct Target: Sendable {
        /// The catalog, read without errors.
        package let catalog: StringCatalog
        /// The name of its table, which is that of its file.
        package let table: String

        /// Creates a target.
        package init(_ catalog: StringCatalog, table: String) {
            self.catalog = catalog
            self.table = table
        }
    }

    /// The plans for all catalogs.
    package struct Result: Sendable {
        /// One for each catalog, in their order.
        package var plans: [SyncPlan]
        /// What cannot be brought into any catalog.
        package var diagnostics: [Diagnostic]
        /// The tables that source code names and no catalog has, with the number of their keys, by name.
        package var otherTables: [(name: String, keyCount: Int)]
    }

    private let targets: [Target]
    private let keys: [CatalogKeys]
    /// The uses of each catalog's keys, by their bytes.
    private var uses: [[[UInt8]: KeyUse]]
    /// The keys of each catalog's uses in the order of the source code.
    private var order: [[String]]
    private var otherTables: [String: Set<String>] = [:]
    private var diagnostics: [Diagnostic] = []

    /// Finds out what is to be done.
    ///
    /// - Parameters:
    ///   - targets: The catalogs, no two with the same table.
    ///   - extraction: What the source code says, read without errors.
    /// - Complexity: Linear in the size of both.
    package static func plan(_ targets: [Target], _ extraction: Extraction, options: SyncOptions) -> Result {
        var sync = CatalogSync(targets)
        for key in extraction.keys { sync.place(key) }
        var plans: [SyncPlan] = []
        for index in targets.indices {
            var planner = SyncPlanner(
                targets[index], uses: sync.uses[index], order: sync.order[index], symbols: extraction.symbols,
                options: options)
            planner.plan()
            plans.append(planner.result)
        }
        let otherTables = sync.otherTables.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { (name: $0.key, keyCount: $0.value.count) }
        return Result(plans: plans, diagnostics: sync.diagnostics, otherTables: otherTables)
    }

    private init(_ targets: [Target]) {
        self.targets = targets
        keys = targets.map { CatalogKeys($0.catalog) }
        uses = Array(repeating: [:], count: targets.count)
        order = Array(repeating: [], count: targets.count)
    }

    /// Counts a use for the catalogs it belongs to.
    private mutating func place(_ use: ExtractedKey) {
        switch use.table {
        case .named(let name):
            guard let index = targets.firstIndex(where: { $0.table == name }) else {
                if use.isCertain { otherTables[name, default: []].insert(use.key.text) }
                return
            }
            if !add(use, to: index), use.isCertain { addNew(use, to: index) }
        case .anyThatHasIt:
            var isFound = false
            for index in targets.indices where add(use, to: index) { isFound = true }
            guard !isFound, use.isCertain else { return }
            if let index = targetOfUnnamed {
                addNew(use, to: index)
            } else {
                diagnostics.append(
                    Diagnostic(.tableNotSeen(use.key.text.shownInOneLine), path: use.path, position: use.position))
            }
        }
    }

    /// The catalog for new keys of calls that name no table: the only one, else that of the standard table.
    private var targetOfUnnamed: Int? {
        targets.count == 1 ? 0 : targets.firstIndex { $0.table == ExtractedKey.standardTable }
    }

    /// Counts a use for the entries of a catalog that it can mean. False if there are none.
    private mutating func add(_ use: ExtractedKey, to index: Int) -> Bool {
        let found = keys[index].keys(matching: use.key)
        for key in found { add(use, as: key, to: index) }
        return !found.isEmpty
    }

    private mutating func addNew(_ use: ExtractedKey, to index: Int) {
        add(use, as: use.key.text, to: index)
    }

    private mutating func add(_ use: ExtractedKey, as key: String, to index: Int) {
        let bytes = Array(key.utf8)
        if uses[index][bytes] == nil {
            uses[index][bytes] = KeyUse(use)
            order[index].append(key)
        }
        uses[index][bytes]?.add(use)
    }
}
