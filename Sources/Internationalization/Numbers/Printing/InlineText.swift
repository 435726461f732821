/// A short piece of UTF-8 text stored in place: a separator, a sign, what stands before or after a number.
///
/// The symbols of a locale are copied and read without touching memory on the heap or a reference count.
struct InlineText: Sendable, Hashable {
    /// The greatest number of bytes.
    static let capacity = 63

    /// The bytes, the first in the low byte of the first lane; the highest byte of the last lane is their count.
    private var words: SIMD8<UInt64>

    /// No text.
    @inline(__always)
    init() {
        words = SIMD8(repeating: 0)
    }

    /// A text of at most ``capacity`` bytes; a longer one gives `nil`.
    init?(_ bytes: Span<UInt8>) {
        self.init()
        for index in bytes.indices {
            guard append(bytes[index]) else { return nil }
        }
    }

    /// A text of the program's own; what exceeds ``capacity`` is dropped.
    init(_ literal: StaticString) {
        self.init()
        literal.withUTF8Buffer { bytes in
            for index in bytes.indices { _ = append(unsafe bytes[index]) }
        }
    }

    /// The number of bytes.
    @inline(__always)
    var count: Int { Int(truncatingIfNeeded: words[7] &>> 56) }

    @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// The first eight bytes, the first in the low byte.
    @inline(__always)
    var head: UInt64 { words[0] }

    /// The number of Unicode scalars.
    var scalarCount: Int {
        (0..<count).count { self[$0] & 0xC0 != 0x80 }
    }

    /// The byte at `index`, which is below ``count``.
    @inline(__always)
    subscript(index: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: words[index &>> 3] &>> UInt64(truncatingIfNeeded: (index & 7) &* 8))
    }

    /// Whether all bytes are ASCII.
    var isASCII: Bool { (0..<count).allSatisfy { self[$0] < 0x80 } }

    /// Whether the bytes are UTF-8.
    var isUTF8: Bool { String(validating: (0..<count).lazy.map { self[$0] }, as: UTF8.self) != nil }

    /// Appends a byte.
    ///
    /// - Returns: whether there was room.
    mutating func append(_ byte: UInt8) -> Bool {
        let index = count
        guard index < Self.capacity else { return false }
        words[index &>> 3] |= UInt64(byte) &<< UInt64(truncatingIfNeeded: (index & 7) &* 8)
        words[7] += 1 << 56
        return true
    }

    /// Appends a text.
    ///
    /// - Returns: whether there was room for all of it; if not, nothing is appended.
    mutating func append(_ text: InlineText) -> Bool {
        guard count + text.count <= Self.capacity else { return false }
        for index in 0..<text.count {
            _ = append(text[index])
        }
        return true
    }
}

extension InlineText: ExpressibleByStringLiteral {
    init(stringLiteral literal: StaticString) {
        self.init(literal)
    }
}
