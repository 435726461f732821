/// One finding about a catalog: what is wrong, how grave it is, and where.
///
/// Its text form is `PATH:LINE:COLUMN: error: MESSAGE (LANGUAGE: KEYPATH)`, which editors and build logs turn into a
/// link, and always one line: control characters in what is shown are escaped.
public struct Diagnostic: Sendable, Hashable {
    /// How grave a finding is.
    public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
        /// Something worth knowing, with nothing to do.
        case note
        /// A likely mistake. Compiling goes on.
        case warning
        /// A defect. No output is written.
        case error

        /// Whether `left` is less grave than `right`.
        public static func < (left: Severity, right: Severity) -> Bool {
            left.rank < right.rank
        }

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    /// A second place that helps to understand a finding, such as the first of two duplicate keys.
    public struct Note: Sendable, Hashable {
        /// What the place has to do with the finding.
        public var message: String
        /// Where, in the same file as the finding.
        public var position: SourcePosition

        /// Creates a note.
        public init(_ message: String, position: SourcePosition) {
            self.message = message
            self.position = position
        }
    }

    /// The stable name of the rule in kebab case, such as `trailing-comma`.
    public var name: String
    /// How grave it is.
    public var severity: Severity
    /// The path of the file as the caller gave it.
    public var path: String
    /// Where in the file.
    public var position: SourcePosition
    /// What is wrong and what to do about it, in one line.
    public var message: String
    /// The language tag of the localization concerned, as the catalog spells it.
    public var language: String?
    /// The entry concerned and the way to the part of it: `key`, `key|==|plural.one`,
    /// `key|==|device.iphone.plural.other` or `key|==|substitutions.NAME`.
    public var keyPath: String?
    /// Further places.
    public var notes: [Note]

    /// Creates a diagnostic that says `message` about a place.
    public init(
        _ message: DiagnosticMessage, path: String, position: SourcePosition, language: String? = nil,
        keyPath: String? = nil, notes: [Note] = []
    ) {
        self.name = message.name
        self.severity = message.severity
        self.path = path
        self.position = position
        self.message = message.text
        self.language = language
        self.keyPath = keyPath
        self.notes = notes
    }
}
