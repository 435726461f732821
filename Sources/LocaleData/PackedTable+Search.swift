extension PackedTable {
    /// The offset of the row that starts with `key`, in a table of rows of `width` bytes that are sorted by a key of
    /// `keyWidth` bytes; nil when there is none.
    ///
    /// - Complexity: O(log *n*).
    package func offset(ofRowFor key: Int, keyWidth: Int, width: Int) -> Int? {
        guard width > 0 else { return nil }
        var low = 0
        var high = count / width
        while low < high {
            let middle = (low + high) / 2
            let found = integer(at: middle * width, width: keyWidth)
            if found == key { return middle * width }
            if found < key { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The integer in the `valueWidth` bytes that follow the key in the row for `key`; nil when there is no such row.
    package func value(for key: Int, keyWidth: Int, valueWidth: Int) -> Int? {
        offset(ofRowFor: key, keyWidth: keyWidth, width: keyWidth + valueWidth)
            .map { integer(at: $0 + keyWidth, width: valueWidth) }
    }
}
