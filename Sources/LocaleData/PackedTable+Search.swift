extension PackedTable {
    /// The offset of the first row that starts with `key`, in a table of rows of `width` bytes that are sorted by a key
    /// of `keyWidth` bytes; nil when there is none.
    ///
    /// - Complexity: O(log *n*).
    @inlinable @inline(__always)
    package func offset(ofRowFor key: Int, keyWidth: Int, width: Int) -> Int? {
        guard width > 0, keyWidth <= 8 else { return nil }
        // The key as it stands in the table, so that each step of the search is one comparison of bytes.
        var wanted: UInt64 = 0
        for group in 0..<keyWidth {
            wanted |= UInt64(truncatingIfNeeded: key >> (7 * group) & 0x7F) << UInt64(8 * group)
        }
        // A key with more bits than the table has room for, or a negative one, is in none of its rows.
        guard key >= 0, key >> (7 * keyWidth) == 0 else { return nil }
        var low = 0
        var high = count / width
        while low < high {
            let middle = (low + high) / 2
            if groups(at: middle * width, width: keyWidth) < wanted { low = middle + 1 } else { high = middle }
        }
        let offset = low * width
        return offset < count && groups(at: offset, width: keyWidth) == wanted ? offset : nil
    }

    /// The integer in the `valueWidth` bytes that follow the key in the row for `key`; nil when there is no such row.
    @inlinable @inline(__always)
    package func value(for key: Int, keyWidth: Int, valueWidth: Int) -> Int? {
        offset(ofRowFor: key, keyWidth: keyWidth, width: keyWidth + valueWidth)
            .map { integer(at: $0 + keyWidth, width: valueWidth) }
    }
}
