import StringCatalog

/// A text that arrives from a translator.
package struct Arrival: Sendable {
    /// Which text of the catalog it is for.
    enum Address: Sendable, Hashable {
        /// An id, in which a key and a path are one text.
        case id(String)
        /// A key and a path.
        case path(key: String, VariationPath)
    }

    /// How the text spells substitutions.
    enum Spelling: Sendable {
        /// As XLIFF does, with the numbers of arguments.
        case exchanged
        /// As catalogs do.
        case catalog
    }

    /// Which text of the catalog it is for.
    let address: Address
    /// The text that was translated, where the file has it.
    let source: String?
    /// The translation; nil where there is none.
    let text: String?
    /// How the translation stands.
    let state: ArrivalState
    /// How the text spells substitutions.
    let spelling: Spelling
    /// Whether the translation holds elements that stand for something and have no text.
    let hasEmptyElements: Bool
    /// Where it stands in its file.
    let position: SourcePosition

    /// The id, for people.
    var id: String {
        switch address {
        case .id(let id): id
        case .path(let key, let path): path.exchangeID(ofKey: key)
        }
    }
}
