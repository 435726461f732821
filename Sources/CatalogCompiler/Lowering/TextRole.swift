/// Whose text it is: what the others are compared with, or one of the others.
package enum TextRole: Sendable {
    /// The key of an entry.
    case key
    /// Its text in the source language.
    case source
    /// Its text in another language.
    case translation
}
