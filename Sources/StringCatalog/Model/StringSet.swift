extension StringCatalog {
    /// Several texts for one meaning, as App Shortcuts have them: `{"state" : "new", "values" : ["Open", "Show"]}`.
    ///
    /// It is kept when a file is written and is not compiled.
    public struct StringSet: Sendable {
        /// The object in the file.
        public let json: JSONValue

        /// The state. Empty where the catalog has none.
        public var state: State {
            State(rawValue: json[.state]?.string?.string ?? "")
        }

        /// The texts in file order.
        public var values: [JSONString] {
            json[.values]?.children.compactMap(\.string) ?? []
        }

        /// Members that the format does not name.
        public var unknownMembers: [JSONValue] { json.members(besides: [.state, .values]) }
    }
}
