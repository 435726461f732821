/// One value of a JSON file, as a record of fixed size in a flat array in the order of the file.
///
/// The value `{"a": [1, "x"], "b": null}` at offset 0 gives five records:
///
/// | index | kind   | start | extent | keyStart | keyLength |
/// |-------|--------|-------|--------|----------|-----------|
/// | 0     | object | 0     | 5      | none     | 0         |
/// | 1     | array  | 6     | 4      | 1        | 1         |
/// | 2     | number | 7     | 1      | none     | 0         |
/// | 3     | string | 10    | 3      | none     | 0         |
/// | 4     | null   | 21    | 4      | 16       | 1         |
///
/// The first child of a container is the next record; the sibling after a container is the record at its `extent`.
/// Offsets are 32 bits wide, which limits a file to 4 GB.
struct JSONNode {
    /// What kind of value it is.
    enum Kind: UInt32 {
        case object, array, string, number, `true`, `false`, null
    }

    /// The offset of the value's first byte: the opening quote of a string, the opening bracket of a container.
    var start: UInt32
    /// Of a container the index after its last descendant, of any other value its length in bytes, quotes included.
    var extent: UInt32
    /// The offset of the opening quote of the member's key, the largest number where there is none.
    var keyStart: UInt32
    /// Kind in bits 0 to 2, flags in bits 3 to 7, length of the key between its quotes in bits 8 to 31.
    private var bits: UInt32

    /// The length that says that a key is longer than 24 bits can tell and its end must be looked for.
    static let longKey = 0xFF_FFFF

    init(kind: Kind, start: Int, extent: Int, key: JSONKey) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.extent = UInt32(truncatingIfNeeded: extent)
        keyStart = UInt32(truncatingIfNeeded: key.start)
        bits = kind.rawValue | UInt32(truncatingIfNeeded: min(key.length, Self.longKey)) << 8
        if key.hasEscapes { bits |= Flag.keyHasEscapes }
    }

    private enum Flag {
        static let hasEscapes: UInt32 = 1 << 3
        static let keyHasEscapes: UInt32 = 1 << 4
        static let isOverridden: UInt32 = 1 << 5
        static let isInvalid: UInt32 = 1 << 6
        static let isPlain: UInt32 = 1 << 7
    }

    /// Whether the value is a member of an object.
    var hasKey: Bool { keyStart != .max }
    var kind: Kind { Kind(rawValue: bits & 7) ?? .null }
    var keyLength: Int { Int(bits >> 8) }
    var isContainer: Bool { bits & 7 <= Kind.array.rawValue }

    /// The bytes between the quotes of the key.
    @inline(__always)
    func keyRange(in bytes: SourceBytes) -> Range<Int> {
        let start = Int(keyStart) + 1
        guard keyLength == Self.longKey else { return start..<min(start + keyLength, max(start, bytes.count)) }
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return start..<min(end, max(start, bytes.count))
    }

    /// Whether the string holds a backslash, so that its bytes are not yet its text.
    var hasEscapes: Bool {
        get { bits & Flag.hasEscapes != 0 }
        set { set(Flag.hasEscapes, newValue) }
    }

    /// Whether the key holds a backslash.
    var keyHasEscapes: Bool { bits & Flag.keyHasEscapes != 0 }

    /// Whether a later member of the same object has the same key, so that this one does not count.
    var isOverridden: Bool {
        get { bits & Flag.isOverridden != 0 }
        set { set(Flag.isOverridden, newValue) }
    }

    /// Whether reading found a defect of structure in the value.
    var isInvalid: Bool {
        get { bits & Flag.isInvalid != 0 }
        set { set(Flag.isInvalid, newValue) }
    }

    /// Whether reading found that the value is a localization of one string unit, of a state and a text in this order.
    var isPlain: Bool {
        get { bits & Flag.isPlain != 0 }
        set { set(Flag.isPlain, newValue) }
    }

    private mutating func set(_ flag: UInt32, _ value: Bool) {
        bits = value ? bits | flag : bits & ~flag
    }
}

/// Where a member's key stands.
struct JSONKey {
    /// The offset of the opening quote, -1 for none.
    var start = -1
    /// The number of bytes between the quotes.
    var length = 0
    /// Whether it holds a backslash.
    var hasEscapes = false

    /// What elements of arrays and the root have.
    static let none = JSONKey()

    /// Whether it is that of a member.
    var isPresent: Bool { start >= 0 }
}
