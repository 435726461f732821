package import StringCatalog

/// A part that both sides of a merge changed, each in its way.
package struct MergeConflict: Sendable {
    /// What both sides did.
    package enum Kind: Sendable, Hashable {
        /// Both changed or added it.
        case bothChanged
        /// Ours removed what theirs changed.
        case removedByOurs
        /// Theirs removed what ours changed.
        case removedByTheirs
    }

    /// The part.
    package let place: MergePlace
    /// What both sides did.
    package let kind: Kind
    /// What was there before, shown in a line; nil of nothing.
    package let base: String?
    /// What ours has; nil of nothing.
    package let ours: String?
    /// What theirs has; nil of nothing.
    package let theirs: String?
    /// Where it stands in ours, or in theirs where ours has removed it.
    package let position: SourcePosition

    /// What happened and what was done about it, in one line.
    package var words: String {
        let what = place.member.map { "'\($0)'" } ?? "this"
        switch kind {
        case .bothChanged:
            return "both sides changed \(what): ours \(ours ?? "nothing"), theirs \(theirs ?? "nothing"); ours is kept"
        case .removedByOurs:
            return "ours removed \(what), theirs changed it to \(theirs ?? "nothing"); it stays removed"
        case .removedByTheirs: return "theirs removed \(what), ours changed it to \(ours ?? "nothing"); ours is kept"
        }
    }
}

extension MergeConflict {
    /// The conflict as a finding about ours.
    ///
    /// - Parameters:
    ///   - path: How the finding names the file.
    ///   - isError: Whether conflicts are errors.
    package func diagnostic(path: String, isError: Bool) -> Diagnostic {
        Diagnostic(
            .mergeConflict(words, isError: isError), path: path, position: position, language: place.language,
            keyPath: place.key.map { place.path.keyPath(ofKey: $0) })
    }
}

extension DiagnosticMessage {
    fileprivate static func mergeConflict(_ words: String, isError: Bool) -> DiagnosticMessage {
        DiagnosticMessage("merge-conflict", isError ? .error : .warning, words)
    }
}
