/// How a call tells a key: in which argument, in which syntax, and what stands beside it.
struct CallForm: Sendable {
    /// Which argument is the key.
    enum Key: Sendable {
        /// The first one, without a label.
        case first
        /// The one with this label.
        case label(String)
    }

    /// How the key is written.
    enum Syntax: Sendable {
        /// A literal whose interpolations become placeholders.
        case localized
        /// A plain string, which has the placeholders already.
        case plain
        /// An array of such literals, of which the first is the key.
        case phrases
    }

    /// Where the name has to stand.
    enum Place: Sendable {
        /// Behind a dot, and that behind a value: `view.help(…)`.
        case method
        /// Behind a dot: `.init(…)`.
        case member
        /// At the beginning of an expression, or behind the name of a module or a type.
        case function
    }

    /// Which table is meant.
    enum Table: Sendable {
        /// That of the argument with the label, else ``ExtractedKey/standardTable``.
        case labelled(String)
        /// A fixed one.
        case named(String)
        /// Any that has the key: a localizer looks the key up in all of its tables.
        case any
    }

    var key = Key.first
    var syntax = Syntax.localized
    var place = Place.function
    var table = Table.labelled("tableName")
    var valueLabel: String?
    var commentLabel: String? = "comment"
    /// Whether a key that is no literal is worth a warning.
    var wantsLiteral = false
}
