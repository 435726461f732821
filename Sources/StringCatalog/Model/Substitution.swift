extension StringCatalog {
    /// A named inner part with its own argument and variations, which the text names as `%#@name@`.
    public struct Substitution: Sendable {
        /// The object in the file, whose key is the name.
        public let json: JSONValue

        /// The name. It may hold any character, dots too.
        public var name: String { json.key?.string ?? "" }

        /// The number of the argument as the catalog has it, which may be 0 or negative; nil where it is absent.
        public var argNum: Int? {
            json[.argNum]?.integer
        }

        /// The format specifier without a percent sign, such as `lld`; nil where it is absent.
        public var formatSpecifier: JSONString? { json[.formatSpecifier]?.string }

        /// The forms.
        public var variations: Variations? { json.variations }

        /// Where the name stands.
        public var position: SourcePosition { json.keyPosition }

        /// Whether reading found no defect in it.
        public var isValid: Bool { !json.node.isInvalid }

        /// Members that the format does not name.
        public var unknownMembers: [JSONValue] {
            json.members(besides: [.argNum, .formatSpecifier, .variations])
        }
    }
}
