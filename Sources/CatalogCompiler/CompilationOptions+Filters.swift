internal import StringCatalog

// These are asked of the options and not of what compiles: a method of a large value that does not change it copies the
// value first.
extension CompilationOptions {
    /// Whether an entry is to be compiled.
    func includes(_ entry: StringCatalog.Entry) -> Bool {
        entry.isValid && (includesStaleEntries || entry.extractionState != .stale)
    }

    /// Whether a string unit is in a state that is to be compiled. The source text always is.
    func includes(_ unit: StringCatalog.StringUnit, as role: CatalogLowering.Role) -> Bool {
        guard let states, role == .translation else { return true }
        return states.contains(unit.state)
    }
}
