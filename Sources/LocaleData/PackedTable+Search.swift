extension PackedTable {
    /// The offset of the first row that starts with `key`, in a table of rows of `width` bytes that are sorted by a key
    /// of `keyWidth` bytes; nil when there is none.
    ///
    /// - Complexity: O(log *n*).
    @inlinable @inline(__always)
    package func offset(ofRowFor key: Int, keyWidth: Int, width: Int) -> Int? {
        guard width > 0 else { return nil }
        var low = 0
        var high = count / width
        while low < high {
            let middle = (low + high) / 2
            if integer(at: middle * width, width: keyWidth) < key { low = middle + 1 } else { high = middle }
        }
        let offset = low * width
        return offset < count && integer(at: offset, width: keyWidth) == key ? offset : nil
    }

    /// The integer in the `valueWidth` bytes that follow the key in the row for `key`; nil when there is no such row.
    @inlinable @inline(__always)
    package func value(for key: Int, keyWidth: Int, valueWidth: Int) -> Int? {
        offset(ofRowFor: key, keyWidth: keyWidth, width: keyWidth + valueWidth)
            .map { integer(at: $0 + keyWidth, width: valueWidth) }
    }
}
