/// Tables that hold several sections: a header with the offset of each in three bytes, and that of the end.
extension PackedTable {
    /// Where a text lies in a table.
    package struct Text: Sendable {
        let offset: Int

        /// The number of bytes.
        package let count: Int
    }

    /// Where the section with the given number lies. Offsets that run backwards, which no generated table has, give an
    /// empty one.
    func section(_ number: Int) -> Range<Int> {
        let width = 3
        let start = integer(at: number * width, width: width)
        let end = integer(at: (number + 1) * width, width: width)
        return start..<max(start, end)
    }

    /// The record number or offset of the locale with the packed tag `key` in a section of locales; `nil` when it has
    /// no row there.
    ///
    /// - Complexity: O(log *n*).
    func record(forKey key: Int, inLocales locales: Range<Int>) -> Int? {
        let keyWidth = 7
        let width = 9
        let count = locales.count / width
        let row = Self.firstIndex(below: count) { row in
            integer(at: locales.lowerBound + row * width, width: keyWidth) >= key
        }
        let start = locales.lowerBound + row * width
        guard row < count, integer(at: start, width: keyWidth) == key else { return nil }
        return integer(at: start + keyWidth, width: width - keyWidth)
    }

    /// The text that the three bytes at `offset` point to: an offset from `texts` in two bytes, and a length.
    func text(at offset: Int, in texts: Range<Int>) -> Text {
        Text(
            offset: texts.lowerBound + integer(at: offset, width: 2),
            count: integer(at: offset + 2, width: 1)
        )
    }

    /// Calls `body` with the bytes of a text.
    func withBytes<Result, Failure>(
        of text: Text, _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withBytes(at: text.offset, length: text.count, body)
    }

    /// The first index for which `isAtOrAfter` holds, or `count`; it holds for all that follow one for which it does.
    static func firstIndex(below count: Int, where isAtOrAfter: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if isAtOrAfter(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
