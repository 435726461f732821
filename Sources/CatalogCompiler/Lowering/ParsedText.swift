internal import StringCatalog

/// A value of a catalog with its format string.
struct ParsedText {
    let text: JSONString
    /// The UTF-8 of the value; ranges of ``format`` count from its start.
    let bytes: ArraySlice<UInt8>
    var format: FormatString

    init(_ text: JSONString) {
        self.text = text
        bytes = text.utf8
        format = FormatString(bytes)
    }

    /// The bytes of a piece as they are written.
    func spelling(_ range: Range<Int>) -> [UInt8] {
        Array(bytes[(bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound)])
    }

    /// A piece as it is written.
    func spelled(_ range: Range<Int>) -> String {
        String(decoding: spelling(range), as: UTF8.self)
    }

    /// Whether a placeholder with the space flag is likelier to be prose: `100% anonymous` and `50 % off`, but not
    /// `% d items`.
    private func looksLikeProse(_ range: Range<Int>) -> Bool {
        if let before = byte(range.lowerBound - 1) {
            let last = before == UInt8(ascii: " ") ? byte(range.lowerBound - 2) : before
            if let last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) { return true }
        }
        guard byte(range.upperBound - 1) != UInt8(ascii: "@"), let after = byte(range.upperBound) else { return false }
        return after >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(after | 0x20)
    }

    private func byte(_ offset: Int) -> UInt8? {
        offset >= 0 && offset < bytes.count ? bytes[bytes.startIndex + offset] : nil
    }

    /// Numbers the arguments of a text that a translation is compared with, a key or a source text. A placeholder with
    /// the space flag counts in it where `isExpected` says so or where it does not look like prose.
    mutating func numberAsReference(
        from first: Int,
        argNum: (String) -> Int? = { _ in nil },
        isExpected: (FormatString.Placeholder, Int) -> Bool = { _, _ in false }
    ) {
        // The question is asked once for each such placeholder, in order.
        var ranges = format.spaceFlagRanges.makeIterator()
        let text = self
        format.number(from: first, argNum: argNum) { placeholder, number in
            guard let range = ranges.next() else { return false }
            return isExpected(placeholder, number) || !text.looksLikeProse(range)
        }
    }
}

extension FormatString {
    /// The places of the placeholders with the space flag.
    var spaceFlagRanges: [Range<Int>] {
        segments.compactMap { segment in
            if case .placeholder(let placeholder) = segment.kind, placeholder.flags.contains(.space) {
                return segment.range
            }
            return nil
        }
    }
}
