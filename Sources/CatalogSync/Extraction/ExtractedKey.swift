package import StringCatalog

/// One use of a key in source code.
package struct ExtractedKey: Sendable {
    /// Which table a use belongs to.
    package enum Table: Hashable, Sendable {
        /// The one of this name.
        case named(String)
        /// Any that has the key: the call does not say.
        case anyThatHasIt
    }

    /// The text that is there where no translation is.
    package enum DefaultValue: Hashable, Sendable {
        /// The key itself.
        case key
        /// This text.
        case text(KeyTemplate)
        /// One that cannot be seen, since it is no literal.
        case unseen
    }

    /// The key.
    package let key: KeyTemplate
    /// The table.
    package let table: Table
    /// What the developer tells the translators; nil where the call has no comment.
    package let comment: String?
    /// The default value.
    package let defaultValue: DefaultValue
    /// Whether it surely is a key. One that may be something else keeps an entry from becoming stale, but adds none.
    package let isCertain: Bool
    /// The file.
    package let path: String
    /// The place in the file.
    package let position: SourcePosition

    /// The name of the table of calls that name none.
    package static let standardTable = "Localizable"

    /// `PATH:LINE:COLUMN`.
    package var place: String { "\(path):\(position.line):\(position.column)" }
}
