/// Takes values from the bytes that a fuzzer made up; zeros when there are no more.
struct ByteReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    mutating func word() -> UInt64 {
        var word: UInt64 = 0
        for _ in 0..<8 { word = word << 8 | UInt64(byte()) }
        return word
    }

    mutating func integer() -> Int {
        Int(truncatingIfNeeded: Int16(truncatingIfNeeded: Int(byte()) << 8 | Int(byte())))
    }

    mutating func element<Element>(of elements: [Element], default: Element) -> Element {
        let index = Int(byte())
        return elements.isEmpty ? `default` : elements[index % elements.count]
    }

    /// All that is left, as text.
    mutating func text() -> String {
        let text = String(decoding: rest, as: UTF8.self)
        rest = []
        return text
    }
}
