extension StringCatalog {
    /// One text and its state, the leaf of a catalog: `{"state" : "translated", "value" : "Größe"}`.
    public struct StringUnit: Sendable {
        /// The object in the file.
        public let json: JSONValue

        /// The state. Empty where the catalog has none, which reading reports.
        public var state: State {
            State(rawValue: json[.state]?.string?.string ?? "")
        }

        /// The text, nil where the catalog has none, which reading reports.
        public var value: JSONString? { json[.value]?.string }

        /// Where the text stands, or the unit where it has none.
        public var position: SourcePosition { value?.position ?? json.position }

        /// Members that the format does not name.
        public var unknownMembers: [JSONValue] { json.members(besides: [.state, .value]) }
    }
}
