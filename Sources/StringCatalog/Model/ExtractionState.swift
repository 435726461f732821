extension StringCatalog {
    /// How an entry came into the catalog.
    ///
    /// An open vocabulary: other words are kept as they are. An entry without one was extracted from source code and
    /// its key is the source text.
    public struct ExtractionState: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
        /// The state as the catalog spells it.
        public var rawValue: String

        /// The state that the catalog spells `rawValue`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// `manual`: a person made the entry, and no extraction removes it.
        public static let manual = ExtractionState(rawValue: "manual")
        /// `extracted_with_value`: found in source code with a default value; the key is an identifier.
        public static let extractedWithValue = ExtractionState(rawValue: "extracted_with_value")
        /// `migrated`: taken over from a `.strings` file.
        public static let migrated = ExtractionState(rawValue: "migrated")
        /// `stale`: no longer found in source code.
        public static let stale = ExtractionState(rawValue: "stale")

        /// The states named above.
        public static let known: [ExtractionState] = [.manual, .extractedWithValue, .migrated, .stale]

        /// The state as the catalog spells it.
        public var description: String { rawValue }
    }
}
