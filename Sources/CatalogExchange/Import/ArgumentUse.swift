import StringCatalog

/// The arguments that a text takes, to compare a translation with its source.
struct ArgumentUse {
    /// The kinds that a reader of the catalog would call different.
    enum Kind: Hashable {
        case text, integer, decimal, character, pointer

        /// Nil for a placeholder that prints nothing and takes any argument.
        init?(_ kind: FormatString.Placeholder.ArgumentKind) {
            switch kind {
            case .object, .string: self = .text
            case .signed, .unsigned: self = .integer
            case .float: self = .decimal
            case .character: self = .character
            case .pointer: self = .pointer
            case .nothing: return nil
            }
        }
    }

    /// A place for an argument.
    struct Slot: Hashable {
        let number: Int
        let kind: Kind
    }

    /// The slots, each with its first spelling.
    private(set) var slots: [Slot: String] = [:]
    /// The names of the substitutions in the text.
    private(set) var markers: Set<String> = []
    /// The number of the first argument that is a number: by it a text without substitutions is chosen.
    private(set) var firstNumber: Int?
    /// The spelling of the first placeholder that is broken, such as `%*d` or `%#@cats`.
    private(set) var brokenPlaceholder: String?

    init() {}

    /// The arguments of a text.
    ///
    /// - Parameters:
    ///   - text: The text as the catalog spells it.
    ///   - first: The number of the first argument: that of the substitution in whose form the text stands, else 1.
    ///   - argument: The number that a substitution has.
    ///   - counts: Whether a placeholder with the space flag is one at a place, as in `% d`, and no prose, as in
    ///     `100% done`.
    init(
        _ text: String, from first: Int = 1, argument: (String) -> Int? = { _ in nil },
        counts: (Slot) -> Bool = { _ in false }
    ) {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return }
        let bytes = Array(text.utf8)
        var format = FormatString(bytes[...])
        format.number(from: first, argNum: argument) { placeholder, number in
            Kind(placeholder.conversion.argumentKind).map { counts(Slot(number: number, kind: $0)) } ?? false
        }
        for segment in format.segments {
            guard let number = segment.argument else { continue }
            let spelling = String(decoding: bytes[segment.range], as: UTF8.self)
            switch segment.kind {
            case .placeholder(let placeholder):
                if let kind = Kind(placeholder.conversion.argumentKind) { add(number, kind, spelling) }
            case .substitution(let marker):
                markers.insert(marker.name)
                add(number, .integer, spelling)
            case .argument:
                add(number, .integer, spelling)
            case .literal, .percentSign:
                continue
            }
        }
        for issue in format.issues {
            switch issue.kind {
            case .starWidth, .badPosition, .unterminatedSubstitution:
                brokenPlaceholder = String(decoding: bytes[issue.range], as: UTF8.self)
            default: continue
            }
            break
        }
    }

    private mutating func add(_ number: Int, _ kind: Kind, _ spelling: String) {
        if firstNumber == nil, kind == .integer || kind == .decimal { firstNumber = number }
        if slots[Slot(number: number, kind: kind)] == nil { slots[Slot(number: number, kind: kind)] = spelling }
    }

    /// Adds what another text takes.
    mutating func formUnion(_ other: ArgumentUse) {
        slots.merge(other.slots) { first, _ in first }
        markers.formUnion(other.markers)
    }

    /// Keeps what another text takes as well.
    mutating func formIntersection(_ other: ArgumentUse) {
        slots = slots.filter { other.takes($0.key.number) }
        markers.formIntersection(other.markers)
    }

    /// Leaves an argument out.
    mutating func remove(_ number: Int) {
        slots = slots.filter { $0.key.number != number }
    }

    /// Whether the text takes the argument, of whatever kind.
    func takes(_ number: Int) -> Bool {
        slots.keys.contains { $0.number == number }
    }

    /// Whether the text takes an argument of that kind there.
    func has(_ slot: Slot) -> Bool {
        slots[slot] != nil
    }
}
