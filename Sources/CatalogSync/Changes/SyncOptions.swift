/// How catalogs are brought in line with source code.
package struct SyncOptions: Sendable {
    /// Whether entries that no source has any more are removed rather than marked as stale.
    package var removesStale: Bool
    /// Whether more than half of a catalog may become stale.
    package var isForced: Bool

    /// Creates options.
    package init(removesStale: Bool = false, isForced: Bool = false) {
        self.removesStale = removesStale
        self.isForced = isForced
    }
}
