/// What a merge of three versions of a catalog gives.
package struct MergeResult: Sendable {
    /// The merged file.
    package let bytes: [UInt8]
    /// What both sides changed, in the order of ours.
    package let conflicts: [MergeConflict]
    /// The number of parts that were taken from theirs.
    package let takenCount: Int
}
