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

    /// Adds bytes.
    @inline(__always)
    package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        var sum: UInt64 = 0
        for byte in bytes { sum &+= UInt64(byte) }
        value = value &+ sum &+ UInt64(bytes.count)
    }

    /// Adds bytes.
    @inline(__always)
    package mutating func add(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { add($0) }
    }

    /// Adds a number.
    package mutating func add(_ number: Int) { value &+= UInt64(truncatingIfNeeded: number) }
}
