extension StringCatalog {
    /// The choices of a localization, a substitution or a branch: `{"device" : {…}, "plural" : {…}}`.
    ///
    /// Usually there is one axis. The forms of an axis may vary again, `device` by `plural`.
    public struct Variations: Sendable {
        /// The object in the file.
        public let json: JSONValue

        /// All axes in file order, unknown ones included.
        public var axes: [Axis] {
            json.children.compactMap { Axis(json: $0) }
        }

        /// The forms by plural category.
        public var plural: Axis? { axis(.plural) }

        /// The forms by device.
        public var device: Axis? { axis(.device) }

        /// The forms by width.
        public var width: Axis? { axis(.width) }

        /// The axis of the given kind.
        public func axis(_ kind: Axis.Kind) -> Axis? {
            json[kind.rawValue].flatMap { Axis(json: $0) }
        }
    }

    /// One axis of a choice with its forms: `"plural" : {"one" : {…}, "other" : {…}}`.
    public struct Axis: Sendable {
        /// What a choice depends on. An open vocabulary.
        public struct Kind: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
            /// The kind as the catalog spells it.
            public var rawValue: String

            /// The kind that the catalog spells `rawValue`.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// `plural`: by a number; the forms are `zero`, `one`, `two`, `few`, `many`, `other`.
            public static let plural = Kind(rawValue: "plural")
            /// `device`: by the device; the forms are `iphone`, `mac`, …, `other`.
            public static let device = Kind(rawValue: "device")
            /// `width`: by the room there is; the forms are numbers.
            public static let width = Kind(rawValue: "width")

            /// The names of devices that a form can have.
            package static let deviceNames = [
                "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other",
            ]

            /// The kind as the catalog spells it.
            public var description: String { rawValue }
        }

        /// The object in the file, whose key is the name of the axis.
        public let json: JSONValue

        init?(json: JSONValue) {
            guard json.kind == .object else { return nil }
            self.json = json
        }

        /// What the choice depends on.
        public var kind: Kind { Kind(rawValue: json.key?.string ?? "") }

        /// The forms in file order, `null` ones left out.
        public var forms: [Form] {
            json.children.compactMap { $0.kind == .object ? Form(json: $0) : nil }
        }

        /// The form with the given name, such as `one` or `mac`.
        public subscript(name: String) -> Form? {
            json[name].flatMap { $0.kind == .object ? Form(json: $0) : nil }
        }

        /// Where the name of the axis stands.
        public var position: SourcePosition { json.keyPosition }
    }

    /// One branch of an axis: a string unit, or a further choice.
    public struct Form: Sendable {
        /// The object in the file, whose key is the name of the form.
        public let json: JSONValue

        /// The name: a plural category, a device, a width. Any text may occur.
        public var name: String { json.key?.string ?? "" }

        /// The text of the form.
        public var stringUnit: StringUnit? { json.stringUnit }

        /// The further choice inside the form.
        public var variations: Variations? { json.variations }

        /// Where the name of the form stands.
        public var position: SourcePosition { json.keyPosition }

        /// Members that the format does not name.
        public var unknownMembers: [JSONValue] {
            json.members(besides: [.stringUnit, .variations])
        }
    }
}

extension JSONValue {
    var stringUnit: StringCatalog.StringUnit? {
        object(.stringUnit).map { StringCatalog.StringUnit(json: $0) }
    }

    var variations: StringCatalog.Variations? {
        object(.variations).map { StringCatalog.Variations(json: $0) }
    }
}
