/// How translations that arrive are taken.
package struct ImportOptions: Sendable, Hashable {
    /// What is taken.
    package enum Policy: String, Sendable, CaseIterable {
        /// What is finished and breaks nothing; nothing is added that nobody translated.
        case safe
        /// What Xcode takes: an empty text and broken placeholders too. Forms that the language requires and nobody
        /// translated are added with the source text in state `new`.
        case xcode
    }

    /// What is taken.
    package var policy: Policy
    /// Whether what is new or to be reviewed is taken as `needs_review`, instead of being left out.
    package var acceptsUnfinished: Bool

    /// Creates options.
    package init(policy: Policy = .safe, acceptsUnfinished: Bool = false) {
        self.policy = policy
        self.acceptsUnfinished = acceptsUnfinished
    }
}
