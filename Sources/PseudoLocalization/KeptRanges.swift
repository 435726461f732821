import StringCatalog

/// Which bytes of a value no pseudo-translation may change: placeholders, and what programs read rather than people.
///
/// That is, besides everything of ``FormatString`` that is no literal text: HTML tags and entities, the target of a
/// Markdown link (`[text](target)`, `^[text](inflect: true)`), addresses with a scheme, `{names}` in braces and escapes
/// written with a backslash.
struct KeptRanges {
    /// For each byte of the value, whether it stays.
    private(set) var isKept: [Bool]

    private let bytes: [UInt8]

    /// - Complexity: linear in the length of the value.
    init(of bytes: [UInt8]) {
        self.bytes = bytes
        isKept = [Bool](repeating: false, count: bytes.count)
        for segment in FormatString(bytes[...]).segments where segment.kind != .literal { keep(segment.range) }
        var index = 0
        while index < bytes.count {
            if let end = endOfKeptText(at: index) {
                keep(index..<end)
                index = end
            } else {
                index += 1
            }
        }
    }

    private mutating func keep(_ range: Range<Int>) {
        for index in range { isKept[index] = true }
    }

    /// The end of what begins at `start` and stays; `nil` where nothing does.
    private mutating func endOfKeptText(at start: Int) -> Int? {
        switch bytes[start] {
        case UInt8(ascii: "<"):
            guard let next = byte(start + 1), next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || isLetter(next)
            else { return nil }
            return end(of: UInt8(ascii: ">"), from: start, unless: UInt8(ascii: "<"))
        case UInt8(ascii: "{"):
            return end(of: UInt8(ascii: "}"), from: start, unless: UInt8(ascii: "{"))
        case UInt8(ascii: "]"):
            guard byte(start + 1) == UInt8(ascii: "(") else { return nil }
            return end(of: UInt8(ascii: ")"), from: start + 1, unless: UInt8(ascii: "("))
        case UInt8(ascii: "&"):
            guard let end = end(of: UInt8(ascii: ";"), from: start, unless: UInt8(ascii: "&")), end > start + 2,
                bytes[start + 1..<end - 1].allSatisfy({ isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "#") })
            else { return nil }
            return end
        case UInt8(ascii: "\\"):
            return start + 1 < bytes.count ? start + 2 : nil
        case UInt8(ascii: ":"):
            guard byte(start + 1) == UInt8(ascii: "/"), byte(start + 2) == UInt8(ascii: "/") else { return nil }
            var scheme = start
            while scheme > 0, isLetter(bytes[scheme - 1]) || isDigit(bytes[scheme - 1]) { scheme -= 1 }
            keep(scheme..<start)
            var end = start
            while end < bytes.count, bytes[end] > 0x20, !Self.addressEnds.contains(bytes[end]) { end += 1 }
            return end
        default:
            return nil
        }
    }

    /// What no address contains, in prose at least.
    private static let addressEnds: [UInt8] = [
        UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: ")"),
    ]

    /// The place after the next `closing`; `nil` when an `opening` stands before it, so that every byte is looked at
    /// a bounded number of times.
    private func end(of closing: UInt8, from start: Int, unless opening: UInt8) -> Int? {
        var index = start + 1
        while index < bytes.count {
            if bytes[index] == closing { return index + 1 }
            if bytes[index] == opening { return nil }
            index += 1
        }
        return nil
    }

    private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
    private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
