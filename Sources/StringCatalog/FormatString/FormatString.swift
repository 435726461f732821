/// The value of a string unit as literal text and placeholders.
///
/// The value `%1$@ hat %lld %% mehr` is the segments placeholder, literal, placeholder, literal, percent sign, literal.
/// Parsing never fails: what is no placeholder is literal text, and ``issues`` says where that, or something else, is
/// likely a mistake. The grammar of a placeholder, after Apple's String Format Specifiers and IEEE printf, is
/// `%[position$][(name)][flags][width][.precision][length]conversion`; besides there are `%#@name@`, `%arg` and `%%`.
public struct FormatString: Sendable, Hashable {
    /// The pieces in order. Their ranges are adjoining and cover the value.
    public var segments: [Segment]
    /// What is likely a mistake, in order.
    public var issues: [Issue]

    /// One piece of a value.
    public struct Segment: Sendable, Hashable {
        /// What the piece is.
        public enum Kind: Sendable, Hashable {
            /// Text that prints as it is.
            case literal
            /// `%%`, which prints one percent sign.
            case percentSign
            /// A place for an argument.
            case placeholder(Placeholder)
            /// `%#@name@`, a place for a substitution.
            case substitution(SubstitutionMarker)
            /// `%arg`, the argument of the substitution around it; with the position of `%1$arg`.
            case argument(position: Int?)
        }

        /// What the piece is.
        public var kind: Kind
        /// Its bytes in the value, counted from 0.
        public var range: Range<Int>
        /// The number of the argument, from 1, where the piece takes one; nil until ``FormatString/number(from:argNum:countsSpaceFlag:)``.
        public var argument: Int?
    }

    /// `%#@name@`.
    public struct SubstitutionMarker: Sendable, Hashable {
        /// The name.
        public var name: String
        /// The explicit position of `%2$#@name@`.
        public var position: Int?
    }

    /// Something in a value that is likely a mistake.
    public struct Issue: Sendable, Hashable {
        /// What it is.
        public enum Kind: Sendable, Hashable {
            /// A percent sign that begins no placeholder; it is literal text.
            case strayPercentSign
            /// A placeholder with the space flag that prose is likelier to mean, as in `100% anonymous`; it is literal.
            case spaceFlagTakenAsText
            /// A width or precision of `*`, which takes an argument of its own; the placeholder is literal text.
            case starWidth
            /// A width or precision that is too large and was cut to the limit.
            case widthTooLarge
            /// A position of 0 or above ``FormatString/positionLimit``; the placeholder is literal text.
            case badPosition
            /// `%s` or `%S`, which take a C string on Apple's platforms.
            case cString
            /// `%p`, a pointer.
            case pointer
            /// `%n`, which takes an argument and prints nothing.
            case nothingPrinted
            /// A placeholder beyond ``FormatString/placeholderLimit``; it and all after it are literal text.
            case tooManyPlaceholders
            /// `%#@name` without the closing `@`, or without a name; it is literal text.
            case unterminatedSubstitution
        }

        /// What it is.
        public var kind: Kind
        /// The bytes concerned in the value, counted from 0.
        public var range: Range<Int>

        /// Creates an issue.
        public init(kind: Kind, range: Range<Int>) {
            self.kind = kind
            self.range = range
        }
    }

    init(segments: [Segment], issues: [Issue]) {
        self.segments = segments
        self.issues = issues
    }

    /// The largest explicit position of an argument.
    public static let positionLimit = 255
    /// The largest width and precision.
    public static let widthLimit = 255
    /// The largest number of placeholders and markers in a value.
    public static let placeholderLimit = 1000
    /// How many likely mistakes of a value are told.
    public static let issueLimit = 100
    /// The longest name of an argument or a substitution, in bytes.
    public static let nameLimit = 256
}
