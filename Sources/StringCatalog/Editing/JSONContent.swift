/// A value that an edit puts into a file.
///
/// ```swift
/// let german = JSONContent.stringUnit("Größe", state: .translated)
/// let russian = JSONContent.variations(.plural, [
///     "one": .stringUnit("%lld кусок", state: .translated),
///     "other": .stringUnit("%lld куска", state: .new),
/// ])
/// ```
public indirect enum JSONContent: Sendable {
    case null
    case bool(Bool)
    /// A number as it is to be written, such as `1.50`.
    case number(String)
    case string(String)
    case array([JSONContent])
    /// An object. Its members are written in the order of the editor.
    case object([String: JSONContent])
    /// The value of another place or another file. It keeps the order of its members and, where the layouts of the two
    /// places agree, its bytes, indented for the new place.
    case copy(JSONValue)

    /// A localization or a form that is one text: `{"stringUnit" : {"state" : …, "value" : …}}`.
    public static func stringUnit(_ value: String, state: StringCatalog.State) -> JSONContent {
        .object([MemberName.stringUnit.rawValue: unit(value, state: state)])
    }

    /// A localization or a form that is a choice: `{"variations" : {"plural" : {"one" : …}}}`.
    public static func variations(_ axis: StringCatalog.Axis.Kind, _ forms: [String: JSONContent]) -> JSONContent {
        .object([MemberName.variations.rawValue: .object([axis.rawValue: .object(forms)])])
    }

    /// The string unit alone: `{"state" : …, "value" : …}`.
    package static func unit(_ value: String, state: StringCatalog.State) -> JSONContent {
        .object([
            MemberName.state.rawValue: .string(state.rawValue), MemberName.value.rawValue: .string(value),
        ])
    }

    /// Objects around a value, the outermost first.
    static func nested(in names: some BidirectionalCollection<String>, _ content: JSONContent) -> JSONContent {
        names.reversed().reduce(content) { .object([$1: $0]) }
    }

    /// The members of an object, in the order of the file where it is a copy; nil of other values.
    var members: [(name: String, content: JSONContent)]? {
        switch self {
        case .object(let members):
            members.map { (name: $0.key, content: $0.value) }
        case .copy(let value) where value.kind == .object:
            value.children.map { (name: $0.key?.string ?? "", content: .copy($0)) }
        default: nil
        }
    }

    /// The kind of the value.
    var kind: JSONValue.Kind {
        switch self {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        case .copy(let value): value.kind
        }
    }

    /// Whether a value of a file is this scalar or array already. Objects are compared by their members elsewhere.
    func isScalar(equalTo value: JSONValue) -> Bool {
        switch self {
        case .null: value.isNull
        case .bool(let bool): value.bool == bool
        case .number(let number): value.number == number
        case .string(let text): value.string.map { $0 == text } ?? false
        case .array(let elements):
            value.kind == .array && elements.count == value.children.reduce(into: 0) { count, _ in count += 1 }
                && zip(elements, value.children).allSatisfy { $0.isScalar(equalTo: $1) }
        case .object: false
        case .copy(let other): value.kind != .object && value.hasSameValue(as: other)
        }
    }
}
