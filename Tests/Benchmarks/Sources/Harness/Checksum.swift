/// A sum over texts, by which sides show that they did the same work, and by which the work cannot be optimized away.
package struct Checksum: Sendable {
    package private(set) var value: UInt64 = 0

    package init() {}

    /// Adds the bytes of a text in UTF-8.
    @inline(__always)
    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add($0) }
    }

    /// Adds bytes, eight at a time: what is done with a text should take little of the time in which it is found.
    @inline(__always)
    package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        let raw = UnsafeRawBufferPointer(bytes)
        var sum = UInt64(truncatingIfNeeded: raw.count)
        var offset = 0
        while raw.count &- offset >= 8 {
            sum &+= raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            offset &+= 8
        }
        while offset < raw.count {
            sum &+= UInt64(raw[offset]) &<< UInt64(truncatingIfNeeded: (offset & 7) &* 8)
            offset &+= 1
        }
        value &+= sum
    }

    /// Adds bytes.
    @inline(__always)
    package mutating func add(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { add($0) }
    }

    /// Adds a number.
    package mutating func add(_ number: Int) { value &+= UInt64(truncatingIfNeeded: number) }
}
