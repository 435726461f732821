extension StringCatalog {
    /// One entry in one language.
    public struct Localization: Sendable {
        /// The value in the file, whose key is the language tag: an object, or `null`.
        public let json: JSONValue

        /// The language tag as the catalog spells it, such as `pt-BR`, `zh-Hans` or `en_US`.
        public var languageTag: String { json.key?.string ?? "" }

        /// ``languageTag`` as bytes, to compare without making a `String`.
        public var languageTagText: JSONString? { json.key }

        /// Whether the localization is `null`, which means that there is none.
        public var isNull: Bool { json.isNull }

        /// Whether reading found no defect of structure in it. One that is not valid is not to be compiled.
        public var isValid: Bool { !json.node.isInvalid }

        /// The text, where it is one.
        public var stringUnit: StringUnit? { json.stringUnit }

        /// The choices, where there are some.
        public var variations: Variations? { json.variations }

        /// Several texts, where it is a set of App Shortcuts phrases.
        public var stringSet: StringSet? {
            json.object(.stringSet).map { StringSet(json: $0) }
        }

        /// The substitutions in file order, `null` ones left out.
        public var substitutions: [Substitution] {
            json[.substitutions]?.children.compactMap { $0.kind == .object ? Substitution(json: $0) : nil }
                ?? []
        }

        /// Where the language tag stands.
        public var position: SourcePosition { json.keyPosition }

        /// Members that the format does not name.
        public var unknownMembers: [JSONValue] {
            json.members(besides: [
                .stringUnit, .variations, .stringSet, .substitutions,
            ])
        }
    }

    /// The localizations of an entry in file order. Of two with the same tag only the last is there.
    public struct Localizations: Sequence, Sendable {
        let json: JSONValue?

        /// Steps through the localizations.
        public struct Iterator: IteratorProtocol, Sendable {
            var children: JSONValue.Children.Iterator?

            /// The next localization, nil after the last.
            public mutating func next() -> Localization? {
                children?.next().map { Localization(json: $0) }
            }
        }

        /// Begins at the first localization of the file.
        public func makeIterator() -> Iterator {
            Iterator(children: json?.children.makeIterator())
        }

        /// Whether there are none.
        public var isEmpty: Bool { json?.children.isEmpty ?? true }

        /// The localization whose tag is spelled exactly `languageTag`.
        ///
        /// - Complexity: Linear in the number of localizations.
        public subscript(languageTag: String) -> Localization? {
            json?[languageTag].map { Localization(json: $0) }
        }
    }
}
