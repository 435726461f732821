/// What became of the texts of an import.
package struct ImportCounts: Sendable, Hashable {
    /// Texts with a new translation or a new state.
    package internal(set) var changed = 0
    /// Texts that the catalog has already, in the same state.
    package internal(set) var unchanged = 0
    /// Texts without a translation.
    package internal(set) var untranslated = 0
    /// Texts left out because they are new or to be reviewed.
    package internal(set) var unfinished = 0
    /// Texts that would have broken an entry, or that the catalog has no place for.
    package internal(set) var refused = 0

    /// No texts.
    package init() {}

    /// Adds the counts of another import.
    package static func += (left: inout ImportCounts, right: ImportCounts) {
        left.changed += right.changed
        left.unchanged += right.unchanged
        left.untranslated += right.untranslated
        left.unfinished += right.unfinished
        left.refused += right.refused
    }
}
