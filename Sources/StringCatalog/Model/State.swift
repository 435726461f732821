extension StringCatalog {
    /// The state of a string unit: how far the translation of one text has come.
    ///
    /// An open vocabulary: states that a later Xcode or another tool writes are kept as they are.
    public struct State: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
        /// The state as the catalog spells it.
        public var rawValue: String

        /// The state that the catalog spells `rawValue`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// `new`: nobody has translated it yet.
        public static let new = State(rawValue: "new")
        /// `translated`: done.
        public static let translated = State(rawValue: "translated")
        /// `needs_review`: a person should look at it again.
        public static let needsReview = State(rawValue: "needs_review")
        /// `machine_translated`: a machine has translated it.
        public static let machineTranslated = State(rawValue: "machine_translated")
        /// `stale`: the text is not used any more.
        public static let stale = State(rawValue: "stale")

        /// The states named above.
        public static let known: [State] = [.new, .translated, .needsReview, .machineTranslated, .stale]

        /// The state as the catalog spells it.
        public var description: String { rawValue }
    }
}
